#if canImport(SwiftUI)
/// The way a flow divides its views into lines.
///
///     FlowLayout(wrapping: .balanced) { … }
///     FlowLayout(wrapping: .balanced(minLines: 2)) { … }
///
/// Source: `flex-wrap` and `flex-line-count` of
/// [CSS Flexible Box Layout Level 2](https://drafts.csswg.org/css-flexbox-2/).
public enum FlowWrapping: Hashable, Sendable {
  /// Each line takes as many views as fit (CSS `wrap`).
  case greedy

  /// As many lines as `greedy` makes, with lengths as even as possible (CSS `balance`).
  ///
  /// There are at least `minLines` lines, but never more lines than views. A `minLines` below 1
  /// counts as 1. Dividing *n* views into lines takes O(*n* log *n*).
  case balanced(minLines: Int)

  /// As many lines as `greedy` makes, with lengths as even as possible.
  ///
  /// So the last line is not a single short view.
  public static let balanced = FlowWrapping.balanced(minLines: 1)
}
#endif
