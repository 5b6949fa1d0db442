#if canImport(SwiftUI)
public import SwiftUI

/// A layout that arranges its views in columns and wraps when a column is full.
///
///     VFlowLayout(horizontalSpacing: 16) {
///       ForEach(names, id: \.self) { Text($0) }
///     }
///     .frame(height: 240)
///
/// ![Tags in two columns](tag-columns.png)
///
/// The layout is a ``FlowLayout`` with the axes exchanged. Columns run from top to bottom and
/// follow each other in reading direction. All that ``FlowLayout`` says about width applies to
/// height. `alignment` distributes views along a column, and `horizontalAlignment` aligns views
/// within a column.
///
/// Without a height to fit (as in a vertical `ScrollView`) everything goes in one column. Cost and
/// edge cases are as for ``FlowLayout``.
///
/// Source: [CSS Flexible Box Layout Level 1](https://www.w3.org/TR/css-flexbox-1/), `column wrap`.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct VFlowLayout: Sendable {
  /// The distance between columns, in points.
  ///
  /// nil means SwiftUI's preferred spacing between the views of both columns. Initializers set it
  /// to 8. Negative distances make columns overlap; NaN and infinite ones count as 0.
  public var horizontalSpacing: CGFloat?

  /// The distance between neighbors in a column, in points.
  ///
  /// nil means SwiftUI's preferred spacing between the two views. Initializers set it to 8.
  /// Negative distances make views overlap; NaN and infinite ones count as 0.
  public var verticalSpacing: CGFloat?

  /// The distribution of views along a column.
  public var alignment: VFlowAlignment

  /// The distribution of views along the last column.
  ///
  /// nil means `alignment` if that is `top`, `center` or `bottom`, and otherwise `top`.
  public var lastLine: VFlowAlignment?

  /// The horizontal alignment of views within a column.
  public var horizontalAlignment: HorizontalAlignment

  /// Whether each view is proposed its column's width.
  ///
  /// Colors and shapes take that width. Text keeps its own width, unless it has a
  /// `frame(maxWidth: .infinity)`.
  public var stretchesItems: Bool

  /// The way views are divided into columns.
  public var wrapping: FlowWrapping

  /// The target width of columns of views with an aspect ratio, in points.
  ///
  /// nil, the default, lays these views out by their own sizes.
  ///
  /// The views of a column that have a ``SwiftUICore/View/flowAspectRatio(_:)-(CGFloat?)`` share
  /// one width near this target. It makes the column exactly as high as the flow. For exceptions,
  /// such as the last column, see <doc:PhotoRows>. A target that is not positive and finite counts
  /// as the flow's height.
  public var targetColumnWidth: CGFloat?

  /// The minimum and maximum width of columns of views with an aspect ratio.
  ///
  /// The widths are in points; nil means half and twice ``targetColumnWidth``.
  public var columnWidthLimits: ClosedRange<CGFloat>?

  /// The maximum number of views in a column; nil for as many as fit.
  ///
  /// A number below 1 counts as 1.
  public var maxItemsPerLine: Int?

  /// The height to wrap at when the proposal has no height, in points.
  ///
  /// nil means one long column. Negative heights count as 0; NaN and infinity as nil.
  public var idealLength: CGFloat?

  /// Whether the flow hugs its longest column or fills the proposed height.
  ///
  /// A flow that hugs its longest column aligns its columns within that height.
  public var hugging: FlowHugging

  /// Makes a flow of columns.
  ///
  ///     VFlowLayout(horizontalSpacing: 16, verticalSpacing: 4, idealLength: 200)
  ///
  /// - Parameters:
  ///   - horizontalSpacing: The distance between columns, in points; nil for SwiftUI's preferred
  ///     spacing.
  ///   - verticalSpacing: The distance between neighbors in a column, in points; nil for SwiftUI's
  ///     preferred spacing.
  ///   - alignment: The distribution of views along a column.
  ///   - lastLine: The distribution of views along the last column; nil derives it from `alignment`.
  ///   - horizontalAlignment: The horizontal alignment of views within a column.
  ///   - stretchesItems: Whether each view is proposed its column's width.
  ///   - wrapping: The way views are divided into columns.
  ///   - targetColumnWidth: The target width of columns of views with an aspect ratio.
  ///   - columnWidthLimits: The minimum and maximum width of columns of views with an aspect ratio; nil for
  ///     half and twice the target.
  ///   - maxItemsPerLine: The maximum number of views in a column.
  ///   - idealLength: The height to wrap at when the proposal has no height, in points.
  ///   - hugging: Whether the flow is as tall as its longest column, or fills the proposed height.
  public init(
    horizontalSpacing: CGFloat? = 8, verticalSpacing: CGFloat? = 8,
    alignment: VFlowAlignment = .top, lastLine: VFlowAlignment? = nil,
    horizontalAlignment: HorizontalAlignment = .leading, stretchesItems: Bool = false,
    wrapping: FlowWrapping = .greedy, targetColumnWidth: CGFloat? = nil,
    columnWidthLimits: ClosedRange<CGFloat>? = nil, maxItemsPerLine: Int? = nil,
    idealLength: CGFloat? = nil, hugging: FlowHugging = .automatic
  ) {
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.alignment = alignment
    self.lastLine = lastLine
    self.horizontalAlignment = horizontalAlignment
    self.stretchesItems = stretchesItems
    self.wrapping = wrapping
    self.targetColumnWidth = targetColumnWidth
    self.columnWidthLimits = columnWidthLimits
    self.maxItemsPerLine = maxItemsPerLine
    self.idealLength = idealLength
    self.hugging = hugging
  }

  /// Makes a flow of columns with the same distance between neighbors and between columns.
  ///
  ///     VFlowLayout(spacing: 8) { … }
  ///     VFlowLayout(alignment: .spaceBetween, spacing: 8) { … }
  ///
  /// `spacing` is both distances, in points; nil for SwiftUI's preferred spacing. The other
  /// parameters are the same as for a flow with two distances.
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
  /// Here, columns are at the bottom of the flow, and views at the leading edge of their column.
  ///
  /// The vertical part of `alignment` aligns each column in the flow, and the horizontal part each
  /// view in its column. `.leading` and `.trailing` center the columns vertically, as they center a
  /// view in a frame: use `.topLeading` for columns that begin at the top. A vertical guide other
  /// than `top`, `center` and `bottom` counts as `top`.
  ///
  /// `VFlowLayout(alignment: .center)` does not call this initializer. The literals `.top`,
  /// `.center` and `.bottom` are cases of ``VFlowAlignment``. Such a case aligns only the columns,
  /// and leaves views at the leading edge of their column.
  ///
  /// `spacing` is both distances, in points; nil for SwiftUI's preferred spacing. The other
  /// parameters are the same as for a flow with two distances.
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
extension VFlowLayout: Layout, FlowingLayout {
  /// The properties of a vertical stack: a `Divider` is horizontal, a `Spacer` vertical.
  public static var layoutProperties: LayoutProperties { FlowAxis.columns.layoutProperties }

  /// The layout's options, in the form that `FlowLayout` and `VFlowLayout` share.
  public var _rules: _FlowRules {
    _FlowRules(
      axis: .columns, mainSpacing: verticalSpacing, crossSpacing: horizontalSpacing,
      alignment: alignment.distribution, lastLine: lastLine?.distribution,
      guide: .horizontal(horizontalAlignment), stretchesItems: stretchesItems, wrapping: wrapping,
      maxItemsPerLine: maxItemsPerLine, idealLength: idealLength, hugging: hugging,
      targetDepth: targetColumnWidth, depthLimits: columnWidthLimits)
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension VFlowAlignment {
  /// Makes the alignment of columns from a vertical guide; `top` for custom guides.
  fileprivate init(_ alignment: Alignment) {
    self =
      alignment.vertical == .center ? .center : alignment.vertical == .bottom ? .bottom : .top
  }
}
#endif
