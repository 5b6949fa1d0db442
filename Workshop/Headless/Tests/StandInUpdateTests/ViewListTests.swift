import SwiftUI
import Testing

private let space = CGSize(width: 200, height: 100)

private enum Sum: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

/// Notes what a preference from inside is, whenever it is another.
@MainActor private func sums(@ViewBuilder _ content: () -> some View) -> [String] {
  let (log, content) = (Log(), content())
  let host = HeadlessHost(size: space) {
    VStack { content }.onPreferenceChange(Sum.self) { log("\($0)") }
  }
  _ = host.size
  return log.entries
}

@MainActor @Suite("Modifiers around several views and around none")
struct ViewListTests {
  @Test("a preference is asked for by each of several views, and by none where there is none")
  func preferences() {
    expectEqual(sums { Box(1, 1).preference(key: Sum.self, value: 3) }, ["3"])
    expectEqual(
      sums {
        Group {
          Box(1, 1)
          Box(1, 1)
        }.preference(key: Sum.self, value: 3)
      }, ["6"])
    expectEqual(sums { EmptyView().preference(key: Sum.self, value: 3) }, ["0"])
    expectEqual(
      sums {
        Group {
          Box(1, 1).preference(key: Sum.self, value: 1)
          Box(1, 1)
        }
        .transformPreference(Sum.self) { $0 += 10 }
      }, ["21"])
  }

  @Test("a preference is observed in each of several views")
  func observers() {
    let log = Log()
    let host = HeadlessHost(size: space) {
      Group {
        Box(1, 1).preference(key: Sum.self, value: 1)
        Box(1, 1).preference(key: Sum.self, value: 2)
      }
      .onPreferenceChange(Sum.self) { log("\($0)") }
    }
    _ = host.size
    expectEqual(log.entries, ["1", "2"])
  }

  @Test("several views appear once, when the first does, and disappear with the last")
  func appearance() throws {
    let (handle, log) = (Handle<Int>(), Log())
    let host = HeadlessHost(size: space) { Several(handle: handle, log: log) }
    for (count, expected) in [(0, []), (2, ["appear", "changed"]), (1, []), (0, ["disappear"])] {
      handle.set(count)
      try host.settle()
      #expect(log.entries == expected, "\(count) views")
      log.entries = []
    }
  }

  @Test("of several values for the order of drawing, the innermost counts")
  func innermost() {
    let host = HeadlessHost(size: space) {
      ZStack {
        Color.red.accessibilityIdentifier("red").zIndex(2).zIndex(-2)
        Color.blue.accessibilityIdentifier("blue").zIndex(1)
        Group { Color.green.accessibilityIdentifier("green").zIndex(-1) }.zIndex(9)
      }
    }
    expectEqual(host.frames.map(\.identifier), ["green", "blue", "red"])
  }
}

/// So many views with one modifier.
private struct Several: View {
  let handle: Handle<Int>
  let log: Log
  @State private var count = 0

  var body: some View {
    handle.take(
      $count,
      VStack {
        ForEach(0..<count, id: \.self) { _ in Box(1, 1) }
          .onChange(of: 0, initial: true) { log("changed") }
          .onAppear { log("appear") }
          .onDisappear { log("disappear") }
      })
  }
}

// MARK: - Rounds

/// A box that is elsewhere in the first round of an update than in the second.
private struct Astray: View {
  let handle: Handle<CGFloat>
  let animation: Animation
  @State private var target: CGFloat = 0
  @State private var told: CGFloat = 0

  var body: some View {
    handle.take(
      $target,
      Fixed(200, 100) {
        Box(10, 10).accessibilityIdentifier("box").offset(x: target == told ? target : -100)
      }
    )
    .onChange(of: target) { withAnimation(animation) { told = target } }
  }
}

/// A view that is taken out in the first round of an update and put in again in the second.
private struct Back: View {
  let handle: Handle<Bool>
  let log: Log
  @State private var isShown = true

  var body: some View {
    handle.take(
      $isShown,
      VStack {
        if isShown { Born(log: log).onDisappear { log("disappear") } }
      }
    )
    .onChange(of: isShown) { isShown = true }
  }
}

private struct Born: View {
  let log: Log
  @State private var isNew = true

  var body: some View {
    Box(10, 10).onAppear {
      log(isNew ? "new" : "again")
      isNew = false
    }
  }
}

@MainActor @Suite("Rounds of one update")
struct RoundsTests {
  private func positions(_ animation: Animation) -> [CGFloat] {
    let handle = Handle<CGFloat>()
    let host = HeadlessHost(size: space) { Astray(handle: handle, animation: animation) }
    _ = host.size
    withAnimation(animation) { handle.set(100) }
    return (0..<5).map { _ in
      defer { host.advance(by: 0.25) }
      return host.frame(of: "box")?.minX ?? .nan
    }
  }

  @Test("a place given in the first round is a target, too: curves combine the two")
  func combined() {
    // r + (total − r) · p with r = −100 p and total = 100.
    expectEqual(positions(.linear(duration: 1)), [0, 6.25, 25, 56.25, 100])
  }

  @Test("springs merge, and go where the second round sends them")
  func merged() {
    let handle = Handle<CGFloat>()
    let animation = Animation.spring(response: 0.5, dampingFraction: 1)
    let host = HeadlessHost(size: space) { Astray(handle: handle, animation: animation) }
    _ = host.size
    withAnimation(animation) { handle.set(100) }
    host.advance(by: 0.1)
    let omega = 2 * Double.pi / 0.5
    let expected = 100 - 100 * (1 + omega * 0.1) * exp(-omega * 0.1)
    #expect(abs((host.frame(of: "box")?.minX ?? .nan) - expected) < 1e-6)
  }

  @Test("a view that is taken out and put in again within an update keeps its state")
  func removal() throws {
    let (handle, log) = (Handle<Bool>(), Log())
    let host = HeadlessHost(size: space, thread: .main) { Back(handle: handle, log: log) }
    try host.settle()
    handle.set(false)
    expectEqual(try host.settle(), 2)
    expectEqual(log.entries, ["new"])
  }

  @Test("one that is put in again by the next update is another view")
  func removalOverUpdates() throws {
    let (handle, log) = (Handle<Bool>(), Log())
    let host = HeadlessHost(size: space, thread: .render) { Back(handle: handle, log: log) }
    try host.settle()
    handle.set(false)
    try host.settle()
    expectEqual(log.entries, ["new", "disappear", "new"])
  }
}
