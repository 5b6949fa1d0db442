import SwiftUI
import TestSupport

/// A view of any behavior.
struct LeafView: View {
  let leaf: DrawnLeaf
  let watch: Watch

  var body: some View {
    switch leaf.kind {
    case .text: Text(leaf.whim.isMultiple(of: 2) ? "word" : "some words that have to wrap")
    case .spacer: Spacer()
    case .divider: Divider()
    case .restless: RestlessView(leaf: leaf)
    default: LeafLayout(leaf: leaf, watch: watch) {}.layoutPriority(leaf.priority)
    }
  }
}

/// A view that answers as its kind does.
private struct LeafLayout: Layout {
  let leaf: DrawnLeaf
  let watch: Watch

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    watch.answers += 1
    switch leaf.kind {
    case .greedy: return proposal.replacingUnspecifiedDimensions(by: leaf.size)
    case .wrapping:
      guard let width = proposal.width, width > 0, width < leaf.size.width else { return leaf.size }
      let lines = (leaf.size.width / width).rounded(.up)
      return CGSize(width: width, height: leaf.size.height * lines)
    case .odd: return oddSize(proposal.hashValue(seed: leaf.whim))
    case .fickle: return oddSize(leaf.whim &+ watch.answers)
    default: return leaf.size
    }
  }

  private func oddSize(_ seed: Int) -> CGSize {
    var source = SeededGenerator(seed)
    let numbers = TreeDrawer<SeededGenerator>.oddNumbers + [leaf.size.width, leaf.size.height]
    return CGSize(width: source.pick(numbers), height: source.pick(numbers))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}

  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
    leaf.spacing.map { ViewSpacing(top: $0, leading: $0, bottom: nil, trailing: $0) }
      ?? ViewSpacing()
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout ()
  ) -> CGFloat? { leaf.guide }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? { leaf.guide }
}

extension ProposedViewSize {
  fileprivate func hashValue(seed: Int) -> Int {
    [width, height].reduce(seed) { hash, length in
      hash &* 31 &+ (length.map { Int(truncatingIfNeeded: Double($0).bitPattern) } ?? 1)
    }
  }
}

/// A view that takes another size whenever it learns where it is.
private struct RestlessView: View {
  let leaf: DrawnLeaf
  @State private var steps = 0

  var body: some View {
    Color.clear
      .frame(width: leaf.size.width + CGFloat(steps % 3) * 20, height: leaf.size.height)
      .onGeometryChange(for: CGRect.self) {
        $0.frame(in: .global)
      } action: { _ in
        steps += 1
      }
  }
}
