import SwiftUI
import Testing

private let space = CGSize(width: 200, height: 100)

private enum Field: Hashable {
  case first
  case second
}

/// Two fields, of which the second may be hidden, disabled or gone, and who has the focus.
private struct Fields: View {
  let log: Log
  let look: Handle<String>
  let control: Control
  @FocusState private var focus: Field?
  @State private var second = "shown"

  /// Moves the focus from outside.
  @MainActor final class Control {
    var move: (Field?) -> Void = { _ in }
  }

  var body: some View {
    control.move = { focus = $0 }
    let isDisabled = second == "disabled"
    return look.take(
      $second,
      log.note(
        "\(focus.map { "\($0)" } ?? "none")",
        VStack {
          Text("a").focusable().focused($focus, equals: .first)
          if second != "gone" {
            if second == "hidden" {
              Text("b").focusable().focused($focus, equals: .second).hidden()
            } else {
              Text("b").focusable().focused($focus, equals: .second).disabled(isDisabled)
            }
          }
        }))
  }
}

private struct Single: View {
  let log: Log
  let isFocusable: Bool
  @FocusState private var isFocused: Bool

  var body: some View {
    log.note(
      "\(isFocused)",
      Text("a").focusable(isFocusable).focused($isFocused).onAppear { isFocused = true })
  }
}

@MainActor @Suite("Focus")
struct FocusTests {
  /// A view that holds an object, and may have the focus.
  private struct Holding: View {
    let object: any AnyObject & Sendable
    @FocusState private var isFocused: Bool

    var body: some View { Color.red.focusable().focused($isFocused) }
  }

  @Test("a host that is gone has let go of the views that a focus state is about")
  func letsGo() async {
    final class Object: Sendable {}
    weak var object: Object?
    do {
      let held = Object()
      object = held
      let host = HeadlessHost(size: space) { Holding(object: held) }
      #expect(host.size.width > 0)
    }
    // Where the host is let go of on another thread, its nodes are after the work that runs.
    for _ in 0..<1000 where object != nil { await Task.yield() }
    #expect(object == nil)
  }

  @Test("buttons and focusable views can take the focus, hidden and disabled ones cannot")
  func order() {
    let host = HeadlessHost(size: space) {
      VStack {
        Text("a").accessibilityIdentifier("text")
        Button("b") {}.accessibilityIdentifier("button")
        Text("c").focusable().accessibilityIdentifier("focusable")
        Text("d").focusable(false).accessibilityIdentifier("not")
        Button("e") {}.disabled(true).accessibilityIdentifier("disabled")
        HStack {
          Button("f") {}.accessibilityIdentifier("hidden")
        }
        .hidden()
        Button("g") {}.opacity(0).accessibilityIdentifier("transparent")
        Button("h") {}.opacity(0.5).accessibilityIdentifier("pale")
        Button("i") {}.allowsHitTesting(false).accessibilityIdentifier("untouchable")
      }
    }
    expectEqual(host.focusOrder, ["button", "focusable", "pale", "untouchable"])
  }

  @Test("a state moves the focus to a view that can take it")
  func moving() throws {
    let (log, control) = (Log(), Fields.Control())
    let host = HeadlessHost(size: space) {
      Fields(log: log, look: Handle<String>(), control: control)
    }
    try host.settle()
    control.move(.first)
    try host.settle()
    control.move(.second)
    try host.settle()
    control.move(nil)
    try host.settle()
    expectEqual(log.entries, ["none", "first", "second", "none"])
  }

  @Test(
    "a view that is hidden, disabled or gone does not get the focus",
    arguments: ["hidden", "disabled", "gone"])
  func unreachable(_ look: String) throws {
    let (log, control, handle) = (Log(), Fields.Control(), Handle<String>())
    let host = HeadlessHost(size: space) { Fields(log: log, look: handle, control: control) }
    try host.settle()
    handle.set(look)
    try host.settle()
    log.entries = []
    control.move(.second)
    try host.settle()
    expectEqual(log.entries, ["second", "none"])
  }

  @Test("a view that is hidden loses the focus")
  func hiding() throws {
    let (log, control, handle) = (Log(), Fields.Control(), Handle<String>())
    let host = HeadlessHost(size: space) { Fields(log: log, look: handle, control: control) }
    try host.settle()
    control.move(.second)
    try host.settle()
    handle.set("hidden")
    try host.settle()
    expectEqual(log.entries, ["none", "second", "second", "none"])
  }

  @Test("a truth value says whether one view has the focus")
  func single() throws {
    let log = Log()
    try HeadlessHost(size: space) { Single(log: log, isFocusable: true) }.settle()
    expectEqual(log.entries, ["false", "true"])
    log.entries = []
    try HeadlessHost(size: space) { Single(log: log, isFocusable: false) }.settle()
    expectEqual(log.entries.last, "false")
  }
}
