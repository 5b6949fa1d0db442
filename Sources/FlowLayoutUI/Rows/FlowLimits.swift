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

  /// Whether a flow has been asked to limit what it shows, be it not now.
  var areAskedFor = false

  /// Whether everything is shown whatever there is.
  var isEmpty: Bool { maxLines == nil && !fitsBounds }

  /// The number of elements that all have views, however many are shown.
  private static var few: Int { 32 }

  /// The number of elements that have views before anything is measured.
  ///
  /// At least `few`; otherwise 16 a line, which fill a phone with the shortest tags and a desktop's window with most.
  /// A depth counts as 8 lines: the layout knows it, no body does. Where more would have fitted, more are made in
  /// the second round of the same update.
  var initialCount: Int {
    if isEmpty { return .max }
    let lines = min(max(0, maxLines ?? .max), fitsBounds ? 8 : .max)
    return max(Self.few, lines.multipliedReportingOverflow(by: 16).overflow ? .max : 16 * lines)
  }

  /// Returns how many of `total` elements should have views from now on, after those that are shown have been found.
  ///
  /// Half as many again as are shown and a few, at least 16: what a somewhat larger room shows is there at once,
  /// with its state. Rarely another number than `made`, so that a change of width does not make and drop views
  /// all the time. A much larger room takes three rounds: in the first all fit, in the second more are made,
  /// and the picture is right; in the third those of them that are hidden are told so.
  func count(after placement: Placement, made: Int, of total: Int) -> Int {
    if let wanted = placement.wanted { return max(made, wanted) }
    if total <= Self.few { return made }
    let enough = placement.keptCount(of: made)
    return made > enough + enough / 4 ? enough : made
  }

  /// Returns the space that a proposal offers; the depth counts only where it limits.
  func space(_ proposal: ProposedViewSize, _ axis: FlowAxis) -> FlowSpace {
    let depth = axis == .rows ? proposal.height : proposal.width
    return FlowSpace(
      main: axis.main(of: proposal),
      cross: fitsBounds ? depth.flatMap { $0 < .infinity ? $0 : nil } : nil)
  }

  /// Returns the engine's limit in a space; nil if everything is shown there.
  func limit(in space: FlowSpace, hasIndicator: Bool) -> FlexLimit? {
    let depth = space.cross.map(Double.init) ?? .infinity
    if maxLines == nil, depth == .infinity { return nil }
    return FlexLimit(lines: maxLines ?? .max, cross: depth, hasIndicator: hasIndicator)
  }
}
#endif
