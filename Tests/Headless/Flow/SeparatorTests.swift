import FlowLayoutUI
import SwiftUI
import Testing

/// Separators of a `Flow`: chips of 40 × 20 points, gaps of 8, dots 4 points wide, rules 2 points high.
///
/// Three chips and two dots make a line of 160 points.
@MainActor @Suite("Separators")
struct SeparatorTests {
  private func host(
    width: CGFloat = 200, height: CGFloat = 400, _ direction: LayoutDirection = .leftToRight,
    @ViewBuilder _ flow: () -> some View
  ) -> HeadlessHost {
    HeadlessHost(width, height, direction) { flow().named("flow") }
  }

  private func host(
    _ count: Int = 7, layout: FlowLayout = FlowLayout(), _ direction: LayoutDirection = .leftToRight
  ) -> HeadlessHost {
    host(direction) {
      Flow(0..<count, id: \.self, layout: layout, content: { Chip($0) })
        .itemSeparator { Dot() }
        .lineSeparator { Rule() }
    }
  }

  private func parts(_ host: HeadlessHost) -> (dots: [CGPoint], rules: [CGRect]) {
    let flow = host.frame(of: "flow")?.origin ?? .zero
    let dots = host.seen.filter { $0.text == "·" }.map { seen in
      CGPoint(seen.frame.midX - 2 - flow.x, seen.frame.midY - 10 - flow.y)
    }
    let rules = host.displayList.filter { $0.color.opacity > 0 }.compactMap { item -> CGRect? in
      guard case .fill = item.content else { return nil }
      return item.frame.offsetBy(dx: -flow.x, dy: -flow.y)
    }
    return (dots, rules)
  }

  @Test(
    "a flow's item separators have its spacing on both sides, and line separators the longest line's length"
  )
  func places() throws {
    let host = host()
    expectEqual(try host.settle(), 1)
    let (dots, rules) = parts(host)
    expectEqual(dots, [0, 38].flatMap { y in [48, 108].map { CGPoint($0, y) } })
    expectEqual(rules, [28, 66].map { CGRect(0, $0, 160, 2) })
    let origins = [0, 38, 76].flatMap { y in [0, 60, 120].map { CGPoint($0, y) } }
    expectEqual(host.origins, Array(origins.prefix(7)))
    expectEqual(host.size, CGSize(160, 96))
    expectEqual(host.readTexts, ["0", "1", "2", "3", "4", "5", "6"])
  }

  @Test(
    "a flow's item separators follow their line's alignment, and line separators that of the longest line"
  )
  func aligned() {
    let (dots, rules) = parts(host(5, layout: FlowLayout(alignment: .center)))
    expectEqual(dots, [CGPoint(68, 0), CGPoint(128, 0), CGPoint(98, 38)])
    expectEqual(rules, [CGRect(20, 28, 160, 2)])
    let spread = host(3, layout: FlowLayout(alignment: .spaceBetween, lastLine: .spaceBetween))
    expectEqual(parts(spread).dots.map(\.x), [58, 138])
    let stretched = host(5, layout: FlowLayout(alignment: .stretch, lastLine: .stretch))
    expectEqual(parts(stretched).dots.map { $0.x.rounded() }, [61, 135, 98])
  }

  @Test(
    "separators of a right-to-left flow mirror those of a left-to-right one, in each alignment",
    arguments: FlowAlignment.allCases)
  func rightToLeft(alignment: FlowAlignment) {
    let layout = FlowLayout(alignment: alignment)
    let (ltr, rtl) = (host(layout: layout), host(layout: layout, .rightToLeft))
    let (width, own, mirrored) = (ltr.size.width, parts(ltr), parts(rtl))
    expectEqual(own.dots.count, mirrored.dots.count)
    for (dot, other) in zip(own.dots, mirrored.dots) {
      #expect(abs(dot.x - (width - other.x - 4)) < 1e-9 && dot.y == other.y)
    }
    expectEqual(
      own.rules, mirrored.rules.map { CGRect(width - $0.maxX, $0.minY, $0.width, $0.height) })
  }

  @Test(
    "in a flow of columns, item separators lie between views of a column, and line separators are upright"
  )
  func columns() {
    let host = host(width: 400, height: 99) {
      Flow(0..<5, id: \.self, layout: VFlowLayout(), content: { Chip($0) })
        .itemSeparator { Dot(width: 20, height: 4) }
        .lineSeparator { Rule(isUpright: true) }
    }
    // 20 + 8 + 4 + 8 = 40: a third view would end at 100.
    expectEqual(parts(host).rules, [48, 106].map { CGRect($0, 0, 2, 60) })
    expectEqual(host.seen.filter { $0.text == "·" }.count, 2)
    let origins = [0, 58, 116].flatMap { x in [0, 40].map { CGPoint(x, $0) } }
    expectEqual(host.origins, Array(origins.prefix(5)))
  }

  @Test("as separators of a flow, dividers stand upright between items, and lie flat between lines")
  func dividers() {
    let host = host(width: 100) {
      Flow(0..<3, id: \.self, layout: FlowLayout(stretchesItems: true), content: { Chip($0) })
        .itemSeparator { Divider() }
        .lineSeparator { Divider() }
    }
    let shapes = parts(host).rules
    #expect(shapes.contains { $0.height == 20 && $0.width <= 1 && $0.minX == 48 })
    #expect(shapes.contains { $0.width > 90 && $0.height <= 1 && $0.minY == 28 })
    expectEqual(shapes.count, 2)
  }

  @Test("a LineBreak in a flow has a line separator, but no item separator beside it")
  func forcedBreaks() {
    let broken = host {
      Flow {
        Chip("a")
        LineBreak()
        Chip("b")
        Chip("c")
      }
      .itemSeparator {
        Dot()
      }
      .lineSeparator {
        Rule()
      }
    }
    expectEqual(parts(broken).dots, [CGPoint(48, 38)])
    expectEqual(parts(broken).rules, [CGRect(0, 28, 100, 2)])
  }

  @Test("separators of a flow are drawn, but neither read by assistive technologies nor tapped")
  func decoration() {
    var taps = 0
    let host = host {
      Flow(0..<3, id: \.self, content: { Chip($0) })
        .itemSeparator { Button("·") { taps += 1 }.named("dot") }
    }
    expectEqual(host.seenTexts.filter { $0 == "·" }.count, 2)
    expectEqual(host.readTexts, ["0", "1", "2"])
    #expect(throws: HeadlessHost.InteractionError.self) { try host.tap("dot") }
    expectEqual(taps, 0)
  }

  @Test(
    "line separators keep platform spacing to a flow's lines, and an infinite preference counts as none"
  )
  func platformSpacing() {
    func origins(width: CGFloat, _ own: ViewSpacing, _ rule: ViewSpacing) -> [CGPoint] {
      host(width: width) {
        Flow(
          0..<3, id: \.self, layout: FlowLayout(spacing: nil),
          content: { Block(40, 20, spacing: own).named($0) }
        )
        .maxLines(nil, overflow: { More($0) })
        .lineSeparator { Block(10, 2, spacing: rule) }
      }.origins
    }
    let some = origins(
      width: 100, ViewSpacing(top: 3, leading: 5, bottom: 7, trailing: 9),
      ViewSpacing(top: 0, leading: 0, bottom: 11, trailing: 0))
    expectEqual(some, [.zero, CGPoint(49, 0), CGPoint(0, 20 + 7 + 2 + 11)])
    let endless = origins(
      width: 50, ViewSpacing(top: 3, leading: 0, bottom: .infinity, trailing: 0), .zero)
    expectEqual(endless[1], CGPoint(0, 20 + 2 + 3))
  }

  @Test(
    "item separators of a flow keep platform spacing to the views beside them and to the line below"
  )
  func platformSpacingOfItemSeparators() {
    let own = ViewSpacing(top: 3, leading: 5, bottom: 7, trailing: 9)
    let dot = ViewSpacing(top: 0, leading: 2, bottom: 13, trailing: 15)
    func origins(width: CGFloat, partsOfAnElement: Int) -> [CGPoint] {
      host(width: width) {
        Flow(0..<4 / partsOfAnElement, id: \.self, layout: FlowLayout(spacing: nil)) { element in
          ForEach(0..<partsOfAnElement, id: \.self) { part in
            Block(40, 20, spacing: own).named(partsOfAnElement * element + part)
          }
        }
        .itemSeparator { Block(4, 6, spacing: dot) }
      }.origins
    }
    // 9 before a separator, and 15 behind it; 13 below a line that has one.
    let next: CGFloat = 40 + 9 + 4 + 15
    expectEqual(
      origins(width: 110, partsOfAnElement: 1),
      [CGPoint(0, 0), CGPoint(next, 0), CGPoint(0, 33), CGPoint(next, 33)])
    expectEqual(
      origins(width: 60, partsOfAnElement: 1), [0, 27, 54, 81].map { CGPoint(0, $0) })
    // There is none between the views of one element.
    expectEqual(
      origins(width: 300, partsOfAnElement: 2).map(\.x), [0, 49, 49 + next, 98 + next])
    expectEqual(
      origins(width: 100, partsOfAnElement: 2),
      [CGPoint(0, 0), CGPoint(49, 0), CGPoint(0, 27), CGPoint(49, 27)])
  }

  @Test("a given spacing lies on both sides of a flow's line separator, whatever the views prefer")
  func givenSpacing() {
    let host = host(width: 50) {
      Flow(0..<2, id: \.self, layout: FlowLayout(spacing: 3)) {
        Block(40, 20, spacing: .preferring(30)).named($0)
      }
      .lineSeparator { Rule() }
    }
    expectEqual(host.origins, [.zero, CGPoint(0, 20 + 3 + 2 + 3)])
  }

  @Test(
    "a change of a flow's width moves separators within two rounds, and keeps every view's identity"
  )
  func resizing() throws {
    let host = host()
    let born = host.frames.map(\.identifier).filter { $0 != "rule" }
    for width in stride(from: CGFloat(400), through: 20, by: -7) {
      host.resize(width, 400)
      #expect(try host.settle() <= 2)
      let rows = Set(host.origins.map(\.y))
      expectEqual(parts(host).rules.count, rows.count - 1)
      expectEqual(parts(host).dots.count, 7 - rows.count)
      expectEqual(host.frames.map(\.identifier).filter { $0 != "rule" }, born)
    }
  }

  @Test(
    "a divider between items is as high as its row in a flow of rows, and as wide as its column in columns"
  )
  func depthOfDividers() {
    func host(_ layout: some FlowingLayout, _ depths: [CGFloat]) -> HeadlessHost {
      self.host(width: 400) {
        Flow(depths, id: \.self, layout: layout, content: { Block($0, $0) })
          .itemSeparator { Divider() }
      }
    }
    expectEqual(parts(host(FlowLayout(), [30, 50, 4])).rules.map(\.height), [50, 50])
    expectEqual(parts(host(VFlowLayout(), [30, 50, 4])).rules.map(\.width), [50, 50])
    let thin = host(FlowLayout(), [3, 4])
    #expect(parts(thin).rules.map(\.height) == [4] && thin.size.height == 4)
  }

  @Test("a flow measures one unseen separator of each kind, and creates as many others as it shows")
  func counted() throws {
    let (probe, tally) = (Probe(), Numbered.Counter())
    let host = HeadlessHost(200, 4_000) {
      Flow(0..<300, id: \.self, content: { Block(40, 20).named($0) })
        .itemSeparator { Block(4, 20, probe: probe).named("dot \(tally.next())") }
        .lineSeparator { Rule() }
    }
    expectEqual(try host.settle(), 1)
    func count(_ name: String) -> Int {
      host.frames.filter { $0.identifier.hasPrefix(name) }.count
    }
    // Three a line; one of each kind is unseen, to be measured.
    #expect(count("dot") == 300 - 100 + 1 && count("rule") == 99 + 1)
    // The layout asks for two sizes of one; then each takes its place.
    #expect(probe.proposals.count <= 2 * 201 + 2)
    // They are the same view: it is asked for once for the one that is measured, and once for each 64.
    let made = tally.next()
    expectEqual(made, 1 + 4 + 1)
    host.resize(220, 4_000)
    expectEqual(try host.settle(), 1)
    #expect(count("dot") == 300 - 75 + 1 && count("rule") == 74 + 1)
    // 25 more, which are among the last 64.
    expectEqual(tally.next() - made, 1 + 1)
  }

  @Test(
    "a separator made of several views takes the frame of a separator of one view, also after a change",
    arguments: [false, true])
  func several(isColumns: Bool) throws {
    let isWhole = Remote(true)
    func part(_ length: CGFloat) -> some View {
      (isColumns ? Block(6, length) : Block(length, 6)).named("part")
    }
    /// Twenty chips, five a line.
    func flow(_ layout: some FlowingLayout, isWhole: Bool) -> AnyView {
      let separator = Group {
        if isWhole {
          Block(6, 6).named("dot")
        } else {
          part(2)
          part(4)
        }
      }
      return AnyView(
        Flow(0..<20, id: \.self, layout: layout, content: { _ in Block(24, 24).named("chip") })
          .itemSeparator { separator })
    }
    let host = HeadlessHost(200, 200) {
      Driven(isWhole) {
        isColumns ? flow(VFlowLayout(), isWhole: $0) : flow(FlowLayout(), isWhole: $0)
      }
    }
    func frames(_ name: String) -> [CGRect] {
      host.frames.filter { $0.identifier == name }.map(\.frame)
    }
    try host.settle()
    let (chips, dots) = (frames("chip"), frames("dot"))
    #expect(chips.count == 20 && dots.count == 15 + 1)
    isWhole.set(false)
    try host.settle()
    expectEqual(frames("chip"), chips)
    let parts = frames("part")
    expectEqual(parts.count, 2 * dots.count)
    for dot in dots { #expect(parts.filter { dot.contains($0) }.count >= 2) }
  }
}
