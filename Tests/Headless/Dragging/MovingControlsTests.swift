import FlowLayoutUI
import SwiftUI
import Testing

/// Moving elements in disabled flows, beside buttons and text fields, and with a screen reader.
@MainActor @Suite("Moving elements among controls")
struct MovingControlsTests {
  @Test(
    "a disabled flow lets no drag, key or action move an element until it is enabled",
    arguments: [false, true])
  func disabled(isLazy: Bool) throws {
    let chips = MovedChips(count: 6)
    let host = HeadlessHost(200, 120) { SwitchedFlow(chips: chips, isLazy: isLazy, isOff: true) }
    host.rest()
    expectEqual(host.gestureCount, 0)
    try? host.drag(0, by: 60)
    expectEqual(host.actions(of: 0), [])
    host.pressTab()
    expectEqual(host.press(.rightArrow, modifiers: .option), .ignored)
    expectEqual(chips.writes, 0)
    try host.tap("switch")
    host.rest()
    expectEqual(host.actions(of: 0), ["Move later"])
    try host.drag(0, by: 60)
    #expect(chips.order.first == 1 && chips.writes == 1)
  }

  @Test("a flow that is disabled during a drag ends the drag", arguments: [false, true])
  func disabledMeanwhile(isLazy: Bool) throws {
    let chips = MovedChips(count: 6)
    let host = HeadlessHost(200, 120) { SwitchedFlow(chips: chips, isLazy: isLazy) }
    host.rest()
    let touch = try host.hold(0, by: 60)
    expectEqual(host.held, ["0"])
    try host.tap("switch")
    expectEqual(host.held, [])
    touch.lift()
    host.rest()
    #expect(host.held == [] && chips.writes == 0)
  }

  @Test(
    "a flow has drag gestures only while its elements can be moved, and keeps its views when that changes",
    arguments: [false, true])
  func gestures(isLazy: Bool) throws {
    let chips = MovedChips(count: 6)
    let host = HeadlessHost(200, 120) {
      SwitchedFlow(chips: chips, isLazy: isLazy, isStill: true)
    }
    host.rest()
    expectEqual(host.gestureCount, 0)
    try host.tap("2")
    try host.tap("switch")
    host.rest()
    #expect(host.gestureCount > 0 && host.frame(of: "counted 1") != nil)
    try host.drag(0, by: 60)
    expectEqual(chips.order.first, 1)
    try host.tap("switch")
    host.rest()
    #expect(host.gestureCount == 0 && host.frame(of: "counted 1") != nil)
    let byFinger = HeadlessHost(200, 100) { Flow(chips.all) { MovedChipView($0) } }
    expectEqual(byFinger.gestureCount, 0)
  }

  @Test("a flow's accessibility actions that move elements are named in the environment's language")
  func language() {
    let chips = MovedChips(count: 2)
    let host = HeadlessHost(200, 100) {
      Flow(chips.binding, editActions: .move) { MovedChipView($0.wrappedValue) }
        .environment(\.locale, Locale(identifier: "es"))
    }
    expectEqual(host.actions(of: 0), ["Mover hacia el final"])
  }

  @Test(
    "a button in a flow is pressed by a click, and not by a pointer that drags and drops the button"
  )
  func buttons() throws {
    let chips = MovedChips(count: 4)
    var presses: [Int] = []
    let host = HeadlessHost(300, 100) {
      ChipsOwner(chips: chips) { binding in
        Flow(binding, editActions: .move) { chip in
          let id = chip.wrappedValue.id
          Button {
            presses.append(id)
          } label: {
            Color.gray.frame(chip.wrappedValue.size)
          }
          .buttonStyle(.plain).named(id)
        }
      }
      .environment(\.liftsByPointer, true)
    }
    host.rest()
    try host.drag(0, by: 60)
    #expect(chips.order == [1, 0, 2, 3] && presses.isEmpty)
    let click = try host.touch("2")
    click.lift()
    expectEqual(presses, [2])
    try host.drag(2, by: 2)
    #expect(presses == [2, 2] && chips.writes == 1)
  }

  @Test("the chips of a flow stay enabled while one of them is dragged")
  func enabled() throws {
    struct Switch: View {
      @Environment(\.isEnabled) private var isEnabled
      var body: some View {
        Color.red.frame(width: 40, height: 20).accessibilityLabel(isEnabled ? "on" : "off")
      }
    }
    let chips = MovedChips(count: 3)
    let host = chips.host(200, 100) { all, move in
      Flow(all) { Switch().named($0.id) }.onMove(perform: move)
    }
    let touch = try host.hold(0, by: 60)
    expectEqual(host.readTexts, ["on", "on", "on"])
    touch.lift()
    expectEqual(host.readTexts, ["on", "on", "on"])
  }

  @Test(
    "lifting a chip of a flow ends the chip's own drag gesture, for a pointer and for a finger that has rested",
    arguments: [true, false])
  func ownGestures(byPointer: Bool) throws {
    let chips = MovedChips(count: 4)
    var distances: [CGFloat] = []
    let host = HeadlessHost(300, 100) {
      ChipsOwner(chips: chips) { binding in
        Flow(binding, editActions: .move) { chip in
          Color.gray.frame(chip.wrappedValue.size)
            .gesture(
              DragGesture(minimumDistance: 0).onChanged { distances.append($0.translation.width) }
            )
            .named(chip.wrappedValue.id)
        }
      }
      .environment(\.liftsByPointer, byPointer)
    }
    host.rest()
    let touch = try host.touch("0")
    touch.move(by: CGSize(2, 0))
    if !byPointer { touch.hold(0.4) }
    touch.move(by: CGSize(58, 0), steps: 4)
    touch.lift()
    host.rest()
    // A pointer is dragging once it has moved: the chip has heard of that.
    let heard: [CGFloat] = byPointer ? [0, 2, 16.5] : [0, 2]
    #expect(distances == heard && chips.order == [1, 0, 2, 3], "\(distances)")
    // A finger that does not rest leaves them to the chip, or to what scrolls.
    if !byPointer {
      let swipe = try host.touch("2")
      swipe.move(by: CGSize(60, 0), steps: 4)
      swipe.lift()
      #expect(distances.last == 60 && chips.writes == 1)
    }
  }

  @Test(
    "the last chip of a limited flow gets an action to move later once a binding adds an element behind it"
  )
  func later() throws {
    let chips = Remote(MovedChip.row(Array(repeating: 40, count: 32)))
    let host = HeadlessHost(200, 100) {
      Bound(chips) {
        Flow($0, editActions: .move) { MovedChipView($0.wrappedValue) }
          .maxLines(1).priority { Double($0.id) }
      }
    }
    try host.settle()
    expectEqual(host.actions(of: 31), ["Move earlier"])
    chips.value.append(MovedChip(id: 32, size: CGSize(40, 20)))
    try host.settle()
    expectEqual(host.actions(of: 31), ["Move earlier", "Move later"])
  }

  @Test(
    "option-arrow keys move by words in a text field behind movable tags of a flow, and move no tag"
  )
  func words() throws {
    let chips = MovedChips(count: 3)
    var text = "to be"
    let host = HeadlessHost(300, 100) {
      ChipsOwner(chips: chips) { binding in
        Flow(binding, editActions: .move) { chip in
          if chip.wrappedValue.id == 2 {
            TextField("Tag", text: Binding(get: { text }, set: { text = $0 })).frame(width: 100)
              .named("field")
          } else {
            MovedChipView(chip.wrappedValue)
          }
        }
        .moveDisabled { $0.id == 2 }
      }
    }
    host.rest()
    try host.tap("field")
    expectEqual(host.press(.leftArrow, modifiers: .option), .handled)
    try host.type("not ")
    #expect(text == "to not be" && chips.writes == 0)
  }

  @Test("a flow does not handle option-arrow keys that can move no element")
  func ignored() {
    let chips = MovedChips(count: 3)
    let host = chips.host(300, 100)
    host.pressTab()
    host.pressTab()
    expectEqual(host.focusedIdentifier, "0")
    expectEqual(host.press(.leftArrow, modifiers: .option), .ignored)
    expectEqual(host.press(.upArrow, modifiers: .option), .ignored)
    #expect(host.press(.rightArrow, modifiers: .option) == .handled && chips.order == [1, 0, 2])
    let limited = chips.host(100, 100) { all, move in
      Flow(all, content: { MovedChipView($0) })
        .maxLines(1, overflow: { _ in Button("More") {}.named("more") })
        .onMove(perform: move)
    }
    limited.pressTab(times: limited.focusOrder.firstIndex(of: "more").map { $0 + 1 } ?? 0)
    expectEqual(limited.focusedIdentifier, "more")
    expectEqual(limited.press(.leftArrow, modifiers: .option), .ignored)
  }

  @Test(
    "the new position of an element in a flow is announced after an accessibility action moves the element"
  )
  func announcement() async throws {
    let chips = MovedChips(count: 23)
    let host = chips.host(300, 200)
    try host.perform("Move later", on: "16")
    expectEqual(chips.order[17], 16)
    var heard: [String] = []
    for _ in 0..<500 where !heard.contains("18 of 23") {
      try await Task.sleep(nanoseconds: 10_000_000)
      heard += HeadlessHost.takeAnnouncements()
    }
    #expect(heard.contains("18 of 23"))
  }
}

/// A flow below a button that disables or enables it, or ends or begins moving.
private struct SwitchedFlow: View {
  let chips: MovedChips
  let isLazy: Bool
  @State var isOff = false
  @State var isStill: Bool?

  init(chips: MovedChips, isLazy: Bool, isOff: Bool = false, isStill: Bool? = nil) {
    (self.chips, self.isLazy) = (chips, isLazy)
    (_isOff, _isStill) = (State(initialValue: isOff), State(initialValue: isStill))
  }

  var body: some View {
    VStack(spacing: 0) {
      Button("Switch") {
        if isStill == nil { isOff.toggle() } else { isStill?.toggle() }
      }
      .frame(height: 10).named("switch").zIndex(1)
      ChipsOwner(chips: chips) { binding in
        let move: (IndexSet, Int) -> Void = {
          binding.wrappedValue.move(fromOffsets: $0, toOffset: $1)
        }
        if isLazy {
          LazyFlow(binding.wrappedValue) { CountedChip(chip: $0) }
            .onMove(perform: isStill == true ? nil : move)
        } else {
          Flow(binding.wrappedValue) { CountedChip(chip: $0) }
            .onMove(perform: isStill == true ? nil : move)
        }
      }
      .disabled(isOff)
    }
    .environment(\.liftsByPointer, true)
  }
}

/// A chip that counts how often it was tapped.
private struct CountedChip: View {
  let chip: MovedChip
  @State private var count = 0

  var body: some View {
    MovedChipView(chip)
      .onTapGesture { count += 1 }
      .overlay(alignment: .bottom) {
        if count > 0 { Color.clear.frame(width: 1, height: 1).named("counted \(count)") }
      }
  }
}
