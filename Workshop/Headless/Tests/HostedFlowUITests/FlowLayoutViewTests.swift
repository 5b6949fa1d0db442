import FlowUI
import SwiftUI
import Testing

@MainActor @Suite("FlowLayoutView")
struct FlowLayoutViewTests {
  private func host(
    _ path: FlowPath, width: CGFloat, mode: FlowLayoutMode = .scrollable, _ sizes: [CGSize],
    spacing: CGFloat = 4, minimumWidth: CGFloat? = nil,
    direction: LayoutDirection = .leftToRight
  ) -> HeadlessHost {
    HeadlessHost(size: CGSize(width: width, height: 10_000), layoutDirection: direction) {
      FlowLayoutView(mode: mode, items: sizes.indices, itemSpacing: spacing) { index in
        Block(sizes[index].width, sizes[index].height, minimumWidth: minimumWidth)
          .accessibilityIdentifier("\(index)")
      }
      .accessibilityIdentifier("flow")
      .flows(by: path)
    }
  }

  private func sizes(_ widths: [CGFloat], height: CGFloat = 20) -> [CGSize] {
    widths.map { CGSize(width: $0, height: height) }
  }

  @Test("the spacing is the caller's choice", arguments: FlowPath.allCases)
  func otherSpacing(path: FlowPath) {
    let expected: [(CGFloat, [CGFloat], CGFloat)] = [
      (0, [0, 40, 0], 40), (10, [10, 10, 10], 120), (-2, [-2, 34, 90], 16),
      (.nan, [0, 40, 0], 40), (.infinity, [0, 40, 0], 40),
    ]
    for (spacing, xs, height) in expected {
      let host = host(path, width: 120, sizes([40, 60, 30]), spacing: spacing)
      #expect(host.itemFrames().map(\.minX) == xs, "\(spacing)")
      #expect(host.size == CGSize(width: 120, height: height), "\(spacing)")
    }
  }

  @Test("scrollable and vertical stacks have the same frames", arguments: FlowPath.allCases)
  func modes(path: FlowPath) {
    let sizes = sizes([40, 60, 30, 80, 20])
    let scrollable = host(path, width: 140, mode: .scrollable, sizes)
    let inStack = host(path, width: 140, mode: .vstack, sizes)
    #expect(scrollable.itemFrames() == inStack.itemFrames())
    #expect(scrollable.size == inStack.size)
  }

  @Test("a flow as wide as it may choose has one row", arguments: FlowPath.allCases)
  func idealWidth(path: FlowPath) {
    let host = HeadlessHost(size: CGSize(width: 50, height: 50)) {
      FlowLayoutView(mode: .vstack, items: [40, 60, 30] as [CGFloat]) { Block($0, 20) }
        .fixedSize()
        .flows(by: path)
    }
    #expect(host.size == CGSize(width: 154, height: 28))
  }

  @Test("an item that cannot shrink sticks out", arguments: FlowPath.allCases)
  func stubbornItems(path: FlowPath) {
    let host = host(path, width: 100, sizes([30, 300, 30]))
    #expect(
      host.itemFrames().map(\.origin) == [4, 32, 60].map { CGPoint(x: 4, y: $0) })
    #expect(host.itemFrames().map(\.width) == [30, 300, 30])
    #expect(host.size == CGSize(width: 100, height: 84))
  }

  @Test("an item's view may be missing", arguments: FlowPath.allCases)
  func missingViews(path: FlowPath) throws {
    let host = HeadlessHost(size: CGSize(width: 200, height: 200)) {
      FlowLayoutView(mode: .vstack, items: 0..<4) { index in
        if index % 2 == 1 { Block(40, 20).accessibilityIdentifier("\(index)") }
      }
      .accessibilityIdentifier("flow")
      .flows(by: path)
    }
    #expect(host.frame(of: "1")?.minX == 4)
    #expect(host.frame(of: "3")?.minX == 52)
    #expect(host.size == CGSize(width: 200, height: 28))
  }

  @Test("frames are the same with Layout and without, settled in one update and in three")
  func bothPathsAgree() throws {
    var generator = SeededGenerator(seed: 4)
    for round in 0..<300 {
      let sizes = (0..<Int.random(in: 0...20, using: &generator)).map { _ in
        CGSize(
          width: CGFloat(Int.random(in: 0...240, using: &generator)) / 2,
          height: CGFloat(Int.random(in: 0...80, using: &generator)) / 2)
      }
      let width = CGFloat(Int.random(in: 0...800, using: &generator)) / 2
      let spacing = CGFloat(Int.random(in: -2...8, using: &generator)) / 2
      let minimum: CGFloat? = Bool.random(using: &generator) ? 20 : nil
      let direction: LayoutDirection = round % 2 == 0 ? .leftToRight : .rightToLeft
      let hosts = FlowPath.allCases.map { path in
        host(
          path, width: width, sizes, spacing: spacing, minimumWidth: minimum, direction: direction)
      }
      let input: Comment = "\(sizes) in \(width), \(spacing) apart, at least \(minimum ?? -1)"
      #expect(try hosts[0].settle() == 1, input)
      #expect(try hosts[1].settle() <= 3, input)
      #expect(hosts[0].itemFrames() == hosts[1].itemFrames(), input)
      #expect(hosts[0].size == hosts[1].size, input)
    }
  }

  @Test(
    "an item whose size is no number, or endless, leaves the others where they belong",
    arguments: FlowPath.allCases, [.nan, .infinity, -.infinity] as [CGFloat])
  func strangeSizes(path: FlowPath, strange: CGFloat) throws {
    let sizes = [20, strange, 30].map { CGSize(width: $0, height: 10) }
    let host = host(path, width: 100, sizes)
    #expect(try host.settle() == (path == .layout ? 1 : 2))
    #expect(host.itemFrames()[0].origin == CGPoint(x: 4, y: 4))
    #expect(host.itemFrames()[2].minY == 4)
    #expect(host.size == CGSize(width: 100, height: 18))
  }

  @Test("another width moves the items", arguments: FlowPath.allCases)
  func resizing(path: FlowPath) throws {
    let host = host(path, width: 140, sizes([40, 60, 30, 300]), minimumWidth: 20)
    try host.settle()
    for width in [60, 500, 140, 320, 30] as [CGFloat] {
      host.resize(CGSize(width: width, height: 10_000))
      #expect(try host.settle() <= 3)
      let fresh = self.host(path, width: width, sizes([40, 60, 30, 300]), minimumWidth: 20)
      #expect(host.itemFrames() == fresh.itemFrames(), "\(width)")
      #expect(host.size == fresh.size, "\(width)")
    }
  }

  @Test("a thousand items have their places in two updates at most", arguments: FlowPath.allCases)
  func manyItems(path: FlowPath) throws {
    let sizes = Array(repeating: CGSize(width: 40, height: 20), count: 1_000)
    let host = host(path, width: 320, sizes)
    #expect(try host.settle() == (path == .layout ? 1 : 2))
    let expected = sizes.indices.map {
      CGRect(x: CGFloat($0 % 6) * 48 + 4, y: CGFloat($0 / 6) * 28 + 4, width: 40, height: 20)
    }
    #expect(host.itemFrames() == expected)
    #expect(host.size == CGSize(width: 320, height: 167 * 28))
  }

  @Test("any collection may hold the items", arguments: FlowPath.allCases)
  func collections(path: FlowPath) {
    func widths(_ flow: some View) -> Set<CGFloat> {
      let host = HeadlessHost(size: CGSize(width: 500, height: 500)) { flow.flows(by: path) }
      return Set(host.frames.map(\.frame.width))
    }
    func view(_ width: Int) -> some View {
      Block(CGFloat(width), 10).accessibilityIdentifier("x")
    }
    struct Chip: Identifiable { let id: Int }
    let mode = FlowLayoutMode.vstack
    #expect(widths(FlowLayoutView(mode: mode, items: [10, 20]) { view($0) }) == [10, 20])
    #expect(widths(FlowLayoutView(mode: mode, items: 10..<12) { view($0) }) == [10, 11])
    #expect(widths(FlowLayoutView(mode: mode, items: Set([10, 20])) { view($0) }) == [10, 20])
    #expect(
      widths(FlowLayoutView(mode: mode, items: [1: 10, 2: 20].values) { view($0) }) == [10, 20])
    #expect(
      widths(FlowLayoutView(mode: mode, items: "ab") { view(Int($0.asciiValue ?? 0)) }) == [97, 98])
    #expect(
      widths(FlowLayoutView(mode: mode, items: [10, 20].lazy.map { $0 + 1 }) { view($0) })
        == [11, 21])
    #expect(
      widths(FlowLayoutView(mode: mode, items: [10, 20], id: \.self) { view($0) }) == [10, 20])
    #expect(
      widths(FlowLayoutView(mode: mode, items: [Chip(id: 10), Chip(id: 20)]) { view($0.id) })
        == [10, 20])
  }

  @Test("what has no place yet is not seen, and a stack is filled until there are places")
  func firstPass() {
    func host(_ mode: FlowLayoutMode, _ count: Int, _ showing: HeadlessHost.Showing) -> HeadlessHost
    {
      HeadlessHost(size: CGSize(width: 100, height: 300), showing: showing) {
        FlowLayoutView(mode: mode, items: 0..<count) { Text("\($0)").frame(width: 40, height: 20) }
          .flows(by: .guides)
      }
    }
    for mode in FlowLayoutMode.allCases {
      let first = host(mode, 3, .firstPass)
      #expect(first.seenTexts.isEmpty)
      #expect(first.size == CGSize(width: 100, height: mode == .vstack ? 300 : 0))
      let settled = host(mode, 3, .settled)
      #expect(settled.seenTexts == ["0", "1", "2"])
      #expect(settled.size == CGSize(width: 100, height: 56))
      #expect(host(mode, 0, .firstPass).size.height == 0)
    }
  }

  @Test("without any width a flow has none, whatever its items need", arguments: FlowPath.allCases)
  func noWidth(path: FlowPath) throws {
    let host = host(path, width: 0, sizes([40, 60]))
    try host.settle()
    #expect(host.size == CGSize(width: 0, height: 56))
  }
}
