#if canImport(SwiftUI)
package import FlowLayoutEngine
package import SwiftUI

/// The space for a flow's lines: along the lines, and across them.
///
/// `main` is nil if no length is proposed. `cross` is nil if lines may take any space across.
package struct FlowSpace: Equatable, Sendable {
  package var main: CGFloat?
  package var cross: CGFloat?

  package init(main: CGFloat?, cross: CGFloat? = nil) { (self.main, self.cross) = (main, cross) }
}

/// The frames of a flow's views in one `FlowSpace`, and the flow's size.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
package struct FlowArrangement {
  package var frames = FlexFrames()
  package var size = CGSize.zero

  /// The length that decided where lines end; nil for no limit.
  package var limit: CGFloat?

  /// The length along its line that each view was last proposed.
  ///
  /// There is none for views with their ideal lengths.
  package var measuredLengths = MeasuredLengths()

  package init() {}
}

/// A layout's cache of arrangements, one for each `FlowSpace`.
///
/// It makes each arrangement (frames and size) that is not cached yet.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
package protocol Arranger: AnyObject {
  associatedtype Value

  /// The latest arrangements, each with the space that it was made for.
  var latest: Recent<FlowSpace, Value> { get set }

  /// Makes the arrangement for `space`.
  ///
  /// It reuses the memory of an earlier arrangement, `old`; nil if there is none.
  func arrange(
    _ views: LayoutSubviews, in space: FlowSpace, _ rules: FlowRules, reusing old: Value?
  ) -> Value

  /// Returns the frames, size and measured lengths of an arrangement.
  static func lines(of arrangement: Value) -> FlowArrangement
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Arranger {
  /// Returns the index in `latest` of the arrangement for `space`.
  ///
  /// Makes the arrangement first if it is not cached.
  package func index(
    of space: FlowSpace, _ views: LayoutSubviews, _ rules: FlowRules
  ) -> Int {
    if let known = latest.recall(space) { return known }
    let old = latest.makeRoom()
    return latest.remember(arrange(views, in: space, rules, reusing: old), for: space)
  }

  /// Returns the index in `latest` of the arrangement to place in `bounds`.
  ///
  /// This is the arrangement for `space` if it is as long as `bounds`, apart from rounding. If
  /// not, it is an arrangement for the length of `bounds`.
  package func index(
    of space: FlowSpace, in bounds: CGRect, _ views: LayoutSubviews, _ rules: FlowRules
  ) -> Int {
    let offered = index(of: space, views, rules)
    let size = Self.lines(of: latest[offered]).size
    // Lengths that differ only by rounding count as equal.
    if rules.axis.isRounded(bounds.size, from: size) { return offered }
    let length = rules.axis.main(of: bounds.size)
    return index(of: FlowSpace(main: length, cross: space.cross), views, rules)
  }
}
#endif
