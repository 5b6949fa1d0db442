package import FlowLayoutEngine
import SwiftUI
import TestSupport

extension SeededGenerator {
  /// A number from 0 up to 1, in steps that every language reproduces: `Peers/` draws the same ones.
  mutating func unit() -> Double { Double(next() >> 11) * 0x1p-53 }
}

/// The items that every contestant lays out: chips 20…80 points long and 20…30 deep, 8 apart.
///
/// Lengths are whole 64ths of a point. Browsers count in these and single precision holds them, so that `Peers/` can
/// compare frames, and a rounded sum breaks no line elsewhere.
package enum Inputs {
  /// The distance between items and between lines.
  package static let gap = 8.0

  /// The widths of the container, one after the other: a phone's, and up to 64 points more.
  ///
  /// One width alone would let the processor learn the line breaks of ten thousand items by heart:
  /// its branch predictor remembers whole passes if nothing but the same pass is repeated.
  package static let widths: [Double] = {
    var generator = SeededGenerator(41)
    return (0..<4096).map { _ in length(390 + 64 * generator.unit()) }
  }()

  /// A length without what is less than a 64th.
  private static func length(_ exact: Double) -> Double { (exact * 64).rounded(.down) / 64 }

  /// The items' sizes.
  @Sendable package static func chips(_ count: Int) -> FlexItems {
    var generator = SeededGenerator(42)
    var items = FlexItems()
    for _ in 0..<count {
      items.main.append(length(20 + 60 * generator.unit()))
      items.cross.append(length(20 + 10 * generator.unit()))
    }
    return items
  }

  /// The same items with everything that makes them flexible: each may grow and shrink, between a
  /// minimum and a maximum that some of them meet.
  @Sendable package static func flexibleChips(_ count: Int) -> FlexItems {
    var items = chips(count)
    var generator = SeededGenerator(43)
    for index in 0..<count {
      items.grow.append(1 + (generator.unit() * 3).rounded(.down))
      items.shrink.append(1 + (generator.unit() * 3).rounded(.down))
      items.minMain.append(length(items.main[index] * (0.5 + 0.5 * generator.unit())))
      items.maxMain.append(length(items.main[index] * (1 + 0.5 * generator.unit())))
    }
    return items
  }

  /// About as many photos a line as chips.
  package static var photoRows: FlexProportions { FlexProportions(targetCross: 25) }

  /// The same items as photos: only their proportions count.
  @Sendable package static func photos(_ count: Int) -> FlexItems {
    var items = chips(count)
    items.aspectRatio = zip(items.main, items.cross).map { $0 / $1 }
    return items
  }

  /// The same items, every hundredth of them on a line of its own.
  @Sendable package static func chipsWithHeaders(_ count: Int) -> FlexItems {
    var items = chips(count)
    items.breaks = items.main.indices.map { $0.isMultiple(of: 100) ? .fullLine : [] }
    return items
  }

  /// The same items between limits that never apply.
  @Sendable package static func limitedChips(_ count: Int) -> FlexItems {
    var items = chips(count)
    items.minMain = items.main.map { $0 / 2 }
    items.maxMain = items.main.map { $0 * 2 }
    return items
  }
}
