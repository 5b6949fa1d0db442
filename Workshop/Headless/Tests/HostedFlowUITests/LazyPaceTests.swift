import SwiftUI
import Testing

@testable import FlowUI

/// How far a lazy flow measures in a round, on a clock that only its chips move on.
@MainActor @Suite("The pace of lazy flows")
struct LazyPaceTests {
  @Test(
    "a far jump makes as many views in a round as take six milliseconds, and arrives at the same",
    arguments: [0, 50, 500], [nil, 2])
  func jump(cost: Int, lines: Int?) async throws {
    let (clock, cost) = (ToldClock(), Duration.microseconds(cost))
    try await LazyPace.$clock.withValue(clock.read) {
      // What is visible at first and at last takes as long as it takes.
      let (host, updates) = try await jump(to: 2500, clock, cost, lines)
      let (way, rest) = (updates.dropLast(2), updates.suffix(2))
      #expect(way.allSatisfy { $0 <= LazyPace.budget * 2 })
      #expect(rest.allSatisfy { $0 <= cost * 400 })
      // No round is much shorter, either.
      #expect(Double(way.count) <= cost * 2500 / LazyPace.budget / 1.5 + 8)
      let (still, _) = try await jump(to: 2500, clock, .zero, lines)
      #expect(difference(host, still) == nil && host.visibleChips.count > 8)
    }
  }

  /// A flow of views that take time to be made, of which one is scrolled to.
  private func host(
    _ clock: ToldClock, _ cost: Duration, lines: Int? = nil, _ id: Remote<Int?> = Remote(nil)
  ) -> HeadlessHost {
    HeadlessHost(390, 460) {
      Bound(id) { id in
        ScrollView(lines == nil ? .vertical : .horizontal) {
          let content = { (chip: Piece) in
            Costly(clock: clock, cost: cost, size: chip.size) {}.named(chip.id)
          }
          if let lines {
            LazyStrip(Piece.chips(3000), lines: lines, content: content)
          } else {
            LazyFlow(Piece.chips(3000), content: content)
          }
        }
        .flowScrollPosition(id: id, anchor: lines == nil ? .top : .leading)
        .named("scroll")
      }
    }
  }

  /// Scrolls to a chip, and tells how long each update takes until that is visible and nothing comes any more.
  private func jump(
    to target: Int, _ clock: ToldClock, _ cost: Duration, _ lines: Int?
  ) async throws -> (HeadlessHost, updates: [Duration]) {
    let id = Remote<Int?>(nil)
    let host = host(clock, cost, lines: lines, id)
    try await update(host)
    id.set(target)
    var updates: [Duration] = []
    for _ in 0..<500 {
      let start = clock.now
      #expect(try host.settle() <= 2)
      updates.append(clock.now - start)
      if host.visibleChips[target] != nil { break }
      await Task.yield()
    }
    // The other line of a strip comes later.
    for _ in 0..<40 { try await update(host) }
    return (host, updates)
  }

  @Test("what is visible is filled at once, however slow it is")
  func visible() throws {
    let clock = ToldClock()
    try LazyPace.$clock.withValue(clock.read) {
      let slow = host(clock, .milliseconds(50))
      let fast = host(clock, .zero)
      for offset in stride(from: CGFloat(0), through: 1200, by: 150) {
        for host in [slow, fast] {
          try host.scroll(to: offset)
          #expect(try host.settle() <= 2)
        }
        #expect(difference(slow, fast) == nil)
      }
    }
  }

  @Test(
    "a round has as many views as fit in its time, at least a few, and never more than there may be"
  )
  func most() {
    var pace = LazyPace()
    let start = ContinuousClock.now
    func most(after duration: Duration, _ count: Int) -> Int {
      pace.begin(at: start)
      pace.end(count, at: start + duration)
      return pace.most(of: 1024)
    }
    #expect(pace.most(of: 1024) == 1024)
    #expect(most(after: .zero, 32) == 1024)
    #expect(most(after: .milliseconds(5), 100) == 120)
    // Nothing was made.
    #expect(most(after: .seconds(1), 0) == 120)
    #expect(pace.most(of: 100) == 100 && pace.most(of: 3) == 3)
    #expect(most(after: .milliseconds(50), 100) == 12)
    #expect(most(after: .seconds(5), 1) == LazyPace.fewest)
    #expect(pace.most(of: 3) == 3)
    #expect(most(after: .microseconds(1), 1000) == 1024)
    // The clock went back.
    #expect(most(after: .seconds(-1), 1) == 1024)
    // Nobody said when it began.
    pace.end(1, at: start + .seconds(5))
    #expect(pace.most(of: 1024) == 1024)
  }
}

/// A view that takes time to be made.
private struct Costly: UnplacingLayout {
  let clock: ToldClock
  let cost: Duration
  let size: CGSize

  func makeCache(subviews: Subviews) { clock.advance(by: cost) }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    size
  }
}
