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

  /// Up to this number of elements, all have views.
  private static var few: Int { 32 }

  /// The number of elements that have views before the first layout.
  ///
  /// At least `few`, otherwise 16 per line, which fills a phone with the shortest tags and most windows of a
  /// desktop. A depth counts as 8 lines, since a body does not know the depth. If more elements fit, their
  /// views are created in the second round of the same update.
  var initialCount: Int {
    if isEmpty { return .max }
    let lines = min(max(0, maxLines ?? .max), fitsBounds ? 8 : .max)
    return max(Self.few, lines.multipliedReportingOverflow(by: 16).overflow ? .max : 16 * lines)
  }

  /// Returns how many of `total` elements should have views after a layout.
  ///
  /// Half as many again as are shown, and a few: a slightly larger space is then filled at once, by views
  /// that have kept their state. The number rarely changes, so that resizing does not keep creating and
  /// removing views. A much larger space takes three rounds: in the first all views fit, in the second more
  /// are created and the picture is right, and in the third the hidden ones among them are reported.
  func count(after placement: Placement, made: Int, of total: Int) -> Int {
    if let wanted = placement.wanted { return max(made, wanted) }
    if total <= Self.few { return made }
    let enough = placement.keptCount(of: made)
    return made > enough + enough / 4 ? enough : made
  }

  /// Returns the space that a proposal offers; the depth only where it is a limit.
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
