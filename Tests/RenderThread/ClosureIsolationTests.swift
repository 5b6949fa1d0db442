import Foundation
import SwiftUI
import Testing

/// A closure that SwiftUI calls on its own thread traps if it was formed on the main actor by a module in language
/// mode 6, as this one and FlowLayoutUI are; one formed elsewhere does not.
@MainActor @Suite("Closures that are called on the render thread")
struct ClosureIsolationTests {
  @Test(
    "layout, guide and shape closures run on the render thread, bodies and actions on the main thread"
  )
  func threads() throws {
    let seen = Seen()
    let host = HeadlessHost(size: space, thread: .render) { Watched(seen: seen) }
    try host.settle()
    #expect(!host.displayList.isEmpty)
    expectEqual(seen["body"], [true])
    expectEqual(seen["modifier"], [true])
    expectEqual(seen["appear"], [true])
    expectEqual(seen["geometry action"], [true])
    expectEqual(seen["preference action"], [true])
    for place in ["layout", "element", "reader", "geometry", "reduction", "guide", "shape"] {
      #expect(seen[place] == [false], "\(place)")
    }
  }

  @Test(
    "without a render thread, bodies and layout, guide, shape and action closures all run on the main thread"
  )
  func mainThread() throws {
    let seen = Seen()
    let host = HeadlessHost(size: space, thread: .main) { Watched(seen: seen) }
    try host.settle()
    #expect(!host.displayList.isEmpty)
    expectEqual(seen.places.count, 12)
    for place in seen.places { #expect(seen[place] == [true], "\(place)") }
  }

  @Test("a closure that a body forms for ForEach traps on the render thread")
  func formedInBody() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let host = HeadlessHost(size: space, thread: .render) { FormsInBody() }
        _ = host.size
      }
    }
  }

  @Test("a closure that a function of the main actor forms traps on the render thread")
  func formedInFunction() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let host = HeadlessHost(size: space, thread: .render) { FormsInFunction() }
        _ = host.size
      }
    }
  }

  @Test("closures that trap on the render thread do not trap on the main thread")
  func sameOnMain() {
    expectEqual(HeadlessHost(size: space, thread: .main) { FormsInBody() }.size.height, 36)
    expectEqual(HeadlessHost(size: space, thread: .main) { FormsInFunction() }.size.height, 36)
  }

  @Test(
    "a closure of a nonisolated function, or a Sendable closure, does not trap on the render thread"
  )
  func formedElsewhere() {
    expectEqual(HeadlessHost(size: space, thread: .render) { FormsElsewhere() }.size.height, 36)
    expectEqual(HeadlessHost(size: space, thread: .render) { FormsSendable() }.size.height, 36)
  }
}

private let space = CGSize(width: 100, height: 100)

private struct FormsInBody: View {
  var body: some View {
    VStack(spacing: 0) { ForEach(0..<2, id: \.self) { _ in Row() } }
  }
}

private struct FormsInFunction: View {
  @MainActor private func rows() -> some View { ForEach(0..<2, id: \.self) { _ in Row() } }
  var body: some View { VStack(spacing: 0) { rows() } }
}

private struct FormsElsewhere: View {
  nonisolated private func rows() -> some View { ForEach(0..<2, id: \.self) { _ in Row() } }
  var body: some View { VStack(spacing: 0) { rows() } }
}

private struct FormsSendable: View {
  var body: some View {
    VStack(spacing: 0) { ForEach(0..<2, id: \.self) { @Sendable _ in Row() } }
  }
}

private struct Row: View {
  nonisolated init() {}
  var body: some View { Color.red.frame(width: 10, height: 18) }
}

/// Notes whether what is at a place runs on the thread of the test, which is the main one.
private final class Seen: @unchecked Sendable {
  private let home = Thread.current
  private let lock = NSLock()
  private var threads: [String: Set<Bool>] = [:]

  func note(_ place: String) {
    lock.withLock { _ = threads[place, default: []].insert(Thread.current === home) }
  }

  subscript(place: String) -> Set<Bool>? { lock.withLock { threads[place] } }
  var places: [String] { lock.withLock { threads.keys.sorted() } }
}

private struct Watched: View {
  let seen: Seen

  var body: some View {
    seen.note("body")
    return parts(seen)
      .onAppear { seen.note("appear") }
      .modifier(WatchedModifier(seen: seen))
  }
}

private struct WatchedModifier: ViewModifier {
  let seen: Seen

  func body(content: Content) -> some View {
    seen.note("modifier")
    return observed(content, seen)
      .onPreferenceChange(SeenKey.self) { _ in seen.note("preference action") }
  }
}

nonisolated private func observed(_ content: some View, _ seen: Seen) -> some View {
  content
    .transformPreference(SeenKey.self) { _ in seen.note("reduction") }
    .onGeometryChange(for: CGSize.self) { proxy in
      seen.note("geometry")
      return proxy.size
    } action: { _ in
      seen.note("geometry action")
    }
}

@MainActor private func parts(_ seen: Seen) -> some View { inner(seen) }

nonisolated private func inner(_ seen: Seen) -> some View {
  WatchedLayout(seen: seen) {
    ForEach(0..<2, id: \.self) { _ in
      seen.note("element")
      return WatchedShape(seen: seen)
    }
    GeometryReader { _ in
      seen.note("reader")
      return Color.red
    }
    .alignmentGuide(.leading) { _ in
      seen.note("guide")
      return 0
    }
  }
}

private struct SeenKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) {}
}

private struct WatchedLayout: Layout {
  let seen: Seen

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    seen.note("layout")
    for view in subviews { _ = view.dimensions(in: proposal)[HorizontalAlignment.leading] }
    return CGSize(width: 10, height: 10)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    seen.note("layout")
  }
}

private struct WatchedShape: Shape {
  let seen: Seen

  func path(in rect: CGRect) -> Path {
    seen.note("shape")
    return Path(rect)
  }
}
