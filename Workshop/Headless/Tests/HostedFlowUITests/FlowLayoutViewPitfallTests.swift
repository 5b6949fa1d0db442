import FlowUI
import SwiftUI
import Testing

/// What goes wrong in a recipe written by hand, each beside the same in a `FlowLayoutView`.
@MainActor @Suite("FlowLayoutView's pitfalls")
struct FlowLayoutViewPitfallTests {
  private func host(
    width: CGFloat, height: CGFloat = 400, @ViewBuilder _ content: () -> some View
  ) -> HeadlessHost {
    HeadlessHost(size: CGSize(width: width, height: height), content: content)
  }

  private func letter(_ name: String) -> some View {
    Block(40, 20).accessibilityIdentifier(name)
  }

  /// Where the views of a name are, relative to the view named "flow".
  private func origins(_ host: HeadlessHost) -> [CGPoint] {
    let flow = host.frame(of: "flow")?.origin ?? .zero
    return host.frames.filter { $0.identifier.count == 1 }.map { _, frame in
      CGPoint(x: frame.minX - flow.x, y: frame.minY - flow.y)
    }
  }

  private func points(_ points: (CGFloat, CGFloat)...) -> [CGPoint] {
    points.map { CGPoint(x: $0.0, y: $0.1) }
  }

  @Test("an item equal to the last one goes on in its row", arguments: FlowPath.allCases)
  func equalToTheLast(path: FlowPath) {
    let items = ["a", "b", "c", "a"]
    let expected = points((4, 4), (52, 4), (100, 4), (148, 4))
    for mode in FlowLayoutMode.allCases {
      let byPosition = host(width: 200) {
        FlowLayoutView(mode: mode, items: items) { letter($0) }
          .accessibilityIdentifier("flow").flows(by: path)
      }
      #expect(origins(byPosition) == expected)
      let byItself = host(width: 200) {
        FlowLayoutView(mode: mode, items: items, id: \.self) { letter($0) }
          .accessibilityIdentifier("flow").flows(by: path)
      }
      #expect(origins(byItself) == expected)
      // The recipe starts a new row behind the first "a" without moving down: "b" lies on it.
      let recipe = host(width: 200) {
        RecipeFlow(mode: mode, items: items) { letter($0) }.accessibilityIdentifier("flow")
      }
      #expect(origins(recipe) == points((4, 4), (4, 4), (52, 4), (100, 4)))
    }
  }

  @Test("items with one identity are told apart", arguments: FlowPath.allCases)
  func oneIdentity(path: FlowPath) {
    struct Chip: Identifiable {
      let id: Int
      let width: CGFloat
    }
    let chips = [(1, 40), (1, 60), (2, 30), (1, 20)].map { Chip(id: $0.0, width: $0.1) }
    let flow = host(width: 300) {
      FlowLayoutView(mode: .vstack, items: chips) {
        Block($0.width, 20).accessibilityIdentifier("x")
      }
      .accessibilityIdentifier("flow").flows(by: path)
    }
    #expect(origins(flow) == points((4, 4), (52, 4), (120, 4), (158, 4)))
  }

  @Test("rows of different heights do not overlap", arguments: FlowPath.allCases)
  func differentHeights(path: FlowPath) {
    let heights: [CGFloat] = [30, 10, 11, 5]
    let flow = host(width: 100) {
      FlowLayoutView(mode: .scrollable, items: heights) {
        Block(40, $0).accessibilityIdentifier("x")
      }
      .accessibilityIdentifier("flow").flows(by: path)
    }
    #expect(origins(flow) == points((4, 4), (52, 4), (4, 42), (52, 42)))
    #expect(flow.size.height == 57)
    // The recipe moves down by the height of the first item of the new row: 11 + 8, not 30 + 8.
    let recipe = host(width: 100) {
      RecipeFlow(mode: .scrollable, items: heights) {
        Block(40, $0).accessibilityIdentifier("x")
      }
      .accessibilityIdentifier("flow")
    }
    #expect(origins(recipe) == points((4, 4), (52, 4), (4, 23), (52, 23)))
    #expect(recipe.size.height == 38)
  }

  @Test("what stands below an item that wraps stays below it", arguments: FlowPath.allCases)
  func belowWrappedItems(path: FlowPath) {
    let widths: [CGFloat] = [40, 300, 41]
    let flow = host(width: 100) {
      FlowLayoutView(mode: .scrollable, items: widths) {
        Block($0, 20, minimumWidth: 20).accessibilityIdentifier("x")
      }
      .accessibilityIdentifier("flow").flows(by: path)
    }
    #expect(origins(flow) == points((4, 4), (4, 32), (4, 120)))
    let recipe = host(width: 100) {
      RecipeFlow(mode: .scrollable, items: widths) {
        Block($0, 20, minimumWidth: 20).accessibilityIdentifier("x")
      }
      .accessibilityIdentifier("flow")
    }
    #expect(origins(recipe) == points((4, 4), (4, 92), (4, 120)))
  }

  @Test("the height is right in a VStack, whoever else wants room", arguments: FlowPath.allCases)
  func inVStack(path: FlowPath) throws {
    for mode in FlowLayoutMode.allCases {
      let flow = host(width: 100, height: 100) {
        VStack(spacing: 0) {
          FlowLayoutView(mode: mode, items: ["a", "b", "c", "d", "e"]) { letter($0) }
            .accessibilityIdentifier("flow").flows(by: path)
          Color.clear.accessibilityIdentifier("below")
        }
      }
      #expect(try flow.settle() <= 3)
      #expect(flow.frame(of: "flow") == CGRect(x: 0, y: 0, width: 100, height: 84))
      #expect(flow.frame(of: "below") == CGRect(x: 0, y: 84, width: 100, height: 16))
    }
    // The recipe gives way to its neighbor, which then covers its rows.
    let recipe = host(width: 100, height: 100) {
      VStack(spacing: 0) {
        RecipeFlow(mode: .vstack, items: ["a", "b", "c", "d", "e"]) { letter($0) }
        Color.clear.accessibilityIdentifier("below")
      }
    }
    #expect(recipe.frame(of: "below") == CGRect(x: 0, y: 50, width: 100, height: 50))
  }

  @Test("the height is right in a ScrollView of either direction", arguments: FlowPath.allCases)
  func inScrollView(path: FlowPath) throws {
    for mode in FlowLayoutMode.allCases {
      let down = host(width: 100, height: 50) {
        ScrollView {
          FlowLayoutView(mode: mode, items: ["a", "b", "c", "d", "e"]) { letter($0) }
            .accessibilityIdentifier("flow")
          letter("z")
        }
        .flows(by: path)
      }
      #expect(try down.settle() <= 3)
      #expect(down.frame(of: "flow") == CGRect(x: 0, y: 0, width: 100, height: 84))
      #expect(origins(down).dropLast() == points((4, 4), (52, 4), (4, 32), (52, 32), (4, 60))[...])
      let across = host(width: 100, height: 50) {
        ScrollView(.horizontal) {
          FlowLayoutView(mode: mode, items: [40, 300, 30] as [CGFloat]) {
            Block($0, 20, minimumWidth: 20).accessibilityIdentifier("x")
          }
          .accessibilityIdentifier("flow")
        }
        .flows(by: path)
      }
      #expect(try across.settle() <= 3)
      #expect(across.frame(of: "flow")?.size == CGSize(width: 394, height: 28))
      #expect(origins(across) == points((4, 4), (52, 4), (360, 4)))
    }
  }

  @Test("inside another flow, a flow is as wide as it may be", arguments: FlowPath.allCases)
  func inFlow(path: FlowPath) throws {
    let widths: [CGFloat] = [40, 30, 41]
    func nested(_ width: CGFloat, _ inner: some View) -> HeadlessHost {
      host(width: width) {
        FlowLayout(horizontalSpacing: 0, verticalSpacing: 0) {
          Block(50, 10).accessibilityIdentifier("before")
          inner.accessibilityIdentifier("flow")
          Block(50, 10).accessibilityIdentifier("after")
        }
        .accessibilityIdentifier("outer")
        .flows(by: path)
      }
    }
    func relative(_ host: HeadlessHost, _ name: String) throws -> CGRect {
      let outer = try #require(host.frame(of: "outer"))
      return try #require(host.frame(of: name)).offsetBy(dx: -outer.minX, dy: -outer.minY)
    }
    let flow = FlowLayoutView(mode: .vstack, items: widths) {
      Block($0, 20, minimumWidth: 20).accessibilityIdentifier("x")
    }
    let roomy = nested(300, flow)
    #expect(try roomy.settle() <= 3)
    #expect(try relative(roomy, "flow") == CGRect(x: 50, y: 0, width: 135, height: 28))
    #expect(try relative(roomy, "after") == CGRect(x: 185, y: 0, width: 50, height: 10))
    let narrow = nested(120, flow)
    #expect(try narrow.settle() <= 3)
    #expect(try relative(narrow, "flow") == CGRect(x: 0, y: 10, width: 120, height: 56))
    #expect(origins(narrow) == points((4, 4), (52, 4), (4, 32)))
    #expect(try relative(narrow, "after") == CGRect(x: 0, y: 66, width: 50, height: 10))
    // The recipe is a geometry reader: ten points wide.
    let recipe = nested(
      300, RecipeFlow(mode: .scrollable, items: widths) { Block($0, 20, minimumWidth: 20) })
    #expect(try relative(recipe, "flow").width == 10)
  }

  @Test("items may change, vanish and come back", arguments: FlowPath.allCases)
  func changingItems(path: FlowPath) throws {
    for mode in FlowLayoutMode.allCases {
      let remote = Remote(["a", "b", "c", "d", "e"])
      let host = host(width: 100) {
        Driven(remote) { items in
          VStack(spacing: 0) {
            FlowLayoutView(mode: mode, items: items, id: \.self) { letter($0) }
              .accessibilityIdentifier("flow")
            Block(50, 10).accessibilityIdentifier("below")
          }
        }
        .flows(by: path)
      }
      try host.settle()
      #expect(host.frame(of: "flow")?.height == 84)
      let steps: [([String], CGFloat)] = [
        (["a", "b"], 28), ([], 0), (["a", "b", "c"], 56), (["c", "b", "c", "x", "c"], 84),
        (["x"], 28), ([], 0), (["a", "b", "c", "d", "e", "f", "g"], 112),
      ]
      for (items, height) in steps {
        remote.set(items)
        #expect(try host.settle() <= 3, "\(items)")
        #expect(host.frame(of: "flow")?.height == height, "\(items)")
        #expect(host.frame(of: "below")?.minY == host.frame(of: "flow")?.maxY, "\(items)")
        let expected = items.indices.map {
          CGPoint(x: $0 % 2 == 0 ? 4 : 52, y: CGFloat($0 / 2) * 28 + 4)
        }
        #expect(origins(host) == expected, "\(items)")
      }
    }
  }

  @Test("the recipe loses rows where several items equal the last one")
  func recipeLosesRows() {
    let host = host(width: 100) {
      RecipeFlow(mode: .scrollable, items: ["c", "b", "c", "x", "c"]) { letter($0) }
        .accessibilityIdentifier("flow")
    }
    #expect(origins(host) == points((4, 4), (4, 4), (52, 4), (4, 4), (52, 4)))
    #expect(host.size.height == 28)
  }

  @Test("items that change their size move the others", arguments: FlowPath.allCases)
  func changingSizes(path: FlowPath) throws {
    let remote = Remote([40, 30, 20] as [CGFloat])
    func flow(_ widths: [CGFloat]) -> some View {
      FlowLayoutView(mode: .vstack, items: widths) {
        Block($0, 20, minimumWidth: 20).accessibilityIdentifier("x")
      }
      .accessibilityIdentifier("flow").flows(by: path)
    }
    let changing = host(width: 100) { Driven(remote) { flow($0) } }
    try changing.settle()
    // Up and down, above the flow's width and below it, to the same answer and to another one.
    let steps: [[CGFloat]] = [
      [60, 30, 20], [300, 30, 20], [200, 30, 20], [20, 30, 20], [300, 30, 20], [20, 500, 90],
      [90, 20, 500],
      [40, 30, 20],
    ]
    for widths in steps {
      remote.set(widths)
      #expect(try changing.settle() <= 3, "\(widths)")
      let fresh = host(width: 100) { flow(widths) }
      #expect(changing.frames.map(\.frame) == fresh.frames.map(\.frame), "\(widths)")
    }
  }

  @Test(
    "an item's state goes with its identity, else with its position", arguments: FlowPath.allCases)
  func state(path: FlowPath) throws {
    let remote = Remote(["a", "b", "c", "a"])
    let counter = Numbered.Counter()
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
    #expect(states().prefix(3) == [before[1], before[2], before[0]])
    // By position the states stay where they are.
    let positions = states().suffix(3).map { $0.split(separator: "#")[1] }
    #expect(positions == before.suffix(4).prefix(3).map { $0.split(separator: "#")[1] })
  }

  @Test("a change of what is bound refreshes the flow", arguments: FlowPath.allCases)
  func binding(path: FlowPath) throws {
    final class Model { var width: CGFloat = 40 }
    struct Bound: View {
      @State private var count = 0
      let remote: Remote<Int>
      let model: Model

      // Nothing here reads the count but the flow.
      var body: some View {
        let _ = remote.connect($count)
        FlowLayoutView(mode: .vstack, binding: $count, items: [1]) { _ in
          Block(model.width, 20).accessibilityIdentifier("x")
        }
      }
    }
    let remote = Remote(0)
    let model = Model()
    let host = host(width: 400) { Bound(remote: remote, model: model).flows(by: path) }
    #expect(host.frame(of: "x")?.width == 40)
    model.width = 60
    #expect(host.frame(of: "x")?.width == 40)
    remote.set(1)
    #expect(host.frame(of: "x")?.width == 60)
  }

  @Test("each flow around another takes one update more where guides do the work")
  func nesting() throws {
    func nested(_ depth: Int) -> AnyView {
      depth == 0
        ? AnyView(Block(40, 20))
        : AnyView(FlowLayoutView(mode: .vstack, items: 0..<3) { _ in nested(depth - 1) })
    }
    for depth in 1...3 {
      let both = FlowPath.allCases.map { path in
        host(width: 500) { nested(depth).flows(by: path) }
      }
      #expect(try both[0].settle() == 1)
      #expect(try both[1].settle() == depth + 1)
      #expect(both[0].size == both[1].size)
    }
  }
}
