import SwiftUI
import Testing

private let space = CGSize(width: 200, height: 100)

private struct Coming: View {
  let handle: Handle<Bool>
  let log: Log
  var transition: AnyTransition = .opacity
  @State private var isShown = false

  var body: some View {
    handle.take(
      $isShown,
      HStack(spacing: 0) {
        if isShown {
          Color.red.frame(width: 40, height: 40)
            .onTapGesture { log("tap") }
            .accessibilityIdentifier("red")
            .onAppear { log("appear") }
            .onDisappear { log("disappear") }
            .transition(transition)
        }
        Color.blue.frame(width: 20, height: 20).accessibilityIdentifier("blue")
      })
  }
}

private struct Chips: View {
  let names: Handle<[String]>
  let taps: Handle<Int>
  let log: Log
  @State private var shown = ["a", "b", "c"]

  var body: some View {
    names.take(
      $shown, Wrap { ForEach(shown, id: \.self) { Chip(name: $0, taps: taps, log: log) } })
  }
}

private struct Chip: View {
  let name: String
  let taps: Handle<Int>
  let log: Log
  @State private var count = 0

  var body: some View {
    let chip = Color.red.frame(width: 20, height: 20).accessibilityIdentifier(name)
      .onDisappear { log("\(name) gone") }
    if name == "b" {
      taps.take($count, log.note("b \(count)", chip))
    } else {
      chip
    }
  }
}

@MainActor @Suite("Transitions")
struct TransitionTests {
  private func host(
    _ handle: Handle<Bool>, _ log: Log, _ transition: AnyTransition = .opacity
  ) throws -> HeadlessHost {
    let host = HeadlessHost(size: space) {
      Coming(handle: handle, log: log, transition: transition)
    }
    try host.settle()
    return host
  }

  @Test("a view that is inserted fades in at its place while the others move")
  func insertion() throws {
    let (handle, log) = (Handle<Bool>(), Log())
    let host = try host(handle, log)
    withAnimation(.linear(duration: 1)) { handle.set(true) }
    expectEqual(host.frame(of: "blue")?.minX, 90)
    expectEqual(host.displayList.count, 1)
    host.advance(by: 0.5)
    expectEqual(host.displayList.map(\.color.opacity), [0.5, 1])
    expectEqual(host.frame(of: "blue")?.minX, 100)
    host.advance(by: 0.5)
    expectEqual(host.displayList.map(\.color.opacity), [1, 1])
    expectEqual(host.frame(of: "blue")?.minX, 110)
    expectEqual(log.entries, ["appear"])
  }

  @Test("a removed view is drawn until its transition ends, but neither laid out nor hit")
  func removal() throws {
    let (handle, log) = (Handle<Bool>(), Log())
    let host = try host(handle, log)
    handle.set(true)
    try host.settle()
    withAnimation(.linear(duration: 1)) { handle.set(false) }
    host.advance(by: 0.5)
    expectEqual(host.displayList.map(\.color.opacity), [0.5, 1])
    expectEqual(host.size, CGSize(width: 20, height: 20))
    #expect(throws: HeadlessHost.InteractionError.self) { try host.tap("red") }
    expectEqual(log.entries, ["appear"])
    host.advance(by: 0.5)
    expectEqual(host.displayList.count, 1)
    expectEqual(host.frames.map(\.identifier), ["blue"])
    expectEqual(log.entries, ["appear", "disappear"])
  }

  @Test("without animation a view comes and goes at once")
  func atOnce() throws {
    let (handle, log) = (Handle<Bool>(), Log())
    let host = try host(handle, log)
    handle.set(true)
    expectEqual(host.displayList.map(\.color.opacity), [1, 1])
    handle.set(false)
    expectEqual(host.displayList.count, 1)
    expectEqual(log.entries, ["appear", "disappear"])
  }

  @Test("a view that comes back midway is the same view")
  func revival() throws {
    let (handle, log) = (Handle<Bool>(), Log())
    let host = try host(handle, log)
    handle.set(true)
    try host.settle()
    withAnimation(.linear(duration: 1)) { handle.set(false) }
    host.advance(by: 0.5)
    withAnimation(.linear(duration: 1)) { handle.set(true) }
    host.advance(by: 0.5)
    // The way out goes on beneath the way back.
    expectEqual(host.displayList.map(\.color.opacity), [0.5, 1])
    host.advance(by: 0.5)
    expectEqual(host.displayList.map(\.color.opacity), [1, 1])
    expectEqual(log.entries, ["appear"])
    try host.tap("red")
    expectEqual(log.entries, ["appear", "tap"])
  }

  @Test("views move and grow in, and leave at once without a transition")
  func otherTransitions() throws {
    // The row grows from the middle, too: midway it is at (80, 35).
    let known: [(AnyTransition, CGRect, Double)] = [
      (.move(edge: .leading), CGRect(60, 35, 40, 40), 1),
      (.scale, CGRect(90, 45, 20, 20), 1),
      (.scale(scale: 0.5, anchor: .topLeading), CGRect(80, 35, 30, 30), 1),
      (.scale.combined(with: .opacity), CGRect(90, 45, 20, 20), 0.5),
      (.opacity, CGRect(80, 35, 40, 40), 0.5),
    ]
    for (transition, frame, opacity) in known {
      let (handle, log) = (Handle<Bool>(), Log())
      let host = try host(handle, log, transition)
      withAnimation(.linear(duration: 1)) { handle.set(true) }
      host.advance(by: 0.5)
      let item = try #require(host.displayList.first)
      expectEqual(item.frame, frame)
      expectEqual(item.color.opacity, opacity)
    }
    let (handle, log) = (Handle<Bool>(), Log())
    let host = try host(handle, log, .identity)
    handle.set(true)
    try host.settle()
    withAnimation(.linear(duration: 1)) { handle.set(false) }
    expectEqual(host.displayList.count, 1)
  }

  @Test("chips move, come and go animated, and keep or drop their state by identity")
  func chips() throws {
    let (names, taps, log) = (Handle<[String]>(), Handle<Int>(), Log())
    let host = HeadlessHost(size: space) { Chips(names: names, taps: taps, log: log) }
    try host.settle()
    taps.set(3)
    try host.settle()
    expectEqual(host.frame(of: "b"), CGRect(90, 40, 20, 20))
    withAnimation(.linear(duration: 1)) { names.set(["b", "d"]) }
    host.advance(by: 0.5)
    // The flow shrinks from 80 to 50 points and stays in the middle.
    expectEqual(host.frame(of: "b"), CGRect(82.5, 40, 20, 20))
    expectEqual(host.displayList.map(\.color.opacity).sorted(), [0.5, 0.5, 0.5, 1])
    host.advance(by: 0.5)
    expectEqual(host.frames.map(\.identifier), ["b", "d"])
    expectEqual(host.frame(of: "b"), CGRect(75, 40, 20, 20))
    expectEqual(taps.binding?.wrappedValue, 3)
    expectEqual(Set(log.entries.filter { $0.hasSuffix("gone") }), ["a gone", "c gone"])
  }
}
