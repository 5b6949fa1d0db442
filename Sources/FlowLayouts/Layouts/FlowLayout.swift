#if canImport(SwiftUI)
public import SwiftUI

/// A layout that arranges its views in rows and wraps when a row is full, like words in a paragraph or
/// boxes under CSS `flex-wrap: wrap`.
///
///     FlowLayout {
///       ForEach(tags, id: \.self) { Text($0) }
///     }
///
///     FlowLayout(horizontalSpacing: 8, verticalSpacing: 10, alignment: .center) { … }
///
/// ![Tags in capsules, on several rows](tag-cloud.png)
///
/// Each view takes its ideal size, and a row is as tall as its tallest view. A view that is wider than
/// the flow gets a row of its own and is offered the flow's width, so that text wraps; if it cannot get
/// narrower, it sticks out. Modifiers such as ``SwiftUICore/View/flowGrow(_:)`` change how a view is laid
/// out. Views and rows are 8 points apart unless you say otherwise.
///
/// **Size.** Without a width to fit (the proposal is nil or infinite) everything goes on one row, except
/// where a view asks for a break. A `leading` flow hugs its longest row; with any other alignment it
/// takes the whole finite width it is offered, so in an `HStack` it is flexible where a `leading` flow
/// is not. Without views its size is zero. No coordinate is ever infinite or NaN: an
/// infinite or undefined size of a view counts as 0.
///
/// **Cost.** Each view is measured once per change of the views, and once more for each width at which
/// it is wider than the flow or resized by a modifier. Laying out *n* views is O(*n*), or O(*n* log *n*)
/// with balanced wrapping, without allocation when repeated. The last four proposals are remembered.
///
/// Source: [CSS Flexible Box Layout Level 1](https://www.w3.org/TR/css-flexbox-1/).
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct FlowLayout: Sendable {
  /// The distance between neighbors in a row, in points; nil is the platform's spacing for the two views.
  ///
  /// Initializers set it to 8. Negative distances make views overlap; NaN and infinite ones count as 0.
  public var horizontalSpacing: CGFloat?

  /// The distance between rows, in points; nil is the platform's spacing for the views of both rows.
  ///
  /// Initializers set it to 8. Negative distances make rows overlap; NaN and infinite ones count as 0.
  public var verticalSpacing: CGFloat?

  /// The distribution of views along a row.
  public var alignment: FlowAlignment

  /// The distribution of views along the last row.
  ///
  /// nil is the same as `alignment` for `leading`, `center` and `trailing`, and `leading` otherwise, so
  /// that a last row of two views is not torn apart and a single view not stretched.
  public var lastLine: FlowAlignment?

  /// The vertical alignment of views within a row: edges, centers, baselines or a guide of your own.
  public var verticalAlignment: VerticalAlignment

  /// Whether each view is offered its row's height.
  ///
  /// Colors and shapes take it. Text keeps its own height, unless it has a `frame(maxHeight: .infinity)`.
  public var stretchesItems: Bool

  /// The way views are divided into rows.
  public var wrapping: FlowWrapping

  /// The height that rows of views with an aspect ratio come near to, in points; nil, the default, if these
  /// views have sizes as others have.
  ///
  ///     FlowLayout(spacing: 4, targetRowHeight: 160) {
  ///       ForEach(photos) { Photo($0).flowAspectRatio($0.size) }
  ///     }
  ///
  /// The views of a row that have a ``SwiftUICore/View/flowAspectRatio(_:)-(CGFloat?)`` become equally high, such that the
  /// row is exactly as wide as the flow. See <doc:PhotoRows> for which views a row takes, its limits and the
  /// last row. A height that is not positive and finite counts as the flow's width.
  public var targetRowHeight: CGFloat?

  /// The least and the greatest height of such rows, in points; nil for half and twice the target.
  ///
  /// A view that is alone in its row may be less high, and one with ``SwiftUICore/View/flowFullLine(_:)`` also
  /// higher.
  public var rowHeightLimits: ClosedRange<CGFloat>?

  /// The maximum number of views in a row; nil for as many as fit.
  ///
  /// Less than 1 counts as 1.
  public var maxItemsPerLine: Int?

  /// The width to wrap at when the proposal leaves it open, in points; nil for one long row.
  ///
  /// Popovers and `fixedSize()` propose nil. Rows are longer where a view cannot be as short as this: then all
  /// wrap at that view's width. Negative widths count as 0; NaN and infinity as nil.
  public var idealLength: CGFloat?

  /// Whether the flow is as wide as its longest row, with the rows aligned within that width, or as wide as it
  /// is offered.
  ///
  /// A view that grows (``SwiftUICore/View/flowGrow(_:)``) makes its row as wide as the offer.
  public var hugging: FlowHugging

  /// Makes a flow of rows.
  ///
  ///     FlowLayout(horizontalSpacing: 8, verticalSpacing: 10)
  ///     FlowLayout(alignment: .spaceBetween, lastLine: .leading)
  ///
  /// - Parameters:
  ///   - horizontalSpacing: The distance between neighbors in a row, in points; nil is the platform's.
  ///   - verticalSpacing: The distance between rows, in points; nil is the platform's.
  ///   - alignment: How views are distributed along a row.
  ///   - lastLine: How views are distributed along the last row; nil depends on `alignment`.
  ///   - verticalAlignment: The vertical alignment of views within a row.
  ///   - stretchesItems: Whether each view is offered its row's height.
  ///   - wrapping: How views are divided into rows.
  ///   - targetRowHeight: The height that rows of views with an aspect ratio come near to.
  ///   - rowHeightLimits: The least and the greatest of these heights; nil for half and twice the target.
  ///   - maxItemsPerLine: The maximum number of views in a row.
  ///   - idealLength: The width to wrap at when the proposal leaves it open, in points.
  ///   - hugging: Whether the flow is as wide as its longest row, or as what it is offered.
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
  /// `spacing` is both distances, in points; nil is the platform's. The other parameters are those of a flow with
  /// two distances.
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
  /// The horizontal part aligns the rows in the flow, its vertical part the views in a
  /// row. A horizontal guide other than `leading`, `center` and `trailing` counts
  /// as `leading`.
  ///
  /// Written out, `.leading`, `.center` and `.trailing` are a ``FlowAlignment``: they align rows only, and
  /// leave views at the top of their row. `.top` and `.bottom` center the rows, as they center a view in a
  /// frame.
  ///
  /// `spacing` is both distances, in points; nil is the platform's. The other parameters are those of a flow with an
  /// alignment of rows alone, which also takes two distances.
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
  /// Rows: `Divider` stands upright, `Spacer` runs along the row.
  public static var layoutProperties: LayoutProperties { FlowAxis.rows.layoutProperties }

  /// The options, in terms that rows and columns share.
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
  /// Creates the side of a container that a guide names.
  fileprivate init(_ guide: HorizontalAlignment) {
    self = guide == .center ? .center : guide == .trailing ? .trailing : .leading
  }
}
#endif
