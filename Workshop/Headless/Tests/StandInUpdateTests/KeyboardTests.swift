import SwiftUI
import Testing

private let space = CGSize(width: 300, height: 200)

/// Three chips, of which a state and the keyboard move the focus.
private struct Chips: View {
  let log: Log
  let control: Handle<Int?>
  @FocusState private var focus: Int?

  var body: some View {
    log.note(
      focus.map { "\($0)" } ?? "none",
      VStack {
        ForEach(0..<3) { index in
          Text("\(index)").focusable().focused($focus, equals: index)
            .accessibilityIdentifier("\(index)")
            .onKeyPress(.return) {
              log("inner \(index)")
              return index == 1 ? .ignored : .handled
            }
        }
      }
      .onKeyPress(keys: [.return, "a"], phases: .all) { press in
        log("outer \(press.characters)")
        return .handled
      }
      .onAppear {
        control.binding = Binding {
          focus
        } set: {
          focus = $0
        }
      })
  }
}

/// A field whose text is submitted to a log.
private struct Search: View {
  let log: Log
  var keepsFocus = false
  @State private var text = ""
  @FocusState private var isFocused: Bool

  var body: some View {
    HStack(spacing: 0) {
      TextField("Search", text: $text).fixedSize().focused($isFocused)
        .accessibilityIdentifier("field")
      Text(isFocused ? "focused" : "idle").accessibilityIdentifier("state")
    }
    .onSubmit {
      log("submit \(text)")
      text = ""
      if keepsFocus { isFocused = true }
    }
    .onKeyPress(.delete) {
      if text.isEmpty { log("delete in nothing") }
      return text.isEmpty ? .handled : .ignored
    }
  }
}

@MainActor @Suite("Keyboard")
struct KeyboardTests {
  @Test("tab moves the focus in reading order, around the ends, and states follow")
  func tab() throws {
    let log = Log()
    let host = HeadlessHost(size: space) { Chips(log: log, control: Handle()) }
    try host.settle()
    expectEqual(host.focusedIdentifier, nil)
    for identifier in ["0", "1", "2", "0"] {
      expectEqual(host.pressTab(), .handled)
      expectEqual(host.focusedIdentifier, identifier)
    }
    host.pressTab(backwards: true)
    expectEqual(host.focusedIdentifier, "2")
    expectEqual(log.entries, ["none", "0", "1", "2", "0", "2"])
  }

  @Test("a state moves the focus, and takes it from its view")
  func state() throws {
    let (log, control) = (Log(), Handle<Int?>())
    let host = HeadlessHost(size: space) { Chips(log: log, control: control) }
    try host.settle()
    control.set(1)
    expectEqual(host.focusedIdentifier, "1")
    control.set(7)
    expectEqual(host.focusedIdentifier, "1")
    expectEqual(control.binding?.wrappedValue, 1)
    control.set(nil)
    expectEqual(host.focusedIdentifier, nil)
  }

  @Test("a state that no body reads moves the focus, too")
  func unread() {
    struct Unread: View {
      @FocusState var focus: Int?
      var body: some View {
        HStack {
          Button("0") { focus = 1 }.focused($focus, equals: 0).accessibilityIdentifier("0")
          Button("1") {}.focused($focus, equals: 1).accessibilityIdentifier("1")
        }
      }
    }
    let host = HeadlessHost(size: space) { Unread() }
    host.pressTab()
    host.press(.space)
    expectEqual(host.focusedIdentifier, "1")
  }

  @Test("two states have no focus each: it is in one place")
  func twoStates() throws {
    struct Two: View {
      @FocusState var a: Bool
      @FocusState var b: Bool
      var body: some View {
        VStack {
          Button("a") { a = true }.focused($a).accessibilityIdentifier("a")
          Button("b") { b = true }.focused($b).accessibilityIdentifier("b")
          Text("\(a) \(b)").accessibilityLabel("\(a) \(b)").accessibilityIdentifier("states")
        }
      }
    }
    let host = HeadlessHost(size: space) { Two() }
    try host.tap("a")
    expectEqual(host.accessibilityTree.last?.label, "true false")
    try host.tap("b")
    expectEqual(host.accessibilityTree.last?.label, "false true")
    expectEqual(host.focusedIdentifier, "b")
  }

  @Test("a key is offered to the focused view, then outward until it is handled")
  func bubbling() throws {
    let log = Log()
    let host = HeadlessHost(size: space) { Chips(log: log, control: Handle()) }
    expectEqual(host.press(.return), .ignored)
    host.pressTab()
    try host.settle()
    log.entries = []
    expectEqual(host.press(.return), .handled)
    expectEqual(log.entries, ["inner 0"])
    host.pressTab()
    try host.settle()
    log.entries = []
    expectEqual(host.press(.return), .handled)
    expectEqual(host.press("a"), .handled)
    expectEqual(host.press("a", modifiers: .shift), .handled)
    expectEqual(host.press("a", phase: .up), .handled)
    expectEqual(host.press("b"), .ignored)
    expectEqual(log.entries, ["inner 1", "outer \r", "outer a", "outer A", "outer a"])
  }

  @Test("a key press handler is called for its phases only")
  func phases() {
    let log = Log()
    let host = HeadlessHost(size: space) {
      Text("a").focusable()
        .onKeyPress(keys: ["x"], phases: .up) { press in
          log("up \(press.phase == .up)")
          return .handled
        }
        .onKeyPress(keys: ["7"]) { press in
          log(press.characters)
          return .handled
        }
    }
    host.pressTab()
    host.press("x")
    host.press("x", phase: .up)
    host.press("7")
    host.press("7", phase: .repeat)
    host.press("7", phase: .up)
    expectEqual(log.entries, ["up true", "7", "7"])
  }

  @Test("space presses the focused button")
  func spaceBar() throws {
    let log = Log()
    let host = HeadlessHost(size: space) {
      VStack {
        Button("a") { log("a") }
        Button("b") { log("b") }.buttonStyle(.plain)
      }
    }
    host.pressTab()
    host.press(.space)
    host.pressTab()
    host.press(.space)
    expectEqual(log.entries, ["a", "b"])
  }

  @Test("a focused view that scrolled away is scrolled into view")
  func scrolling() throws {
    let host = HeadlessHost(size: CGSize(width: 100, height: 100)) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<10) { _ in Box(50, 30).focusable() }
        }
      }
      .accessibilityIdentifier("scroll")
    }
    for _ in 0..<5 { host.pressTab() }
    expectEqual(try host.visibleRect(of: "scroll").maxY, 150)
  }

  @Test("a text field is as wide as it is offered, or as its text or prompt")
  func fieldSize() throws {
    let text = Handle<String>()
    struct Fields: View {
      let handle: Handle<String>
      @State private var text = ""
      var body: some View {
        handle.take(
          $text,
          VStack(alignment: .leading, spacing: 0) {
            TextField("Find", text: $text).accessibilityIdentifier("wide")
            TextField("Find", text: $text).fixedSize().accessibilityIdentifier("own")
            Text(text.isEmpty ? "Find" : text).accessibilityIdentifier("text")
          })
      }
    }
    let host = HeadlessHost(size: space) { Fields(handle: text) }
    for string in ["", "S", "Swift and more"] {
      text.set(string)
      let shown = try #require(host.frame(of: "text")).size
      expectEqual(host.frame(of: "own")?.size, shown)
      expectEqual(host.frame(of: "wide")?.size, CGSize(width: 300, height: shown.height))
    }
  }

  @Test("typing goes to the field that was tapped, and it grows")
  func typing() throws {
    let log = Log()
    let host = HeadlessHost(size: space) { Search(log: log) }
    let before = try #require(host.frame(of: "field")).width
    #expect(throws: HeadlessHost.InteractionError.self) { try host.type("a") }
    try host.tap("field")
    expectEqual(host.focusedIdentifier, "field")
    try host.type("Swift!!!!!!")
    expectEqual(host.accessibilityTree[0].value, "Swift!!!!!!")
    expectEqual(host.accessibilityTree[0].label, "Search")
    #expect(try #require(host.frame(of: "field")).width > before)
    expectEqual(log.entries, [])
  }

  @Test("return submits and ends editing, unless the action gives the focus back")
  func submitting() throws {
    for keepsFocus in [false, true] {
      let log = Log()
      let host = HeadlessHost(size: space) { Search(log: log, keepsFocus: keepsFocus) }
      try host.tap("field")
      try host.type("ab\n")
      expectEqual(log.entries, ["submit ab"])
      expectEqual(host.focusedIdentifier, (keepsFocus ? "field" : nil))
      expectEqual(host.accessibilityTree[1].label, (keepsFocus ? "focused" : "idle"))
      expectEqual(host.accessibilityTree[0].value, "")
    }
  }

  @Test("a vertical field takes returns and pasted lines, another one submits and gets spaces")
  func lineBreaks() throws {
    for (axis, typed) in [(Axis.vertical, "a\nb\nc"), (.horizontal, "ab c")] {
      let host = HeadlessHost(size: CGSize(width: 200, height: 100)) {
        ReturningField(axis: axis).accessibilityIdentifier("field")
      }
      try host.tap("field")
      try host.type("a\n")
      expectEqual((host.focusedIdentifier == nil), (axis == .horizontal))
      try host.tap("field")
      try host.paste("b\nc")
      expectEqual(host.accessibilityTree.first?.value, typed)
      try host.deleteBackward()
      expectEqual(host.accessibilityTree.first?.value, String(typed.dropLast()))
    }
  }

  @Test("the insertion point moves, and keys delete on both sides of it")
  func editing() throws {
    let log = Log()
    let host = HeadlessHost(size: space) { Search(log: log) }
    func value() -> String { host.accessibilityTree[0].value }
    try host.tap("field")
    try host.type("abc")
    host.press(.leftArrow)
    host.press(.delete)
    expectEqual(value(), "ac")
    try host.type("X")
    expectEqual(value(), "aXc")
    host.press(.home)
    expectEqual(host.press(.leftArrow), .ignored)
    host.press(.rightArrow)
    host.press(.delete)
    expectEqual(value(), "Xc")
    host.press(.end)
    expectEqual(host.press(.rightArrow), .ignored)
    host.press(.delete)
    host.press(.delete)
    expectEqual(log.entries, [])
    host.press(.delete)
    expectEqual(log.entries, ["delete in nothing"])
    expectEqual(host.press("k", modifiers: .command), .ignored)
    expectEqual(host.press(.escape), .ignored)
    expectEqual(value(), "")
  }
}

private struct ReturningField: View {
  let axis: Axis
  @State private var text = ""

  var body: some View { TextField("Note", text: $text, axis: axis) }
}
