import Contestants
import Testing

@Suite("The heap allocations of a pass")
struct AllocationTests {
  // A debug build boxes and copies what an optimized one keeps in registers.
  #if DEBUG
  static let isOptimized = false
  #else
  static let isOptimized = true
  #endif

  @Test("the tally sees an array come and go")
  func tally() throws {
    // The first array of a type may bring its metadata with it.
    keep([Double](repeating: 1, count: 1))
    guard let seen = Allocations.during({ keep([Double](repeating: 1, count: 1000)) }) else {
      return
    }
    expectEqual(seen.count, 1)
    #expect(seen.peakBytes >= 8000)
    let nothing = try #require(Allocations.during({}))
    #expect(nothing.count == 0 && nothing.peakBytes == 0)
  }

  @MainActor
  @Test(
    "a host takes less than four kilobytes for a chip",
    .enabled(if: Self.isOptimized, "counts in optimized builds only"))
  func chips() {
    // The first views of a type bring its metadata with them.
    _ = HostContestants.memory(ofChips: 1)
    guard let seen = HostContestants.memory(ofChips: 1000) else { return }
    #expect(seen.peakBytes < 4000 * 1000)
    #expect(seen.peakBytes > 1000 * 1000, "the views are not counted")
  }

  @MainActor
  @Test(
    "a display list takes less than 1,100 bytes for a chip",
    .enabled(if: Self.isOptimized, "counts in optimized builds only"))
  func displayList() {
    _ = HostContestants.memory(ofChipsInDisplayList: 1)
    guard let seen = HostContestants.memory(ofChipsInDisplayList: 1000) else { return }
    #expect(seen.peakBytes < 1100 * 1000)
    #expect(seen.peakBytes > 100 * 1000, "the items are not counted")
  }

  @Test(
    "no pass of the engine allocates when it is repeated",
    .enabled(if: Self.isOptimized, "counts in optimized builds only"),
    arguments: [0, 1, 2, 10, 300])
  func repeatedPasses(count: Int) {
    let baselines = CoreContestants.baselineNames
    for contestant in CoreContestants.all(count) where !baselines.contains(contestant.name) {
      // Every width comes once, so that the frames have held as many lines as they ever will.
      for _ in Inputs.widths { contestant.pass() }
      guard let seen = Allocations.during(contestant.pass) else { return }
      #expect(seen.count == 0, "\(contestant.name) with \(count) items")
    }
  }

  @Test(
    "moving a lifted item takes nothing",
    .enabled(if: Self.isOptimized, "counts in optimized builds only"), arguments: [1, 300, 20_000])
  func moves(count: Int) throws {
    let repeatedMove = DropContestants.Name.repeatedMove
    let move = try #require(DropContestants.all(count).first { $0.name == repeatedMove })
    // The first ones go across the whole line.
    for _ in 0..<2000 { move.pass() }
    guard let seen = Allocations.during(move.pass) else { return }
    expectEqual(seen.count, 0)
  }
}
