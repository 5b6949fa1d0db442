#if canImport(SwiftUI)
/// The layout's findings that the rows follow.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct FlowFeedback: Equatable, Sendable {
  /// The elements that were shown before the flow was expanded: most likely those that are shown when it collapses.
  var shown = ShownElements.all

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
  func updated(with placement: Placement, total: Int, _ limits: FlowLimits) -> FlowFeedback {
    if placement.isUnlimited { return self }
    var new = self
    let made = count(of: total, limits)
    // While more are made, the layout alone keeps those out of sight that it does not show.
    new.shown = placement.wanted ?? 0 > made ? .all : placement.shown
    let enough = limits.count(after: placement, made: made, of: total)
    if enough != made { (new.made, new.limits) = (enough, limits) }
    return new
  }
}
#endif
