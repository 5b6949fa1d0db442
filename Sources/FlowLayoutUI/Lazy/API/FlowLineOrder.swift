#if canImport(SwiftUI)
import FlowLayoutEngine
import SwiftUI

/// The order in which the views of a ``LazyStrip`` go to its lines.
///
///     LazyStrip(tags, lines: 2) { Chip($0) }.order(.inTurn)
///
/// With declared sizes a strip can also be read line by line, ``FlowStripSizes/lineByLine(_:)``.
public enum FlowLineOrder: Hashable, Sendable {
  /// Each view goes to the line that ends first, the first one of equals: a strip of rows is read column by
  /// column.
  ///
  /// No view begins before the one before it, and with views of the same width, view *i* of *n* rows is in row
  /// *i* mod *n*.
  case acrossLines

  /// Each view goes to the line behind that of the view before it: view *i* of *n* rows is in row *i* mod *n*, however
  /// long views are. The ends of lines drift apart, and what is measured is so up to where all lines reach.
  case inTurn

  var engine: FlexStripOrder {
    switch self {
    case .acrossLines: .shortestFirst
    case .inTurn: .inTurn
    }
  }
}
#endif
