import FlowUI
import SwiftUI
import Testing

/// A lazy flow says when its end or its start comes near.
@MainActor @Suite("Near the ends of a lazy flow", .stillClock)
struct LazyNearEndTests {
  /// Three chips a line, lines of 48 points, pages of 240.
  private func host(_ feed: Feed, lines: Int? = nil) -> HeadlessHost {
    HeadlessHost(390, 240) {
      Driven(feed.shown) { shown in
        ScrollView(lines == nil ? .vertical : .horizontal) {
          if shown.isShown {
            LazyFlow(shown.chips, lines: lines) { ChipView($0) }
              .onNearEnd(within: 6) { await feed.comeNearEnd() }
              .onNearStart(within: 6) { await feed.comeNearStart() }
          }
        }
        .named("scroll")
      }
    }
  }

  @Test("it calls once as the end comes near, and again only after the data has grown")
  func once() async throws {
    let feed = Feed(90)
    let host = host(feed)
    try await update(host)
    #expect(feed.ends == [])
    // Thirty lines of three: with six elements left behind the last visible one.
    for (offset, expected) in [(1000, []), (1040, []), (1104, [90]), (1200, [90]), (1104, [90])]
      as [(CGFloat, [Int])]
    {
      try await scroll(host, to: offset)
      #expect(feed.ends == expected, "\(offset)")
    }
    feed.grow(by: 3)
    try await update(host)
    #expect(feed.ends == [90, 93])
    feed.grow(by: 60)
    try await update(host)
    #expect(feed.ends == [90, 93])
    try await scroll(host, to: 100_000)
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
    feed.shown.value.chips.removeLast()
    try await update(host)
    #expect(feed.ends == [9])
    feed.grow(by: 1)
    try await update(host)
    #expect(feed.ends == [9, 9])
    feed.shown.value.chips = Piece.chips(3, from: 1000)
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
    feed.shown.value.isShown = false
    try await update(host)
    feed.resume()
    try await update(host)
    #expect(feed.cancelled == 1)
  }

  @Test("the start is one end, too, and strips have both", arguments: [nil, 2])
  func start(lines: Int?) async throws {
    let feed = Feed(90)
    let host = host(feed, lines: lines)
    try await update(host)
    #expect(feed.starts == [90])
    try await scroll(host, to: 100_000, lines == nil ? .vertical : .horizontal, times: 8)
    #expect(feed.ends == [90])
    #expect(feed.starts == [90])
  }
}

/// Data that grows, and what a flow of it has called.
@MainActor private final class Feed {
  let shown: Remote<(chips: [Piece], isShown: Bool)>
  private(set) var (starts, ends): ([Int], [Int]) = ([], [])
  private(set) var cancelled = 0
  var waits = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(_ count: Int) { shown = Remote((Piece.equal(count), true)) }

  private var count: Int { shown.value.chips.count }

  func grow(by count: Int) {
    let first = (shown.value.chips.map(\.id).max() ?? -1) + 1
    shown.value.chips += Piece.equal(count).map { Piece(id: first + $0.id, size: $0.size) }
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
