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
        idealLength: nil, hugsLines: .automatic)
    }
    let both: Alignment = .bottomTrailing
    #expect(FlowLayout().rules == whole(8, .leading, .top).rules)
    #expect(FlowLayout(spacing: 4).rules == whole(4, .leading, .top).rules)
    #expect(FlowLayout(alignment: both).rules == whole(8, .trailing, .bottom).rules)
    #expect(FlowLayout(alignment: both, spacing: 4).rules == whole(4, .trailing, .bottom).rules)
  }

  @Test("all initializers of columns have the same defaults")
  func columns() {
    func whole(_ spacing: CGFloat, _ alignment: VFlowAlignment, _ horizontal: HorizontalAlignment)
      -> VFlowLayout
    {
      VFlowLayout(
        horizontalSpacing: spacing, verticalSpacing: spacing, alignment: alignment, lastLine: nil,
        horizontalAlignment: horizontal, stretchesItems: false, wrapping: .greedy,
        maxItemsPerLine: nil, idealLength: nil, hugsLines: .automatic)
    }
    let both: Alignment = .bottomTrailing
    #expect(VFlowLayout().rules == whole(8, .top, .leading).rules)
    #expect(VFlowLayout(spacing: 4).rules == whole(4, .top, .leading).rules)
    #expect(VFlowLayout(alignment: both).rules == whole(8, .bottom, .trailing).rules)
    #expect(VFlowLayout(alignment: both, spacing: 4).rules == whole(4, .bottom, .trailing).rules)
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

  @Test("beside a view that grows by 1, a spacer takes as much")
  func spacer() {
    let host = HeadlessHost(size: CGSize(width: 200, height: 100)) {
      FlowLayout(spacing: 0) {
        Block(40, 10, fills: true).flowGrow(1).accessibilityIdentifier("0")
        Spacer(minLength: 0)
        Block(40, 10, fills: true).accessibilityIdentifier("1")
      }
      .accessibilityIdentifier("flow")
    }
    #expect(host.itemFrames().map(\.width) == [100, 40])
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

  @Test("where a distance is the platform's, views of declared sizes keep 8 points")
  func declaredSpacing() {
    let size = { (_: Int) in CGSize(width: 40, height: 20) }
    let places = [CGPoint(x: 0, y: 0), CGPoint(x: 48, y: 0), CGPoint(x: 0, y: 28)]
    let layout = FlowLayout(spacing: nil)
    #expect(
      origins(LazyFlow(0..<3, id: \.self, layout: layout, sizes: .declared(size), content: chip))
        == places)
    #expect(
      origins(
        LazyFlow(0..<3, id: \.self, layout: layout, sizes: .declared(size), lines: 2, content: chip)
      )
        == places)
    #expect(
      origins(LazyFlow(0..<3, id: \.self, layout: layout, lines: 2, content: chip)) == places)
  }

  @Test("photos whose depth nobody says are 160 points deep")
  func depthOfPhotos() {
    func sizes(_ layout: some FlowingLayout) -> [CGSize] {
      HeadlessHost(size: CGSize(width: 1000, height: 1000)) {
        LazyFlow([1, 2] as [CGFloat], id: \.self, layout: layout, sizes: .aspectRatio { $0 }) {
          Color.clear.accessibilityIdentifier("\(Int($0) - 1)")
        }
        .accessibilityIdentifier("flow")
      }
      .itemFrames().map(\.size)
    }
    #expect(
      sizes(FlowLayout()) == [CGSize(width: 160, height: 160), CGSize(width: 320, height: 160)])
    #expect(
      sizes(VFlowLayout()) == [CGSize(width: 160, height: 160), CGSize(width: 160, height: 80)])
    let photos = Array(repeating: 1 as CGFloat, count: 7)
    // Six fill a row of 1000 points.
    #expect(FlowLayout().offset(of: 6, in: photos, length: 1000, sizes: .aspectRatio { $0 }) == 168)
  }

  private func chip(_ number: Int) -> some View {
    Block(40, 20).accessibilityIdentifier("\(number)")
  }

  private func origins(_ flow: some View) -> [CGPoint] {
    HeadlessHost(size: CGSize(width: 100, height: 100)) { flow.accessibilityIdentifier("flow") }
      .itemFrames().map(\.origin)
  }
}
