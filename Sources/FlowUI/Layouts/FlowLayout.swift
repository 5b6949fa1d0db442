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
/// Each view takes its ideal size; a row is as tall as its tallest view. A view that is wider than the
/// flow gets a row of its own and is asked again, with the flow's width, so that text wraps; if it
/// cannot become narrower, it sticks out. Views say what else they want by modifiers such as
/// ``SwiftUICore/View/flowGrow(_:)``.
///
/// **Size.** Without a width to fit (the proposal is nil or infinite) everything is one row, except
/// where a view asks for a break. A `leading` flow hugs its longest row; with any other alignment it
/// takes the whole finite width that it is offered, so in an `HStack` it is flexible where a `leading`
/// one is not. Without views the size is zero. No coordinate is ever infinite or NaN: sizes of views
/// that are count as 0.
///
/// **Cost.** Each view is measured once per change of the views, and once more for each width at which
/// it is wider than the flow or resized by a wish. Laying out *n* views is O(*n*), without allocation
/// when repeated; the last four proposals are remembered.
///
/// Source: [CSS Flexible Box Layout Level 1](https://www.w3.org/TR/css-flexbox-1/).
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct FlowLayout: Sendable {
  /// The distance between neighbours in a row, in points; nil is the platform's own for the two views.
  ///
  /// Negative distances make views overlap; NaN and infinite ones count as 0.
  public var horizontalSpacing: CGFloat?

  /// The distance between rows, in points; nil is the platform's own for the views of the two rows.
  ///
  /// Negative distances make rows overlap; NaN and infinite ones count as 0.
  public var verticalSpacing: CGFloat?

  /// How the views of a row share its width.
  public var alignment: FlowAlignment

  /// How the views of the last row share its width.
  ///
  /// nil is the same as `alignment` for `leading`, `center` and `trailing`, else `leading`: so a last
  /// row of two views is not torn apart, nor is a single one stretched.
  public var lastLine: FlowAlignment?

  /// Which guide the views of a row have in common: edges, centers, baselines or one of your own.
  public var verticalAlignment: VerticalAlignment

  /// Whether each view is proposed, and put in a place of, its row's height.
  public var stretchesItems: Bool

  /// How the views are divided into rows.
  public var wrapping: FlowWrapping

  /// The most views of a row; nil for as many as fit.
  ///
  /// Less than 1 counts as 1.
  public var maxItemsPerLine: Int?

  /// The width of rows where the proposal leaves it open, in points; nil for one long row.
  ///
  /// A popover and `fixedSize()` propose nil. Negative widths count as 0; NaN and infinity as nil.
  public var idealLength: CGFloat?

  /// Whether the flow is only as wide as its longest row, with the rows aligned within that width.
  ///
  /// - `true`: as wide as the longest row, whatever the alignment. Use it to center rows within a flow
  ///   that does not fill its container.
  /// - `false`: as wide as it is offered. Without a finite offer it is as wide as the longest row.
  /// - `nil`: `true` for a `leading` flow and `false` for every other alignment.
  ///
  /// A view that grows (``SwiftUICore/View/flowGrow(_:)``) makes its row as wide as the offer.
  public var hugsLines: Bool?

  /// Makes a flow of rows.
  ///
  ///     FlowLayout(horizontalSpacing: 8, verticalSpacing: 10)
  ///     FlowLayout(alignment: .spaceBetween, lastLine: .leading)
  ///
  /// - Parameters:
  ///   - horizontalSpacing: The distance between neighbours in a row, in points; nil is the platform's.
  ///   - verticalSpacing: The distance between rows, in points; nil is the platform's.
  ///   - alignment: How the views of a row share its width.
  ///   - lastLine: How the views of the last row do; nil goes by `alignment`.
  ///   - verticalAlignment: Which guide the views of a row have in common.
  ///   - stretchesItems: Whether each view is as tall as its row.
  ///   - wrapping: How the views are divided into rows.
  ///   - maxItemsPerLine: The most views of a row.
  ///   - idealLength: The width of rows where the proposal leaves it open, in points.
  ///   - hugsLines: Whether the flow is as wide as its longest row; nil goes by `alignment`.
  public init(
    horizontalSpacing: CGFloat? = 8, verticalSpacing: CGFloat? = 8,
    alignment: FlowAlignment = .leading, lastLine: FlowAlignment? = nil,
    verticalAlignment: VerticalAlignment = .top, stretchesItems: Bool = false,
    wrapping: FlowWrapping = .greedy, maxItemsPerLine: Int? = nil, idealLength: CGFloat? = nil,
    hugsLines: Bool? = nil
  ) {
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.alignment = alignment
    self.lastLine = lastLine
    self.verticalAlignment = verticalAlignment
    self.stretchesItems = stretchesItems
    self.wrapping = wrapping
    self.maxItemsPerLine = maxItemsPerLine
    self.idealLength = idealLength
    self.hugsLines = hugsLines
  }

  /// Makes a flow of rows with the arguments of SwiftUI's stacks.
  ///
  ///     FlowLayout(spacing: 8) { … }
  ///     FlowLayout(alignment: .topTrailing, spacing: 8) { … }
  ///
  /// The horizontal part of `alignment` aligns the rows in the flow, its vertical part the views in a
  /// row: `.center` centers both. A horizontal guide other than `leading`, `center` and `trailing` counts
  /// as `leading`.
  ///
  /// - Parameters:
  ///   - alignment: How rows are aligned in the flow, and views in their row.
  ///   - spacing: The distance between neighbors and between rows, in points; nil is the platform's.
  public init(alignment: Alignment = .topLeading, spacing: CGFloat?) {
    self.init(
      horizontalSpacing: spacing, verticalSpacing: spacing,
      alignment: FlowAlignment(alignment.horizontal), verticalAlignment: alignment.vertical)
  }
}

/// The flow by the name of its aligned variant.
///
///     AlignedFlowLayout(horizontalSpacing: 8, verticalSpacing: 8, alignment: .center) { … }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public typealias AlignedFlowLayout = FlowLayout

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension FlowLayout: Layout, FlowingLayout {
  /// Rows: `Divider` stands upright, `Spacer` runs along the row.
  public static var layoutProperties: LayoutProperties { FlowAxis.rows.layoutProperties }

  /// The options, in terms that rows and columns share.
  public var rules: FlowRules {
    FlowRules(
      axis: .rows, mainSpacing: horizontalSpacing, crossSpacing: verticalSpacing,
      alignment: alignment.distribution, lastLine: lastLine?.distribution,
      guide: .vertical(verticalAlignment), stretchesItems: stretchesItems, wrapping: wrapping,
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
