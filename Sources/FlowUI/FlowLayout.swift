#if canImport(SwiftUI)
public import SwiftUI

/// A layout that puts its views in rows and goes on in the next row where one is full, as CSS
/// `flex-wrap: wrap` does.
///
///     FlowLayout {
///       ForEach(tags, id: \.self) { Text($0) }
///     }
///
///     FlowLayout(horizontalSpacing: 8, verticalSpacing: 10, alignment: .center) { … }
///
/// Each view takes its ideal size; a row is as tall as its tallest view. A view that is wider than
/// the flow gets a row of its own.
///
/// **Size.** Without a width to fit (the proposal is nil or infinite) everything is one row. A
/// `leading` flow hugs its longest row; with any other alignment it takes the whole finite width
/// that it is offered. Without views the size is zero.
///
/// **Cost.** Each view is measured once per change of the views; laying out `n` views is O(`n`),
/// without allocation when repeated, and the last four proposals are remembered.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct FlowLayout: Sendable {
  /// The distance between neighbours in a row, in points.
  ///
  /// Negative distances make views overlap; NaN counts as 0.
  public var horizontalSpacing: CGFloat

  /// The distance between neighbouring rows, in points; negative and NaN as in a row.
  public var verticalSpacing: CGFloat

  /// How the views of a row share its width.
  public var alignment: FlowAlignment

  /// Makes a flow of rows.
  ///
  ///     FlowLayout(horizontalSpacing: 8, verticalSpacing: 10)
  ///
  /// - Parameters:
  ///   - horizontalSpacing: The distance between neighbours in a row, in points.
  ///   - verticalSpacing: The distance between neighbouring rows, in points.
  ///   - alignment: How the views of a row share its width.
  public init(
    horizontalSpacing: CGFloat = 8, verticalSpacing: CGFloat = 8,
    alignment: FlowAlignment = .leading
  ) {
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.alignment = alignment
  }
}

/// The flow by the name of its aligned variant.
///
///     AlignedFlowLayout(horizontalSpacing: 8, verticalSpacing: 8, alignment: .center) { … }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public typealias AlignedFlowLayout = FlowLayout

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension FlowLayout {
  /// What the layout asks of its lines.
  var rules: FlowRules {
    FlowRules(
      axis: .rows, mainSpacing: horizontalSpacing, crossSpacing: verticalSpacing,
      alignment: alignment)
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension FlowLayout: Layout {
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  public func makeCache(subviews: Subviews) -> FlowCache { FlowCache(subviews, rules) }

  public func updateCache(_ cache: inout FlowCache, subviews: Subviews) {
    cache.update(subviews, rules)
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout FlowCache
  ) -> CGSize {
    cache.sizeThatFits(proposal, subviews, rules)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout FlowCache
  ) {
    cache.place(subviews, in: bounds, proposal, rules)
  }
}
#endif
