import SwiftUI
import Testing

@testable import FlowLayoutUI
@testable import FlowLayouts

/// The views and modifiers that a flow adds besides its rows: each row of a list may hold a flow of a few chips.
///
/// Most is what people may do with elements; its parts that are views exist only while they are asked for.
@MainActor @Suite("The cost of a flow besides its rows")
struct FlowCostTests {
  private func count(
    flows: Int, of chips: Int, @ViewBuilder _ flow: @escaping (Range<Int>) -> some View
  ) throws -> Int {
    let host = HeadlessHost(1_000, 4_000) {
      VStack { ForEach(0..<flows, id: \.self) { _ in flow(0..<chips) } }
    }
    try host.settle()
    return host.viewCount
  }

  /// Returns the views and modifiers of a flow of eight chips, without its rows.
  private func cost(
    @ViewBuilder _ flow: @escaping (Range<Int>) -> some View
  ) throws -> Int {
    let one = try count(flows: 1, of: 8, flow)
    return try count(flows: 2, of: 8, flow) - one - 8 * row(flow)
  }

  /// Returns the views and modifiers of an element of a flow, with its own.
  private func row(@ViewBuilder _ flow: @escaping (Range<Int>) -> some View) throws -> Int {
    try count(flows: 1, of: 8, flow) - count(flows: 1, of: 7, flow)
  }

  private func chip(_ number: Int) -> some View { Color.red.frame(width: 20, height: 10) }

  private func bare() throws -> Int {
    try cost { numbers in FlowLayout { ForEach(numbers, id: \.self) { chip($0) } } }
  }

  // The body and its erased type; the root; the modifier with an empty background; the coordinate space, keys, gestures
  // and the order of drawing; the erased rows; and a place for decorations.
  @Test(
    "a flow without options adds at most 20 views and modifiers to its layout, besides those of its elements"
  )
  func plain() throws {
    let (bare, flow) = (try bare(), try cost { Flow($0) { chip($0) } })
    #expect(flow - bare <= 20)
  }

  // Unseen views under the container that report where it is and when a drag ends.
  @Test("onMove adds at most 14 views and modifiers to a flow, besides those of its elements")
  func moved() throws {
    let plain = try cost { Flow($0) { chip($0) } }
    let moved = try cost { Flow($0) { chip($0) }.onMove { _, _ in } }
    #expect(moved - plain <= 14)
  }

  // The identity, the environment, the focus, accessibility, the order of drawing, a layout value and a transaction. A
  // limit adds the fade; a separator is a view, placed in its gap.
  @Test(
    "Flow adds at most 10 views and modifiers to each element, 12 with a limit or separators, and onMove none"
  )
  func rows() throws {
    let bare = try row { numbers in FlowLayout { ForEach(numbers, id: \.self) { chip($0) } } }
    let plain = try row { Flow($0) { chip($0) } }
    #expect(plain - bare <= 10)
    expectEqual(try row { Flow($0) { chip($0) }.onMove { _, _ in } }, plain)
    let limited = try row { numbers in Flow(numbers) { chip($0) }.maxLines(9) { _ in chip(0) } }
    #expect(limited - bare <= 12)
    let separated = try row { numbers in Flow(numbers) { chip($0) }.itemSeparator { chip(0) } }
    #expect(separated - bare <= 12)
  }

  // The indicator twice, as it is measured and as it is shown.
  @Test(
    "maxLines with an indicator adds at most 23 views and modifiers to a flow, besides those of its elements"
  )
  func limited() throws {
    let plain = try cost { Flow($0) { chip($0) } }
    let limited = try cost { numbers in
      Flow(numbers) { chip($0) }.maxLines(9, isExpanded: true) { _ in chip(0) }
    }
    #expect(limited - plain <= 23)
  }
}

/// Options of a flow that are switched one after another, each while another one is on or off.
@MainActor @Suite("Options of a flow")
struct FlowOptionsTests {
  private typealias Option = @MainActor (Flow<Piece, ChipView>) -> Flow<Piece, ChipView>

  private let chips = Piece.sized([40, 60, 50, 30].map { CGSize($0, 20) })

  /// Each kind of option but for drops, which make other views.
  private let options: [Option] = [
    { $0.onMove { _, _ in } },
    { $0.moveDisabled { $0.id == 0 } },
    { $0.maxLines(1) { _ in Color.red.frame(width: 20, height: 10) } },
    { $0.fitsBounds() },
    { $0.priority { Double($0.id) } },
    { $0.itemSeparator { Color.red.frame(width: 2, height: 2) } },
    { $0.lineSeparator { Color.red.frame(width: 2, height: 2) } },
  ]

  @Test("switching each pair of options of a flow in any order keeps every view and its state")
  func pairs() throws {
    // The last one is arrow keys, which the views around ask for.
    let map = FlowFocusMap()
    let (remote, counts) = (Remote(Set<Int>()), ViewCounts())
    let host = HeadlessHost(100, 600) {
      Driven(remote) { on in
        options.indices.filter(on.contains)
          .reduce(Flow(chips) { ChipView($0, counts) }) { flow, option in options[option](flow) }
          .environment(\.flowFocusMap, on.contains(options.count) ? map : nil)
      }
    }
    try host.settle()
    for first in 0...options.count {
      for second in 0...options.count where second != first {
        for on in [[first], [first, second], [second], []] as [Set<Int>] {
          remote.set(on)
          try host.settle()
          #expect(counts.made == 4 && host.aliveChips == 4, "\(on) of \(first) and \(second)")
        }
      }
    }
  }
}
