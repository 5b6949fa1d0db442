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
      let host = CostlyScreen.host(clock, cost, lines: lines)
      var updates: [Duration] = []
      // What is visible at first and at last takes as long as it takes.
      try await measure(host, to: 2500, clock) { updates.append($0) }
      let (way, rest) = (updates.dropLast(2), updates.suffix(2))
      #expect(way.allSatisfy { $0 <= LazyPace.budget * 2 })
      #expect(rest.allSatisfy { $0 <= cost * 400 })
      // No round is much shorter, either.
      #expect(Double(way.count) <= cost * 2500 / LazyPace.budget / 1.5 + 8)
      let still = CostlyScreen.host(clock, .zero, lines: lines)
      try await measure(still, to: 2500, clock) { _ in }
      #expect(difference(host, still) == nil && host.visibleChips.count > 8)
    }
  }

  /// Scrolls to a chip, and tells how long each update takes until that is visible and nothing comes any more.
  private func measure(
    _ host: HeadlessHost, to id: Int, _ clock: ToldClock, _ note: (Duration) -> Void
  ) async throws {
    try await update(host)
    try host.tap("jump")
    for _ in 0..<500 {
      let start = clock.now
      #expect(try host.settle() <= 2)
      note(clock.now - start)
      if host.visibleChips[id] != nil { break }
      await Task.yield()
    }
    // The other line of a strip comes later.
    for _ in 0..<40 { try await update(host) }
  }

  @Test("what is visible is filled at once, however slow it is")
  func visible() throws {
    let clock = ToldClock()
    try LazyPace.$clock.withValue(clock.read) {
      let slow = CostlyScreen.host(clock, .milliseconds(50))
      let fast = CostlyScreen.host(clock, .zero)
      for offset in stride(from: CGFloat(0), through: 1200, by: 150) {
        for host in [slow, fast] {
          try host.scroll("scroll", to: CGPoint(x: 0, y: offset))
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
private struct Costly: Layout {
  let clock: ToldClock
  let cost: Duration
  let size: CGSize

  func makeCache(subviews: Subviews) { clock.advance(by: cost) }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}

/// A flow of such views, of which one is scrolled to.
private struct CostlyScreen: View {
  let clock: ToldClock
  let cost: Duration
  let lines: Int?
  @State private var id: Int?

  init(clock: ToldClock, cost: Duration, lines: Int?) {
    (self.clock, self.cost, self.lines) = (clock, cost, lines)
  }

  static func host(_ clock: ToldClock, _ cost: Duration, lines: Int? = nil) -> HeadlessHost {
    HeadlessHost(size: CGSize(width: 390, height: 480)) {
      CostlyScreen(clock: clock, cost: cost, lines: lines)
    }
  }

  var body: some View {
    VStack(spacing: 0) {
      Button("Jump") { id = 2500 }.accessibilityIdentifier("jump").frame(height: 20)
      ScrollView(lines == nil ? .vertical : .horizontal) {
        LazyFlow(Piece.chips(3000), lines: lines) { chip in
          Costly(clock: clock, cost: cost, size: chip.size) {}
            .accessibilityIdentifier("\(chip.id)")
        }
      }
      .flowScrollPosition(id: $id, anchor: lines == nil ? .top : .leading)
      .accessibilityIdentifier("scroll")
    }
  }
}
