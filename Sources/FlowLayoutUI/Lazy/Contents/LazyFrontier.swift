#if canImport(SwiftUI)
import SwiftUI

/// The progress of measuring a lazy flow.
///
/// A position or line is *final* if no later measurement changes it.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct LazyFrontier {
  /// The number of items, from the first on, whose positions no later measurement changes.
  ///
  /// `finalEnd` is the position up to which no later measurement changes the flow. It is measured
  /// along the axis of scrolling.
  var finalCount = 0
  var finalEnd = -Double.infinity

  /// The first line that later measurements may change, and the position where it starts.
  ///
  /// Nil if no line may change. Nil in a strip, too, which scrolls along its lines.
  var openLine: (number: Int, start: Double)?

  /// The items that are on lines already, but whose sizes are only estimates.
  var unmeasured: Set<Int> = []

  /// The items of the last line, to which later items may still be added.
  ///
  /// Empty if no line may change. Empty in a strip, too, which scrolls along its lines.
  var open = 0..<0

  /// The position, along the axis of scrolling, where the measured items end.
  var measuredEnd = 0.0

  /// The smallest expected ratio of the flow's final length to its current length.
  ///
  /// For example, 0.5 if the flow may become half as long once all items are measured. Nil unless a
  /// waterfall measures its items again, after its width has changed.
  var leastShare: Double?

  /// An estimate of the items after the measured ones; nil before anything is measured.
  var rest: EstimatedRest?

  /// Returns whether measuring at most `count` more items is enough to reach the viewport.
  ///
  /// This is an estimate. False if nothing can be estimated yet.
  func isNear(_ window: LazyWindow, measuring count: Int) -> Bool {
    rest.map { Double(unmeasured.count) + $0.count(upTo: window.visibleStart) <= Double(count) }
      ?? false
  }

  /// Returns the position, along the axis of scrolling, where views of a later line wait.
  ///
  /// Such views wait off screen, beside the start of `openLine`. Nil if `line` is not after it.
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
  /// The average number of items on a line or, in a strip, the number of lines.
  ///
  /// A strip scrolls along its lines: with 3 lines, about 3 items are side by side.
  var items: Double

  /// The average distance from the start of one line to the start of the next one.
  ///
  /// In a strip, it is the distance between the starts of neighbors on a line. Gaps are included.
  var step: Double

  /// The average cross size of a line, without the gap after it.
  let depth: Double

  /// Returns the estimated extent of `count` items along the axis of scrolling.
  func extent(of count: Int) -> Double { Double(count) / items * step }
}
#endif
