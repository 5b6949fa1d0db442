#if canImport(SwiftUI)
/// Which view of a strip goes to which line.
///
///     LazyFlow(tags, lines: 2, order: .acrossLines) { Chip($0) }
///
/// A strip is a ``LazyFlow`` that is scrolled along its lines; see <doc:Strips>.
public enum FlowLineOrder: Hashable, Sendable {
  /// The first views fill the first line, the next ones the second: rows are read one after the other.
  case lineByLine

  /// Each view goes to the line that ends first, the first one of equals: a strip of rows is read column by
  /// column.
  ///
  /// No view begins before the one before it, and with views of the same width, view *i* of *n* rows is in row
  /// *i* mod *n*.
  case acrossLines
}
#endif
