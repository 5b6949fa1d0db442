#if canImport(SwiftUI)
public import SwiftUI

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension FlowLayout {
  /// Makes a flow of rows with the same distance between neighbors and between rows.
  ///
  ///     FlowLayout(spacing: 8) { … }
  ///     FlowLayout(alignment: .spaceBetween, spacing: 8) { … }
  ///
  /// - Parameters:
  ///   - alignment: How views are distributed along a row.
  ///   - spacing: The distance between neighbors and between rows, in points; nil is the platform's.
  ///   - lastLine: How views are distributed along the last row; nil depends on `alignment`.
  ///   - verticalAlignment: The vertical alignment of views within a row.
  ///   - stretchesItems: Whether each view is offered its row's height.
  ///   - wrapping: How views are divided into rows.
  ///   - targetRowHeight: The height that rows of views with an aspect ratio come near to.
  ///   - rowHeightLimits: The least and the greatest of these heights; nil for half and twice the target.
  ///   - maxItemsPerLine: The maximum number of views in a row.
  ///   - idealLength: The width to wrap at when the proposal leaves it open, in points.
  ///   - hugsLines: Whether the flow is as wide as its longest row, or as what it is offered.
  public init(
    alignment: FlowAlignment = .leading, spacing: CGFloat?, lastLine: FlowAlignment? = nil,
    verticalAlignment: VerticalAlignment = .top, stretchesItems: Bool = false,
    wrapping: FlowWrapping = .greedy, targetRowHeight: CGFloat? = nil,
    rowHeightLimits: ClosedRange<CGFloat>? = nil, maxItemsPerLine: Int? = nil,
    idealLength: CGFloat? = nil, hugsLines: FlowHugging = .automatic
  ) {
    self.init(
      horizontalSpacing: spacing, verticalSpacing: spacing, alignment: alignment,
      lastLine: lastLine, verticalAlignment: verticalAlignment, stretchesItems: stretchesItems,
      wrapping: wrapping, targetRowHeight: targetRowHeight, rowHeightLimits: rowHeightLimits,
      maxItemsPerLine: maxItemsPerLine, idealLength: idealLength,
      hugsLines: hugsLines)
  }

  /// Makes a flow of rows with a two-way alignment, as in `ZStack` and `frame`.
  ///
  ///     FlowLayout(alignment: .topTrailing) { … }
  ///
  /// The horizontal part aligns the rows in the flow, its vertical part the views in a
  /// row. A horizontal guide other than `leading`, `center` and `trailing` counts
  /// as `leading`.
  ///
  /// Written out, `.leading`, `.center` and `.trailing` are a ``FlowAlignment``: they align rows only, and
  /// leave views at the top of their row. `.top` and `.bottom` center the rows, as they center a view in a
  /// frame.
  ///
  /// - Parameters:
  ///   - horizontalSpacing: The distance between neighbors in a row, in points; nil is the platform's.
  ///   - verticalSpacing: The distance between rows, in points; nil is the platform's.
  ///   - alignment: How rows are aligned in the flow, and views in their row.
  ///   - spacing: Both distances, in place of the two; nil is the platform's, NaN the same as none given.
  ///   - lastLine: How views are distributed along the last row; nil depends on `alignment`.
  ///   - stretchesItems: Whether each view is offered its row's height.
  ///   - wrapping: How views are divided into rows.
  ///   - targetRowHeight: The height that rows of views with an aspect ratio come near to.
  ///   - rowHeightLimits: The least and the greatest of these heights; nil for half and twice the target.
  ///   - maxItemsPerLine: The maximum number of views in a row.
  ///   - idealLength: The width to wrap at when the proposal leaves it open, in points.
  ///   - hugsLines: Whether the flow is as wide as its longest row, or as what it is offered.
  @_disfavoredOverload
  public init(
    horizontalSpacing: CGFloat? = 8, verticalSpacing: CGFloat? = 8, alignment: Alignment,
    spacing: CGFloat? = .nan,
    lastLine: FlowAlignment? = nil, stretchesItems: Bool = false,
    wrapping: FlowWrapping = .greedy, targetRowHeight: CGFloat? = nil,
    rowHeightLimits: ClosedRange<CGFloat>? = nil, maxItemsPerLine: Int? = nil,
    idealLength: CGFloat? = nil, hugsLines: FlowHugging = .automatic
  ) {
    self.init(
      horizontalSpacing: spacing?.isNaN == true ? horizontalSpacing : spacing,
      verticalSpacing: spacing?.isNaN == true ? verticalSpacing : spacing,
      alignment: FlowAlignment(alignment.horizontal), lastLine: lastLine,
      verticalAlignment: alignment.vertical, stretchesItems: stretchesItems, wrapping: wrapping,
      targetRowHeight: targetRowHeight, rowHeightLimits: rowHeightLimits,
      maxItemsPerLine: maxItemsPerLine, idealLength: idealLength, hugsLines: hugsLines)
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension FlowAlignment {
  /// The side of a container that a guide names.
  fileprivate init(_ guide: HorizontalAlignment) {
    self = guide == .center ? .center : guide == .trailing ? .trailing : .leading
  }
}
#endif
