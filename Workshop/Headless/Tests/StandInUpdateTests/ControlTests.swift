import SwiftUI
import Testing

private let space = CGSize(width: 200, height: 100)

/// A chip as the suggestion picker shows it.
private struct Chip: View {
  let title: String
  @State private var isSelected = false

  var body: some View {
    Button {
      isSelected.toggle()
    } label: {
      HStack(spacing: 4) {
        Text(title)
        if isSelected { Image(systemName: "checkmark").accessibilityIdentifier("\(title) mark") }
      }
      .padding(8)
      .background(Capsule().fill(isSelected ? Color.blue : Color.gray))
    }
    .buttonStyle(.plain)
    .accessibilityIdentifier(title)
  }
}

private struct TwiceStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.onTapGesture(count: 2) { configuration.trigger() }
  }
}

@MainActor @Suite("Buttons, taps and hits")
struct ControlTests {
  @Test("tapping a chip selects it, shows the mark and rewraps; tapping again undoes it")
  func chips() throws {
    let host = HeadlessHost(size: CGSize(width: 120, height: 200)) {
      Wrap {
        Chip(title: "Swift")
        Chip(title: "Rust")
      }
    }
    // Text is 6.5 points a character here, rounded up, and 16 high; a chip is padded by 8 on each side.
    let before = host.frames.map(\.frame)
    let widths: [CGFloat] = [33 + 16, 26 + 16]
    expectEqual(before.map(\.size.width), widths)
    expectEqual(before[0].minY, before[1].minY)
    try host.tap("Swift")
    let mark = try #require(host.frame(of: "Swift mark"))
    let selected = try #require(host.frame(of: "Swift"))
    expectEqual(selected.width - before[0].width, 4 + mark.width)
    try host.tap("Rust")
    let moved = try #require(host.frame(of: "Rust"))
    expectEqual(moved.minY, selected.maxY + 10)
    try host.tap("Swift")
    try host.tap("Rust")
    expectEqual(host.frames.map(\.frame), before)
  }

  @Test("a button that is disabled, hidden, transparent or not hit-tested does not react")
  func unreachable() throws {
    let log = Log()
    let host = HeadlessHost(size: space) {
      VStack {
        Button("a") { log("a") }.disabled(true).accessibilityIdentifier("disabled")
        Button("b") { log("b") }.hidden().accessibilityIdentifier("hidden")
        Button("c") { log("c") }.opacity(0).accessibilityIdentifier("transparent")
        Button("d") { log("d") }.allowsHitTesting(false).accessibilityIdentifier("untouchable")
        Button("e") { log("e") }.accessibilityIdentifier("fine")
      }
    }
    for name in ["disabled", "hidden", "transparent", "untouchable"] {
      let error = #expect(throws: HeadlessHost.InteractionError.self) { try host.tap(name) }
      expectEqual(error?.description.hasPrefix("tapping \"\(name)\" hits nothing"), true)
    }
    try host.tap("fine")
    expectEqual(log.entries, ["e"])
  }

  @Test("a point where nothing reacts is named")
  func nothingThere() throws {
    let host = HeadlessHost(size: space) { Text("a") }
    let error = #expect(throws: HeadlessHost.InteractionError.self) {
      try host.tap(at: CGPoint(x: 3, y: 4))
    }
    expectEqual(error?.description, "tapping at (3.0, 4.0) hits nothing that reacts")
  }

  @Test("the view drawn last is hit first, and covers those behind it")
  func drawingOrder() throws {
    let log = Log()
    let host = HeadlessHost(size: space) {
      ZStack {
        Color.red.onTapGesture { log("back") }
        Color.blue.frame(width: 40, height: 40).onTapGesture { log("front") }
        Color.green.frame(width: 10, height: 10)
      }
    }
    try host.tap(at: CGPoint(x: 5, y: 5))
    try host.tap(at: CGPoint(x: 85, y: 50))
    #expect(throws: HeadlessHost.InteractionError.self) {
      try host.tap(at: CGPoint(x: 100, y: 50))
    }
    expectEqual(log.entries, ["back", "front"])
  }

  @Test("shapes are hit inside their outline, gaps not at all")
  func shapesAndGaps() throws {
    let log = Log()
    let host = HeadlessHost(size: space) {
      HStack(spacing: 20) {
        Circle().frame(width: 40, height: 40)
        Circle().frame(width: 40, height: 40)
      }
      .onTapGesture { log("hit") }
    }
    try host.tap(at: CGPoint(x: 70, y: 50))
    #expect(throws: HeadlessHost.InteractionError.self) {
      try host.tap(at: CGPoint(x: 51, y: 31))
    }
    #expect(throws: HeadlessHost.InteractionError.self) {
      try host.tap(at: CGPoint(x: 100, y: 50))
    }
    expectEqual(log.entries, ["hit"])
  }

  @Test("a content shape is hit everywhere in it and nowhere else")
  func contentShape() throws {
    let log = Log()
    let host = HeadlessHost(size: space) {
      HStack(spacing: 20) {
        Circle().frame(width: 40, height: 40)
        Circle().frame(width: 40, height: 40)
      }
      .contentShape(Rectangle())
      .onTapGesture { log("hit") }
    }
    try host.tap(at: CGPoint(x: 100, y: 50))
    try host.tap(at: CGPoint(x: 51, y: 31))
    expectEqual(log.entries, ["hit", "hit"])
  }

  @Test("tapping a view whose middle is a gap finds its parts")
  func gapInTheMiddle() throws {
    let log = Log()
    let host = HeadlessHost(size: space) {
      HStack(spacing: 20) {
        Color.red.frame(width: 10, height: 10)
        Color.red.frame(width: 10, height: 10)
      }
      .onTapGesture { log("hit") }
      .accessibilityIdentifier("row")
    }
    try host.tap("row")
    expectEqual(log.entries, ["hit"])
  }

  @Test("the innermost gesture reacts, and counted taps are counted")
  func nestedGestures() throws {
    let log = Log()
    let host = HeadlessHost(size: space) {
      Color.red
        .onTapGesture(count: 2) { log("double") }
        .onTapGesture { log("single") }
        .accessibilityIdentifier("view")
    }
    try host.tap("view")
    try host.tap("view", count: 2)
    expectEqual(log.entries, ["single", "double"])
  }

  @Test("a primitive button style makes the look and the behavior")
  func styles() throws {
    let log = Log()
    let host = HeadlessHost(size: space) {
      Button("ab") { log("behavior") }.buttonStyle(TwiceStyle())
        .accessibilityIdentifier("behavior")
    }
    expectEqual(host.frame(of: "behavior")?.width, 13)
    #expect(throws: HeadlessHost.InteractionError.self) { try host.tap("behavior") }
    try host.tap("behavior", count: 2)
    expectEqual(log.entries, ["behavior"])
  }

  @Test("a button is blue where nothing else is said, and as its text if it is plain")
  func defaultLook() {
    let host = HeadlessHost(size: space) {
      VStack {
        Button("a") {}
        Button("b") {}.buttonStyle(.plain)
      }
    }
    let plain = HeadlessHost(size: space) {
      VStack {
        Text("a").foregroundStyle(Color.accentColor)
        Text("b")
      }
    }
    expectEqual(host.displayList.map(\.color), plain.displayList.map(\.color))
    expectEqual(Set(host.displayList.map(\.color)).count, 2)
  }
}

@MainActor @Suite("Actions on missing views")
struct MissingTargetTests {
  /// Returns an interaction's reason why it could not happen; nil if it could.
  private func complaint(_ interaction: () throws -> Void) -> String? {
    do {
      try interaction()
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test("an unknown view is named, with the identifiers that there are, and the process goes on")
  func unknownView() {
    let host = HeadlessHost(size: space) {
      VStack {
        Text("a").accessibilityIdentifier("first")
        ScrollView { Text("b") }.accessibilityIdentifier("list")
      }
    }
    let unknown =
      "no view has the accessibility identifier \"lst\"; there are: \"first\", \"list\""
    expectEqual(complaint { try host.tap("lst") }, unknown)
    expectEqual(complaint { try host.scroll("lst", to: .zero) }, unknown)
    expectEqual(complaint { _ = try host.visibleRect(of: "lst") }, unknown)
    let nameless = HeadlessHost(size: space) { Color.red }
    expectEqual(
      complaint { try nameless.tap("nowhere") },
      "no view has the accessibility identifier \"nowhere\"; there are: none")
  }

  @Test("a view without a scroll view in it is named")
  func nothingToScroll() {
    let host = HeadlessHost(size: space) { Text("a").accessibilityIdentifier("text") }
    let complaints = [
      complaint { try host.scroll("text", to: .zero) },
      complaint { _ = try host.visibleRect(of: "text") },
    ]
    expectEqual(complaints, Array(repeating: "\"text\" has no scroll view in it", count: 2))
  }
}
