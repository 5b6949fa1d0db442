import SwiftUI
import Testing

@testable import FlowLayoutUI
@testable import FlowLayouts

/// The views and modifiers that each row of a container adds to the view that its owner made: SwiftUI keeps, compares and
/// updates them for every element, in every flow of every list.
@MainActor @Suite("The cost of a row")
struct RowCostTests {
  /// Returns the views and modifiers a row, of a container of so many elements.
  private func viewsPerRow(
    @ViewBuilder _ content: @escaping (Range<Int>) -> some View
  ) throws -> Int {
    func count(_ rows: Int) throws -> Int {
      let host = HeadlessHost(1_000, 400) { content(0..<rows) }
      try host.settle()
      return host.viewCount
    }
    let (few, many) = (try count(10), try count(20))
    #expect((many - few).isMultiple(of: 10))
    return (many - few) / 10
  }

  private func chip(_ number: Int) -> some View { Color.red.frame(width: 20, height: 10) }

  /// Those of a row of a bare layout.
  private func bare() throws -> Int {
    try viewsPerRow { numbers in FlowLayout { ForEach(numbers, id: \.self) { chip($0) } } }
  }

  // The view that is evaluated only where the flow is, the modifier and its content, the environment, the focus, the
  // attachment for assistive technologies, the order of drawing, the transaction, which is two nodes here, and the layout
  // value.
  @Test(
    "a flow adds ten views and modifiers to each element's view, also if its elements can be moved")
  func plain() throws {
    let bare = try bare()
    expectEqual(try viewsPerRow { Flow($0) { chip($0) } }, bare + 10)
    expectEqual(try viewsPerRow { Flow($0) { chip($0) }.onMove { _, _ in } }, bare + 10)
    expectEqual(
      try viewsPerRow { LazyFlow($0, id: \.self) { chip($0) }.onMove { _, _ in } }, bare + 10)
  }

  @Test(
    "maxLines adds two more views and modifiers to each element's view, with a limit or with nil")
  func fading() throws {
    let bare = try bare()
    for limit in [nil, 9] {
      expectEqual(try viewsPerRow { Flow($0) { chip($0) }.maxLines(limit) }, bare + 12)
    }
  }
}

/// Rows do not fade in flows that were made without a limit.
@MainActor @Suite("Limits that are added later")
struct LateLimitTests {
  private func flow(_ limit: Int?, _ counter: Numbered.Counter) -> Flow<Int, Numbered> {
    let flow = Flow(0..<6) { Numbered("\($0)", counter) }
    return limit.map { flow.maxLines($0) { More($0) } } ?? flow
  }

  @Test(
    "a limit added to a flow later hides and shows views at once, and keeps them, animated or not",
    arguments: [false, true])
  func comesAndGoes(isAnimated: Bool) throws {
    let (remote, counter) = (Remote<Int?>(nil), Numbered.Counter())
    let host = HeadlessHost(100, 400) { Driven(remote) { flow($0, counter) } }
    try host.settle()
    let born = host.frames.map(\.identifier).sorted()
    for limit in [1, nil, 2, nil, 0, 1] as [Int?] {
      if isAnimated { remote.animate(to: limit) } else { remote.set(limit) }
      try host.settle()
      if isAnimated {
        host.advance(by: 1.1)
        try host.settle()
      }
      expectEqual(host.frames.map(\.identifier).sorted(), born)
      let fresh = HeadlessHost(100, 400) { flow(limit, Numbered.Counter()) }
      try fresh.settle()
      #expect(host.seenFrames == fresh.seenFrames && host.readTexts == fresh.readTexts)
    }
  }

  @Test("a limit added to a flow later takes hidden views out of the focus order")
  func focus() throws {
    let remote = Remote<Int?>(nil)
    let host = HeadlessHost(140, 100) {
      Driven(remote) { limit in
        let flow = Flow(0..<4) { Text("\($0)").frame(width: 40, height: 20).focusable().named($0) }
        return limit.map { flow.maxLines($0) } ?? flow
      }
    }
    expectEqual(host.focusOrder, ["0", "1", "2", "3"])
    remote.set(1)
    try host.settle()
    #expect(host.focusOrder == ["0", "1", "2"] && host.readTexts == ["0", "1", "2"])
    remote.set(nil)
    try host.settle()
    expectEqual(host.focusOrder, ["0", "1", "2", "3"])
  }

  @Test(
    "a flow places the element that a system drag draws off screen, and the others keep their frames",
    arguments: [0, 2])
  func drawnBySystem(element: Int) throws {
    func host(_ drawnBySystem: Int?) -> HeadlessHost {
      let layout = RowsLayout<FlowLayout>(
        rules: FlowLayout().rules, limits: FlowLimits(), isPlain: true, model: FlowModel(),
        recordsRows: true,
        drag: DragPlacing(
          dragged: drawnBySystem.map { DraggedElement(landing: $0, isDrawnBySystem: true) }),
        fades: false)
      return HeadlessHost(100, 100) {
        layout {
          ForEach(0..<4, id: \.self) { number in
            Block(40, 20).named(number)
              .layoutValue(key: RowPart.self, value: .element(number))
          }
        }
      }
    }
    let (all, others) = (host(nil), host(element))
    for number in 0..<4 {
      let frame = try #require(others.frame(of: "\(number)"))
      if number == element {
        #expect(frame.maxX < -1_000 && frame.maxY < -1_000)
      } else {
        expectEqual(frame, all.frame(of: "\(number)"))
      }
    }
    expectEqual(others.size, all.size)
  }
}
