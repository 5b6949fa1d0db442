#if canImport(SwiftUI)
/// The result of a layout for the views of a `Flow`.
///
/// It says which elements are hidden, and how many have views.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct FlowFeedback: Equatable, Sendable {
  // Removed rows that were hidden are included. After a layout without limits, the set is empty:
  // all rows are visible until the next layout hides some.
  /// The numbers of the rows (views of elements) that a limit hides.
  ///
  /// Unlike offsets in the data, the numbers (`RowNumbers`) stay valid when the data changes.
  var hidden: Set<Int> = []

  // Rows that were created later have larger numbers. Until the result of a layout includes them,
  // those that a limit hides are placed off screen, but are not disabled.
  /// The numbers of the rows that no earlier result included.
  ///
  /// A row is the view of one element; `RowNumbers` gives it a number.
  var new = 0..<0

  /// The number of elements that have views.
  ///
  /// Nil before a layout has set it; then `FlowLimits.initialCount` elements have views.
  var made: Int?

  /// The limits of the layout that set `made`.
  var limits = FlowLimits()

  /// Returns whether the row with a number has never been visible.
  ///
  /// True if no earlier result included the row, and this one hides it. A row is the view of one
  /// element.
  func neverShowed(_ number: Int) -> Bool { new.contains(number) && hidden.contains(number) }

  /// Returns how many of `total` elements have views.
  func count(of total: Int, _ limits: FlowLimits) -> Int {
    if limits.isEmpty || limits.isExpanded { return total }
    guard let made else { return min(total, limits.initialCount) }
    return min(total, self.limits == limits ? made : max(made, limits.initialCount))
  }

  /// Returns this value, updated with the result of the next layout.
  ///
  /// - Parameters:
  ///   - placement: The result of the next layout.
  ///   - total: The number of elements.
  ///   - limits: The limits of that layout.
  /// - Returns: The new value.
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
      // Newly hidden rows are included only when more rows have been created. Until then, only the
      // layout hides them.
      new.hidden = left.union(hidden.intersection(placement.hidden))
    } else {
      (new.hidden, new.new) = (left.union(placement.hidden), reports)
    }
    let enough = limits.count(after: placement, made: made, of: total)
    if enough != made { (new.made, new.limits) = (enough, limits) }
    return new
  }

  /// Returns whether views must be updated, after this value has replaced `old`.
  ///
  /// They need no update if only the property `new` differs.
  func isNews(after old: FlowFeedback) -> Bool {
    hidden != old.hidden || made != old.made || limits != old.limits
  }
}
#endif
