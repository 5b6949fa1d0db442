#if canImport(SwiftUI)
public import SwiftUI

/// A layout that puts its views in columns and goes on in the next column where one is full.
///
///     VFlowLayout(horizontalSpacing: 16) {
///       ForEach(names, id: \.self) { Text($0) }
///     }
///     .frame(height: 240)
///
/// It is ``FlowLayout`` with the axes exchanged: lines are columns from top to bottom, one after the
/// other in reading direction, and what ``FlowLayout`` says of width holds for height here. `alignment`
/// shares a column's height, and `horizontalAlignment` aligns the views across it.
///
/// Without a height to fit (as in a vertical `ScrollView`) everything is one column. Cost and edge
/// cases are those of ``FlowLayout``.
///
/// Source: [CSS Flexible Box Layout Level 1](https://www.w3.org/TR/css-flexbox-1/), `column wrap`.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct VFlowLayout: Sendable {
  /// The distance between columns, in points; nil is the platform's own for the views of the two.
  ///
  /// Negative distances make columns overlap; NaN and infinite ones count as 0.
  public var horizontalSpacing: CGFloat?

  /// The distance between neighbours in a column, in points; nil is the platform's own for the two.
  ///
  /// Negative distances make views overlap; NaN and infinite ones count as 0.
  public var verticalSpacing: CGFloat?

  /// How the views of a column share its height.
  public var alignment: VFlowAlignment

  /// How the views of the last column share its height.
  ///
  /// nil is the same as `alignment` for `top`, `center` and `bottom`, else `top`.
  public var lastLine: VFlowAlignment?

  /// Which guide the views of a column have in common.
  public var horizontalAlignment: HorizontalAlignment

  /// Whether each view is proposed, and put in a place of, its column's width.
  public var stretchesItems: Bool

  /// How the views are divided into columns.
  public var wrapping: FlowWrapping

  /// The most views of a column; nil for as many as fit.
  ///
  /// Less than 1 counts as 1.
  public var maxItemsPerLine: Int?

  /// The height of columns where the proposal leaves it open, in points; nil for one long column.
  ///
  /// Negative heights count as 0; NaN and infinity as nil.
  public var idealLength: CGFloat?

  /// Whether the flow is only as tall as its longest column, with the columns aligned within that
  /// height.
  ///
  /// Like ``FlowLayout/hugsLines``: nil is `true` for a `top` flow and `false` for every other alignment.
  public var hugsLines: Bool?

  /// Makes a flow of columns.
  ///
  ///     VFlowLayout(horizontalSpacing: 16, verticalSpacing: 4, idealLength: 200)
  ///
  /// - Parameters:
  ///   - horizontalSpacing: The distance between columns, in points; nil is the platform's.
  ///   - verticalSpacing: The distance between neighbours in a column, in points; nil is the platform's.
  ///   - alignment: How the views of a column share its height.
  ///   - lastLine: How the views of the last column do; nil goes by `alignment`.
  ///   - horizontalAlignment: Which guide the views of a column have in common.
  ///   - stretchesItems: Whether each view is as wide as its column.
  ///   - wrapping: How the views are divided into columns.
  ///   - maxItemsPerLine: The most views of a column.
  ///   - idealLength: The height of columns where the proposal leaves it open, in points.
  ///   - hugsLines: Whether the flow is as tall as its longest column; nil goes by `alignment`.
  public init(
    horizontalSpacing: CGFloat? = 8, verticalSpacing: CGFloat? = 8,
    alignment: VFlowAlignment = .top, lastLine: VFlowAlignment? = nil,
    horizontalAlignment: HorizontalAlignment = .leading, stretchesItems: Bool = false,
    wrapping: FlowWrapping = .greedy, maxItemsPerLine: Int? = nil, idealLength: CGFloat? = nil,
    hugsLines: Bool? = nil
  ) {
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.alignment = alignment
    self.lastLine = lastLine
    self.horizontalAlignment = horizontalAlignment
    self.stretchesItems = stretchesItems
    self.wrapping = wrapping
    self.maxItemsPerLine = maxItemsPerLine
    self.idealLength = idealLength
    self.hugsLines = hugsLines
  }

  /// Makes a flow of columns with the arguments of SwiftUI's stacks.
  ///
  ///     VFlowLayout(spacing: 8) { … }
  ///     VFlowLayout(alignment: .bottomLeading, spacing: 8) { … }
  ///
  /// The vertical part of `alignment` aligns the columns in the flow, its horizontal part the views in a
  /// column: `.center` centers both. A vertical guide other than `top`, `center` and `bottom` counts as
  /// `top`.
  ///
  /// - Parameters:
  ///   - alignment: How columns are aligned in the flow, and views in their column.
  ///   - spacing: The distance between neighbors and between columns, in points; nil is the platform's.
  public init(alignment: Alignment = .topLeading, spacing: CGFloat?) {
    self.init(
      horizontalSpacing: spacing, verticalSpacing: spacing,
      alignment: VFlowAlignment(alignment.vertical), horizontalAlignment: alignment.horizontal)
  }

  /// Makes a flow of columns with an alignment that was named for rows: `leading` is the top.
  @available(*, deprecated, message: "columns run from top to bottom; use VFlowAlignment")
  public init(
    horizontalSpacing: CGFloat? = 8, verticalSpacing: CGFloat? = 8,
    alignment: FlowAlignment?, lastLine: FlowAlignment? = nil,
    horizontalAlignment: HorizontalAlignment = .leading, stretchesItems: Bool = false,
    wrapping: FlowWrapping = .greedy, maxItemsPerLine: Int? = nil, idealLength: CGFloat? = nil
  ) {
    self.init(
      horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing,
      alignment: VFlowAlignment(alignment ?? .leading), lastLine: lastLine.map(VFlowAlignment.init),
      horizontalAlignment: horizontalAlignment, stretchesItems: stretchesItems,
      wrapping: wrapping, maxItemsPerLine: maxItemsPerLine, idealLength: idealLength)
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension VFlowLayout: Layout, FlowingLayout {
  /// Columns: `Divider` lies flat, `Spacer` runs down the column.
  public static var layoutProperties: LayoutProperties { FlowAxis.columns.layoutProperties }

  /// The options, in terms that rows and columns share.
  public var rules: FlowRules {
    FlowRules(
      axis: .columns, mainSpacing: verticalSpacing, crossSpacing: horizontalSpacing,
      alignment: alignment.distribution, lastLine: lastLine?.distribution,
      guide: .horizontal(horizontalAlignment), stretchesItems: stretchesItems, wrapping: wrapping,
      maxItemsPerLine: maxItemsPerLine, idealLength: idealLength, hugsLines: hugsLines)
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension VFlowAlignment {
  /// The side of a container that a guide names.
  fileprivate init(_ guide: VerticalAlignment) {
    self = guide == .center ? .center : guide == .bottom ? .bottom : .top
  }
}
#endif
