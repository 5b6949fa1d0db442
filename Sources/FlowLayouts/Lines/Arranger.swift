#if canImport(SwiftUI)
package import FlowLayoutEngine
package import SwiftUI

/// The space that a flow's lines are made for: along them and, where depth is limited, across them.
package struct FlowSpace: Equatable, Sendable {
  package var main: CGFloat?
  package var cross: CGFloat?

  package init(main: CGFloat?, cross: CGFloat? = nil) { (self.main, self.cross) = (main, cross) }
}

/// The lines for a space, and the flow's size with them.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
package struct FlowArrangement {
  package var frames = FlexFrames()
  package var size = CGSize.zero

  /// The length that lines were broken at.
  package var limit: CGFloat?

  /// The lengths that views were measured at.
  package var asked = AskedLengths()

  package init() {}
}

/// Makes the lines of a flow's views, and remembers the latest.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
package protocol Arranger: AnyObject {
  associatedtype Value

  /// The latest arrangements, by the space that they are for.
  var latest: Recent<FlowSpace, Value> { get set }

  /// Makes the lines for a space, perhaps in the memory of others.
  func arrange(
    _ views: LayoutSubviews, in space: FlowSpace, _ rules: FlowRules, reusing old: Value?
  ) -> Value

  /// Returns the lines of an arrangement.
  static func lines(of arrangement: Value) -> FlowArrangement
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Arranger {
  /// Returns the index of the arrangement for a space: a remembered one, or a new one.
  package func index(
    of space: FlowSpace, _ views: LayoutSubviews, _ rules: FlowRules
  ) -> Int {
    if let known = latest.recall(space) { return known }
    let old = latest.makeRoom()
    return latest.remember(arrange(views, in: space, rules, reusing: old), for: space)
  }

  /// Returns the index of the arrangement for bounds: that for the space that was offered, unless the bounds differ
  /// from its size by more than rounding.
  package func index(
    of space: FlowSpace, in bounds: CGRect, _ views: LayoutSubviews, _ rules: FlowRules
  ) -> Int {
    let offered = index(of: space, views, rules)
    let size = Self.lines(of: latest[offered]).size
    if rules.axis.isRounded(bounds.size, from: size) { return offered }
    let length = rules.axis.main(of: bounds.size)
    return index(of: FlowSpace(main: length, cross: space.cross), views, rules)
  }
}
#endif
