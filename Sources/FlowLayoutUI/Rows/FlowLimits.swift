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

  /// Whether a method has set a limit, even one that limits nothing now.
  var areAskedFor = false

  /// Whether there is no limit.
  var isEmpty: Bool { maxLines == nil && !fitsBounds }

  /// The number of elements up to which all have views, whatever the limits.
  private static var few: Int { 32 }

  /// The number of elements that have views before the first layout.
  ///
  /// 16 per line, and at least `few`: 16 fill a line of a phone with the shortest tags, and of most desktop
  /// windows. A limited depth counts as 8 lines, since a body does not know the depth. If more elements fit,
  /// their views are created in the second round of the same update.
  var initialCount: Int {
    if isEmpty { return .max }
    let lines = min(max(0, maxLines ?? .max), fitsBounds ? 8 : .max)
    return max(Self.few, lines.multipliedReportingOverflow(by: 16).overflow ? .max : 16 * lines)
  }

  /// Returns how many of `total` elements should have views after a layout in which `made` have views.
  ///
  /// Half as many again as are shown, and a few: their views, which keep their state, fill a slightly larger
  /// space at once. The number rarely changes, so that resizing does not keep creating and removing views. A
  /// much larger space takes three rounds: in the first all views fit, in the second more views are created
  /// and the right ones shown, and in the third the hidden rows among them are reported.
  func count(after placement: Placement, made: Int, of total: Int) -> Int {
    if let wanted = placement.wanted { return max(made, wanted) }
    if total <= Self.few { return made }
    let enough = placement.keptCount(of: made)
    return made > enough + enough / 4 ? enough : made
  }

  /// Returns the space that a proposal offers; its cross size is nil unless `fitsBounds` limits it.
  func space(_ proposal: ProposedViewSize, _ axis: FlowAxis) -> FlowSpace {
    let depth = axis == .rows ? proposal.height : proposal.width
    return FlowSpace(
      main: axis.main(of: proposal),
      cross: fitsBounds ? depth.flatMap { $0 < .infinity ? $0 : nil } : nil)
  }

  /// Returns the engine's limit for a space; nil without a limit.
  func limit(in space: FlowSpace, hasIndicator: Bool) -> FlexLimit? {
    let depth = space.cross.map(Double.init) ?? .infinity
    if maxLines == nil, depth == .infinity { return nil }
    return FlexLimit(lines: maxLines ?? .max, cross: depth, hasIndicator: hasIndicator)
  }
}
#endif
