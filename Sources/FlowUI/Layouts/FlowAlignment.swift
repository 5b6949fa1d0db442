#if canImport(SwiftUI)
/// How the views of a row share its width.
///
///     FlowLayout(alignment: .center) { … }
///     FlowLayout(alignment: .spaceBetween, lastLine: .leading) { … }
///
/// `leading` and `trailing` follow the reading direction. A `leading` flow hugs its longest row; any
/// other alignment takes the whole width that the flow is offered, so that there is something to share
/// (see ``FlowLayout/hugsLines``). The rows of a ``VFlowLayout`` are columns, which run from top to
/// bottom: see ``VFlowAlignment``.
///
/// The cases are those of CSS `justify-content`: `flex-start`, `center`, `flex-end`,
/// `space-between`, `space-around`, `space-evenly` and `stretch`
/// ([CSS Box Alignment, §4 and §6](https://www.w3.org/TR/css-align-3/#justify-content-property)).
public enum FlowAlignment: Hashable, Sendable, CaseIterable {
  /// Views at the beginning of the row, one space apart.
  case leading

  /// Views in the middle of the row, one space apart.
  case center

  /// Views at the end of the row, one space apart.
  case trailing

  /// The free space goes between neighbors in equal parts; a single view stays at the beginning.
  case spaceBetween

  /// The free space goes around the views: a whole part between neighbors, half a part at both ends.
  case spaceAround

  /// The free space goes between neighbors and to both ends in equal parts.
  case spaceEvenly

  /// The free space goes to the views themselves: each becomes longer by an equal part.
  case stretch
}

/// How the views of a column share its height.
///
///     VFlowLayout(alignment: .center) { … }
///     VFlowLayout(alignment: .spaceBetween, lastLine: .top) { … }
///
/// The same choices as ``FlowAlignment`` has for rows.
public enum VFlowAlignment: Hashable, Sendable, CaseIterable {
  /// Views at the top of the column, one space apart.
  case top

  /// Views in the middle of the column, one space apart.
  case center

  /// Views at the bottom of the column, one space apart.
  case bottom

  /// The free space goes between neighbors in equal parts; a single view stays at the top.
  case spaceBetween

  /// The free space goes around the views: a whole part between neighbors, half a part at both ends.
  case spaceAround

  /// The free space goes between neighbors and to both ends in equal parts.
  case spaceEvenly

  /// The free space goes to the views themselves: each becomes taller by an equal part.
  case stretch

  /// Makes the alignment of columns that corresponds to one of rows: `leading` becomes `top`.
  ///
  ///     let alignment = FlowAlignment.spaceBetween
  ///     isWide ? AnyLayout(FlowLayout(alignment: alignment))
  ///       : AnyLayout(VFlowLayout(alignment: VFlowAlignment(alignment)))
  ///
  /// - Parameter alignment: An alignment of rows.
  public init(_ alignment: FlowAlignment) {
    self =
      switch alignment {
      case .leading: .top
      case .center: .center
      case .trailing: .bottom
      case .spaceBetween: .spaceBetween
      case .spaceAround: .spaceAround
      case .spaceEvenly: .spaceEvenly
      case .stretch: .stretch
      }
  }
}
#endif
