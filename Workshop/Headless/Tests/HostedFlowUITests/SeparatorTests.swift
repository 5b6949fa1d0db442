import FlowUI
import SwiftUI
import Testing

/// Separators of a `Flow`: chips of 40 × 20 points, gaps of 8, dots 4 points wide, rules 2 points high.
///
/// Three chips and two dots make a line of 160 points.
@MainActor @Suite("Separators")
struct SeparatorTests {
  private func host(
    _ count: Int = 7, width: CGFloat = 200, layout: FlowLayout = FlowLayout(),
    direction: LayoutDirection = .leftToRight
  ) -> HeadlessHost {
    HeadlessHost(size: CGSize(width: width, height: 400), layoutDirection: direction) {
      SeparatedChips(count: count, layout: layout)
        .accessibilityIdentifier("flow")
    }
  }

  private func parts(_ host: HeadlessHost) -> (dots: [CGPoint], rules: [CGRect]) {
    let flow = host.frame(of: "flow")?.origin ?? .zero
    let items = host.displayList.filter { $0.color.opacity > 0 }
    let dots = host.seen.filter { $0.text == "·" }.map { seen in
      CGPoint(x: seen.frame.midX - 2 - flow.x, y: seen.frame.midY - 10 - flow.y)
    }
    let rules = items.compactMap { item -> CGRect? in
      guard case .fill = item.content else { return nil }
      return item.frame.offsetBy(dx: -flow.x, dy: -flow.y)
    }
    return (dots, rules)
  }

  private func chip(_ name: String, _ host: HeadlessHost) -> CGPoint? {
    guard let flow = host.frame(of: "flow"), let chip = host.frame(of: name) else { return nil }
    return CGPoint(x: chip.minX - flow.minX, y: chip.minY - flow.minY)
  }

  @Test("between views with the spacing on both sides, between lines as long as the longest")
  func places() throws {
    let host = host()
    #expect(try host.settle() == 1)
    let (dots, rules) = parts(host)
    #expect(dots == [0, 38].flatMap { y in [48, 108].map { CGPoint(x: $0, y: y) } })
    #expect(rules == [28, 66].map { CGRect(x: 0, y: $0, width: 160, height: 2) })
    #expect(["0", "1", "2"].map { chip($0, host)?.x } == [0, 60, 120])
    #expect(["0", "3", "6"].map { chip($0, host)?.y } == [0, 38, 76])
    #expect(host.size == CGSize(width: 160, height: 96))
    #expect(host.readTexts == ["0", "1", "2", "3", "4", "5", "6"])
  }

  @Test("lines that are aligned have separators where they are, under the longest")
  func aligned() {
    let (dots, rules) = parts(host(5, layout: FlowLayout(alignment: .center)))
    #expect(dots == [CGPoint(x: 68, y: 0), CGPoint(x: 128, y: 0), CGPoint(x: 98, y: 38)])
    #expect(rules == [CGRect(x: 20, y: 28, width: 160, height: 2)])
    let spread = parts(
      host(3, layout: FlowLayout(alignment: .spaceBetween, lastLine: .spaceBetween)))
    #expect(spread.dots.map(\.x) == [58, 138])
    let stretched = host(5, layout: FlowLayout(alignment: .stretch, lastLine: .stretch))
    #expect(parts(stretched).dots.map { $0.x.rounded() } == [61, 135, 98])
  }

  @Test("right to left is the mirror")
  func rightToLeft() {
    for alignment in FlowAlignment.allCases {
      let layout = FlowLayout(alignment: alignment)
      let (ltr, rtl) = (host(layout: layout), host(layout: layout, direction: .rightToLeft))
      let width = ltr.size.width
      let mirrored = parts(rtl)
      #expect(parts(ltr).dots.count == mirrored.dots.count)
      for (dot, other) in zip(parts(ltr).dots, mirrored.dots) {
        #expect(abs(dot.x - (width - other.x - 4)) < 1e-9 && dot.y == other.y)
      }
      #expect(
        parts(ltr).rules
          == mirrored.rules.map {
            CGRect(x: width - $0.maxX, y: $0.minY, width: $0.width, height: $0.height)
          })
    }
  }

  @Test("columns have them the other way round")
  func columns() {
    let host = HeadlessHost(size: CGSize(width: 400, height: 99)) {
      Flow(0..<5, id: \.self, layout: VFlowLayout()) {
        Chip("\($0)")
      } itemSeparator: {
        Text("·").frame(width: 20, height: 4)
      } lineSeparator: {
        Color.red.frame(width: 2)
      }
      .accessibilityIdentifier("flow")
    }
    let (_, rules) = parts(host)
    // 20 + 8 + 4 + 8 = 40: a third view would end at 100.
    #expect(rules == [48, 106].map { CGRect(x: $0, y: 0, width: 2, height: 60) })
    #expect(host.seen.filter { $0.text == "·" }.count == 2)
    #expect(
      ["0", "1", "2", "4"].map { chip($0, host) } == [
        CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 40), CGPoint(x: 58, y: 0), CGPoint(x: 116, y: 0),
      ])
  }

  @Test("dividers run across the line between views, and along it between lines")
  func dividers() {
    let host = HeadlessHost(size: CGSize(width: 100, height: 400)) {
      Flow(0..<3, id: \.self, layout: FlowLayout(stretchesItems: true)) {
        Chip("\($0)")
      } itemSeparator: {
        Divider()
      } lineSeparator: {
        Divider()
      }
      .accessibilityIdentifier("flow")
    }
    let shapes = parts(host).rules
    #expect(shapes.contains { $0.height == 20 && $0.width <= 1 && $0.minX == 48 })
    #expect(shapes.contains { $0.width > 90 && $0.height <= 1 && $0.minY == 28 })
    #expect(shapes.count == 2)
  }

  @Test("beside a line break there is no item separator, but one between the lines")
  func forcedBreaks() {
    let broken = HeadlessHost(size: CGSize(width: 200, height: 400)) {
      Flow {
        Chip("a")
        LineBreak()
        Chip("b")
        Chip("c")
      } itemSeparator: {
        Text("·").frame(width: 4, height: 20)
      } lineSeparator: {
        Color.red.frame(height: 2)
      }
      .accessibilityIdentifier("flow")
    }
    #expect(parts(broken).dots == [CGPoint(x: 48, y: 38)])
    #expect(parts(broken).rules == [CGRect(x: 0, y: 28, width: 100, height: 2)])
  }

  @Test("separators are decoration: seen, but neither read nor tapped")
  func decoration() {
    var taps = 0
    let host = HeadlessHost(size: CGSize(width: 200, height: 400)) {
      Flow(0..<3, id: \.self) {
        Chip("\($0)")
      } itemSeparator: {
        Button("·") { taps += 1 }.accessibilityIdentifier("dot")
      }
    }
    #expect(host.seenTexts.filter { $0 == "·" }.count == 2)
    #expect(host.readTexts == ["0", "1", "2"])
    #expect(throws: HeadlessHost.InteractionError.self) { try host.tap("dot") }
    #expect(taps == 0)
  }

  @Test("the platform's distances are those between the views and the separators")
  func platformSpacing() {
    let host = HeadlessHost(size: CGSize(width: 100, height: 400)) {
      Flow(0..<3, id: \.self, layout: FlowLayout(spacing: nil)) {
        Block(
          40, 20, spacing: ViewSpacing(top: 3, leading: 5, bottom: 7, trailing: 9)
        ).accessibilityIdentifier("\($0)")
      } overflow: { _ in
        Text("more")
      } lineSeparator: {
        Block(10, 2, spacing: ViewSpacing(top: 0, leading: 0, bottom: 11, trailing: 0))
      }
      .accessibilityIdentifier("flow")
    }
    #expect(chip("1", host) == CGPoint(x: 49, y: 0))
    #expect(chip("2", host) == CGPoint(x: 0, y: 20 + 7 + 2 + 11))
  }

  @Test("a distance without end is none")
  func endlessSpacing() {
    let host = HeadlessHost(size: CGSize(width: 50, height: 400)) {
      Flow(0..<2, id: \.self, layout: FlowLayout(spacing: nil)) {
        Block(
          40, 20, spacing: ViewSpacing(top: 3, leading: 0, bottom: .infinity, trailing: 0)
        ).accessibilityIdentifier("\($0)")
      } lineSeparator: {
        Block(10, 2, spacing: .zero)
      }
      .accessibilityIdentifier("flow")
    }
    #expect(chip("1", host) == CGPoint(x: 0, y: 20 + 2 + 3))
  }

  @Test("a change of width moves them, in two rounds at most, and changes no view's identity")
  func resizing() throws {
    let host = host()
    let born = host.frames.map(\.identifier)
    for width in stride(from: CGFloat(400), through: 20, by: -7) {
      host.resize(CGSize(width: width, height: 400))
      #expect(try host.settle() <= 2)
      let rows = Set((0..<7).compactMap { chip("\($0)", host)?.y })
      #expect(parts(host).rules.count == rows.count - 1)
      #expect(parts(host).dots.count == 7 - rows.count)
      #expect(host.frames.map(\.identifier) == born)
    }
  }

  @Test("a divider between items is as deep as its line, in columns as in rows")
  func depthOfDividers() {
    func host(_ layout: some FlowingLayout) -> HeadlessHost {
      HeadlessHost(size: CGSize(width: 400, height: 400)) {
        Flow([30, 50, 4], id: \.self, layout: layout) {
          Block($0, $0).accessibilityIdentifier("\($0)")
        } itemSeparator: {
          Divider()
        }
        .accessibilityIdentifier("flow")
      }
    }
    #expect(parts(host(FlowLayout())).rules.map(\.height) == [50, 50])
    #expect(parts(host(VFlowLayout())).rules.map(\.width) == [50, 50])
    let thin = HeadlessHost(size: CGSize(width: 400, height: 400)) {
      Flow(0..<2, id: \.self) {
        Block(40, 4).accessibilityIdentifier("\($0)")
      } itemSeparator: {
        Divider()
      }
      .accessibilityIdentifier("flow")
    }
    #expect(parts(thin).rules.map(\.height) == [4] && thin.size.height == 4)
  }

  @Test("one is measured, and as many are made as are shown")
  func counted() throws {
    let (probe, tally) = (Probe(), Numbered.Counter())
    let host = HeadlessHost(size: CGSize(width: 200, height: 4_000)) {
      Flow(0..<300, id: \.self) {
        Block(40, 20).accessibilityIdentifier("\($0)")
      } itemSeparator: {
        Block(4, 20, probe: probe).accessibilityIdentifier("dot \(tally.next())")
      } lineSeparator: {
        Color.red.frame(height: 2).accessibilityIdentifier("rule")
      }
    }
    #expect(try host.settle() == 1)
    func count(_ name: String) -> Int {
      host.frames.filter { $0.identifier.hasPrefix(name) }.count
    }
    // Three a line; one of each kind is unseen, to be measured.
    #expect(count("dot") == 300 - 100 + 1 && count("rule") == 99 + 1)
    // The layout asks for two sizes of one; then each takes its place.
    #expect(probe.proposals.count <= 2 * 201 + 2)
    // They are the same view: it is asked for once for the one that is measured, and once for each 64.
    let made = tally.next()
    #expect(made == 1 + 4 + 1)
    host.resize(CGSize(width: 220, height: 4_000))
    #expect(try host.settle() == 1)
    #expect(count("dot") == 300 - 75 + 1 && count("rule") == 74 + 1)
    // 25 more, which are among the last 64.
    #expect(tally.next() - made == 1 + 1)
  }

  @Test("one made of several views takes the place of one view, also when it becomes such a one")
  func several() throws {
    for layout in [AnyFlow.rows, .columns] {
      let isWhole = Remote(true)
      let host = HeadlessHost(size: CGSize(width: 200, height: 200)) {
        Driven(isWhole) { isWhole in
          layout.flow {
            if isWhole {
              Block(6, 6).accessibilityIdentifier("dot")
            } else {
              Block(layout == .rows ? 2 : 6, layout == .rows ? 6 : 2)
                .accessibilityIdentifier("part")
              Block(layout == .rows ? 4 : 6, layout == .rows ? 6 : 4)
                .accessibilityIdentifier("part")
            }
          }
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
      #expect(frames("chip") == chips)
      let parts = frames("part")
      #expect(parts.count == 2 * dots.count)
      for dot in dots { #expect(parts.filter { dot.contains($0) }.count >= 2) }
    }
  }

  /// A flow of twenty chips, five a line.
  private enum AnyFlow {
    case rows
    case columns

    @ViewBuilder @MainActor
    func flow(@ViewBuilder separator: @escaping () -> some View) -> some View {
      let chip = Block(24, 24).accessibilityIdentifier("chip")
      switch self {
      case .rows:
        Flow(0..<20, id: \.self) { _ in
          chip
        } itemSeparator: {
          separator()
        }
      case .columns:
        Flow(0..<20, id: \.self, layout: VFlowLayout()) { _ in
          chip
        } itemSeparator: {
          separator()
        }
      }
    }
  }
}
