#if canImport(SwiftUI)
import FlowLayouts
public import SwiftUI

/// The columns of a ``LazyWaterfall``, which divide its width equally among them.
///
///     LazyWaterfall(cards, columns: 3) { Card($0) }
///     LazyWaterfall(cards, columns: .adaptive(minimum: 160)) { Card($0) }
public struct FlowColumns: Hashable, Sendable {
  let lines: StripRules.Lines

  /// A fixed number of columns.
  ///
  /// - Parameter count: The number; less than 1 counts as 1.
  /// - Returns: The columns.
  public static func fixed(_ count: Int) -> FlowColumns {
    FlowColumns(lines: .sharing(max(1, count)))
  }

  /// As many columns of a minimum width as fit.
  ///
  /// There is at least one column, which may be narrower.
  ///
  /// - Parameter minimum: The least width of a column, in points. NaN and values below 1 count as
  ///   1.
  /// - Returns: The columns.
  public static func adaptive(minimum: CGFloat) -> FlowColumns {
    FlowColumns(lines: .adaptive(minimum: minimum >= 1 ? Double(minimum) : 1))
  }
}

extension FlowColumns: ExpressibleByIntegerLiteral {
  /// Creates a fixed number of columns: `columns: 3` is `columns: .fixed(3)`.
  ///
  /// - Parameter value: The number; less than 1 counts as 1.
  public init(integerLiteral value: Int) { self = .fixed(value) }
}
#endif
