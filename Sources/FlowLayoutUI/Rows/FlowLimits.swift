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

  /// Whether `maxLines` or `fitsBounds` was called, even with a value that limits nothing: if so,
  /// the flow can fade hidden elements (`FlowObjects.decideFading`).
  var areAskedFor = false

  /// Whether there is no limit.
  var isEmpty: Bool { maxLines == nil && !fitsBounds }

  /// The number of elements up to which a container creates views for all elements, whatever the
  /// limits are.
  private static var few: Int { 32 }

  /// The number of elements that have views before the first layout.
  ///
  /// The number is 16 per line, and at least `few`: 16 of the shortest tags fill a line on a phone,
  /// and in most desktop windows. A limited depth counts as 8 lines, since a body does not know the
  /// depth. If more elements fit, their views are created in the second round of the same update.
  var initialCount: Int {
    if isEmpty { return .max }
    let lines = min(max(0, maxLines ?? .max), fitsBounds ? 8 : .max)
    return max(Self.few, lines.multipliedReportingOverflow(by: 16).overflow ? .max : 16 * lines)
  }

  /// Returns how many of `total` elements should have views after a layout in which `made` have views.
  ///
  /// The count rises to `placement.wanted`, and falls to `placement.keptCount` only if `made` is
  /// more than a quarter above that, so that resizing rarely creates or removes views. The views
  /// beyond the shown ones keep their state, and fill a slightly larger space in the same layout
  /// pass. A much larger space takes three rounds of an update: in the first, all views fit; the
  /// second creates more views and shows the elements that fit; the third reports the hidden rows.
  /// With at most 32 elements, the count never falls.
  func count(after placement: Placement, made: Int, of total: Int) -> Int {
    if let wanted = placement.wanted { return max(made, wanted) }
    if total <= Self.few { return made }
    let enough = placement.keptCount(of: made)
    return made > enough + enough / 4 ? enough : made
  }

  /// Returns the space that a proposal offers; `cross` is nil unless `fitsBounds` is set and the
  /// proposed depth is finite.
  func space(_ proposal: ProposedViewSize, _ axis: FlowAxis) -> FlowSpace {
    let depth = axis == .rows ? proposal.height : proposal.width
    return FlowSpace(
      main: axis.main(of: proposal),
      cross: fitsBounds ? depth.flatMap { $0 < .infinity ? $0 : nil } : nil)
  }

  /// Returns the limit that the engine applies in a space; nil if nothing is limited.
  func limit(in space: FlowSpace, hasIndicator: Bool) -> FlexLimit? {
    let depth = space.cross.map(Double.init) ?? .infinity
    if maxLines == nil, depth == .infinity { return nil }
    return FlexLimit(lines: maxLines ?? .max, cross: depth, hasIndicator: hasIndicator)
  }
}
#endif
