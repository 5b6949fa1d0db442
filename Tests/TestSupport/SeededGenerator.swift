/// A small, fast generator with a seed (SplitMix64), so that every run draws the same cases.
package struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  package init(_ seed: Int) {
    state = UInt64(bitPattern: Int64(seed))
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

extension RandomNumberGenerator {
  /// A multiple of 1/64 in `range`: sums of such lengths are exact.
  package mutating func length(_ range: ClosedRange<Int>) -> Double {
    Double(Int.random(in: range.lowerBound * 64...range.upperBound * 64, using: &self)) / 64
  }

  package mutating func lengths(_ count: Int, _ range: ClosedRange<Int>) -> [Double] {
    (0..<count).map { _ in length(range) }
  }

  /// One of some values.
  package mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: values.indices, using: &self)]
  }

  /// True as often as a probability says.
  package mutating func chance(_ probability: Double) -> Bool {
    Double.random(in: 0..<1, using: &self) < probability
  }
}
