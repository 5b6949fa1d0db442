#if canImport(SwiftUI)
public import SwiftUI

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension VFlowLayout {
  /// Makes a flow of columns with the same distance between neighbors and between columns.
  ///
  ///     VFlowLayout(spacing: 8) { … }
  ///     VFlowLayout(alignment: .spaceBetween, spacing: 8) { … }
  ///
  /// - Parameters:
  ///   - alignment: How views are distributed along a column.
  ///   - spacing: The distance between neighbors and between columns, in points; nil is the platform's.
  ///   - lastLine: How views are distributed along the last column; nil depends on `alignment`.
  ///   - horizontalAlignment: The horizontal alignment of views within a column.
  ///   - stretchesItems: Whether each view is offered its column's width.
  ///   - wrapping: How views are divided into columns.
  ///   - targetColumnWidth: The width that columns of views with an aspect ratio come near to.
  ///   - columnWidthLimits: The least and the greatest of these widths; nil for half and twice the target.
  ///   - maxItemsPerLine: The maximum number of views in a column.
  ///   - idealLength: The height to wrap at when the proposal leaves it open, in points.
  ///   - hugsLines: Whether the flow is as tall as its longest column, or as what it is offered.
  public init(
    alignment: VFlowAlignment = .top, spacing: CGFloat?, lastLine: VFlowAlignment? = nil,
    horizontalAlignment: HorizontalAlignment = .leading, stretchesItems: Bool = false,
    wrapping: FlowWrapping = .greedy, targetColumnWidth: CGFloat? = nil,
    columnWidthLimits: ClosedRange<CGFloat>? = nil, maxItemsPerLine: Int? = nil,
    idealLength: CGFloat? = nil, hugsLines: FlowHugging = .automatic
  ) {
    self.init(
      horizontalSpacing: spacing, verticalSpacing: spacing, alignment: alignment,
      lastLine: lastLine, horizontalAlignment: horizontalAlignment, stretchesItems: stretchesItems,
      wrapping: wrapping, targetColumnWidth: targetColumnWidth,
      columnWidthLimits: columnWidthLimits, maxItemsPerLine: maxItemsPerLine,
      idealLength: idealLength,
      hugsLines: hugsLines)
  }

  /// Makes a flow of columns with a two-way alignment, as in `ZStack` and `frame`.
  ///
  ///     VFlowLayout(alignment: .bottomLeading) { … }
  ///
  /// The vertical part aligns the columns in the flow, its horizontal part the views in
  /// a column. A vertical guide other than `top`, `center` and `bottom` counts as `top`.
  ///
  /// `.leading` and `.trailing` are centered vertically, as everywhere in SwiftUI: say `.topLeading` for columns that
  /// begin at the top. `.top`, `.center` and `.bottom` are a ``VFlowAlignment``, and leave views at the leading edge of
  /// their column.
  ///
  /// - Parameters:
  ///   - horizontalSpacing: The distance between columns, in points; nil is the platform's.
  ///   - verticalSpacing: The distance between neighbors in a column, in points; nil is the platform's.
  ///   - alignment: How columns are aligned in the flow, and views in their column.
  ///   - spacing: Both distances, in place of the two; nil is the platform's, NaN the same as none given.
  ///   - lastLine: How views are distributed along the last column; nil depends on `alignment`.
  ///   - stretchesItems: Whether each view is offered its column's width.
  ///   - wrapping: How views are divided into columns.
  ///   - targetColumnWidth: The width that columns of views with an aspect ratio come near to.
  ///   - columnWidthLimits: The least and the greatest of these widths; nil for half and twice the target.
  ///   - maxItemsPerLine: The maximum number of views in a column.
  ///   - idealLength: The height to wrap at when the proposal leaves it open, in points.
  ///   - hugsLines: Whether the flow is as tall as its longest column, or as what it is offered.
  @_disfavoredOverload
  public init(
    horizontalSpacing: CGFloat? = 8, verticalSpacing: CGFloat? = 8, alignment: Alignment,
    spacing: CGFloat? = .nan,
    lastLine: VFlowAlignment? = nil, stretchesItems: Bool = false,
    wrapping: FlowWrapping = .greedy, targetColumnWidth: CGFloat? = nil,
    columnWidthLimits: ClosedRange<CGFloat>? = nil, maxItemsPerLine: Int? = nil,
    idealLength: CGFloat? = nil, hugsLines: FlowHugging = .automatic
  ) {
    self.init(
      horizontalSpacing: spacing?.isNaN == true ? horizontalSpacing : spacing,
      verticalSpacing: spacing?.isNaN == true ? verticalSpacing : spacing,
      alignment: VFlowAlignment(alignment), lastLine: lastLine,
      horizontalAlignment: alignment.horizontal, stretchesItems: stretchesItems, wrapping: wrapping,
      targetColumnWidth: targetColumnWidth, columnWidthLimits: columnWidthLimits,
      maxItemsPerLine: maxItemsPerLine, idealLength: idealLength, hugsLines: hugsLines)
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension VFlowAlignment {
  /// Where views begin in columns that are aligned both ways.
  fileprivate init(_ alignment: Alignment) {
    self =
      alignment.vertical == .center ? .center : alignment.vertical == .bottom ? .bottom : .top
  }
}
#endif
