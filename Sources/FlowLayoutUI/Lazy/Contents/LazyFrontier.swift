#if canImport(SwiftUI)
import SwiftUI

/// The progress of measuring a lazy flow.
///
/// A position or line is *final* if no later measurement changes it.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct LazyFrontier {
  /// The number of items, from the first on, whose positions no later measurement changes.
  ///
  /// Up to the position `finalEnd` along the axis of scrolling, no later measurement changes the
  /// flow.
  var finalCount = 0
  var finalEnd = -Double.infinity

  /// The first line that later measurements may change, and the position where it starts.
  ///
  /// Nil in a strip, and if no line may change.
  var openLine: (number: Int, start: Double)?

  /// The items whose sizes are only estimates, although later items are measured.
  ///
  /// `open` are the items of the last line, which may take more items.
  var unmeasured: Set<Int> = []
  var open = 0..<0

  /// The position, along the axis of scrolling, where the measured items end.
  var measuredEnd = 0.0

  /// A lower bound of the fully measured flow's length, divided by its estimated length.
  ///
  /// Nil unless items are measured again for lines of another cross size.
  var leastShare: Double?

  /// An estimate of the items after the measured ones; nil before anything is measured.
  var rest: EstimatedRest?

  /// Returns whether measuring `count` more items is about enough to reach the viewport.
  func isNear(_ window: LazyWindow, measuring count: Int) -> Bool {
    rest.map { Double(unmeasured.count) + $0.count(upTo: window.visibleStart) <= Double(count) }
      ?? false
  }

  /// Returns the start of `openLine`, beside which views of later lines are off screen.
  ///
  /// Nil if `line` is not a later line.
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

  /// Returns the estimated position of an item.
  ///
  /// 0 is the first unmeasured item; measured items have negative numbers.
  func position(of number: Int) -> Double { start + average.extent(of: number) }
}

/// The average sizes of measured items and lines.
///
/// The positions of other items are estimated from them.
struct LazyAverage {
  /// The average number of items per step along the axis of scrolling.
  ///
  /// A step is a line that wraps or, in a strip, one item on each line.
  var items: Double

  /// The average distance from the start of one step to the next one.
  ///
  /// It includes the gap between lines or, in a strip, between items.
  var step: Double

  /// The average cross size of a line, without the gap after it.
  let depth: Double

  /// Returns the estimated extent of `count` items along the axis of scrolling.
  func extent(of count: Int) -> Double { Double(count) / items * step }
}
#endif
