import FlowLayoutEngine
import SwiftUI
import Testing

@testable import FlowLayoutUI

/// Which items a lazy flow realizes for its position in the viewport.
@MainActor @Suite("The viewport of a lazy flow")
struct ViewportReaderTests {
  private final class Seen {
    private(set) var slice: LazySlice?

    func note(_ slice: LazySlice) { self.slice = slice }
  }

  /// A store of items that are 40 wide and 20 deep.
  private func store(_ count: Int, _ layout: some FlowingLayout) -> LazyStore {
    var contents = LazyContents(layout.rules, isDeclared: true)
    let sizes = Array(repeating: CGSize(40, 20), count: count).declared { $0 }
    contents.declare(sizes)
    return LazyStore(contents)
  }

  /// The items that exist of a flow without distances whose lines hold one item, below and beside a margin.
  private func items(
    _ count: Int, _ layout: some FlowingLayout = FlowLayout(spacing: 0), margin: CGFloat = 0,
    held: Int? = nil
  ) throws -> [Range<Int>] {
    let (seen, rules) = (Seen(), layout.rules)
    let reader = ViewportReader(
      store: store(count, layout), axis: rules.windowAxis, pinned: nil, focused: nil, dragged: held,
      isMirrored: false, isReadAloud: false, pinsHeaders: false)
    let host = HeadlessHost(5000, 5000) {
      GeometryReader { proxy in
        let _ = seen.note(reader.slice(proxy))
        Color.clear
      }
      .frame(width: 40, height: 20)
      .padding(.top, margin).padding(.leading, margin)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    try host.settle()
    return try #require(seen.slice).ranges
  }

  @Test(
    "a lazy flow realizes the dragged element at any drop index, besides the views near the viewport"
  )
  func held() throws {
    func items(_ place: Int) throws -> [Range<Int>] { try self.items(300, held: place) }
    expectEqual(try items(3), [0..<154])
    expectEqual(try items(200), [0..<154, 200..<201])
    expectEqual(try items(299), [0..<154, 299..<300])
    expectEqual(try items(300), [0..<154])
  }

  @Test(
    "a lazy flow outside of a scroll view realizes up to 256 views, and of more only those near the display"
  )
  func display() throws {
    expectEqual(try items(256), [0..<256])
    expectEqual(try items(257), [0..<154])
    let columns = VFlowLayout(spacing: 0)
    expectEqual(try items(400, columns), [0..<77])
    // It begins at 1000 points, or that far beyond the display's edge.
    expectEqual(try items(400, margin: 1000), [0..<104])
    expectEqual(try items(400, columns, margin: 1000), [0..<52])
    expectEqual(try items(400, margin: -1000), [0..<204])
    expectEqual(try items(400, columns, margin: -1000), [0..<102])
  }

  @Test("a LazyFlow over a binding can move its elements only with the edit action move")
  func written() {
    var numbers = [Number(id: 5, value: 1), Number(id: 6, value: 2)]
    let binding = Binding {
      numbers
    } set: {
      numbers = $0
    }
    let flow = LazyFlow(binding, editActions: .move) { NumberView(number: $0) }
    #expect(flow._interaction.onMove != nil)
    #expect(
      LazyFlow(binding, editActions: .delete) { NumberView(number: $0) }._interaction.onMove == nil)
    #expect(LazyFlow(binding) { NumberView(number: $0) }._interaction.onMove == nil)
  }
}

private struct Number: Identifiable {
  let id: Int
  var value: Int
}

private struct NumberView: View {
  let number: Binding<Number>

  var body: some View { Color.red }
}
