import FlowLayoutUI
import SwiftUI
import Testing

@MainActor @Suite("FlowLayoutView")
struct FlowLayoutViewTests {
  private func host(
    _ path: FlowPath, width: CGFloat, mode: FlowLayoutMode = .scrollable, _ sizes: [CGSize],
    spacing: CGFloat = 4, minimumWidth: CGFloat? = nil,
    direction: LayoutDirection = .leftToRight
  ) -> HeadlessHost {
    HeadlessHost(width, 10_000, direction) {
      FlowLayoutView(mode: mode, items: sizes.indices, itemSpacing: spacing) {
        Block(sizes[$0].width, sizes[$0].height, minimumWidth: minimumWidth).named($0)
      }
      .named("flow").flows(by: path)
    }
  }

  private func sizes(_ widths: [CGFloat]) -> [CGSize] { widths.map { CGSize($0, 20) } }

  @Test(
    "FlowLayoutView takes any spacing, and counts an infinite one as none",
    arguments: FlowPath.allCases,
    [
      (0, [0, 40, 0], 40), (10, [10, 10, 10], 120), (-2, [-2, 34, 90], 16),
      (.nan, [0, 40, 0], 40), (.infinity, [0, 40, 0], 40),
    ] as [(CGFloat, [CGFloat], CGFloat)])
  func otherSpacing(path: FlowPath, spaced: (spacing: CGFloat, xs: [CGFloat], height: CGFloat)) {
    let host = host(path, width: 120, sizes([40, 60, 30]), spacing: spaced.spacing)
    expectEqual(host.itemFrames().map(\.minX), spaced.xs)
    expectEqual(host.size, CGSize(120, spaced.height))
  }

  @Test("FlowLayoutView settles in one update where the Layout protocol exists")
  func layoutByDefault() throws {
    let host = HeadlessHost(100, 100) {
      FlowLayoutView(mode: .vstack, items: 0..<3) { _ in Block(40, 10) }.named("flow")
    }
    expectEqual(try host.settle(), 1)
  }

  @Test(
    "FlowLayoutView has the same frames in its scrollable and vstack modes",
    arguments: FlowPath.allCases)
  func modes(path: FlowPath) {
    let sizes = sizes([40, 60, 30, 80, 20])
    let scrollable = host(path, width: 140, mode: .scrollable, sizes)
    let inStack = host(path, width: 140, mode: .vstack, sizes)
    expectEqual(scrollable.itemFrames(), inStack.itemFrames())
    expectEqual(scrollable.size, inStack.size)
  }

  @Test("FlowLayoutView with fixedSize has one row", arguments: FlowPath.allCases)
  func idealWidth(path: FlowPath) {
    let host = HeadlessHost(50, 50) {
      FlowLayoutView(mode: .vstack, items: [40, 60, 30] as [CGFloat]) { Block($0, 20) }
        .fixedSize().flows(by: path)
    }
    expectEqual(host.size, CGSize(154, 28))
  }

  @Test(
    "an item wider than its FlowLayoutView that cannot shrink overflows in a row of its own",
    arguments: FlowPath.allCases)
  func stubbornItems(path: FlowPath) {
    let host = host(path, width: 100, sizes([30, 300, 30]))
    expectEqual(host.origins, [4, 32, 60].map { CGPoint(4, $0) })
    expectEqual(host.itemFrames().map(\.width), [30, 300, 30])
    expectEqual(host.size, CGSize(100, 84))
  }

  @Test(
    "an item of FlowLayoutView may have no view, and then takes no space",
    arguments: FlowPath.allCases)
  func missingViews(path: FlowPath) throws {
    let host = HeadlessHost(200, 200) {
      FlowLayoutView(mode: .vstack, items: 0..<4) { index in
        if index % 2 == 1 { Block(40, 20).named(index) }
      }
      .flows(by: path)
    }
    expectEqual(["1", "3"].map { host.frame(of: $0)?.minX }, [4, 52])
    expectEqual(host.size, CGSize(200, 28))
  }

  @Test(
    "FlowLayoutView has the same frames with the Layout protocol, in one update, as without, in up to three"
  )
  func bothPathsAgree() throws {
    var generator = SeededGenerator(seed: 4)
    for round in 0..<300 {
      let sizes = (0..<generator.number(0...20)).map { _ in
        CGSize(generator.whole(0...240) / 2, generator.whole(0...80) / 2)
      }
      let width = generator.whole(0...800) / 2
      let spacing = generator.whole(-2...8) / 2
      let minimum: CGFloat? = generator.toss() ? 20 : nil
      let hosts = FlowPath.allCases.map { path in
        host(
          path, width: width, sizes, spacing: spacing, minimumWidth: minimum,
          direction: round % 2 == 0 ? .leftToRight : .rightToLeft)
      }
      let input: Comment = "\(sizes) in \(width), \(spacing) apart, at least \(minimum ?? -1)"
      #expect(try hosts[0].settle() == 1, input)
      #expect(try hosts[1].settle() <= 3, input)
      #expect(hosts[0].itemFrames() == hosts[1].itemFrames(), input)
      #expect(hosts[0].size == hosts[1].size, input)
    }
  }

  @Test(
    "an item of NaN or infinite size leaves the other items of FlowLayoutView in place",
    arguments: FlowPath.allCases, [.nan, .infinity, -.infinity] as [CGFloat])
  func strangeSizes(path: FlowPath, strange: CGFloat) throws {
    let host = host(path, width: 100, [20, strange, 30].map { CGSize($0, 10) })
    expectEqual(try host.settle(), (path == .layout ? 1 : 2))
    expectEqual(host.origins[0], CGPoint(4, 4))
    expectEqual(host.origins[2].y, 4)
    expectEqual(host.size, CGSize(100, 18))
  }

  @Test(
    "FlowLayoutView that gets another width has the frames of a new one",
    arguments: FlowPath.allCases)
  func resizing(path: FlowPath) throws {
    let host = host(path, width: 140, sizes([40, 60, 30, 300]), minimumWidth: 20)
    try host.settle()
    for width in [60, 500, 140, 320, 30] as [CGFloat] {
      host.resize(width, 10_000)
      #expect(try host.settle() <= 3)
      let fresh = self.host(path, width: width, sizes([40, 60, 30, 300]), minimumWidth: 20)
      #expect(host.itemFrames() == fresh.itemFrames(), "\(width)")
      #expect(host.size == fresh.size, "\(width)")
    }
  }

  @Test(
    "FlowLayoutView places a thousand items in two updates at most", arguments: FlowPath.allCases)
  func manyItems(path: FlowPath) throws {
    let host = host(path, width: 320, Array(repeating: CGSize(40, 20), count: 1_000))
    expectEqual(try host.settle(), (path == .layout ? 1 : 2))
    let expected = (0..<1_000).map {
      CGRect(CGFloat($0 % 6) * 48 + 4, CGFloat($0 / 6) * 28 + 4, 40, 20)
    }
    expectEqual(host.itemFrames(), expected)
    expectEqual(host.size, CGSize(320, 167 * 28))
  }

  @Test(
    "FlowLayoutView takes the items of arrays, sets, ranges, strings and other collections",
    arguments: FlowPath.allCases)
  func collections(path: FlowPath) {
    func widths(_ flow: some View) -> Set<CGFloat> {
      Set(HeadlessHost(500, 500) { flow.flows(by: path) }.frames.map(\.frame.width))
    }
    func view(_ width: Int) -> some View { Block(CGFloat(width), 10).named("x") }
    let mode = FlowLayoutMode.vstack
    let pieces = [10, 20].map { Piece(id: $0, size: .zero) }
    let tens: [any View] = [
      FlowLayoutView(mode: mode, items: [10, 20]) { view($0) },
      FlowLayoutView(mode: mode, items: Set([10, 20])) { view($0) },
      FlowLayoutView(mode: mode, items: [1: 10, 2: 20].values) { view($0) },
      FlowLayoutView(mode: mode, items: [9, 19].lazy.map { $0 + 1 }) { view($0) },
      FlowLayoutView(mode: mode, items: [10, 20], id: \.self) { view($0) },
      FlowLayoutView(mode: mode, items: pieces) { view($0.id) },
    ]
    for flow in tens { expectEqual(widths(AnyView(flow)), [10, 20]) }
    expectEqual(widths(FlowLayoutView(mode: mode, items: 10..<12) { view($0) }), [10, 11])
    expectEqual(
      widths(FlowLayoutView(mode: mode, items: "ab") { view(Int($0.asciiValue ?? 0)) }), [97, 98])
  }

  @Test(
    "in its first pass without Layout, FlowLayoutView shows no views, and only in vstack mode fills the height",
    arguments: FlowLayoutMode.allCases)
  func firstPass(mode: FlowLayoutMode) {
    func host(_ count: Int, _ showing: HeadlessHost.Showing) -> HeadlessHost {
      HeadlessHost(size: CGSize(100, 300), showing: showing) {
        FlowLayoutView(mode: mode, items: 0..<count) { Text("\($0)").frame(width: 40, height: 20) }
          .flows(by: .guides)
      }
    }
    let first = host(3, .firstPass)
    #expect(first.seenTexts.isEmpty)
    expectEqual(first.size, CGSize(100, mode == .vstack ? 300 : 0))
    let settled = host(3, .settled)
    expectEqual(settled.seenTexts, ["0", "1", "2"])
    expectEqual(settled.size, CGSize(100, 56))
    expectEqual(host(0, .firstPass).size.height, 0)
  }

  @Test(
    "FlowLayoutView that is proposed zero width has zero width, whatever its items need",
    arguments: FlowPath.allCases)
  func noWidth(path: FlowPath) throws {
    let host = host(path, width: 0, sizes([40, 60]))
    try host.settle()
    expectEqual(host.size, CGSize(0, 56))
  }
}
