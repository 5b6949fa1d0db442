import SwiftUI
import Testing

private struct Counter: View {
  let handle: Handle<Int>
  let log: Log
  @State private var count = 1

  var body: some View {
    handle.take($count, log.note("counter", Box(CGFloat(count) * 10, 10)))
  }
}

private struct WidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

/// Measures itself and shows what it measured.
private struct Measured: View {
  @State private var width: CGFloat = 0

  var body: some View {
    VStack(spacing: 0) {
      Box(70, 10).preference(key: WidthKey.self, value: 70)
      Box(width, 10).accessibilityIdentifier("copy")
    }
    .onPreferenceChange(WidthKey.self) { width = $0 }
  }
}

/// Grows by what it measures of itself, without end.
private struct Growing: View {
  @State private var width: CGFloat = 1

  var body: some View {
    Box(width, 10)
      .preference(key: WidthKey.self, value: width)
      .onPreferenceChange(WidthKey.self) { width = $0 + 1 }
  }
}

private struct SetsInBody: View {
  let log: Log
  @State private var count = 0

  var body: some View {
    let shown = count
    if count == 0 { count = 5 }
    log("shown \(shown), read \(count)")
    return Box(CGFloat(shown), 10).accessibilityIdentifier("box")
  }
}

/// Shows the width of one box, read from its geometry, as another.
private struct Doubled: View {
  @State private var width: CGFloat = 0

  var body: some View {
    VStack(spacing: 0) {
      Box(70, 10).onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: {
        width = $0
      }
      Box(width, 10).accessibilityIdentifier("copy")
    }
  }
}

/// Shows the width of a view that shows the width of another.
private struct Chained: View {
  @State private var width: CGFloat = 0

  var body: some View {
    VStack(spacing: 0) {
      Doubled().onGeometryChange(for: CGFloat.self) {
        $0.size.height
      } action: { _ in
      }
      Copying(width: width)
      Box(70, 10).onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: {
        width = $0
      }
    }
  }
}

/// Three boxes in a row, of which each is as wide as the one before it was observed to be.
private struct Following: View {
  @State private var second: CGFloat = 1
  @State private var third: CGFloat = 1

  var body: some View {
    HStack(spacing: 0) {
      Box(70, 10).onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: {
        second = $0
      }
      Box(second, 10).onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: {
        third = $0
      }
      Box(third, 10)
    }
  }
}

private struct Copying: View {
  var width: CGFloat
  @State private var copied: CGFloat = 0

  var body: some View {
    Box(width, 10).onGeometryChange(for: CGFloat.self) {
      $0.size.width
    } action: {
      copied = $0
    }
    .overlay { Box(copied, 10) }
  }
}

/// As wide as one of a few numbers, which its own geometry has it exchange for the next.
private struct Circling: View {
  let widths: [CGFloat]
  let log: Log
  @State private var place = 0

  var body: some View {
    Box(widths[place], 10).onGeometryChange(for: CGFloat.self) {
      $0.size.width
    } action: { width in
      log("\(Int(width))")
      place = (place + 1) % widths.count
    }
  }
}

/// Counts, in its state, how often its layout and its guide are asked; they must not.
private struct SetsInLayout: View {
  let handle: Handle<Int>
  @State private var count = 0

  var body: some View {
    let count = $count
    return handle.take(
      count,
      VStack(alignment: .leading) {
        Setting(count: count) {}
        Box(1, 1).alignmentGuide(.leading) { _ in
          count.wrappedValue += 1
          return 0
        }
      })
  }

  private struct Setting: Layout {
    var count: Binding<Int>

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      count.wrappedValue += 1
      return CGSize(width: 10, height: 10)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      count.wrappedValue += 1
    }
  }
}

private let space = CGSize(width: 200, height: 100)

@MainActor @Suite("Settling")
struct SettlingTests {
  @Test("mounting is the first round, and then nothing is pending")
  func mounting() throws {
    let host = HeadlessHost(size: space) { Box(10, 10) }
    expectEqual(try host.settle(), 1)
    expectEqual(try host.settle(), 0)
  }

  @Test("a change is one round, and two changes before it are one, too")
  func batching() throws {
    let (handle, log) = (Handle<Int>(), Log())
    let host = HeadlessHost(size: space) { Counter(handle: handle, log: log) }
    try host.settle()
    handle.set(2)
    handle.set(3)
    expectEqual(try host.settle(), 1)
    expectEqual(log.entries.count, 2)
    expectEqual(host.size, CGSize(width: 30, height: 10))
  }

  @Test("setting the value that is there already changes nothing")
  func equalValue() throws {
    let (handle, log) = (Handle<Int>(), Log())
    let host = HeadlessHost(size: space) { Counter(handle: handle, log: log) }
    try host.settle()
    handle.set(1)
    expectEqual(try host.settle(), 0)
  }

  @Test("a preference that comes back as state takes a second round")
  func preference() throws {
    let host = HeadlessHost(size: space) { Measured() }
    expectEqual(try host.settle(), 2)
    expectEqual(host.frame(of: "copy"), CGRect(65, 50, 70, 10))
  }

  @Test("a preference loop that never settles is reported by the view's name")
  func endless() throws {
    let host = HeadlessHost(size: space) { Growing() }
    let error = #expect(throws: HeadlessHost.SettlingError.self) { try host.settle() }
    expectEqual(error?.views, ["Growing"])
    expectEqual(
      error?.description, "the views did not settle in 10 rounds; still changing: Growing")
    expectEqual(host.size, CGSize(width: 20, height: 10))
  }

  @Test("the limit is the number of rounds that are tried")
  func limit() throws {
    let host = HeadlessHost(size: space) { Measured() }
    let error = #expect(throws: HeadlessHost.SettlingError.self) { try host.settle(limit: 1) }
    expectEqual(error?.rounds, 1)
    expectEqual(try host.settle(limit: 1), 1)
  }

  @Test("state set in a body is applied after the round")
  func stateInBody() throws {
    let log = Log()
    let host = HeadlessHost(size: space) { SetsInBody(log: log) }
    expectEqual(try host.settle(), 2)
    expectEqual(log.entries, ["shown 0, read 0", "shown 5, read 5"])
    expectEqual(host.frame(of: "box")?.width, 5)
  }

  @Test("another size is a round")
  func resizing() throws {
    let host = HeadlessHost(size: space) { GeometryReader { _ in Box(1, 1) } }
    try host.settle()
    host.resize(CGSize(width: 50, height: 40))
    expectEqual(try host.settle(), 1)
    expectEqual(host.size, CGSize(width: 50, height: 40))
  }

  @Test("state set by geometry is shown in the second round, state set by that in a third")
  func rounds() throws {
    let host = HeadlessHost(size: space) { Doubled() }
    expectEqual(try host.settle(), 2)
    expectEqual(host.frame(of: "copy")?.width, 70)
    expectEqual(try HeadlessHost(size: space) { Chained() }.settle(), 3)
    expectEqual(try HeadlessHost(size: space) { GeometryReader { _ in Box(1, 1) } }.settle(), 1)
  }

  @Test(
    "two observed values that bring about each other come to rest: none is told twice an update")
  func refusal() throws {
    let log = Log()
    let host = HeadlessHost(size: space, thread: .main) { Circling(widths: [10, 20], log: log) }
    expectEqual(try host.settle(), 4)
    expectEqual(log.entries, ["10", "20", "10"])
    // A refused change is not reported later.
    host.resize(CGSize(width: 100, height: 50))
    expectEqual(try host.settle(), 1)
    expectEqual(log.entries.count, 3)
    expectEqual(host.size.width, 20)
  }

  @Test("three observed values that bring about each other never come to rest")
  func noRefusal() throws {
    let host = HeadlessHost(size: space, thread: .main) {
      Circling(widths: [10, 20, 30], log: Log())
    }
    #expect(throws: HeadlessHost.SettlingError.self) { try host.settle() }
  }

  @Test("on a render thread each round is an update, so nothing is refused")
  func updatesOnRenderThread() throws {
    let host = HeadlessHost(size: space, thread: .render) {
      Circling(widths: [10, 20], log: Log())
    }
    #expect(throws: HeadlessHost.SettlingError.self) { try host.settle() }
  }

  @Test("of observed values that depend on each other, one update shows the first, the next both")
  func lateChain() {
    let renderer = ImageRenderer(content: Following())
    func widths() -> CGSize {
      var size = CGSize.zero
      renderer.render { rendered, _ in size = rendered }
      return size
    }
    expectEqual(widths(), CGSize(width: 70 + 70 + 1, height: 10))
    expectEqual(widths(), CGSize(width: 70 + 70 + 70, height: 10))
  }

  @Test("state that a layout or a guide sets while it is asked is refused")
  func stateInLayout() throws {
    let handle = Handle<Int>()
    let host = HeadlessHost(size: space) { SetsInLayout(handle: handle) }
    expectEqual(try host.settle(), 1)
    expectEqual(handle.binding?.wrappedValue, 0)
    handle.set(7)
    try host.settle()
    expectEqual(handle.binding?.wrappedValue, 7)
  }
}
