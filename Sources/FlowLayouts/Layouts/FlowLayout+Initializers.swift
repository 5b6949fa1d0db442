#if canImport(SwiftUI)
public import SwiftUI

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension FlowLayout {
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

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension FlowAlignment {
  /// Creates the side of a container that a guide names.
  fileprivate init(_ guide: HorizontalAlignment) {
    self = guide == .center ? .center : guide == .trailing ? .trailing : .leading
  }
}
#endif
