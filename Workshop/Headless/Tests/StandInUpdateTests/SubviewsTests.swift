import SwiftUI
import Testing

private let space = CGSize(width: 200, height: 100)

private struct NamesKey: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

/// A row that knows its views one by one, with a line between neighbors.
private struct Separated<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    HStack(spacing: 0) {
      Group(subviews: content) { subviews in
        if let first = subviews.first { first }
        ForEach(subviews.dropFirst()) { subview in
          Box(1, 10).accessibilityIdentifier("line")
          subview.padding(2)
        }
      }
    }
  }
}

private struct Named: View {
  let name: String
  let births: Log
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    Box(10, 10).accessibilityIdentifier(direction == .leftToRight ? name : "\(name) mirrored")
      .onAppear { births(name) }
  }
}

/// Shows how many subviews it was given, and as many of them as its state says.
private struct Limited<Content: View>: View {
  let limit: Handle<Int>
  let log: Log
  @ViewBuilder var content: Content
  @State private var count = 2

  var body: some View {
    limit.take(
      $count,
      HStack(spacing: 0) {
        Group(subviews: content) { subviews in
          log.note("\(count) of \(subviews.count)", subviews.prefix(count))
        }
      })
  }
}

private struct Growing: View {
  let handle: Handle<Int>
  @State private var count = 1

  var body: some View {
    handle.take(
      $count,
      ForEach(0..<count, id: \.self) { Box(10, 10).accessibilityIdentifier("\($0)") })
  }
}

private struct Reordered: View {
  let handle: Handle<Bool>
  let births: Log
  @State private var isReversed = false

  var body: some View {
    handle.take(
      $isReversed,
      HStack(spacing: 0) {
        Group(
          subviews: Group {
            Named(name: "a", births: births)
            Named(name: "b", births: births)
          }
        ) { subviews in
          ForEach(isReversed ? subviews.reversed() : Array(subviews)) { $0 }
        }
      })
  }
}

private struct Widening: View {
  let handle: Handle<CGFloat>
  @State private var width: CGFloat = 10

  var body: some View {
    handle.take($width, Box(width, 10).accessibilityIdentifier("wide"))
  }
}

/// Puts its content into containers of its own, or nowhere.
private struct Housed<Content: View>: View {
  let isShown: Handle<Bool>
  @ViewBuilder var content: Content
  @State private var isHoused = true

  var body: some View {
    isShown.take(
      $isHoused,
      Group(subviews: content) { subviews in
        if isHoused {
          HStack { subviews[0].padding(1).background(Box(1, 1)) }
        }
      })
  }
}

@MainActor @Suite("Subviews of a view")
struct SubviewsTests {
  private func lefts(_ host: HeadlessHost) -> [String: CGFloat] {
    Dictionary(host.frames.map { ($0.identifier, $0.frame.minX) }) { first, _ in first }
  }

  @Test("groups, loops and conditions are resolved to the views that they show")
  func resolved() throws {
    let log = Log()
    let host = HeadlessHost(size: space) {
      Group(
        subviews: Group {
          Text("a")
          Group {
            Text("b")
            if false { Text("no") }
          }
          ForEach(0..<3) { Text(verbatim: "\($0)") }
          EmptyView()
          HStack {
            Text("c")
            Text("d")
          }
        }
      ) { subviews in
        let _ = log("\(subviews.count), \(Set(subviews.map(\.id)).count) identities")
        subviews
      }
    }
    try host.settle()
    expectEqual(log.entries, ["6, 6 identities"])
  }

  @Test("modifiers of a subview are around it, and lie between others where it is put")
  func modified() {
    let host = HeadlessHost(size: space) {
      Separated {
        Box(10, 10).accessibilityIdentifier("a")
        Box(20, 10).accessibilityIdentifier("b")
        Box(30, 10).accessibilityIdentifier("c")
      }
    }
    expectEqual(host.size, CGSize(width: 10 + 1 + 24 + 1 + 34, height: 14))
    expectEqual(host.frames.map(\.identifier), ["a", "line", "b", "line", "c"])
    expectEqual(host.frames.map(\.frame.minX), [65, 75, 78, 100, 103])
  }

  @Test("a subview lives in the environment of its container, not of the place where it is put")
  func environment() {
    let births = Log()
    let host = HeadlessHost(size: space) {
      Group(subviews: Named(name: "a", births: births)) { subviews in
        HStack(spacing: 0) {
          subviews
          Named(name: "b", births: births)
        }
        .environment(\.layoutDirection, .rightToLeft)
      }
    }
    expectEqual(lefts(host), ["a": 100, "b mirrored": 90])
  }

  @Test("the closure runs again when the state that it reads changes, and only then")
  func stateInClosure() throws {
    let (limit, log) = (Handle<Int>(), Log())
    let host = HeadlessHost(size: space) {
      Limited(limit: limit, log: log) {
        ForEach(0..<4) { Box(10, 10).accessibilityIdentifier("\($0)") }
      }
    }
    expectEqual(host.frames.map(\.identifier), ["0", "1"])
    limit.set(3)
    expectEqual(host.frames.map(\.identifier), ["0", "1", "2"])
    host.resize(CGSize(width: 50, height: 50))
    try host.settle()
    expectEqual(log.entries, ["2 of 4", "3 of 4"])
  }

  @Test("the closure runs again when the subviews become others")
  func changingSubviews() throws {
    let (limit, log, handle) = (Handle<Int>(), Log(), Handle<Int>())
    let host = HeadlessHost(size: space) {
      Limited(limit: limit, log: log) { Growing(handle: handle) }
    }
    expectEqual(host.frames.map(\.identifier), ["0"])
    handle.set(3)
    expectEqual(try host.settle(), 1)
    expectEqual(host.frames.map(\.identifier), ["0", "1"])
    handle.set(1)
    expectEqual(host.frames.map(\.identifier), ["0"])
    expectEqual(log.entries, ["2 of 1", "2 of 3", "2 of 1"])
  }

  @Test("subviews keep their identity wherever they are put")
  func identity() throws {
    let (handle, births) = (Handle<Bool>(), Log())
    let host = HeadlessHost(size: space) { Reordered(handle: handle, births: births) }
    expectEqual(lefts(host), ["a": 90, "b": 100])
    handle.set(true)
    expectEqual(lefts(host), ["a": 100, "b": 90])
    expectEqual(births.entries, ["a", "b"])
  }

  @Test("a subview outlives the container that it was put in, and may change while it is nowhere")
  func outlived() throws {
    let (isShown, width) = (Handle<Bool>(), Handle<CGFloat>())
    let host = HeadlessHost(size: space) {
      Housed(isShown: isShown) { Widening(handle: width) }
    }
    expectEqual(lefts(host), ["wide": 95])
    for round in 1...20 {
      isShown.set(false)
      #expect(lefts(host).isEmpty)
      // The memory of removed views goes to others.
      let others = HeadlessHost(size: space) {
        HStack { ForEach(0..<9) { Box(1, 1).padding(CGFloat($0)) } }
      }
      expectEqual(others.size.height, 17)
      width.set(CGFloat(10 + 2 * round))
      try host.settle()
      isShown.set(true)
      expectEqual(lefts(host), ["wide": CGFloat(95 - round)])
    }
  }

  @Test("subviews that are shown tell their preferences and their geometry, others do not")
  func preferences() throws {
    let log = Log()
    let host = HeadlessHost(size: space) {
      HStack(spacing: 0) {
        Group(
          subviews: ForEach(0..<3) { index in
            Box(10, 10).preference(key: NamesKey.self, value: ["\(index)"])
              .onGeometryChange(for: CGFloat.self) {
                $0.frame(in: .global).minX
              } action: {
                log("\(index) at \($0)")
              }
          }
          .padding(1)
        ) { $0.prefix(2) }
      }
      .onPreferenceChange(NamesKey.self) { log($0.joined(separator: " ")) }
    }
    try host.settle()
    expectEqual(log.entries.sorted(), ["0 1", "0 at 89.0", "1 at 101.0"])
  }

  @Test("subviews of subviews are the same ones")
  func nested() {
    let host = HeadlessHost(size: space) {
      Group(
        subviews: Group {
          Box(10, 10).accessibilityIdentifier("a")
          Box(20, 10).accessibilityIdentifier("b")
        }
      ) { outer in
        HStack(spacing: 0) {
          Group(subviews: outer) { inner in
            expectEqual(inner.map(\.id), outer.map(\.id))
            return ForEach(inner.reversed()) { $0 }
          }
        }
      }
    }
    expectEqual(host.frames.map(\.identifier), ["b", "a"])
  }

  @Test("slices show their part, and index as the whole does")
  func slices() {
    let host = HeadlessHost(size: space) {
      Group(subviews: ForEach(0..<5) { Box(10, 10).accessibilityIdentifier("\($0)") }) { all in
        let middle = all[1..<4]
        #expect(middle.startIndex == 1 && middle[2].id == all[2].id)
        expectEqual(middle[2..<3].count, 1)
        return HStack(spacing: 0) { middle.dropFirst() }
      }
    }
    expectEqual(host.frames.map(\.identifier), ["2", "3"])
  }
}
