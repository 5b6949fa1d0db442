#if canImport(SwiftUI)
import FlowLayoutEngine
import FlowLayouts
import SwiftUI

/// The limits on what a container shows.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct FlowLimits: Equatable, Sendable {
  var maxLines: Int?
  var fitsBounds = false
  var isExpanded = false

  /// Whether `maxLines` or `fitsBounds` was called, even with a value that limits nothing.
  ///
  /// If so, hidden elements can fade (`FlowObjects.decideFading`).
  var areAskedFor = false

  /// Whether there is no limit.
  var isEmpty: Bool { maxLines == nil && !fitsBounds }

  /// The largest number of elements that all get views, whatever the limits are.
  private static var few: Int { 32 }

  /// The number of elements that have views before the first layout.
  ///
  /// It is 16 for each line that the limits allow, but at least `few`. Without a limit, all
  /// elements have views.
  var initialCount: Int {
    if isEmpty { return .max }
    // 16 of the shortest tags fill a line on a phone, and in most desktop windows. A limited cross
    // size counts as 8 lines, since a body does not know that size. If more elements fit, their
    // views are created in the second round of the same update.
    let lines = min(max(0, maxLines ?? .max), fitsBounds ? 8 : .max)
    return max(Self.few, lines.multipliedReportingOverflow(by: 16).overflow ? .max : 16 * lines)
  }

  /// Returns how many of `total` elements should have views after a layout.
  ///
  /// In that layout, `made` elements had views.
  func count(after placement: Placement, made: Int, of total: Int) -> Int {
    // A much larger space takes three rounds of an update. The first finds that all views created
    // so far fit. The second creates more views, and shows the elements that fit. The third tells
    // the views which elements are hidden.
    if let wanted = placement.wanted { return max(made, wanted) }
    if total <= Self.few { return made }
    let enough = placement.keptCount(of: made)
    // Views are removed only if there are a quarter more than enough, so that resizing rarely
    // creates or removes views. Views beyond the shown ones keep their state, and fill a slightly
    // larger space in the same layout pass.
    return made > enough + enough / 4 ? enough : made
  }

  /// Returns the space that a proposal offers to the flow.
  ///
  /// Its `cross`, the size across the lines, is nil if unlimited. Only `fitsBounds` limits it, to
  /// the proposed size if that is finite.
  func space(_ proposal: ProposedViewSize, _ axis: FlowAxis) -> FlowSpace {
    let depth = axis == .rows ? proposal.height : proposal.width
    return FlowSpace(
      main: axis.main(of: proposal),
      cross: fitsBounds ? depth.flatMap { $0 < .infinity ? $0 : nil } : nil)
  }

  /// Returns the limit that the engine applies in a space.
  ///
  /// Nil if nothing is limited.
  func limit(in space: FlowSpace, hasIndicator: Bool) -> FlexLimit? {
    let depth = space.cross.map(Double.init) ?? .infinity
    if maxLines == nil, depth == .infinity { return nil }
    return FlexLimit(lines: maxLines ?? .max, cross: depth, hasIndicator: hasIndicator)
  }
}
#endif
