#if canImport(SwiftUI)
import SwiftUI

/// Some of the separators of a kind, which are all the same view, in their places.
///
/// A few more or fewer make one such group evaluate again and not a list of all.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct SeparatorGroup<Stack: Layout> {
  let version: Int
  let count: Int
  /// The stack of each separator, if it is made of several views.
  let stack: Stack?
  let layout: PlacedViews<Stack>
  let content: () -> AnyView
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension SeparatorGroup: Equatable {
  static func == (a: Self, b: Self) -> Bool {
    a.version == b.version && a.count == b.count && (a.stack == nil) == (b.stack == nil)
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension SeparatorGroup: View {
  var body: some View {
    layout { copies(of: stack.map { stack in AnyView(stack { content() }) } ?? content()) }
  }

  nonisolated private func copies(of separator: AnyView) -> some View {
    ForEach(0..<count, id: \.self) { _ in separator }
  }
}

// MARK: Measuring

/// The stack of a separator that is measured for all: one view whatever is in it, of which `Divider` and `Spacer`
/// learn which way to run, and which tells by a guide how many views these are.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct SeparatorStack<Stack: Layout>: Layout {
  let stack: Stack

  static var layoutProperties: LayoutProperties { Stack.layoutProperties }

  func makeCache(subviews: Subviews) -> Stack.Cache { stack.makeCache(subviews: subviews) }

  func updateCache(_ cache: inout Stack.Cache, subviews: Subviews) {
    stack.updateCache(&cache, subviews: subviews)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Stack.Cache
  ) -> CGSize {
    stack.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Stack.Cache
  ) {
    stack.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  func spacing(subviews: Subviews, cache: inout Stack.Cache) -> ViewSpacing {
    stack.spacing(subviews: subviews, cache: &cache)
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Stack.Cache
  ) -> CGFloat? {
    stack.explicitAlignment(
      of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Stack.Cache
  ) -> CGFloat? {
    guide == .separatorCount
      ? CGFloat(subviews.count)
      : stack.explicitAlignment(
        of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension VerticalAlignment {
  private enum SeparatorCount: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  /// The guide by which a sample tells how many views it is made of.
  fileprivate static var separatorCount: VerticalAlignment {
    VerticalAlignment(SeparatorCount.self)
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension ViewDimensions {
  /// Whether they are those of a sample made of one view.
  var areOfOneView: Bool { self[explicit: .separatorCount] == 1 }
}
#endif
