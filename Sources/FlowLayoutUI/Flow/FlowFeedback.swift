#if canImport(SwiftUI)
/// The layout's findings that the rows follow.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct FlowFeedback: Equatable, Sendable {
  /// The rows that are hidden, or were when they left, by their numbers: right whatever has become of the data since.
  ///
  /// Empty after everything was to be shown: all rows are seen then, until the next layout hides some.
  var hidden: Set<Int> = []

  /// The numbers of the rows that the last report was the first one about. Rows of larger numbers are where the layout
  /// alone puts them.
  var new = 0..<0

  /// The number of elements that have views; nil as long as it is the number that the limits suggest.
  var made: Int?

  /// The limits that these are enough for.
  var limits = FlowLimits()

  /// Returns how many of `total` elements have views.
  func count(of total: Int, _ limits: FlowLimits) -> Int {
    if limits.isEmpty || limits.isExpanded { return total }
    guard let made else { return min(total, limits.initialCount) }
    return min(total, self.limits == limits ? made : max(made, limits.initialCount))
  }

  /// Returns the feedback after a layout has found a placement.
  ///
  /// - Parameters:
  ///   - placement: The placement.
  ///   - total: The number of elements.
  ///   - limits: The limits of the placement.
  /// - Returns: The new feedback.
  func updated(with placement: Placement, total: Int, _ limits: FlowLimits) -> FlowFeedback {
    var new = self
    let reported = self.new.upperBound
    let reports = reported..<max(reported, placement.newest + 1)
    if placement.isUnlimited {
      (new.hidden, new.new) = ([], reports)
      return new
    }
    let made = count(of: total, limits)
    let left = placement.hidden.isEmpty ? [] : hidden.subtracting(placement.visible)
    if placement.wanted ?? 0 > made {
      // Which rows are hidden is known when more are made. Until then the layout alone keeps new ones out of sight.
      new.hidden = left
    } else {
      let isFull = left.count > 2 * placement.hidden.count + RowNumbers.mostLeft
      (new.hidden, new.new) = (isFull ? placement.hidden : placement.hidden.union(left), reports)
    }
    let enough = limits.count(after: placement, made: made, of: total)
    if enough != made { (new.made, new.limits) = (enough, limits) }
    return new
  }

  /// Returns whether rows that follow other feedback have to hear of this one, where limits hold.
  func isNews(after old: FlowFeedback) -> Bool {
    hidden != old.hidden || made != old.made || limits != old.limits
  }
}
#endif
