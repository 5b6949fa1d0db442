#if canImport(SwiftUI)
import SwiftUI

/// The progress of measuring a lazy flow: how many items are measured, and how many have final
/// positions, which more measurements do not change.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct LazyFrontier {
  /// The number of items whose positions are final; `finalEnd` is the position, along the axis of
  /// scrolling, where these items end.
  var finalCount = 0
  var finalEnd = -Double.infinity

  /// The number of the first line that is not final (more measurements may change it), and the
  /// position where this line starts; nil in a strip, and if all lines are final.
  var openLine: (number: Int, start: Double)?

  /// The items before `measuredEnd` that still have to be measured, because their sizes are
  /// estimates; `open` are the items of the last line, which may take more items.
  var unmeasured: Set<Int> = []
  var open = 0..<0

  /// The position, along the axis of scrolling, where the measured items end.
  var measuredEnd = 0.0

  /// A lower bound of the ratio of the flow's final length to its estimated length, while items are
  /// measured again after a change of their lines' depth; otherwise nil.
  var leastShare: Double?

  /// An estimate of the items after the measured ones; nil before anything is measured.
  var rest: EstimatedRest?

  /// Returns whether measuring `count` more items is about enough to reach the visible part of a
  /// window.
  func isNear(_ window: LazyWindow, measuring count: Int) -> Bool {
    rest.map { Double(unmeasured.count) + $0.count(upTo: window.visibleStart) <= Double(count) }
      ?? false
  }

  /// Returns the position, along the axis of scrolling, at which the off-screen views of a line
  /// wait: the start of the first line that is not final. Nil if `line` does not come after that
  /// line.
  func start(of line: Int) -> Double? {
    openLine.flatMap { line > $0.number ? $0.start : nil }
  }
}

/// An estimate of the positions of the items after the measured ones.
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

/// The average sizes of measured items and lines, from which the positions of other items are
/// estimated.
struct LazyAverage {
  /// The average number of items per step along the axis of scrolling. A step is a whole line, if
  /// lines wrap; in a strip, it is one item on each line.
  var items: Double

  /// The average distance, along the axis of scrolling, from the start of one step to the next: the
  /// depth of a line that wraps, or the length of a strip's item, plus the gap.
  var step: Double

  /// The average cross size of a line, without the gap after it.
  let depth: Double

  /// Returns the estimated extent of `count` items along the axis of scrolling.
  func extent(of count: Int) -> Double { Double(count) / items * step }
}
#endif
