#if canImport(SwiftUI)
/// How the items of a line share its length.
///
///     FlowLayout(alignment: .center) { … }
///     FlowLayout(alignment: .spaceBetween, lastLine: .leading) { … }
///
/// Directions follow the reading direction: `leading` is the left side where text runs from left to
/// right, and the top in a ``VFlowLayout``. `leading` makes a flow hug its longest line; every other
/// value makes it as long as it is offered, so that there is something to share.
///
/// The cases are those of CSS `justify-content`: `flex-start`, `center`, `flex-end`,
/// `space-between`, `space-around`, `space-evenly` and `stretch`
/// ([CSS Box Alignment, §4 and §6](https://www.w3.org/TR/css-align-3/#justify-content-property)).
public enum FlowAlignment: Hashable, Sendable, CaseIterable {
  /// Items at the line's beginning, one gap apart.
  case leading

  /// Items in the line's middle, one gap apart.
  case center

  /// Items at the line's end, one gap apart.
  case trailing

  /// What is left goes in equal parts between neighbours; a single item stays at the beginning.
  case spaceBetween

  /// What is left goes around the items: half a part at both ends, a whole one between neighbours.
  case spaceAround

  /// What is left goes in equal parts between neighbours and to both ends.
  case spaceEvenly

  /// What is left goes to the items themselves: each becomes longer by an equal part.
  case stretch
}
#endif
