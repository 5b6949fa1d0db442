import FlowCore

/// Solves once from nothing.
func solve(_ main: [Double], _ cross: [Double], _ container: FlexContainer) -> FlexFrames {
  solve(FlexItems(main: main, cross: cross), container)
}

/// Solves once from nothing.
func solve(_ items: FlexItems, _ container: FlexContainer) -> FlexFrames {
  var solver = FlexSolver()
  var frames = FlexFrames()
  solver.solve(items, in: container, into: &frames)
  return frames
}

/// A small, fast generator with a seed (SplitMix64), so that every run draws the same cases.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: Int) {
    state = UInt64(bitPattern: Int64(seed))
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// A multiple of 1/64 in `range`: sums of such lengths are exact.
  mutating func length(_ range: ClosedRange<Int>) -> Double {
    Double(Int.random(in: range.lowerBound * 64...range.upperBound * 64, using: &self)) / 64
  }

  mutating func lengths(_ count: Int, _ range: ClosedRange<Int>) -> [Double] {
    (0..<count).map { _ in length(range) }
  }
}

/// Whether two columns are equal but for the noise of sums.
func close(_ a: [Double], _ b: [Double]) -> Bool {
  a.count == b.count && zip(a, b).allSatisfy { ($0 - $1).magnitude <= 1e-9 }
}
