#if canImport(SwiftUI)
import SwiftUI

/// The stretch of a lazy flow, across its lines, in which views exist: what is visible, and more before and
/// behind it.
///
///      before           visible            behind
///     ├──────────┼─────────────────────┼──────────┤       in steps of a quarter of a page
///
/// Within a step nothing changes, however a reader scrolls.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct LazyWindow: Equatable {
  let start: Double
  let end: Double

  /// How much is visible at a time.
  let page: Double

  /// The window around what a scroll view shows of a flow.
  ///
  /// - Parameters:
  ///   - visible: The scroll view's bounds, in the flow's coordinates.
  ///   - axis: Which way lines run.
  ///   - breadth: The flow's width, if it is to be mirrored: then lines count from the right.
  ///   - isReadAloud: Whether VoiceOver may go on by a page at a time.
  init(_ visible: CGRect, _ axis: FlowAxis, mirroredIn breadth: CGFloat?, isReadAloud: Bool) {
    page = length(axis.cross(of: visible.size))
    var first = Double(axis == .rows ? visible.minY : visible.minX)
    if axis == .columns, let breadth { first = Double(breadth) - first - page }
    if !first.isFinite { first = 0 }
    let step = max(1, page / 4)
    // SwiftUI does not say whether bounds count what bars and margins cover; half a page reaches there.
    let more = page * (isReadAloud ? 1.5 : 0.5)
    start = (first / step).rounded(.down) * step - more
    end = ((first + page) / step).rounded(.up) * step + more
  }
}
#endif
