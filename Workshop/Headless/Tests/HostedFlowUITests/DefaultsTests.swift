import FlowUI
import SwiftUI
import Testing

private struct Person: Identifiable {
  let id: Int
}

/// Defaults are promises: who leaves an argument out gets what the documentation says.
@MainActor @Suite("Arguments that are left out")
struct DefaultsTests {
  @Test("all initializers of rows have the same defaults")
  func rows() {
    func whole(_ spacing: CGFloat, _ alignment: FlowAlignment, _ vertical: VerticalAlignment)
      -> FlowLayout
    {
      FlowLayout(
        horizontalSpacing: spacing, verticalSpacing: spacing, alignment: alignment, lastLine: nil,
        verticalAlignment: vertical, stretchesItems: false, wrapping: .greedy, maxItemsPerLine: nil,
        idealLength: nil, hugsLines: nil)
    }
    let both: Alignment = .bottomTrailing
    #expect(FlowLayout()._rules == whole(8, .leading, .top)._rules)
    #expect(FlowLayout(spacing: 4)._rules == whole(4, .leading, .top)._rules)
    #expect(FlowLayout(alignment: both)._rules == whole(8, .trailing, .bottom)._rules)
    #expect(FlowLayout(alignment: both, spacing: 4)._rules == whole(4, .trailing, .bottom)._rules)
  }

  @Test("all initializers of columns have the same defaults")
  func columns() {
    func whole(_ spacing: CGFloat, _ alignment: VFlowAlignment, _ horizontal: HorizontalAlignment)
      -> VFlowLayout
    {
      VFlowLayout(
        horizontalSpacing: spacing, verticalSpacing: spacing, alignment: alignment, lastLine: nil,
        horizontalAlignment: horizontal, stretchesItems: false, wrapping: .greedy,
        maxItemsPerLine: nil, idealLength: nil, hugsLines: nil)
    }
    let both: Alignment = .bottomTrailing
    #expect(VFlowLayout()._rules == whole(8, .top, .leading)._rules)
    #expect(VFlowLayout(spacing: 4)._rules == whole(4, .top, .leading)._rules)
    #expect(VFlowLayout(alignment: both)._rules == whole(8, .bottom, .trailing)._rules)
    #expect(VFlowLayout(alignment: both, spacing: 4)._rules == whole(4, .bottom, .trailing)._rules)
  }

  @Test("balanced wrapping asks for one line at least")
  func balanced() {
    #expect(FlowWrapping.balanced == .balanced(minLines: 1))
  }

  @Test("views grow and shrink by a factor of 1")
  func factors() {
    let host = HeadlessHost(size: CGSize(width: 220, height: 100)) {
      FlowLayout(spacing: 0) {
        Block(20, 10, fills: true).flowGrow().accessibilityIdentifier("0")
        Block(20, 10, fills: true).flowGrow(3).accessibilityIdentifier("1")
        Block(20, 10, fills: true).flowFullLine().accessibilityIdentifier("2")
        // A factor below 1 leaves a part of what is too much.
        Block(20, 10, fills: true).flowBasis(320).flowShrink().accessibilityIdentifier("3")
      }
      .accessibilityIdentifier("flow")
    }
    #expect(host.itemFrames().map(\.width) == [65, 155, 220, 220])
  }

  @Test("items of a FlowLayoutView keep 4 points of space, whatever identifies them")
  func itemSpacing() {
    func xs(_ flow: some View) -> [CGFloat] {
      HeadlessHost(size: CGSize(width: 200, height: 100)) { flow.accessibilityIdentifier("flow") }
        .itemFrames().map(\.minX)
    }
    func block(_ number: Int) -> some View { Block(40, 20).accessibilityIdentifier("\(number)") }
    #expect(xs(FlowLayoutView(mode: .vstack, items: 0..<2) { block($0) }) == [4, 52])
    #expect(xs(FlowLayoutView(mode: .vstack, items: 0..<2, id: \.self) { block($0) }) == [4, 52])
    let people = [Person(id: 0), Person(id: 1)]
    #expect(xs(FlowLayoutView(mode: .vstack, items: people) { block($0.id) }) == [4, 52])
  }

  @Test("a Flow has no limit and no separators, whatever identifies its elements")
  func limits() {
    func shown(_ flow: some View) -> [String] {
      // Offered less than one line.
      HeadlessHost(size: CGSize(width: 100, height: 10)) { flow }.readTexts
    }
    let (numbers, people) = ([0, 1, 2, 3, 4], (0..<5).map { Person(id: $0) })
    func chip(_ number: Int) -> some View { Chip("\(number)") }
    let all = ["0", "1", "2", "3", "4"]
    #expect(shown(Flow(numbers, id: \.self) { chip($0) }) == all)
    #expect(shown(Flow(people) { chip($0.id) }) == all)
    #expect(
      shown(
        Flow(numbers, id: \.self) {
          chip($0)
        } overflow: { _ in
          Text("more")
        }) == all)
    #expect(
      shown(
        Flow(people) {
          chip($0.id)
        } overflow: { _ in
          Text("more")
        }) == all)
    #expect(
      shown(
        Flow {
          ForEach(numbers, id: \.self) { chip($0) }
        } overflow: { _ in
          Text("more")
        }) == all)
  }
}
