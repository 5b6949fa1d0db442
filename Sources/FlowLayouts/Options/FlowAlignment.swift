#if canImport(SwiftUI)
/// The distribution of views along a row.
///
///     FlowLayout(alignment: .center) { … }
///     FlowLayout(alignment: .spaceBetween, lastLine: .leading) { … }
///
/// `leading` and `trailing` follow the reading direction. A `leading` flow hugs its longest row.
/// With any other alignment, a flow takes the whole width it is offered, so that there is space to
/// distribute (see ``FlowLayout/hugging``). The columns of a ``VFlowLayout`` have a type of their
/// own, ``VFlowAlignment``.
///
/// The cases are those of CSS `justify-content`: `flex-start`, `center`, `flex-end`,
/// `space-between`, `space-around`, `space-evenly` and `stretch` ([CSS Box Alignment, §4 and
/// §6](https://www.w3.org/TR/css-align-3/#justify-content-property)).
public enum FlowAlignment: Hashable, Sendable, CaseIterable {
  /// Views are at the leading edge of the row.
  case leading

  /// Views are in the middle of the row.
  case center

  /// Views are at the trailing edge of the row.
  case trailing

  /// The free space is divided equally between neighbors.
  ///
  /// A single view stays at the beginning.
  case spaceBetween

  /// The free space is divided equally around the views.
  ///
  /// Both ends get half a share.
  case spaceAround

  /// The free space is divided equally between neighbors and both ends.
  case spaceEvenly

  /// The free space is divided equally among the views, which become wider.
  case stretch
}

/// The distribution of views along a column.
///
///     VFlowLayout(alignment: .center) { … }
///     VFlowLayout(alignment: .spaceBetween, lastLine: .top) { … }
///
/// The cases correspond to those of ``FlowAlignment`` for rows.
public enum VFlowAlignment: Hashable, Sendable, CaseIterable {
  /// Views are at the top of the column.
  case top

  /// Views are in the middle of the column.
  case center

  /// Views are at the bottom of the column.
  case bottom

  /// The free space is divided equally between neighbors.
  ///
  /// A single view stays at the top.
  case spaceBetween

  /// The free space is divided equally around the views.
  ///
  /// Both ends get half a share.
  case spaceAround

  /// The free space is divided equally between neighbors and both ends.
  case spaceEvenly

  /// The free space is divided equally among the views, which become taller.
  case stretch

  /// Makes the column alignment that corresponds to a row alignment.
  ///
  ///     let alignment = FlowAlignment.spaceBetween
  ///     isWide ? AnyLayout(FlowLayout(alignment: alignment))
  ///       : AnyLayout(VFlowLayout(alignment: VFlowAlignment(alignment)))
  ///
  /// For example, `leading` becomes `top`.
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
