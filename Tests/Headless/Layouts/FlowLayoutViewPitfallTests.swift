import FlowLayoutUI
import SwiftUI
import Testing

/// Mistakes in a recipe written by hand, each beside the same in a `FlowLayoutView`.
@MainActor @Suite("FlowLayoutView's pitfalls")
struct FlowLayoutViewPitfallTests {
  private func host(
    width: CGFloat, height: CGFloat = 400, @ViewBuilder _ content: () -> some View
  ) -> HeadlessHost {
    HeadlessHost(width, height, content: content)
  }

  private func letter(_ name: String) -> some View { Block(40, 20).named(name) }

  /// A view of this width, or of more lines where that is too much.
  private func text(_ width: CGFloat) -> some View {
    Block(width, 20, minimumWidth: 20).named("x")
  }

  /// Where the views of a name are, relative to the view named "flow".
  private func origins(_ host: HeadlessHost) -> [CGPoint] {
    let flow = host.frame(of: "flow")?.origin ?? .zero
    return host.frames.filter { $0.identifier.count == 1 }.map { _, frame in
      CGPoint(frame.minX - flow.x, frame.minY - flow.y)
    }
  }

  private func points(_ points: (CGFloat, CGFloat)...) -> [CGPoint] {
    points.map { CGPoint($0.0, $0.1) }
  }

  private func origins(width: CGFloat, _ path: FlowPath, _ flow: some View) -> [CGPoint] {
    origins(host(width: width) { flow.named("flow").flows(by: path) })
  }

  private func origins<Item: Hashable>(
    recipe items: [Item], width: CGFloat, mode: FlowLayoutMode = .scrollable,
    @ViewBuilder _ view: @escaping (Item) -> some View
  ) -> [CGPoint] {
    let recipe = RecipeFlow(mode: mode, items: items) { view($0) }
    return origins(host(width: width) { recipe.named("flow") })
  }

  @Test(
    "an item of FlowLayoutView that equals the last item does not begin a new row",
    arguments: FlowPath.allCases,
    FlowLayoutMode.allCases)
  func equalToTheLast(path: FlowPath, mode: FlowLayoutMode) {
    let items = ["a", "b", "c", "a"]
    let expected = points((4, 4), (52, 4), (100, 4), (148, 4))
    let byPosition = FlowLayoutView(mode: mode, items: items) { letter($0) }
    expectEqual(origins(width: 200, path, byPosition), expected)
    let byItself = FlowLayoutView(mode: mode, items: items, id: \.self) { letter($0) }
    expectEqual(origins(width: 200, path, byItself), expected)
    // The recipe starts a new row behind the first "a" without moving down: "b" lies on it.
    expectEqual(
      origins(recipe: items, width: 200, mode: mode, letter),
      points((4, 4), (4, 4), (52, 4), (100, 4)))
  }

  @Test(
    "items of FlowLayoutView with the same identity each have a frame of their own",
    arguments: FlowPath.allCases)
  func oneIdentity(path: FlowPath) {
    let chips = [(1, 40), (1, 60), (2, 30), (1, 20)].map {
      Piece(id: $0.0, size: CGSize($0.1, 20))
    }
    let flow = FlowLayoutView(mode: .vstack, items: chips) { Block($0.size.width, 20).named("x") }
    expectEqual(origins(width: 300, path, flow), points((4, 4), (52, 4), (120, 4), (158, 4)))
  }

  @Test(
    "rows of FlowLayoutView with different heights do not overlap", arguments: FlowPath.allCases)
  func differentHeights(path: FlowPath) {
    let heights: [CGFloat] = [30, 10, 11, 5]
    func view(_ height: CGFloat) -> some View { Block(40, height).named("x") }
    let flow = host(width: 100) {
      FlowLayoutView(mode: .scrollable, items: heights) { view($0) }.named("flow").flows(by: path)
    }
    expectEqual(origins(flow), points((4, 4), (52, 4), (4, 42), (52, 42)))
    expectEqual(flow.size.height, 57)
    // The recipe moves down by the height of the first item of the new row: 11 + 8, not 30 + 8.
    let recipe = host(width: 100) {
      RecipeFlow(mode: .scrollable, items: heights) { view($0) }.named("flow")
    }
    expectEqual(origins(recipe), points((4, 4), (52, 4), (4, 23), (52, 23)))
    expectEqual(recipe.size.height, 38)
  }

  @Test(
    "an item of FlowLayoutView below a wrapped item does not overlap it",
    arguments: FlowPath.allCases)
  func belowWrappedItems(path: FlowPath) {
    let widths: [CGFloat] = [40, 300, 41]
    let flow = FlowLayoutView(mode: .scrollable, items: widths) { text($0) }
    expectEqual(origins(width: 100, path, flow), points((4, 4), (4, 32), (4, 120)))
    expectEqual(origins(recipe: widths, width: 100, text), points((4, 4), (4, 92), (4, 120)))
  }

  private let letters = ["a", "b", "c", "d", "e"]

  @Test(
    "FlowLayoutView in a VStack is as high as its rows, even above a view that takes all height offered",
    arguments: FlowPath.allCases,
    FlowLayoutMode.allCases)
  func inVStack(path: FlowPath, mode: FlowLayoutMode) throws {
    func host(_ flow: some View) -> HeadlessHost {
      HeadlessHost(100, 100) {
        VStack(spacing: 0) {
          flow.named("flow").flows(by: path)
          Color.clear.named("below")
        }
      }
    }
    let flow = host(FlowLayoutView(mode: mode, items: letters) { letter($0) })
    #expect(try flow.settle() <= 3)
    expectEqual(flow.frame(of: "flow"), CGRect(0, 0, 100, 84))
    expectEqual(flow.frame(of: "below"), CGRect(0, 84, 100, 16))
    // The recipe gives way to its neighbor, which then covers its rows.
    let recipe = host(RecipeFlow(mode: .vstack, items: letters) { letter($0) })
    expectEqual(recipe.frame(of: "below"), CGRect(0, 50, 100, 50))
  }

  @Test(
    "FlowLayoutView in a vertical or horizontal ScrollView has the size of its rows",
    arguments: FlowPath.allCases,
    FlowLayoutMode.allCases)
  func inScrollView(path: FlowPath, mode: FlowLayoutMode) throws {
    let down = host(width: 100, height: 50) {
      ScrollView {
        FlowLayoutView(mode: mode, items: letters) { letter($0) }.named("flow")
        letter("z")
      }
      .flows(by: path)
    }
    #expect(try down.settle() <= 3)
    expectEqual(down.frame(of: "flow"), CGRect(0, 0, 100, 84))
    expectEqual(origins(down).dropLast(), points((4, 4), (52, 4), (4, 32), (52, 32), (4, 60))[...])
    let across = host(width: 100, height: 50) {
      ScrollView(.horizontal) {
        FlowLayoutView(mode: mode, items: [40, 300, 30] as [CGFloat]) { text($0) }.named("flow")
      }
      .flows(by: path)
    }
    #expect(try across.settle() <= 3)
    expectEqual(across.frame(of: "flow")?.size, CGSize(394, 28))
    expectEqual(origins(across), points((4, 4), (52, 4), (360, 4)))
  }

  @Test(
    "FlowLayoutView inside a FlowLayout is as wide as its items in one row, or at most as the outer flow",
    arguments: FlowPath.allCases)
  func inFlow(path: FlowPath) throws {
    let widths: [CGFloat] = [40, 30, 41]
    func nested(_ width: CGFloat, _ inner: some View) -> HeadlessHost {
      host(width: width) {
        FlowLayout(horizontalSpacing: 0, verticalSpacing: 0) {
          Block(50, 10).named("before")
          inner.named("flow")
          Block(50, 10).named("after")
        }
        .named("outer").flows(by: path)
      }
    }
    func relative(_ host: HeadlessHost, _ name: String) throws -> CGRect {
      let outer = try #require(host.frame(of: "outer"))
      return try #require(host.frame(of: name)).offsetBy(dx: -outer.minX, dy: -outer.minY)
    }
    let flow = FlowLayoutView(mode: .vstack, items: widths) { text($0) }
    let roomy = nested(300, flow)
    #expect(try roomy.settle() <= 3)
    expectEqual(try relative(roomy, "flow"), CGRect(50, 0, 135, 28))
    expectEqual(try relative(roomy, "after"), CGRect(185, 0, 50, 10))
    let narrow = nested(120, flow)
    #expect(try narrow.settle() <= 3)
    expectEqual(try relative(narrow, "flow"), CGRect(0, 10, 120, 56))
    expectEqual(origins(narrow), points((4, 4), (52, 4), (4, 32)))
    expectEqual(try relative(narrow, "after"), CGRect(0, 66, 50, 10))
    // The recipe is a geometry reader: ten points wide.
    let recipe = nested(300, RecipeFlow(mode: .scrollable, items: widths) { text($0) })
    expectEqual(try relative(recipe, "flow").width, 10)
  }

  @Test(
    "FlowLayoutView has the right frames and height when its items change, disappear and come back",
    arguments: FlowPath.allCases,
    FlowLayoutMode.allCases)
  func changingItems(path: FlowPath, mode: FlowLayoutMode) throws {
    let remote = Remote(letters)
    let host = host(width: 100) {
      Driven(remote) { items in
        VStack(spacing: 0) {
          FlowLayoutView(mode: mode, items: items, id: \.self) { letter($0) }.named("flow")
          Block(50, 10).named("below")
        }
      }
      .flows(by: path)
    }
    try host.settle()
    expectEqual(host.frame(of: "flow")?.height, 84)
    for (items, height) in [
      ("ab", 28), ("", 0), ("abc", 56), ("cbcxc", 84), ("x", 28), ("", 0), ("abcdefg", 112),
    ] as [(String, CGFloat)] {
      remote.set(items.map { "\($0)" })
      #expect(try host.settle() <= 3, "\(items)")
      #expect(host.frame(of: "flow")?.height == height, "\(items)")
      #expect(host.frame(of: "below")?.minY == host.frame(of: "flow")?.maxY, "\(items)")
      let expected = (0..<items.count).map { (item: Int) -> CGPoint in
        CGPoint(item % 2 == 0 ? 4 : 52, CGFloat(4 + item / 2 * 28))
      }
      #expect(origins(host) == expected, "\(items)")
    }
  }

  @Test("a handwritten flow in a GeometryReader loses rows where several items equal the last one")
  func recipeLosesRows() {
    let host = host(width: 100) {
      RecipeFlow(mode: .scrollable, items: ["c", "b", "c", "x", "c"]) { letter($0) }.named("flow")
    }
    expectEqual(origins(host), points((4, 4), (4, 4), (52, 4), (4, 4), (52, 4)))
    expectEqual(host.size.height, 28)
  }

  @Test(
    "when items of FlowLayoutView change their size, all items get the frames of a new view",
    arguments: FlowPath.allCases)
  func changingSizes(path: FlowPath) throws {
    let remote = Remote([40, 30, 20] as [CGFloat])
    func flow(_ widths: [CGFloat]) -> some View {
      FlowLayoutView(mode: .vstack, items: widths) { text($0) }.named("flow").flows(by: path)
    }
    let changing = host(width: 100) { Driven(remote) { flow($0) } }
    try changing.settle()
    // Up and down, above the flow's width and below it, to the same answer and to another one.
    for widths in [
      [60, 30, 20], [300, 30, 20], [200, 30, 20], [20, 30, 20], [300, 30, 20], [20, 500, 90],
      [90, 20, 500], [40, 30, 20],
    ] as [[CGFloat]] {
      remote.set(widths)
      #expect(try changing.settle() <= 3, "\(widths)")
      let fresh = host(width: 100) { flow(widths) }
      #expect(changing.frames.map(\.frame) == fresh.frames.map(\.frame), "\(widths)")
    }
  }

  @Test(
    "an item of FlowLayoutView keeps its state by its id if one is given, or else by its position",
    arguments: FlowPath.allCases)
  func state(path: FlowPath) throws {
    let (remote, counter) = (Remote(["a", "b", "c", "a"]), Numbered.Counter())
    let host = host(width: 400) {
      Driven(remote) { items in
        FlowLayoutView(mode: .vstack, items: items, id: \.self) { Numbered("id \($0)", counter) }
        FlowLayoutView(mode: .vstack, items: items) { Numbered("at \($0)", counter) }
      }
      .flows(by: path)
    }
    func states() -> [String] { host.frames.map { $0.identifier } }
    try host.settle()
    let before = states()
    remote.set(["b", "c", "a"])
    try host.settle()
    // By identity the survivors are who they were; the second "a" is the first one now.
    expectEqual(states().prefix(3), [before[1], before[2], before[0]])
    // By position the states stay where they are.
    let positions = states().suffix(3).map { $0.split(separator: "#")[1] }
    expectEqual(positions, before.suffix(4).prefix(3).map { $0.split(separator: "#")[1] })
  }

  @Test(
    "FlowLayoutView makes its items' views again when the value of its binding changes",
    arguments: FlowPath.allCases)
  func binding(path: FlowPath) throws {
    final class Model { var width: CGFloat = 40 }
    let (count, model) = (Remote(0), Model())
    // Nothing reads the count but the flow.
    let host = host(width: 400) {
      Bound(count) {
        FlowLayoutView(mode: .vstack, binding: $0, items: [1]) { _ in
          Block(model.width, 20).named("x")
        }
      }
      .flows(by: path)
    }
    expectEqual(host.frame(of: "x")?.width, 40)
    model.width = 60
    expectEqual(host.frame(of: "x")?.width, 40)
    count.set(1)
    expectEqual(host.frame(of: "x")?.width, 60)
  }

  @Test(
    "without the Layout protocol, each FlowLayoutView around another one takes one update more",
    arguments: 1...3)
  func nesting(depth: Int) throws {
    func nested(_ depth: Int) -> AnyView {
      depth == 0
        ? AnyView(Block(40, 20))
        : AnyView(FlowLayoutView(mode: .vstack, items: 0..<3) { _ in nested(depth - 1) })
    }
    let both = FlowPath.allCases.map { path in host(width: 500) { nested(depth).flows(by: path) } }
    expectEqual(try both[0].settle(), 1)
    expectEqual(try both[1].settle(), depth + 1)
    expectEqual(both[0].size, both[1].size)
  }

  @Test(
    "without the Layout protocol, FlowLayoutView's ideal width follows a change of an item that is too long"
  )
  func idealWidth() throws {
    let (item, ideal) = (Remote<[CGFloat]>([400, 250]), Probed())
    let host = HeadlessHost(300, 400) {
      IdealWidth(answer: ideal) {
        Driven(item) { size in
          FlowLayoutView(mode: .scrollable, items: [0], itemSpacing: 0) { _ in
            Block(size[0], 20, minimumWidth: size[1])
          }
          .flows(by: .guides)
        }
      }
    }
    try host.settle()
    expectEqual(ideal.width, 400)
    item.set([300, 240])
    try host.settle()
    expectEqual(ideal.width, 300)
  }
}

private final class Probed: @unchecked Sendable { var width: CGFloat = 0 }

/// Asks for the ideal width of its view, and gives it 200 points.
private struct IdealWidth: Layout {
  let answer: Probed

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    answer.width = subviews[0].sizeThatFits(.unspecified).width
    return CGSize(200, subviews[0].sizeThatFits(.init(width: 200, height: nil)).height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews[0].place(
      at: bounds.origin, proposal: ProposedViewSize(width: 200, height: bounds.height))
  }
}
