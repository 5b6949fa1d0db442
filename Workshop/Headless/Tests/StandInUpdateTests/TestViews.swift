import SwiftUI

/// A leaf of a fixed size.
struct Box: View {
  var width: CGFloat
  var height: CGFloat

  init(_ width: CGFloat, _ height: CGFloat) {
    self.width = width
    self.height = height
  }

  // A layout without views gives way to all others unless it says otherwise.
  var body: some View { BoxLayout(width: width, height: height) {}.layoutPriority(0) }
}

private struct BoxLayout: Layout {
  var width: CGFloat
  var height: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: width, height: height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}

/// Gives its content a fixed size.
struct Fixed: Layout {
  var width: CGFloat
  var height: CGFloat

  init(_ width: CGFloat, _ height: CGFloat) {
    self.width = width
    self.height = height
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: width, height: height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: .init(bounds.size)) }
  }
}

/// Lines of subviews, each as wide as it likes, with 10 points between them.
struct Wrap: Layout {
  var spacing: CGFloat = 10

  var animatableData: CGFloat {
    get { spacing }
    set { spacing = newValue }
  }

  private func frames(_ width: CGFloat, _ subviews: Subviews) -> [CGRect] {
    var origin = CGPoint.zero
    var depth: CGFloat = 0
    return subviews.map { subview in
      let size = subview.sizeThatFits(.unspecified)
      if origin.x > 0, origin.x + size.width > width {
        origin = CGPoint(x: 0, y: origin.y + depth + spacing)
        depth = 0
      }
      defer { origin.x += size.width + spacing }
      depth = max(depth, size.height)
      return CGRect(origin: origin, size: size)
    }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let frames = frames(proposal.width ?? .infinity, subviews)
    return CGSize(
      width: frames.map(\.maxX).max() ?? 0, height: frames.map(\.maxY).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (subview, frame) in zip(subviews, frames(bounds.width, subviews)) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        proposal: .unspecified)
    }
  }
}

/// Notes what happened, outside of any view's state.
@MainActor final class Log {
  var entries: [String] = []

  func callAsFunction(_ entry: String) { entries.append(entry) }

  /// Notes the evaluation of a body, as an expression in it.
  func note<Content: View>(_ entry: String, _ content: Content) -> Content {
    entries.append(entry)
    return content
  }
}

/// Keeps the last binding that a view handed out, so that a test can write through it.
@MainActor final class Handle<Value> {
  var binding: Binding<Value>?

  func take<Content: View>(_ binding: Binding<Value>, _ content: Content) -> Content {
    self.binding = binding
    return content
  }

  func set(_ value: Value) { binding?.wrappedValue = value }
}

extension CGRect {
  init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }
}
