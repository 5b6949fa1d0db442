#if canImport(SwiftUI)
import FlowCore
import FlowLayouts
import SwiftUI

/// Which view of a strip goes to which line.
///
///     LazyFlow(tags, lines: 2) { Chip($0) }
///
/// A strip is a ``LazyFlow`` that is scrolled along its lines; see <doc:Strips>.
public enum FlowLineOrder: Hashable, Sendable {
  /// The first views fill the first line, the next ones the second: rows are read one after the other.
  ///
  /// For declared sizes only: a ``LazyFlow`` that measures traps, since how many views a line has would not be known
  /// until all have been measured.
  case lineByLine

  /// Each view goes to the line that ends first, the first one of equals: a strip of rows is read column by
  /// column.
  ///
  /// No view begins before the one before it, and with views of the same width, view *i* of *n* rows is in row
  /// *i* mod *n*.
  case acrossLines

  /// Each view goes to the line behind that of the view before it: view *i* of *n* rows is in row *i* mod *n*, however
  /// long views are. The ends of lines drift apart, and what is measured is so up to where all lines reach.
  case inTurn
}

extension FlowLineOrder {
  var engine: FlexStripOrder {
    switch self {
    case .lineByLine: .lineByLine
    case .acrossLines: .shortestFirst
    case .inTurn: .inTurn
    }
  }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension FlowRules {
  /// Returns the rules of a lazy flow: a strip of views, or lines of views or of photos.
  func lazy(_ lines: Int?, _ order: FlowLineOrder, areRatios: Bool) -> FlowRules {
    precondition(
      lines == nil || !areRatios, "a strip needs sizes: proportions say nothing of a line's depth")
    var rules = self
    if let lines {
      rules.strip = StripRules(lines: max(1, lines), order: order.engine)
    }
    if areRatios {
      rules.targetDepth = targetDepth ?? Self.usualDepth
    } else if lines != nil {
      rules.targetDepth = nil
    }
    return rules
  }

  /// The depth that lines of photos come near to if the layout does not say.
  private static var usualDepth: CGFloat { 160 }
}
#endif
