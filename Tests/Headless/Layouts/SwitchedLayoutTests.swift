import FlowLayoutUI
import SwiftUI
import Testing

/// A layout around two flows: what one of them has kept is handed to the other.
private struct SwitchedLayout<First: FlowingLayout, Second: FlowingLayout>: Layout
where First.Cache == Second.Cache {
  let first: First
  let second: Second

  func makeCache(subviews: Subviews) -> First.Cache { first.makeCache(subviews: subviews) }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout First.Cache
  ) -> CGSize {
    _ = first.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    return second.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout First.Cache
  ) {
    second.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}

@MainActor @Suite("One cache for several layouts")
struct SwitchedLayoutTests {
  /// Views for whose frames all options matter.
  private func frames(_ layout: some Layout) -> [CGRect] {
    HeadlessHost(150, 150) {
      AnyLayout(layout) {
        Block(40, 20, baseline: 5).named(0)
        Block(50, 30, spacing: .zero).named(1)
        Block(30, 10, fills: true).flowAspectRatio(2).named(2)
        Block(40, 24).alignmentGuide(VerticalAlignment.top) { _ in 7 }.named(3)
        Block(20, 40, baseline: 30).named(4)
      }
      .named("flow")
    }
    .itemFrames()
  }

  private func check<First: FlowingLayout, Second: FlowingLayout>(_ first: First, _ second: Second)
  where First.Cache == Second.Cache {
    #expect(
      frames(SwitchedLayout(first: first, second: second)) == frames(second),
      "\(first) then \(second)")
    #expect(
      frames(SwitchedLayout(first: second, second: first)) == frames(first),
      "\(second) then \(first)")
  }

  @Test(
    "a flow layout with the cache of another flow layout has the same frames as with a new cache")
  func pairs() {
    let plain = FlowLayout(verticalSpacing: 4)
    check(plain, FlowLayout(verticalSpacing: 4, verticalAlignment: .firstTextBaseline))
    check(plain, FlowLayout(verticalSpacing: 4, verticalAlignment: .bottom))
    check(plain, FlowLayout(horizontalSpacing: nil, verticalSpacing: 4))
    check(plain, FlowLayout(verticalSpacing: nil))
    check(plain, FlowLayout(verticalSpacing: 4, stretchesItems: true))
    check(plain, FlowLayout(verticalSpacing: 4, targetRowHeight: 30))
    check(plain, FlowLayout(verticalSpacing: 4, alignment: .trailing))
    check(plain, FlowLayout(verticalSpacing: 4, maxItemsPerLine: 1))
    check(plain, VFlowLayout(verticalSpacing: 4))
    check(VFlowLayout(), VFlowLayout(horizontalAlignment: .trailing))
    check(
      FlowLayout(horizontalSpacing: nil, targetRowHeight: 30),
      FlowLayout(horizontalSpacing: nil, stretchesItems: true, targetRowHeight: 40))
  }
}
