import FlowUI
import SwiftUI
import Testing

@MainActor @Suite("Offsets in lazy flows")
struct LazyFlowOffsetTests {
  @Test(
    "a layout tells where the views of a lazy flow with declared sizes begin", arguments: 0..<10)
  func rows(seed: UInt64) throws {
    let layout = FlowLayout(
      verticalSpacing: 5, alignment: .spaceBetween, verticalAlignment: .center,
      wrapping: seed.isMultiple(of: 2) ? .greedy : .balanced)
    let chips = Piece.chips(200, seed: seed)
    let host = HeadlessHost(size: Screen.phone) {
      LazyFlow(chips, layout: layout, sizes: .declared(\.size)) { ChipView($0) }
        .accessibilityIdentifier("flow")
    }
    let flow = try #require(host.frame(of: "flow"))
    for index in chips.indices {
      let offset = layout.offset(of: index, in: chips, length: flow.width, sizes: .declared(\.size))
      let frame = try #require(host.frame(of: "\(index)"))
      #expect(abs(frame.minY - flow.minY - offset) < 1e-6)
    }
  }

  @Test("in columns it is the distance from the leading edge, for slices too")
  func columns() throws {
    let layout = VFlowLayout(horizontalSpacing: 3)
    let chips = Piece.chips(60)[10...]
    let host = HeadlessHost(size: CGSize(width: 2000, height: 300)) {
      LazyFlow(chips, layout: layout, sizes: .declared(\.size)) { ChipView($0) }
        .accessibilityIdentifier("flow")
    }
    let flow = try #require(host.frame(of: "flow"))
    for index in chips.indices {
      let offset = layout.offset(of: index, in: chips, length: 300, sizes: .declared(\.size))
      #expect(abs((host.frame(of: "\(index)")?.minX ?? .nan) - flow.minX - offset) < 1e-6)
    }
  }

  @Test("a position scrolls there, though no view exists")
  func scrolls() throws {
    let handle = PositionHandle()
    let host = HeadlessHost(size: Screen.phone) { OffsetScreen(handle: handle) }
    for index in [900, 20, 1500] {
      handle.jump(index)
      #expect(try host.settle() <= 2)
      #expect(host.visibleChips[index]?.minY == 0)
    }
  }

  @Test("an index that no element has traps")
  func missing() async {
    await #expect(processExitsWith: .failure) {
      _ = FlowLayout().offset(of: 3, in: 0..<3, length: 100, sizes: .declared { _ in .zero })
    }
  }
}

@MainActor private final class PositionHandle { var jump: (Int) -> Void = { _ in } }

private struct OffsetScreen: View {
  let handle: PositionHandle
  @State private var position = ScrollPosition(edge: .top)

  init(handle: PositionHandle) { self.handle = handle }

  var body: some View {
    let (chips, layout, position) = (Piece.chips(2000), FlowLayout(spacing: 6), $position)
    handle.jump = {
      position.wrappedValue.scrollTo(
        y: layout.offset(of: $0, in: chips, length: 390, sizes: .declared(\.size)))
    }
    return ScrollView { LazyFlow(chips, layout: layout, sizes: .declared(\.size)) { ChipView($0) } }
      .scrollPosition($position)
      .accessibilityIdentifier("scroll")
  }
}
