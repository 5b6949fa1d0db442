import FlowLayoutUI
import SwiftUI
import Testing

/// Separators that are made of several views, and very many of them.
@MainActor @Suite("Separators of several views")
struct SeparatorPartsTests {
  /// Where what can be seen lies in its flow.
  private func seen(_ flow: some View, width: CGFloat, height: CGFloat) -> [String: [CGPoint]] {
    let host = HeadlessHost(width, height) {
      flow.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    return Dictionary(grouping: host.seen, by: \.text).mapValues { $0.map(\.frame.middle) }
  }

  @ViewBuilder private func pair(_ width: CGFloat, _ height: CGFloat) -> some View {
    Text("a").frame(width: width, height: height)
    Text("b").frame(width: width, height: height)
  }

  private func chip(_ number: Int) -> some View {
    Text("\(number)").frame(width: 40, height: 20)
  }

  @Test(
    "parts of an item separator lie side by side in rows, and parts of a line separator above each other"
  )
  func rows() {
    let flow = Flow(0..<3, id: \.self, content: chip)
      .itemSeparator { pair(4, 20) }
      .lineSeparator { pair(40, 2) }
    let parts = seen(flow, width: 110, height: 100)
    // 40, 8, 4 + 4, 8, 40; and 20, 8, 2 + 2, 8, 20.
    expectEqual(parts["0"], [CGPoint(20, 10)])
    expectEqual(parts["1"], [CGPoint(84, 10)])
    expectEqual(parts["2"], [CGPoint(20, 50)])
    expectEqual(parts["a"], [CGPoint(50, 10), CGPoint(20, 29)])
    expectEqual(parts["b"], [CGPoint(54, 10), CGPoint(20, 31)])
  }

  @Test(
    "parts of an item separator lie above each other in columns, and parts of a line separator side by side"
  )
  func columns() {
    let flow = Flow(0..<3, id: \.self, layout: VFlowLayout(), content: chip)
      .itemSeparator { pair(40, 4) }
      .lineSeparator { pair(2, 20) }
    let parts = seen(flow, width: 200, height: 70)
    expectEqual(parts["0"], [CGPoint(20, 10)])
    expectEqual(parts["1"], [CGPoint(20, 54)])
    expectEqual(parts["2"], [CGPoint(80, 10)])
    #expect(parts["a"]?.first == CGPoint(20, 30) && parts["b"]?.first == CGPoint(20, 34))
    #expect(parts["a"]?.last?.x == 49 && parts["b"]?.last?.x == 51)
  }

  @Test(
    "a row of a flow has one item separator less than views, also with more than a hundred views",
    arguments: [2, 64, 65, 66, 129, 130])
  func many(count: Int) {
    let flow = Flow(
      0..<count, id: \.self, content: { _ in Color.clear.frame(width: 1, height: 20) }
    )
    .itemSeparator { Dot(width: 1) }
    let parts = seen(flow, width: 10_000, height: 100)
    let places: [CGFloat] = (1..<count).map { (index: Int) -> CGFloat in CGFloat(index) * 18 - 8.5 }
    expectEqual(parts["·"]?.map(\.x), places)
  }

  /// A view, and another one beside it while all are pairs: they change by themselves, and their flow does not.
  private struct Beads: View {
    let all: Switch
    @State private var isPair: Bool

    init(_ all: Switch) {
      self.all = all
      _isPair = State(initialValue: all.isOn)
    }

    var body: some View {
      let _ = all.connect($isPair)
      Text("a").frame(width: 4, height: 20)
      if isPair { Text("b").frame(width: 4, height: 20) }
    }

    @MainActor final class Switch {
      private(set) var isOn = false
      private var bindings: [Binding<Bool>] = []

      func connect(_ binding: Binding<Bool>) { bindings.append(binding) }

      func set(_ isOn: Bool) {
        self.isOn = isOn
        for binding in bindings { binding.wrappedValue = isOn }
      }
    }
  }

  @Test(
    "a separator of a flow that becomes several views, or one again, shows all of them in its place"
  )
  func otherParts() throws {
    let pairs = Beads.Switch()
    let host = HeadlessHost(200, 100) {
      Flow(0..<3, id: \.self, content: chip)
        .itemSeparator { Beads(pairs) }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    func seen() -> [String: [CGFloat]] {
      Dictionary(grouping: host.seen, by: \.text).mapValues { $0.map(\.frame.midX).sorted() }
    }
    try host.settle()
    let single = ["0": [20], "a": [50, 110], "1": [80], "2": [140]] as [String: [CGFloat]]
    expectEqual(seen(), single)
    pairs.set(true)
    try host.settle()
    expectEqual(
      seen(), ["0": [20], "a": [50, 114], "b": [54, 118], "1": [84], "2": [148]])
    pairs.set(false)
    try host.settle()
    expectEqual(seen(), single)
  }

  @Test(
    "a separator is placed with the proposal it was measured with, and a flexible one makes no line deeper"
  )
  func proposals() {
    /// Is 4 wide unless it is offered a width.
    struct Shy: UnplacingLayout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize {
        CGSize(proposal.width == nil ? 4 : 40, 20)
      }
    }
    let shy = HeadlessHost(200, 100) {
      Flow(0..<2, id: \.self, content: chip)
        .itemSeparator { Shy {}.named("shy") }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    let frames = shy.frames.filter { $0.identifier == "shy" }.map(\.frame)
    #expect(frames.contains(CGRect(48, 0, 4, 20)))
    let shallow = HeadlessHost(200, 100) {
      Flow(0..<2, id: \.self, content: { _ in Block(40, 0.5) })
        .itemSeparator { Color.red.frame(width: 4) }
    }
    expectEqual(shallow.size, CGSize(100, 0.5))
  }

  @Test(
    "a Flow made with a view builder, without a limit, shows the item and line separators it is given"
  )
  func anyViews() {
    func texts(_ flow: some View) -> [String] {
      seen(flow, width: 130, height: 100).keys.sorted()
    }
    func views() -> some View { ForEach(0..<3, id: \.self) { chip($0) } }
    let (dot, rule) = ({ Text("·") }, { Text("–") })
    expectEqual(texts(Flow(content: views)), ["0", "1", "2"])
    expectEqual(
      texts(
        Flow(content: views)
          .itemSeparator(dot)), ["0", "1", "2", "·"])
    expectEqual(
      texts(
        Flow(content: views)
          .lineSeparator(rule)), ["0", "1", "2", "–"])
    expectEqual(
      texts(
        Flow(content: views)
          .itemSeparator(dot)
          .lineSeparator(rule)), ["0", "1", "2", "·", "–"])
  }
}
