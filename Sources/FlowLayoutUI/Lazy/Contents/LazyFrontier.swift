#if canImport(SwiftUI)
import SwiftUI

/// How many items of a lazy flow are measured, and how many have final positions, which more
/// measurements do not change.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct LazyFrontier {
  /// The number of items whose positions are final; `finalEnd` is the position, along the axis of
  /// scrolling, where these items end.
  var finalCount = 0
  var finalEnd = -Double.infinity

  /// The number of the first line that is not final, and the position where this line starts; nil
  /// in a strip, and if all lines are final.
  var openLine: (number: Int, start: Double)?

  /// The items that have to be measured again; `open` are the items of the last line, which may
  /// take more items.
  var unmeasured: Set<Int> = []
  var open = 0..<0

  /// The position, along the axis of scrolling, where the measured items end.
  var measuredEnd = 0.0

  /// A lower bound of the flow's length, as a share of the estimated length, while items are
  /// measured again for the first frame after a change; otherwise nil.
  var leastShare: Double?

  /// An estimate of the items after the measured ones; nil before anything is measured.
  var rest: EstimatedRest?

  /// Returns whether measuring `count` more items is about enough to reach the visible part of a
  /// window.
  func isNear(_ window: LazyWindow, measuring count: Int) -> Bool {
    rest.map { Double(unmeasured.count) + $0.count(upTo: window.visibleStart) <= Double(count) }
      ?? false
  }

  /// Returns the position, along the axis of scrolling, of the first line that is not final, where
  /// views of later lines are placed off screen; nil for a line that does not come after it.
  func start(of line: Int) -> Double? {
    openLine.flatMap { line > $0.number ? $0.start : nil }
  }
}

/// An estimate of the items after the measured ones.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct EstimatedRest {
  /// The position of the first unmeasured item, along the axis of scrolling.
  let start: Double
  var average: LazyAverage

  /// Returns an estimate of the number of unmeasured items up to a position.
  func count(upTo end: Double) -> Double {
    max(1, (((end - start) / max(1, average.step)).rounded(.up) + 1) * average.items)
  }

  /// Returns the estimated position of an item, numbered from 0 at the first unmeasured item;
  /// measured items have negative numbers.
  func position(of number: Int) -> Double { start + average.extent(of: number) }
}

/// The average of measured items and their lines.
struct LazyAverage {
  /// The number of items in a step along the axis of scrolling: the items of a line that wraps, or
  /// one item on each line of a strip.
  var items: Double

  /// The length of a step along the axis of scrolling, with the gap after it.
  var step: Double

  /// The cross size of a line, without a gap.
  let depth: Double

  /// Returns the extent of a number of items along the axis of scrolling.
  func extent(of count: Int) -> Double { Double(count) / items * step }
}
#endif
