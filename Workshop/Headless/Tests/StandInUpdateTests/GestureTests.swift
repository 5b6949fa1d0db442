import SwiftUI
import Testing

@MainActor @Suite("Gestures")
struct GestureTests {
  @Test("a drag is told from its least distance on, in the space it asks for")
  func drag() throws {
    let seen = Seen()
    let host = HeadlessHost(size: CGSize(width: 100, height: 100)) {
      Color.red.frame(width: 40, height: 20)
        .gesture(
          DragGesture(minimumDistance: 5, coordinateSpace: .named("room"))
            .onChanged { seen.note("\($0.startLocation.x) \($0.translation.width)") }
            .onEnded { _ in seen.note("end") }
        )
        .accessibilityIdentifier("box")
        .frame(width: 100, height: 100, alignment: .topLeading)
        .coordinateSpace(name: "room")
    }
    let touch = try host.touch("box")
    touch.move(by: CGSize(width: 4, height: 0))
    expectEqual(seen.notes, [])
    touch.move(by: CGSize(width: 4, height: 3))
    expectEqual(seen.notes, ["20.0 8.0"])
    touch.lift()
    expectEqual(seen.notes.last, "end")
  }

  @Test("a long press ends while the finger is down, and fails if it moves or is lifted before")
  func longPress() throws {
    let seen = Seen()
    let host = HeadlessHost(size: CGSize(width: 100, height: 100)) {
      Color.red
        .gesture(
          LongPressGesture(minimumDuration: 0.5, maximumDistance: 10)
            .onChanged { seen.note("pressing \($0)") }
            .onEnded { _ in seen.note("end") }
        )
        .accessibilityIdentifier("box")
    }
    var touch = try host.touch("box")
    touch.hold(0.45)
    expectEqual(seen.take(), ["pressing true"])
    touch.hold(0.05)
    expectEqual(seen.take(), ["end"])
    touch.lift()
    touch = try host.touch("box")
    touch.hold(0.3)
    touch.lift()
    touch = try host.touch("box")
    touch.move(by: CGSize(width: 11, height: 0))
    touch.hold(1)
    expectEqual(seen.take(), ["pressing true", "pressing true"])
  }

  @Test("the second gesture of a sequence begins where the first one ends")
  func sequence() throws {
    let seen = Seen()
    let host = HeadlessHost(size: CGSize(width: 100, height: 100)) {
      Color.red
        .gesture(
          LongPressGesture().sequenced(before: DragGesture(minimumDistance: 0))
            .onChanged { value in
              switch value {
              case .first: seen.note("pressing")
              case .second(_, nil): seen.note("pressed")
              case .second(_, let drag?): seen.note("\(drag.translation.width)")
              }
            }
            .onEnded { _ in seen.note("end") }
        )
        .accessibilityIdentifier("box")
    }
    let touch = try host.touch("box")
    touch.hold(0.6)
    touch.move(by: CGSize(width: 6, height: 0), steps: 2)
    touch.lift()
    expectEqual(seen.notes, ["pressing", "pressed", "0.0", "3.0", "end"])
  }

  @Test("a gesture state is reset at the end, when canceled, and when its view goes or is disabled")
  func gestureState() throws {
    for how in ["lift", "cancel", "remove", "disable"] {
      let seen = Seen()
      let host = HeadlessHost(size: CGSize(width: 100, height: 100)) {
        Followed(seen: seen)
      }
      let touch = try host.touch("box")
      touch.move(by: CGSize(width: 6, height: 0))
      expectEqual(seen.take(), ["6.0"])
      switch how {
      case "lift": touch.lift()
      case "cancel": touch.cancel()
      default: try host.tap(how)
      }
      try host.settle()
      #expect(seen.take() == (how == "lift" ? ["end", "nil"] : ["nil"]), "\(how)")
      touch.move(by: CGSize(width: 6, height: 0))
      touch.lift()
      #expect(seen.take() == [], "\(how)")
    }
  }

  @Test("the innermost gesture wins, one of high priority before it, a simultaneous one beside it")
  func priorities() throws {
    let seen = Seen()
    func drag(_ name: String) -> some Gesture {
      DragGesture(minimumDistance: 1).onEnded { _ in seen.note(name) }
    }
    func host(_ rank: (AnyView) -> some View) -> HeadlessHost {
      HeadlessHost(size: CGSize(width: 100, height: 100)) {
        rank(AnyView(Color.red.gesture(drag("inner"))))
          .accessibilityIdentifier("box")
      }
    }
    func drag(in host: HeadlessHost) throws -> [String] {
      let touch = try host.touch("box")
      touch.move(by: CGSize(width: 6, height: 0))
      touch.lift()
      return seen.take()
    }
    expectEqual(try drag(in: host { $0.gesture(drag("outer")) }), ["inner"])
    expectEqual(try drag(in: host { $0.simultaneousGesture(drag("outer")) }), ["inner", "outer"])
    expectEqual(try drag(in: host { $0.highPriorityGesture(drag("outer")) }), ["outer"])
    expectEqual(try drag(in: host { $0.gesture(drag("outer"), including: .gesture) }), ["outer"])
    expectEqual(try drag(in: host { $0.gesture(drag("outer"), including: .subviews) }), ["inner"])
  }

  @Test("buttons given as actions are offered by name, and performed")
  func actions() throws {
    let seen = Seen()
    let host = HeadlessHost(size: CGSize(width: 100, height: 100)) {
      Text("Swift")
        .accessibilityActions {
          Button("Move earlier") { seen.note("earlier") }
          if seen.notes.isEmpty { Button("Move later") { seen.note("later") } }
        }
        .accessibilityIdentifier("chip")
    }
    expectEqual(host.accessibilityTree.first?.actions, ["Move earlier", "Move later"])
    try host.perform("Move later", on: "chip")
    expectEqual(seen.take(), ["later"])
    #expect(throws: HeadlessHost.InteractionError.self) { try host.perform("Fly", on: "chip") }
  }

  @Test("actions of a name come together in one attachment, and are those of the last value")
  func namedActions() throws {
    let (seen, handle) = (Seen(), Handle<Int>())
    struct Chip: View {
      let seen: Seen
      let handle: Handle<Int>
      @State private var steps = 1

      var body: some View {
        let steps = steps
        let names = steps == 0 ? [] : ["Move earlier", "Move later"]
        let chip = names.reduce(Color.red.accessibilityAddTraits([])) { chip, name in
          chip.accessibilityAction(named: Text(name)) { seen.note("\(name) by \(steps)") }
        }
        return handle.take($steps, chip.accessibilityIdentifier("chip"))
      }
    }
    let host = HeadlessHost(size: CGSize(width: 100, height: 100)) {
      Chip(seen: seen, handle: handle)
    }
    expectEqual(host.accessibilityTree.map(\.actions), [["Move earlier", "Move later"]])
    try host.perform("Move later", on: "chip")
    handle.set(2)
    try host.perform("Move earlier", on: "chip")
    expectEqual(seen.take(), ["Move later by 1", "Move earlier by 2"])
    handle.set(0)
    #expect(host.accessibilityTree.isEmpty)
    #expect(throws: HeadlessHost.InteractionError.self) {
      try host.perform("Move later", on: "chip")
    }
  }
}

private final class Seen {
  private(set) var notes: [String] = []

  func note(_ note: String) { notes.append(note) }

  func take() -> [String] {
    defer { notes = [] }
    return notes
  }
}

private struct Followed: View {
  let seen: Seen
  @GestureState private var width: CGFloat?
  @State private var isRemoved = false
  @State private var isDisabled = false

  var body: some View {
    VStack {
      Button("Remove") { isRemoved = true }.accessibilityIdentifier("remove")
      Button("Disable") { isDisabled = true }.accessibilityIdentifier("disable")
      if !isRemoved {
        Color.red
          .gesture(
            DragGesture(minimumDistance: 1)
              .updating($width) { value, width, _ in width = value.translation.width }
              .onEnded { _ in seen.note("end") }
          )
          .accessibilityIdentifier("box")
          .disabled(isDisabled)
      }
    }
    .onChange(of: width) { _, new in seen.note(new.map { "\($0)" } ?? "nil") }
  }
}
