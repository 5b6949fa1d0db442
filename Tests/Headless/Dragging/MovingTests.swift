import FlowLayoutUI
import SwiftUI
import Testing

@MainActor @Suite("Moving elements")
struct MovingTests {
  private let chips = MovedChips(widths: [40, 60, 30, 50, 70, 20])

  @Test(
    "a chip dragged in a flow goes to where it is dropped, and the data changes once, at the drop")
  func drag() throws {
    let host = chips.host(140, 300, byPointer: false)
    expectEqual(
      host.chipFrames([0, 1, 2]),
      [CGRect(0, 0, 40, 20), CGRect(48, 0, 60, 20), CGRect(0, 28, 30, 20)])
    let touch = try host.touch("0")
    touch.hold(0.4)
    touch.move(by: CGSize(70, 0), steps: 10)
    expectEqual(chips.writes, 0)
    host.rest()
    // One step of the finger goes by before the drag begins.
    #expect(abs(host.chipFrame(0).midX - 83) < 1e-9)
    expectEqual(host.chipFrame(1), CGRect(0, 0, 60, 20))
    touch.lift()
    host.rest()
    expectEqual(chips.order, [1, 0, 2, 3, 4, 5])
    expectEqual(chips.writes, 1)
    expectEqual(host.chipFrame(0), CGRect(68, 0, 40, 20))
  }

  @Test(
    "a finger that moves without resting lifts no chip of a flow, and a pointer lifts one at once",
    arguments: [false, true, nil])
  func lifting(byPointer: Bool?) throws {
    // Where nothing is said it is a finger, but on a Mac.
    let unsaid = HeadlessHost(140, 300) {
      Flow(chips.binding, editActions: .move) { MovedChipView($0.wrappedValue) }
    }
    let host = byPointer.map { chips.host(140, 300, byPointer: $0) } ?? unsaid
    try host.drag(0, by: 70, steps: 10)
    expectEqual(chips.order, (byPointer == true ? [1, 0, 2, 3, 4, 5] : [0, 1, 2, 3, 4, 5]))
  }

  @Test(
    "a dragged chip follows the finger at once, while the flow's other chips move with the given animation"
  )
  func animation() throws {
    let host = chips.host(140, 300)
    let touch = try host.hold(0, by: 70, steps: 10)
    expectEqual(host.chipFrame(0).midX, 90)
    let moving = host.chipFrame(1).minX
    #expect(moving > 0 && moving < 48)
    host.rest()
    expectEqual(host.chipFrame(1).minX, 0)
    touch.lift()
    let falling = host.chipFrame(0).minX
    host.advance(by: 0.05)
    #expect(host.chipFrame(0).minX != 68 || falling != 68)
    host.rest()
    expectEqual(host.chipFrame(0).minX, 68)
  }

  @Test(
    "without an animation, a flow's other chips make room at once, and a dropped chip gets its frame at once"
  )
  func noAnimation() throws {
    let host = MovedChips(count: 3).host(200, 100) { all, move in
      Flow(all) { MovedChipView($0) }.onMove(animation: nil, perform: move)
    }
    let touch = try host.hold(0, by: 60)
    expectEqual(host.frame(of: "1")?.minX, 0)
    touch.lift()
    expectEqual(host.frame(of: "0")?.minX, 48)
  }

  @Test(
    "a chip dropped in a flow is drawn in front until it has landed, even while another one is dragged"
  )
  func twoDrops() throws {
    let host = MovedChips(count: 3).host(200, 100) { all, move in
      Flow(all) { MovedChipView($0) }.onMove(animation: .linear(duration: 1), perform: move)
    }
    func drawn() -> [String] { host.frames.compactMap(\.identifier).filter { Int($0) != nil } }
    try host.hold(0, by: 60).lift()
    host.advance(by: 0.5)
    expectEqual(drawn(), ["1", "2", "0"])
    try host.hold(1, by: 10).lift()
    for _ in 0..<7 { host.advance(by: 0.1) }
    expectEqual(drawn(), ["0", "2", "1"])
    host.advance(by: 0.5)
    expectEqual(drawn(), ["1", "0", "2"])
  }

  @Test("lifting a chip of a flow, and each new drop index, give haptic feedback")
  func feedback() throws {
    let chips = MovedChips(count: 4)
    let host = chips.host(300, 300)
    _ = HeadlessHost.takeFeedback()
    let touch = try host.hold(0, by: 5, steps: 1)
    expectEqual(HeadlessHost.takeFeedback(), [.impact])
    touch.move(by: CGSize(10, 0), steps: 5)
    expectEqual(HeadlessHost.takeFeedback(), [])
    touch.move(by: CGSize(85, 0), steps: 17)
    expectEqual(HeadlessHost.takeFeedback(), [.selection, .selection])
    touch.lift()
    host.rest()
    #expect(HeadlessHost.takeFeedback() == [] && chips.order == [1, 2, 0, 3])
  }

  @Test(
    "in a flow, a canceled drag, the escape key and changed data end a drag and leave the order as it was",
    arguments: ["cancel", "escape", "data", "shrink"], [false, true])
  func ends(how: String, andRests: Bool) throws {
    let host = chips.host(140, 300)
    let touch = try host.hold(0, by: 70, steps: 10)
    switch how {
    case "cancel": touch.cancel()
    case "escape":
      host.pressTab(times: 2)
      expectEqual(host.press(.escape), .handled)
    default:
      chips.all = how == "data" ? chips.all + [MovedChip(id: 9, size: CGSize(10, 10))] : []
      try host.tap("changed")
    }
    if andRests { host.rest() }
    let (order, writes) = (chips.order, chips.writes)
    touch.move(by: CGSize(10, 30), steps: 3)
    touch.lift()
    host.rest()
    #expect(chips.order == order && chips.writes == writes)
    if how != "shrink" { expectEqual(host.chipFrame(0), CGRect(0, 0, 40, 20)) }
    // The next drag is as good as the first.
    if how != "cancel" { return }
    try host.drag(0, by: 70, steps: 10)
    expectEqual(chips.order, [1, 0, 2, 3, 4, 5])
  }

  @Test("a dragged chip goes to where it is dropped in a right-to-left flow")
  func rightToLeft() throws {
    let mirrored = chips.host(140, 300, .rightToLeft)
    let touch = try mirrored.hold(0, by: -70, steps: 10)
    let end = mirrored.frame(of: "flow")?.maxX ?? 0
    #expect(abs((mirrored.frame(of: "0")?.midX ?? 0) - (end - 20 - 70)) < 1e-9)
    touch.lift()
    expectEqual(chips.order, [1, 0, 2, 3, 4, 5])
  }

  @Test(
    "a dragged chip stays under the pointer when the drag makes the flow narrower",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func narrower(direction: LayoutDirection) throws {
    // Without the first chip of 40 the first line is 60 + 8 + 30.
    let host = MovedChips(widths: [40, 60, 30]).host(140, 300, direction)
    expectEqual(host.frame(of: "flow")?.width, 108)
    let touch = try host.hold(0, by: 0, 28)
    host.rest()
    expectEqual(host.frame(of: "flow")?.width, 98)
    expectEqual(host.frame(of: "0")?.middle, touch.location)
    touch.cancel()
  }

  @Test(
    "chips with moveDisabled are not lifted, and no other chip of the flow is dragged past them")
  func disabled() throws {
    let chips = MovedChips(widths: [30, 30, 30, 30, 30, 30])
    let host = chips.host(300, 300) { all, move in
      Flow(all) { MovedChipView($0) }.onMove(perform: move)
        .moveDisabled { (chip: MovedChip) in chip.id == 0 || chip.id == 4 }
    }
    for (id, distance, order) in [
      (0, 100, [0, 1, 2, 3, 4, 5]), (1, 200, [0, 2, 3, 1, 4, 5]), (3, -200, [0, 3, 2, 1, 4, 5]),
      (5, -200, [0, 3, 2, 1, 4, 5]),
    ] as [(Int, CGFloat, [Int])] {
      let touch = try host.hold(id, by: 10)
      expectEqual(host.held, (id == 0 ? [] : ["\(id)"]))
      touch.cancel()
      try host.drag(id, by: distance)
      expectEqual(chips.order, order)
    }
  }

  @Test(
    "accessibility actions of a flow move a chip earlier or later, and are absent where it cannot move"
  )
  func actions() throws {
    let host = chips.host(140, 300)
    expectEqual(host.actions(of: 0), ["Move later"])
    for id in [1, 4] { expectEqual(host.actions(of: id), ["Move earlier", "Move later"]) }
    expectEqual(host.actions(of: 5), ["Move earlier"])
    try host.perform("Move later", on: "1")
    expectEqual(chips.order, [0, 2, 1, 3, 4, 5])
    try host.perform("Move earlier", on: "5")
    expectEqual(chips.order, [0, 2, 1, 3, 5, 4])
    let still = chips.host(140, 300, actions: [])
    #expect(still.accessibilityTree.allSatisfy { $0.actions.isEmpty })
  }

  @Test("option-arrow keys move the focused chip of a flow along its line and from line to line")
  func keys() throws {
    let host = chips.host(140, 300)
    host.pressTab(times: 2)
    expectEqual(host.focusedIdentifier, "0")
    host.pressOption(.rightArrow)
    expectEqual(chips.order, [1, 0, 2, 3, 4, 5])
    expectEqual(host.focusedIdentifier, "0")
    host.press(.rightArrow)
    expectEqual(chips.order, [1, 0, 2, 3, 4, 5])
    host.pressOption(.downArrow)
    host.rest()
    expectEqual(host.chipFrame(0).minY, 28)
    let order = chips.order
    host.pressOption(.upArrow)
    host.rest()
    expectEqual(host.chipFrame(0).minY, 0)
    host.pressOption(.downArrow)
    expectEqual(chips.order, order)
  }

  @Test(
    "an option-arrow key moves a chip of a flow by one index if the next line has no room for the chip",
    arguments: [([100, 60, 20], 2, .upArrow), ([60, 20, 100], 1, .downArrow)]
      as [([CGFloat], Int, KeyEquivalent)])
  func noRoom(widths: [CGFloat], id: Int, key: KeyEquivalent) {
    let chips = MovedChips(widths: widths)
    let host = chips.host(100, 300, layout: FlowLayout(spacing: 0))
    host.pressTab(times: id + 2)
    expectEqual(host.focusedIdentifier, "\(id)")
    host.pressOption(key)
    expectEqual(chips.order, [0, 2, 1])
  }

  @Test("a second finger's tap does not disturb the drag of a chip by the first finger")
  func secondFinger() throws {
    let host = chips.host(140, 300, byPointer: false)
    let touch = try host.touch("0")
    touch.hold(0.4)
    touch.move(by: CGSize(70, 0), steps: 10)
    try host.touch("4").lift()
    touch.move(by: CGSize(10, 0), steps: 3)
    touch.lift()
    host.rest()
    #expect(chips.order.first == 1 && chips.order.sorted() == Array(0..<6))
    expectEqual(chips.writes, 1)
  }

  @Test(
    "a chip dragged far in a limited flow is dropped behind the shown elements, before the hidden ones"
  )
  func limits() throws {
    let chips = MovedChips(count: 7)
    let host = chips.host(200, 100) { all, move in
      Flow(all, content: { MovedChipView($0) })
        .maxLines(1, overflow: { More($0, 30) })
        .onMove(perform: move)
        .environment(\.liftsByPointer, false)
    }
    let touch = try host.touch("0")
    touch.hold(0.4)
    touch.move(by: CGSize(2, 0))
    touch.move(by: CGSize(400, 200), steps: 10)
    touch.lift()
    host.rest()
    expectEqual(chips.order, [1, 2, 0, 3, 4, 5, 6])
    expectEqual(chips.writes, 1)
  }

  @Test(
    "all views of an element of a flow are dragged together, and dropped between other elements")
  func severalViews() throws {
    let chips = MovedChips(count: 3)
    let host = chips.host(400, 100) { all, move in
      Flow(all) { chip in
        MovedChipView(chip)
        Color.red.frame(width: 20, height: 20).named("second \(chip.id)")
      }
      .onMove(perform: move)
    }
    let touch = try host.hold(0, by: 100, steps: 10)
    host.rest()
    expectEqual(host.frame(of: "0")?.minX, host.frame(of: "second 0").map { $0.minX - 48 })
    touch.lift()
    host.rest()
    expectEqual(chips.order, [1, 0, 2])
  }
}
