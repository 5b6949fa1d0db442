import FlowLayoutUI
import SwiftUI
import TestSupport
import Testing

/// Where nothing runs twice, as in the archive of a widget, a limited flow shows the picture at which it settles.
@MainActor @Suite("Limits in one pass")
struct LimitOnePassTests {
  /// Returns the visible display items of a host, and their frames.
  private func picture(_ host: HeadlessHost) -> [String] {
    let screen = CGRect(origin: .zero, size: host.proposedSize)
    return host.displayList.filter { item in
      item.color.opacity > 0 && item.frame.intersects(screen.insetBy(dx: -1_000, dy: -1_000))
    }.map { "\($0.content) \($0.color) \($0.frame)" }
  }

  private func hosts(
    _ size: CGSize, _ direction: LayoutDirection = .leftToRight,
    @ViewBuilder _ content: () -> some View
  ) -> (once: HeadlessHost, settled: HeadlessHost) {
    (
      HeadlessHost(size: size, layoutDirection: direction, showing: .firstPass, content: content),
      HeadlessHost(size: size, layoutDirection: direction, content: content)
    )
  }

  @Test(
    "after a single layout pass, as in a widget, only the shown views of a limited flow can be tapped"
  )
  func taps() throws {
    var taps: [Int] = []
    let (once, _) = hosts(CGSize(200, 100)) {
      Flow(0..<10, id: \.self, content: { index in Chip(index) { taps.append(index) } })
        .maxLines(1, overflow: { More($0) })
    }
    for x in stride(from: CGFloat(0), to: 200, by: 4) {
      for y in stride(from: CGFloat(0), to: 100, by: 4) { try? once.tap(at: CGPoint(x, y)) }
    }
    expectEqual(Set(taps), [0, 1, 2])
  }

  @Test(
    "a flow with fitsBounds but unlimited height shows no indicator in one pass, even while views are missing"
  )
  func unlimited() {
    let (once, settled) = hosts(CGSize(200, 100)) {
      Flow(0..<200, id: \.self, content: { Chip($0) })
        .fitsBounds { More($0) }
        .fixedSize(horizontal: false, vertical: true)
    }
    expectEqual(once.seenTexts, (0..<128).map { "\($0)" })
    // 50 lines of four, and no room for an indicator.
    expectEqual(settled.size, CGSize(184, 1_392))
  }

  private static let seeds: Range<UInt64> = 0..<tried(200)

  @Test("a limited flow shows the same picture after a single layout pass as when it has settled")
  func law() {
    for seed in Self.seeds {
      var random = SeededGenerator(seed: seed)
      let flow = DrawnFlow(&random)
      let size = CGSize(random.whole(20...500), 300)
      let (once, settled) = hosts(size, random.direction()) { flow.view }
      #expect(picture(once) == picture(settled), "seed \(seed): \(flow)")
    }
  }
}

/// A limited flow with everything that it can be asked for.
struct DrawnFlow: Sendable {
  let sizes: [CGSize]
  let priorities: [Double]?
  let maxLines: Int?
  let fitsBounds: Bool
  let isExpanded: Bool
  let hasItemSeparators: Bool
  let hasLineSeparators: Bool
  let isColumns: Bool
  let alignment: FlowAlignment
  let indicator: CGFloat

  init(_ random: inout SeededGenerator) {
    let count = random.number(0...(random.one(in: 4) ? 200 : 30))
    sizes = (0..<count).map { _ in random.wholeSize(10...90, 10...40) }
    priorities = random.one(in: 3) ? sizes.map { _ in Double(random.number(0...3)) } : nil
    maxLines = random.pick([nil, 0, 1, 2, 3, 5])
    fitsBounds = random.one(in: 3)
    isExpanded = random.one(in: 5)
    hasItemSeparators = random.one(in: 3)
    hasLineSeparators = random.one(in: 3)
    isColumns = random.one(in: 4)
    alignment = random.any()
    indicator = random.whole(0...80)
  }

  @MainActor var view: AnyView {
    isColumns
      ? view(VFlowLayout(alignment: VFlowAlignment(alignment)))
      : view(FlowLayout(alignment: alignment))
  }

  @MainActor private func view(_ layout: some FlowingLayout) -> AnyView {
    switch (hasItemSeparators, hasLineSeparators) {
    case (false, false): AnyView(flow(layout, { EmptyView() }, { EmptyView() }))
    case (true, false): AnyView(flow(layout, { Divider() }, { EmptyView() }))
    case (false, true): AnyView(flow(layout, { EmptyView() }, { Divider() }))
    case (true, true): AnyView(flow(layout, { Text("·") }, { Rule() }))
    }
  }

  @MainActor private func flow(
    _ layout: some FlowingLayout, _ itemSeparator: @escaping () -> some View,
    _ lineSeparator: @escaping () -> some View
  ) -> some View {
    let (sizes, indicator, priorities) = (sizes, indicator, priorities)
    return Flow(
      sizes.indices, id: \.self, layout: layout,
      content: { Chip($0, sizes[$0].width, sizes[$0].height) }
    )
    .maxLines(maxLines, isExpanded: isExpanded)
    .fitsBounds(fitsBounds, overflow: { More($0, indicator, 14) })
    .priority { priorities?[$0] ?? 0 }
    .itemSeparator(itemSeparator)
    .lineSeparator(lineSeparator)
  }
}
