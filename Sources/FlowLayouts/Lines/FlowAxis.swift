#if canImport(SwiftUI)
package import FlowLayoutEngine
package import SwiftUI

/// The direction of lines.
///
/// *Main* is along the lines and *cross* across them. Types that use only these two terms work for both
/// directions.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
package enum FlowAxis: Hashable, Sendable {
  /// Lines are rows: main is the width.
  case rows

  /// Lines are columns: main is the height.
  case columns

  package var other: FlowAxis { self == .rows ? .columns : .rows }

  package func main(of size: CGSize) -> CGFloat { self == .rows ? size.width : size.height }

  package func cross(of size: CGSize) -> CGFloat { self == .rows ? size.height : size.width }

  package func main(of proposal: ProposedViewSize) -> CGFloat? {
    self == .rows ? proposal.width : proposal.height
  }

  /// Whether `bounds` is as long as `answer`, the size that a flow returned, apart from rounding.
  ///
  /// The view around a flow may round that size to pixels. Lines that fit exactly must not wrap
  /// then.
  package func isRounded(_ bounds: CGSize, from answer: CGSize) -> Bool {
    abs(main(of: answer) - main(of: bounds)) <= 1
  }

  package func size(main: CGFloat, cross: CGFloat) -> CGSize {
    self == .rows ? CGSize(width: main, height: cross) : CGSize(width: cross, height: main)
  }

  package func point(main: CGFloat, cross: CGFloat) -> CGPoint {
    self == .rows ? CGPoint(x: main, y: cross) : CGPoint(x: cross, y: main)
  }

  /// Converts a frame of the engine to a rectangle.
  package func rectangle(_ frame: FlexFrame) -> CGRect {
    CGRect(
      origin: point(main: CGFloat(frame.mainPosition), cross: CGFloat(frame.crossPosition)),
      size: size(main: CGFloat(frame.mainSize), cross: CGFloat(frame.crossSize)))
  }

  package func proposal(main: CGFloat?, cross: CGFloat?) -> ProposedViewSize {
    self == .rows
      ? ProposedViewSize(width: main, height: cross)
      : ProposedViewSize(width: cross, height: main)
  }

  /// Converts an aspect ratio from width ÷ height to main size ÷ cross size.
  ///
  /// A ratio that is not positive and finite counts as 1.
  package func ratio(ofWidthToHeight ratio: CGFloat) -> Double {
    let ratio = sanitizedRatio(Double(ratio))
    return self == .rows ? ratio : 1 / ratio
  }

  package var mainAxis: Axis { self == .rows ? .horizontal : .vertical }

  package var crossAxis: Axis { self == .rows ? .vertical : .horizontal }

  /// The layout properties of a stack along the lines.
  ///
  /// A `Spacer` runs along the lines, and a `Divider` across them.
  package var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = mainAxis
    return properties
  }
}
#endif
