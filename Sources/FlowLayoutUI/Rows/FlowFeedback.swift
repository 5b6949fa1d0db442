#if canImport(SwiftUI)
/// The report of a `Flow`'s layout to the flow's rows (each the view of one element): which rows
/// are hidden, and how many elements have views.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct FlowFeedback: Equatable, Sendable {
  /// The numbers (`RowNumbers`) of the rows that a limit hides, and of removed rows that were
  /// hidden.
  ///
  /// Unlike offsets, numbers stay valid when the data changes. The set is empty after a layout
  /// without limits: all rows are visible until the next layout hides some.
  var hidden: Set<Int> = []

  /// The numbers (`RowNumbers`) of the rows that the layout's latest report included for the first
  /// time; a row is the view of one element.
  ///
  /// Rows that were created later have larger numbers. Until a report includes them, those that a
  /// limit hides are placed off screen, but are not disabled.
  var new = 0..<0

  /// The number of elements that have views. Nil before a layout has set it, while
  /// `FlowLimits.initialCount` elements have views.
  var made: Int?

  /// The limits of the layout that set `made`.
  var limits = FlowLimits()

  /// Returns whether the row (view of an element) with a number has been hidden ever since it was
  /// created: the latest report was the first to include the row, and reported it as hidden.
  func neverShowed(_ number: Int) -> Bool { new.contains(number) && hidden.contains(number) }

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
    let reports = reported..<max(reported, (placement.rows.max() ?? -1) + 1)
    if placement.isUnlimited {
      (new.hidden, new.new) = ([], reports)
      return new
    }
    let made = count(of: total, limits)
    let left = hidden.subtracting(placement.rows)
    if placement.wanted ?? 0 > made {
      // Newly hidden rows are reported after more rows exist. Until then, only the layout hides them.
      new.hidden = left.union(hidden.intersection(placement.hidden))
    } else {
      (new.hidden, new.new) = (left.union(placement.hidden), reports)
    }
    let enough = limits.count(after: placement, made: made, of: total)
    if enough != made { (new.made, new.limits) = (enough, limits) }
    return new
  }

  /// Returns whether this feedback differs from `old` in a property other than `new`, so that the
  /// rows of a container with limits have to be updated.
  func isNews(after old: FlowFeedback) -> Bool {
    hidden != old.hidden || made != old.made || limits != old.limits
  }
}
#endif
