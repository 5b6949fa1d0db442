#if canImport(SwiftUI)
import SwiftUI

/// The extent to which the items of a lazy flow are measured and final.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct LazyFrontier {
  /// The number of items whose positions are final, and where they end.
  var finalCount = 0
  var finalEnd = -Double.infinity

  /// The first of the wrapped lines that are not final, and where it begins; nil in a strip, and if all are
  /// final.
  var openLine: (number: Int, start: Double)?

  /// The items that have to be measured again, and those of the last line, which may take more.
  var unmeasured: Set<Int> = []
  var open = 0..<0

  /// The end of the measured items.
  var measuredEnd = 0.0

  /// A lower bound of the flow's length as a share of the estimate, while items are measured again for the
  /// first frame after a change; nil otherwise.
  var leastShare: Double?

  /// An estimate of the items after the measured ones; nil before anything is measured.
  var rest: EstimatedRest?

  /// Returns whether a number of items is about enough to reach the visible part of a window.
  func isNear(_ window: LazyWindow, measuring count: Int) -> Bool {
    rest.map { Double(unmeasured.count) + $0.count(upTo: window.visibleStart) <= Double(count) }
      ?? false
  }

  /// Returns where views of a line wait: beside the first line that is not final if theirs comes later; nil if
  /// they are at their own position.
  func start(of line: Int) -> Double? {
    openLine.flatMap { line > $0.number ? $0.start : nil }
  }
}

/// An estimate of the items after the measured ones.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct EstimatedRest {
  /// The position where they start.
  let start: Double
  var average: LazyAverage

  /// Returns how many of them there are up to a position.
  func count(upTo end: Double) -> Double {
    max(1, (((end - start) / max(1, average.step)).rounded(.up) + 1) * average.items)
  }

  /// Returns about where an item begins, by its number among them; a measured one has a negative number.
  func position(of number: Int) -> Double { start + average.extent(of: number) }
}

/// The average of measured items and their lines.
struct LazyAverage {
  /// The number of items in a step along the axis of scrolling: those of a line that wraps, or one on each line
  /// of a strip.
  var items: Double

  /// The length of a step, with the gap after it.
  var step: Double

  /// The depth of a line.
  let depth: Double

  /// Returns the extent of a number of items along the axis of scrolling.
  func extent(of count: Int) -> Double { Double(count) / items * step }
}
#endif
