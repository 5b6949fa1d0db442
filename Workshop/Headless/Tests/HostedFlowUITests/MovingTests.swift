import FlowUI
import SwiftUI
import Testing

@MainActor @Suite("Moving by hand")
struct MovingTests {
  private let widths: [CGFloat] = [40, 60, 30, 50, 70, 20]

  private func host(
    _ chips: MovedChips, width: CGFloat = 140, direction: LayoutDirection = .leftToRight,
    _ change: (inout EditedFlow) -> Void = { _ in }
  ) -> HeadlessHost {
    var flow = EditedFlow(chips: chips)
    change(&flow)
    return HeadlessHost(size: CGSize(width: width, height: 300), layoutDirection: direction) {
      flow
    }
  }

  @Test("a chip that is held goes where it is dropped, and the data changes once, at the drop")
  func drag() throws {
    let chips = MovedChips(MovedChip.row(widths))
    let host = host(chips)
    #expect(
      host.chipFrames([0, 1, 2]) == [
        CGRect(x: 0, y: 0, width: 40, height: 20), CGRect(x: 48, y: 0, width: 60, height: 20),
        CGRect(x: 0, y: 28, width: 30, height: 20),
      ])
    let touch = try host.touch("0")
    touch.hold(0.4)
    touch.move(by: CGSize(width: 70, height: 0), steps: 10)
    #expect(chips.writes == 0)
    host.rest()
    // One step of the finger goes by before the drag begins.
    #expect(abs(host.chipFrames([0])[0].midX - 83) < 1e-9)
    #expect(host.chipFrames([0, 1])[1] == CGRect(x: 0, y: 0, width: 60, height: 20))
    touch.lift()
    host.rest()
    #expect(chips.order == [1, 0, 2, 3, 4, 5])
    #expect(chips.writes == 1)
    #expect(host.chipFrames([0, 1])[0] == CGRect(x: 68, y: 0, width: 40, height: 20))
  }

  @Test("a finger that does not rest on a chip lifts none, a pointer lifts at once")
  func lifting() throws {
    for byPointer in [false, true] {
      let chips = MovedChips(MovedChip.row(widths))
      let host = host(chips) { $0.byPointer = byPointer }
      let touch = try host.touch("0")
      touch.move(by: CGSize(width: 70, height: 0), steps: 10)
      touch.lift()
      #expect(chips.order == (byPointer ? [1, 0, 2, 3, 4, 5] : [0, 1, 2, 3, 4, 5]))
    }
  }

  @Test("the chip follows the finger at once while others move as animated as the caller wishes")
  func animation() throws {
    let chips = MovedChips(MovedChip.row(widths))
    let host = host(chips) { $0.byPointer = true }
    let touch = try host.touch("0")
    touch.move(by: CGSize(width: 70, height: 0), steps: 10)
    #expect(host.chipFrames([0])[0].midX == 90)
    let moving = host.chipFrames([1])[0].minX
    #expect(moving > 0 && moving < 48)
    host.rest()
    #expect(host.chipFrames([1])[0].minX == 0)
    touch.lift()
    let falling = host.chipFrames([0])[0].minX
    host.advance(by: 0.05)
    #expect(host.chipFrames([0])[0].minX != 68 || falling != 68)
    host.rest()
    #expect(host.chipFrames([0])[0].minX == 68)
  }

  @Test("a hand feels the lift, and each new place")
  func feedback() throws {
    let chips = MovedChips(MovedChip.row([40, 40, 40, 40]))
    let host = host(chips, width: 300) { $0.byPointer = true }
    _ = HeadlessHost.takeFeedback()
    let touch = try host.touch("0")
    touch.move(by: CGSize(width: 5, height: 0))
    #expect(HeadlessHost.takeFeedback() == [.impact])
    touch.move(by: CGSize(width: 10, height: 0), steps: 5)
    #expect(HeadlessHost.takeFeedback() == [])
    touch.move(by: CGSize(width: 85, height: 0), steps: 17)
    #expect(HeadlessHost.takeFeedback() == [.selection, .selection])
    touch.lift()
    host.rest()
    #expect(HeadlessHost.takeFeedback() == [] && chips.order == [1, 2, 0, 3])
  }

  @Test("a canceled drag, escape and changed data leave everything where it was")
  func ends() throws {
    for how in ["cancel", "escape", "data", "shrink"] {
      let chips = MovedChips(MovedChip.row(widths))
      let host = host(chips) { $0.byPointer = true }
      let touch = try host.touch("0")
      touch.move(by: CGSize(width: 70, height: 0), steps: 10)
      switch how {
      case "cancel": touch.cancel()
      case "escape":
        host.pressTab()
        host.pressTab()
        #expect(host.press(.escape) == .handled)
      case "data":
        chips.all.append(MovedChip(id: 9, size: CGSize(width: 10, height: 10)))
        try host.tap("changed")
      default:
        chips.all = []
        try host.tap("changed")
      }
      let (order, writes) = (chips.order, chips.writes)
      touch.move(by: CGSize(width: 10, height: 30), steps: 3)
      touch.lift()
      host.rest()
      #expect(chips.order == order && chips.writes == writes, "\(how)")
      if how != "shrink" {
        #expect(host.chipFrames([0])[0] == CGRect(x: 0, y: 0, width: 40, height: 20), "\(how)")
      }
      // The next drag is as good as the first.
      if how == "cancel" {
        let next = try host.touch("0")
        next.move(by: CGSize(width: 70, height: 0), steps: 10)
        next.lift()
        #expect(chips.order == [1, 0, 2, 3, 4, 5])
      }
    }
  }

  @Test("from right to left the chip goes where it is held, too")
  func rightToLeft() throws {
    let chips = MovedChips(MovedChip.row(widths))
    let mirrored = host(chips, direction: .rightToLeft) { $0.byPointer = true }
    let touch = try mirrored.touch("0")
    touch.move(by: CGSize(width: -70, height: 0), steps: 10)
    let end = mirrored.frame(of: "flow")?.maxX ?? 0
    #expect(abs((mirrored.frame(of: "0")?.midX ?? 0) - (end - 20 - 70)) < 1e-9)
    touch.lift()
    #expect(chips.order == [1, 0, 2, 3, 4, 5])
  }

  @Test("sections keep chips among their own, and one without a section stays in its place")
  func sections() throws {
    let chips = MovedChips(MovedChip.row([30, 30, 30, 30, 30, 30]))
    let host = host(chips, width: 300) {
      $0.byPointer = true
      $0.actions = .move { $0.id == 0 ? nil : $0.id < 4 }
    }
    func drag(_ id: Int, by width: CGFloat) throws -> [Int] {
      let touch = try host.touch("\(id)")
      touch.move(by: CGSize(width: width, height: 0), steps: 4)
      touch.lift()
      host.rest()
      return chips.order
    }
    #expect(try drag(0, by: 100) == [0, 1, 2, 3, 4, 5])
    #expect(try drag(1, by: 200) == [0, 2, 3, 1, 4, 5])
    #expect(try drag(3, by: -200) == [0, 3, 2, 1, 4, 5])
    #expect(try drag(5, by: -200) == [0, 3, 2, 1, 5, 4])
  }

  @Test("actions move a chip earlier and later, and say where it is; none where that cannot be")
  func actions() throws {
    let chips = MovedChips(MovedChip.row(widths))
    let host = host(chips)
    func actions(_ id: Int) -> [String]? {
      host.accessibilityTree.first { $0.identifier == "\(id)" }?.actions
    }
    _ = HeadlessHost.takeAnnouncements()
    #expect(actions(0) == ["Move later"])
    #expect(actions(1) == ["Move earlier", "Move later"])
    #expect(actions(4) == ["Move earlier", "Move later"])
    #expect(actions(5) == ["Move earlier"])
    try host.perform("Move later", on: "1")
    #expect(chips.order == [0, 2, 1, 3, 4, 5])
    #expect(HeadlessHost.takeAnnouncements() == ["3 of 6"])
    try host.perform("Move earlier", on: "5")
    #expect(chips.order == [0, 2, 1, 3, 5, 4])
    let still = self.host(chips) { $0.actions = .none }
    #expect(still.accessibilityTree.allSatisfy { $0.actions.isEmpty })
  }

  @Test("the option and arrow keys move the focused chip along its line and from line to line")
  func keys() throws {
    let chips = MovedChips(MovedChip.row(widths))
    let host = host(chips)
    host.pressTab()
    host.pressTab()
    #expect(host.focusedIdentifier == "0")
    host.press(.rightArrow, modifiers: .option)
    #expect(chips.order == [1, 0, 2, 3, 4, 5])
    #expect(host.focusedIdentifier == "0")
    host.press(.rightArrow)
    #expect(chips.order == [1, 0, 2, 3, 4, 5])
    host.press(.downArrow, modifiers: .option)
    host.rest()
    #expect(host.chipFrames([0])[0].minY == 28)
    let order = chips.order
    host.press(.upArrow, modifiers: .option)
    host.rest()
    #expect(host.chipFrames([0])[0].minY == 0)
    host.press(.downArrow, modifiers: .option)
    #expect(chips.order == order)
  }

  @Test("a second finger leaves the drag of the first alone")
  func secondFinger() throws {
    let chips = MovedChips(MovedChip.row(widths))
    let host = host(chips) { _ in }
    let touch = try host.touch("0")
    touch.hold(0.4)
    touch.move(by: CGSize(width: 70, height: 0), steps: 10)
    try host.touch("4").lift()
    touch.move(by: CGSize(width: 10, height: 0), steps: 3)
    touch.lift()
    host.rest()
    #expect(chips.order.first == 1 && chips.order.sorted() == Array(0..<6))
    #expect(chips.writes == 1)
  }

  @Test("a flow with a limit moves what it shows, and hides what it hid")
  func limits() throws {
    let chips = MovedChips(MovedChip.row([40, 40, 40, 40, 40, 40, 40]))
    let host = HeadlessHost(size: CGSize(width: 200, height: 100)) {
      LimitedChips(chips: chips)
    }
    let touch = try host.touch("0")
    touch.hold(0.4)
    touch.move(by: CGSize(width: 2, height: 0))
    touch.move(by: CGSize(width: 400, height: 200), steps: 10)
    touch.lift()
    host.rest()
    #expect(chips.order == [1, 2, 0, 3, 4, 5, 6])
    #expect(chips.writes == 1)
  }

  @Test("the views of an element move together, and are dropped between elements")
  func severalViews() throws {
    let chips = MovedChips(MovedChip.row([40, 40, 40]))
    let host = HeadlessHost(size: CGSize(width: 400, height: 100)) {
      PairedChips(chips: chips)
    }
    let touch = try host.touch("0")
    touch.move(by: CGSize(width: 100, height: 0), steps: 10)
    host.rest()
    #expect(host.frame(of: "0")?.minX == host.frame(of: "second 0").map { $0.minX - 48 })
    touch.lift()
    host.rest()
    #expect(chips.order == [1, 0, 2])
  }
}

private struct LimitedChips: View {
  let chips: MovedChips
  @State private var changes = 0

  var body: some View {
    Flow(chips.all, maxLines: 1) {
      MovedChipView(chip: $0)
    } overflow: { more in
      Color.red.frame(width: 30, height: 20).accessibilityIdentifier("+\(more.count)")
    }
    .onMove { source, destination in
      chips.all.move(fromOffsets: source, toOffset: destination)
      changes += 1
    }
    .accessibilityIdentifier("flow")
    .overlay { Color.clear.frame(width: CGFloat(changes)).allowsHitTesting(false) }
  }
}

private struct PairedChips: View {
  let chips: MovedChips
  @State private var changes = 0

  var body: some View {
    Flow(chips.all) { chip in
      MovedChipView(chip: chip)
      Color.red.frame(width: 20, height: 20).accessibilityIdentifier("second \(chip.id)")
    }
    .onMove { source, destination in
      chips.all.move(fromOffsets: source, toOffset: destination)
      changes += 1
    }
    .environment(\.liftsByPointer, true)
    .overlay { Color.clear.frame(width: CGFloat(changes)).allowsHitTesting(false) }
  }
}
