#if canImport(SwiftUI)
import FlowCore
import SwiftUI

/// What a flow is asked to show at most.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct LimitedLimits: Equatable, Sendable {
  var maxLines: Int?
  var fitsBounds = false
  var isExpanded = false

  /// Whether everything is shown whatever there is.
  var isEmpty: Bool { maxLines == nil && !fitsBounds }

  /// How many elements have views before anything is measured.
  ///
  /// At least 32, so that few elements all exist from the beginning; otherwise 16 a line, which fill a
  /// phone with the shortest tags and a desktop's window with most. A depth counts as 8 lines: the layout
  /// knows it, no body does. Where more would have fitted, more are made in the second round of the same
  /// update.
  var initialCount: Int {
    if isEmpty { return .max }
    let lines = min(max(0, maxLines ?? .max), fitsBounds ? 8 : .max)
    return max(32, lines.multipliedReportingOverflow(by: 16).overflow ? .max : 16 * lines)
  }

  /// How many elements should have views from now on, for those that have been found to be shown.
  ///
  /// Rarely another number than `made`: views that are hidden keep their state and come back at once.
  func count(after verdict: LimitedVerdict, made: Int) -> Int {
    if let wanted = verdict.wanted { return max(made, wanted) }
    let shown = verdict.shown.count(of: made)
    let enough = max(initialCount, shown + shown / 2 + 8)
    return made / 2 > enough ? enough : made
  }

  /// The engine's limit in a room; nil if everything is shown there.
  func limit(in room: LimitedSpace, hasIndicator: Bool) -> FlexLimit? {
    let depth = fitsBounds ? room.cross.map(Double.init) ?? .infinity : .infinity
    if maxLines == nil, depth == .infinity { return nil }
    return FlexLimit(lines: maxLines ?? .max, cross: depth, hasIndicator: hasIndicator)
  }
}

/// What a flow is offered along its lines and across them.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct LimitedSpace: Equatable {
  var main: CGFloat?
  var cross: CGFloat?
}
#endif
