import FlowLayoutUI
import SwiftUI
import Testing

@MainActor @Suite("Offsets in lazy flows")
struct LazyFlowOffsetTests {
  /// A flow of chips whose sizes are declared, with a name.
  private func flow<Chips: RandomAccessCollection<Piece>>(
    _ chips: Chips, _ layout: some FlowingLayout
  ) -> some View {
    LazyFlow(chips, layout: layout, sizes: .declared(\.size)) { ChipView($0) }.named("flow")
  }

  @Test(
    "a layout tells where the views of a lazy flow with declared sizes begin", arguments: 0..<10)
  func rows(seed: UInt64) throws {
    let layout = FlowLayout(
      verticalSpacing: 5, alignment: .spaceBetween, verticalAlignment: .center,
      wrapping: seed.isMultiple(of: 2) ? .greedy : .balanced)
    let chips = Piece.chips(200, seed: seed)
    let host = HeadlessHost(size: Screen.phone) { flow(chips, layout) }
    let room = try #require(host.frame(of: "flow"))
    for index in chips.indices {
      let offset = layout.offset(of: index, in: chips, length: room.width, declared: \.size)
      let frame = try #require(host.frame(of: "\(index)"))
      #expect(abs(frame.minY - room.minY - offset) < 1e-6)
    }
  }

  @Test("in columns it is the distance from the leading edge, for slices too")
  func columns() throws {
    let (layout, chips) = (VFlowLayout(horizontalSpacing: 3), Piece.chips(60)[10...])
    let host = HeadlessHost(2000, 300) { flow(chips, layout) }
    let room = try #require(host.frame(of: "flow"))
    for index in chips.indices {
      let offset = layout.offset(of: index, in: chips, length: 300, declared: \.size)
      #expect(abs((host.frame(of: "\(index)")?.minX ?? .nan) - room.minX - offset) < 1e-6)
    }
  }

  @Test("a position scrolls there, though no view exists")
  func scrolls() throws {
    let (chips, layout) = (Piece.chips(2000), FlowLayout(spacing: 6))
    let position = Remote(ScrollPosition(edge: .top))
    let host = HeadlessHost(size: Screen.phone) {
      Bound(position) { ScrollView { flow(chips, layout) }.scrollPosition($0).named("scroll") }
    }
    try host.settle()
    for index in [900, 20, 1500] {
      position.value.scrollTo(
        y: layout.offset(of: index, in: chips, length: 390, declared: \.size))
      #expect(try host.settle() <= 2)
      expectEqual(host.visibleChips[index]?.minY, 0)
    }
  }

  @Test("an index behind the last element is that of the last, and no elements begin at the top")
  func missing() {
    let (layout, size) = (FlowLayout(), { (_: Int) in CGSize(80, 20) })
    expectEqual(layout.offset(of: 3, in: 0..<3, length: 100, declared: size), 56)
    expectEqual(layout.offset(of: 2, in: 0..<3, length: 100, declared: size), 56)
    expectEqual(layout.offset(of: 3, in: 0..<3, lines: 1, declared: size), 176)
    expectEqual(layout.offset(of: 0, in: 0..<0, length: 100, declared: size), 0)
    expectEqual(layout.offset(of: 0, in: 0..<0, lines: 2, lineByLine: size), 0)
  }
}
