#if canImport(SwiftUI)
public import SwiftUI

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension VFlowLayout {
  /// Makes a flow of columns with the same distance between neighbors and between columns.
  ///
  ///     VFlowLayout(spacing: 8) { … }
  ///     VFlowLayout(alignment: .spaceBetween, spacing: 8) { … }
  ///
  /// `spacing` is both distances, in points; nil is the platform's. The other parameters are those of a flow with
  /// two distances.
  public init(
    alignment: VFlowAlignment = .top, spacing: CGFloat?, lastLine: VFlowAlignment? = nil,
    horizontalAlignment: HorizontalAlignment = .leading, stretchesItems: Bool = false,
    wrapping: FlowWrapping = .greedy, targetColumnWidth: CGFloat? = nil,
    columnWidthLimits: ClosedRange<CGFloat>? = nil, maxItemsPerLine: Int? = nil,
    idealLength: CGFloat? = nil, hugging: FlowHugging = .automatic
  ) {
    self.init(
      horizontalSpacing: spacing, verticalSpacing: spacing, alignment: alignment,
      lastLine: lastLine, horizontalAlignment: horizontalAlignment, stretchesItems: stretchesItems,
      wrapping: wrapping, targetColumnWidth: targetColumnWidth,
      columnWidthLimits: columnWidthLimits, maxItemsPerLine: maxItemsPerLine,
      idealLength: idealLength, hugging: hugging)
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
  /// `spacing` is both distances, in points; nil is the platform's. The other parameters are those of a flow with an
  /// alignment of columns alone, which also takes two distances.
  @_disfavoredOverload
  public init(
    alignment: Alignment, spacing: CGFloat? = 8, lastLine: VFlowAlignment? = nil,
    stretchesItems: Bool = false,
    wrapping: FlowWrapping = .greedy, targetColumnWidth: CGFloat? = nil,
    columnWidthLimits: ClosedRange<CGFloat>? = nil, maxItemsPerLine: Int? = nil,
    idealLength: CGFloat? = nil, hugging: FlowHugging = .automatic
  ) {
    self.init(
      horizontalSpacing: spacing, verticalSpacing: spacing,
      alignment: VFlowAlignment(alignment), lastLine: lastLine,
      horizontalAlignment: alignment.horizontal, stretchesItems: stretchesItems, wrapping: wrapping,
      targetColumnWidth: targetColumnWidth, columnWidthLimits: columnWidthLimits,
      maxItemsPerLine: maxItemsPerLine, idealLength: idealLength, hugging: hugging)
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
