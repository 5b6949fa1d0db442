#if canImport(SwiftUI)
public import SwiftUI

/// A layout that arranges views in rows and wraps when a row is full.
///
/// It wraps like words in a paragraph, or boxes under CSS `flex-wrap: wrap`.
///
///     FlowLayout {
///       ForEach(tags, id: \.self) { Text($0) }
///     }
///
///     FlowLayout(horizontalSpacing: 8, verticalSpacing: 10, alignment: .center) { … }
///
/// ![Tags in capsules, on several rows](tag-cloud.png)
///
/// Each view takes its ideal size, and a row is as tall as its tallest view. A view that is wider
/// than the flow gets a row of its own and is proposed the flow's width, so that text wraps. A view
/// that cannot get narrower overflows. Modifiers such as ``SwiftUICore/View/flowGrow(_:)`` change
/// how a view is laid out. Views and rows are 8 points apart by default.
///
/// **Size.** Without a width to fit (the proposal is nil or infinite) everything goes on one row,
/// except where a view asks for a break. A `leading` flow is as wide as its longest row. With any
/// other alignment, a flow takes the whole proposed width: in an `HStack` such a flow is flexible,
/// and a `leading` flow is not. Without views, a flow's size is zero. No coordinate is ever
/// infinite or NaN: an infinite or undefined size of a view counts as 0.
///
/// **Cost.** Each view is measured once per change of the views, and once more for each width at
/// which the view is wider than the flow or resized by a modifier. Laying out *n* views is O(*n*),
/// or O(*n* log *n*) with balanced wrapping, without allocation when repeated. The last four
/// proposals are cached.
///
/// Source: [CSS Flexible Box Layout Level 1](https://www.w3.org/TR/css-flexbox-1/).
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct FlowLayout: Sendable {
  /// The distance between neighbors in a row, in points.
  ///
  /// nil means SwiftUI's preferred spacing between the two views. Initializers set it to 8.
  /// Negative distances make views overlap; NaN and infinite ones count as 0.
  public var horizontalSpacing: CGFloat?

  /// The distance between rows, in points.
  ///
  /// nil means SwiftUI's preferred spacing between the views of both rows. Initializers set it to
  /// 8. Negative distances make rows overlap; NaN and infinite ones count as 0.
  public var verticalSpacing: CGFloat?

  /// The distribution of views along a row.
  public var alignment: FlowAlignment

  /// The distribution of views along the last row.
  ///
  /// nil means `alignment` if that is `leading`, `center` or `trailing`, and otherwise `leading`.
  /// So a last row of two views is not torn apart, and a single view is not stretched.
  public var lastLine: FlowAlignment?

  /// The vertical alignment of views within a row.
  ///
  /// Views are aligned by edges, centers, baselines or a guide of your own.
  public var verticalAlignment: VerticalAlignment

  /// Whether each view is proposed its row's height.
  ///
  /// Colors and shapes take that height. Text keeps its own height, unless it has a
  /// `frame(maxHeight: .infinity)`.
  public var stretchesItems: Bool

  /// The way views are divided into rows.
  public var wrapping: FlowWrapping

  /// The target height of rows of views with an aspect ratio, in points.
  ///
  ///     FlowLayout(spacing: 4, targetRowHeight: 160) {
  ///       ForEach(photos) { Photo($0).flowAspectRatio($0.size) }
  ///     }
  ///
  /// nil, the default, lays these views out by their own sizes.
  ///
  /// The views of a row that have a ``SwiftUICore/View/flowAspectRatio(_:)-(CGFloat?)`` share one
  /// height near this target. It makes the row exactly as wide as the flow. See <doc:PhotoRows> for
  /// how rows are broken, the height limits and the last row. A target that is not positive and
  /// finite counts as the flow's width.
  public var targetRowHeight: CGFloat?

  /// The minimum and maximum height of rows of views with an aspect ratio.
  ///
  /// The heights are in points; nil means half and twice ``targetRowHeight``. A row of one view may
  /// be lower than the minimum. With a ``SwiftUICore/View/flowFullLine(_:)``, such a row may also
  /// be higher than the maximum.
  public var rowHeightLimits: ClosedRange<CGFloat>?

  /// The maximum number of views in a row; nil for as many as fit.
  ///
  /// A number below 1 counts as 1.
  public var maxItemsPerLine: Int?

  /// The width to wrap at when the proposal has no width, in points.
  ///
  /// nil means one long row. Popovers and `fixedSize()` propose no width. If a view cannot be as
  /// narrow as this width, all rows wrap at that view's width. Negative widths count as 0; NaN and
  /// infinity as nil.
  public var idealLength: CGFloat?

  /// Whether the flow hugs its longest row or fills the proposed width.
  ///
  /// A flow that hugs its longest row aligns its rows within that width. A view that grows
  /// (``SwiftUICore/View/flowGrow(_:)``) makes its row as wide as the proposal.
  public var hugging: FlowHugging

  /// Makes a flow of rows.
  ///
  ///     FlowLayout(horizontalSpacing: 8, verticalSpacing: 10)
  ///     FlowLayout(alignment: .spaceBetween, lastLine: .leading)
  ///
  /// - Parameters:
  ///   - horizontalSpacing: The distance between neighbors in a row, in points; nil for SwiftUI's
  ///     preferred spacing.
  ///   - verticalSpacing: The distance between rows, in points; nil for SwiftUI's preferred
  ///     spacing.
  ///   - alignment: The distribution of views along a row.
  ///   - lastLine: The distribution of views along the last row; nil derives it from `alignment`.
  ///   - verticalAlignment: The vertical alignment of views within a row.
  ///   - stretchesItems: Whether each view is proposed its row's height.
  ///   - wrapping: The way views are divided into rows.
  ///   - targetRowHeight: The target height of rows of views with an aspect ratio.
  ///   - rowHeightLimits: The minimum and maximum height of rows of views with an aspect ratio; nil for half
  ///     and twice the target.
  ///   - maxItemsPerLine: The maximum number of views in a row.
  ///   - idealLength: The width to wrap at when the proposal has no width, in points.
  ///   - hugging: Whether the flow is as wide as its longest row, or fills the proposed width.
  public init(
    horizontalSpacing: CGFloat? = 8, verticalSpacing: CGFloat? = 8,
    alignment: FlowAlignment = .leading, lastLine: FlowAlignment? = nil,
    verticalAlignment: VerticalAlignment = .top, stretchesItems: Bool = false,
    wrapping: FlowWrapping = .greedy, targetRowHeight: CGFloat? = nil,
    rowHeightLimits: ClosedRange<CGFloat>? = nil, maxItemsPerLine: Int? = nil,
    idealLength: CGFloat? = nil, hugging: FlowHugging = .automatic
  ) {
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.alignment = alignment
    self.lastLine = lastLine
    self.verticalAlignment = verticalAlignment
    self.stretchesItems = stretchesItems
    self.wrapping = wrapping
    self.targetRowHeight = targetRowHeight
    self.rowHeightLimits = rowHeightLimits
    self.maxItemsPerLine = maxItemsPerLine
    self.idealLength = idealLength
    self.hugging = hugging
  }

  /// Makes a flow of rows with the same distance between neighbors and between rows.
  ///
  ///     FlowLayout(spacing: 8) { … }
  ///     FlowLayout(alignment: .spaceBetween, spacing: 8) { … }
  ///
  /// `spacing` is both distances, in points; nil for SwiftUI's preferred spacing. The other
  /// parameters are the same as for a flow with two distances.
  public init(
    alignment: FlowAlignment = .leading, spacing: CGFloat?, lastLine: FlowAlignment? = nil,
    verticalAlignment: VerticalAlignment = .top, stretchesItems: Bool = false,
    wrapping: FlowWrapping = .greedy, targetRowHeight: CGFloat? = nil,
    rowHeightLimits: ClosedRange<CGFloat>? = nil, maxItemsPerLine: Int? = nil,
    idealLength: CGFloat? = nil, hugging: FlowHugging = .automatic
  ) {
    self.init(
      horizontalSpacing: spacing, verticalSpacing: spacing, alignment: alignment,
      lastLine: lastLine, verticalAlignment: verticalAlignment, stretchesItems: stretchesItems,
      wrapping: wrapping, targetRowHeight: targetRowHeight, rowHeightLimits: rowHeightLimits,
      maxItemsPerLine: maxItemsPerLine, idealLength: idealLength,
      hugging: hugging)
  }

  /// Makes a flow of rows with a two-way alignment, as in `ZStack` and `frame`.
  ///
  ///     FlowLayout(alignment: .topTrailing) { … }
  ///
  /// Here, rows are at the trailing edge of the flow, and views at the top of their row.
  ///
  /// The horizontal part of `alignment` aligns each row in the flow, and the vertical part each
  /// view in its row. `.top` and `.bottom` center the rows, as they center a view in a frame. A
  /// horizontal guide other than `leading`, `center` and `trailing` counts as `leading`.
  ///
  /// `FlowLayout(alignment: .center)` does not call this initializer. The literals `.leading`,
  /// `.center` and `.trailing` are cases of ``FlowAlignment``. Such a case aligns only the rows,
  /// and leaves views at the top of their row.
  ///
  /// `spacing` is both distances, in points; nil for SwiftUI's preferred spacing. The other
  /// parameters are the same as for a flow with two distances.
  @_disfavoredOverload
  public init(
    alignment: Alignment, spacing: CGFloat? = 8, lastLine: FlowAlignment? = nil,
    stretchesItems: Bool = false,
    wrapping: FlowWrapping = .greedy, targetRowHeight: CGFloat? = nil,
    rowHeightLimits: ClosedRange<CGFloat>? = nil, maxItemsPerLine: Int? = nil,
    idealLength: CGFloat? = nil, hugging: FlowHugging = .automatic
  ) {
    self.init(
      horizontalSpacing: spacing, verticalSpacing: spacing,
      alignment: FlowAlignment(alignment.horizontal), lastLine: lastLine,
      verticalAlignment: alignment.vertical, stretchesItems: stretchesItems, wrapping: wrapping,
      targetRowHeight: targetRowHeight, rowHeightLimits: rowHeightLimits,
      maxItemsPerLine: maxItemsPerLine, idealLength: idealLength, hugging: hugging)
  }
}

/// Another name for ``FlowLayout``.
///
///     AlignedFlowLayout(horizontalSpacing: 8, verticalSpacing: 8, alignment: .center) { … }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public typealias AlignedFlowLayout = FlowLayout

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension FlowLayout: Layout, FlowingLayout {
  /// The properties of a horizontal stack: a `Divider` is vertical, a `Spacer` horizontal.
  public static var layoutProperties: LayoutProperties { FlowAxis.rows.layoutProperties }

  /// The layout's options, in the form that `FlowLayout` and `VFlowLayout` share.
  public var _rules: _FlowRules {
    _FlowRules(
      axis: .rows, mainSpacing: horizontalSpacing, crossSpacing: verticalSpacing,
      alignment: alignment.distribution, lastLine: lastLine?.distribution,
      guide: .vertical(verticalAlignment), stretchesItems: stretchesItems, wrapping: wrapping,
      maxItemsPerLine: maxItemsPerLine, idealLength: idealLength, hugging: hugging,
      targetDepth: targetRowHeight, depthLimits: rowHeightLimits)
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension FlowAlignment {
  /// Makes the alignment of rows from a horizontal guide; `leading` for custom guides.
  fileprivate init(_ guide: HorizontalAlignment) {
    self = guide == .center ? .center : guide == .trailing ? .trailing : .leading
  }
}
#endif
