import FlowUI
import SwiftUI
import Testing

/// Where nothing runs twice, as in the archive of a widget, a limited flow shows what it would settle at.
@MainActor @Suite("Limits in one pass")
struct LimitOnePassTests {
  /// What can be seen within a host, and where.
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

  @Test("no more than what is shown can be tapped")
  func taps() throws {
    var taps: [Int] = []
    let (once, _) = hosts(CGSize(width: 200, height: 100)) {
      Flow(0..<10, id: \.self, maxLines: 1) { index in
        Chip("\(index)") { taps.append(index) }
      } overflow: { more in
        Text("+\(more.count)").frame(width: 40, height: 20)
      }
    }
    for x in stride(from: CGFloat(0), to: 200, by: 4) {
      for y in stride(from: CGFloat(0), to: 100, by: 4) { try? once.tap(at: CGPoint(x: x, y: y)) }
    }
    #expect(Set(taps) == [0, 1, 2])
  }

  private static let seeds: Range<UInt64> = 0..<tried(200)

  @Test("what any flow settles at")
  func law() {
    for seed in Self.seeds {
      var random = SeededGenerator(seed: seed)
      let flow = DrawnFlow(&random)
      let size = CGSize(width: CGFloat(Int.random(in: 20...500, using: &random)), height: 300)
      let direction = Bool.random(using: &random) ? LayoutDirection.leftToRight : .rightToLeft
      let (once, settled) = hosts(size, direction) { flow.view }
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
  let alignment: Int
  let indicator: CGFloat

  init(_ random: inout SeededGenerator) {
    func chance(_ parts: Int) -> Bool { Int.random(in: 0..<parts, using: &random) == 0 }
    let count = Int.random(in: 0...(chance(4) ? 200 : 30), using: &random)
    sizes = (0..<count).map { _ in
      CGSize(
        width: CGFloat(Int.random(in: 10...90, using: &random)),
        height: CGFloat(Int.random(in: 10...40, using: &random)))
    }
    priorities =
      chance(3) ? sizes.map { _ in Double(Int.random(in: 0...3, using: &random)) } : nil
    maxLines = [nil, 0, 1, 2, 3, 5][Int.random(in: 0..<6, using: &random)]
    fitsBounds = chance(3)
    isExpanded = chance(5)
    hasItemSeparators = chance(3)
    hasLineSeparators = chance(3)
    isColumns = chance(4)
    alignment = Int.random(in: 0..<7, using: &random)
    indicator = CGFloat(Int.random(in: 0...80, using: &random))
  }

  @MainActor var view: AnyView {
    isColumns
      ? view(VFlowLayout(alignment: VFlowAlignment.allCases[alignment]))
      : view(FlowLayout(alignment: FlowAlignment.allCases[alignment]))
  }

  @MainActor private func view(_ layout: some FlowingLayout) -> AnyView {
    switch (hasItemSeparators, hasLineSeparators) {
    case (false, false): AnyView(flow(layout, { EmptyView() }, { EmptyView() }))
    case (true, false): AnyView(flow(layout, { Divider() }, { EmptyView() }))
    case (false, true): AnyView(flow(layout, { EmptyView() }, { Divider() }))
    case (true, true): AnyView(flow(layout, { Text("·") }, { Color.red.frame(height: 2) }))
    }
  }

  @MainActor private func flow(
    _ layout: some FlowingLayout, _ itemSeparator: @escaping () -> some View,
    _ lineSeparator: @escaping () -> some View
  ) -> some View {
    let (sizes, indicator) = (sizes, indicator)
    let priority: (Int) -> Double = { [priorities] in priorities?[$0] ?? 0 }
    return Flow(
      sizes.indices, id: \.self, layout: layout, maxLines: maxLines, fitsBounds: fitsBounds,
      isExpanded: isExpanded, priority: priority
    ) {
      Chip("\($0)", sizes[$0].width, sizes[$0].height)
    } overflow: { more in
      Text(verbatim: more.isExpanded ? "less" : "+\(more.count)").frame(
        width: indicator, height: 14)
    } itemSeparator: {
      itemSeparator()
    } lineSeparator: {
      lineSeparator()
    }
  }
}
