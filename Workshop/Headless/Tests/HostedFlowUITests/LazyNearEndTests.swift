import FlowUI
import SwiftUI
import Testing

/// A lazy flow says when its end or its start comes near.
@MainActor @Suite("Near the ends of a lazy flow", .stillClock)
struct LazyNearEndTests {
  /// Three chips a line, lines of 48 points, pages of 240.
  private func host(_ feed: Feed, within count: Int = 6, lines: Int? = nil) -> HeadlessHost {
    HeadlessHost(size: CGSize(width: 390, height: 240)) {
      FeedView(feed: feed, count: count, lines: lines)
    }
  }

  @Test("it calls once as the end comes near, and again only after the data has grown")
  func once() async throws {
    let feed = Feed(90)
    let host = host(feed)
    try await update(host)
    #expect(feed.ends == [])
    // Thirty lines of three: with six elements left behind the last visible one.
    for (offset, expected) in [(1000, []), (1040, []), (1104, [90]), (1200, [90]), (1104, [90])] {
      try host.scroll("scroll", to: CGPoint(x: 0, y: offset))
      try await update(host)
      #expect(feed.ends == expected, "\(offset)")
    }
    feed.grow(by: 3)
    try await update(host)
    #expect(feed.ends == [90, 93])
    feed.grow(by: 60)
    try await update(host)
    #expect(feed.ends == [90, 93])
    try host.scroll("scroll", to: CGPoint(x: 0, y: 100_000))
    try await update(host)
    #expect(feed.ends == [90, 93, 153])
  }

  @Test("it calls as it appears if all can be seen, and never while there is nothing")
  func first() async throws {
    let few = Feed(4)
    try await update(host(few))
    #expect(few.ends == [4])
    let none = Feed(0)
    let host = host(none)
    try await update(host)
    #expect(none.ends == [])
    none.grow(by: 3)
    try await update(host)
    #expect(none.ends == [3])
  }

  @Test("fewer elements are no growth; other elements are new data")
  func other() async throws {
    let feed = Feed(9)
    let host = host(feed)
    try await update(host)
    #expect(feed.ends == [9])
    feed.change { $0.removeLast() }
    try await update(host)
    #expect(feed.ends == [9])
    feed.grow(by: 1)
    try await update(host)
    #expect(feed.ends == [9, 9])
    feed.change { $0 = Piece.equal(3).map { Piece(id: 1000 + $0.id, size: $0.size) } }
    try await update(host)
    #expect(feed.ends == [9, 9, 3])
  }

  @Test("one call goes on at a time, and is cancelled with the flow")
  func awaited() async throws {
    let feed = Feed(3)
    feed.waits = true
    let host = host(feed)
    try await update(host)
    feed.grow(by: 3)
    try await update(host)
    #expect(feed.ends == [3])
    feed.resume()
    try await update(host)
    #expect(feed.ends == [3, 6])
    feed.isShown?.wrappedValue = false
    try await update(host)
    feed.resume()
    try await update(host)
    #expect(feed.cancelled == 1)
  }

  @Test("the start is one end, too, and strips have both")
  func start() async throws {
    for lines in [nil, 2] {
      let feed = Feed(90)
      let host = host(feed, lines: lines)
      try await update(host)
      #expect(feed.starts == [90])
      let far = lines == nil ? CGPoint(x: 0, y: 100_000) : CGPoint(x: 100_000, y: 0)
      for _ in 0..<8 {
        try host.scroll("scroll", to: far)
        try await update(host)
      }
      #expect(feed.ends == [90], "\(lines ?? 0)")
      #expect(feed.starts == [90])
    }
  }
}

/// Data that grows, and what a flow of it has called.
@MainActor private final class Feed {
  var chips: Binding<[Piece]>?
  var isShown: Binding<Bool>?
  let initial: [Piece]
  private(set) var (starts, ends): ([Int], [Int]) = ([], [])
  private(set) var cancelled = 0
  var waits = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(_ count: Int) { initial = Piece.equal(count) }

  private var count: Int { chips?.wrappedValue.count ?? initial.count }

  func change(_ body: (inout [Piece]) -> Void) {
    guard let chips else { return }
    var all = chips.wrappedValue
    body(&all)
    chips.wrappedValue = all
  }

  func grow(by count: Int) {
    change { all in
      let first = (all.map(\.id).max() ?? -1) + 1
      all += Piece.equal(count).map { Piece(id: first + $0.id, size: $0.size) }
    }
  }

  func comeNearEnd() async {
    ends.append(count)
    if waits { await withCheckedContinuation { waiting.append($0) } }
    if Task.isCancelled { cancelled += 1 }
  }

  func comeNearStart() async { starts.append(count) }

  func resume() {
    let all = waiting
    waiting = []
    for one in all { one.resume() }
  }
}

private struct FeedView: View {
  let feed: Feed
  let count: Int
  let lines: Int?
  @State private var chips: [Piece]
  @State private var isShown = true

  init(feed: Feed, count: Int, lines: Int?) {
    (self.feed, self.count, self.lines) = (feed, count, lines)
    _chips = State(initialValue: feed.initial)
  }

  var body: some View {
    (feed.chips, feed.isShown) = ($chips, $isShown)
    return ScrollView(lines == nil ? .vertical : .horizontal) {
      if isShown {
        LazyFlow(chips, lines: lines) { ChipView($0) }
          .onNearEnd(within: count) { await feed.comeNearEnd() }
          .onNearStart(within: count) { await feed.comeNearStart() }
      }
    }
    .accessibilityIdentifier("scroll")
  }
}
