package import FlowCore
import SwiftUI

/// Numbers that look random and are the same on every run (SplitMix64).
package struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  /// Starts a sequence of its own for each seed.
  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }

  /// A number from 0 up to 1, in steps that every language reproduces: `Peers/` draws the same ones.
  package mutating func unit() -> Double { Double(next() >> 11) * 0x1p-53 }
}

/// The items that every contestant lays out: chips 20…80 points long and 20…30 deep, 8 apart.
package enum Inputs {
  /// The distance between items and between lines.
  package static let gap = 8.0

  /// The widths of the container, one after the other: a phone's, and up to 64 points more.
  ///
  /// One width alone would let the processor learn the line breaks of ten thousand items by heart:
  /// its branch predictor remembers whole passes if nothing but the same pass is repeated.
  package static let widths: [Double] = {
    var generator = SeededGenerator(seed: 41)
    return (0..<4096).map { _ in 390 + 64 * generator.unit() }
  }()

  /// The items' sizes.
  @Sendable package static func chips(_ count: Int) -> FlexItems {
    var generator = SeededGenerator(seed: 42)
    var items = FlexItems()
    for _ in 0..<count {
      items.main.append(20 + 60 * generator.unit())
      items.cross.append(20 + 10 * generator.unit())
    }
    return items
  }

  /// The same items with everything that makes them flexible: each may grow and shrink, between a
  /// minimum and a maximum that some of them meet.
  @Sendable package static func flexibleChips(_ count: Int) -> FlexItems {
    var items = chips(count)
    var generator = SeededGenerator(seed: 43)
    for index in 0..<count {
      items.grow.append(1 + (generator.unit() * 3).rounded(.down))
      items.shrink.append(1 + (generator.unit() * 3).rounded(.down))
      items.minMain.append(items.main[index] * (0.5 + 0.5 * generator.unit()))
      items.maxMain.append(items.main[index] * (1 + 0.5 * generator.unit()))
    }
    return items
  }

  /// The same items between limits that are in nobody's way.
  @Sendable package static func limitedChips(_ count: Int) -> FlexItems {
    var items = chips(count)
    items.minMain = items.main.map { $0 / 2 }
    items.maxMain = items.main.map { $0 * 2 }
    return items
  }
}
