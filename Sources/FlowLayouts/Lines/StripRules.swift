#if canImport(SwiftUI)
package import FlowLayoutEngine

/// The options of a strip: a flow that scrolls along its lines.
package struct StripRules: Equatable, Sendable {
  package let lines: Lines
  package var order: FlexStripOrder

  /// The number of lines, and the rule for their cross sizes.
  package enum Lines: Hashable, Sendable {
    /// A fixed number of lines, each with the largest cross size of its items.
    case fitting(Int)
    /// A fixed number of lines, among which the flow's cross size is divided equally.
    case sharing(Int)
    /// As many lines of equal cross size as fit with a minimum cross size.
    case adaptive(minimum: Double)
  }

  package init(lines: Lines, order: FlexStripOrder) {
    self.lines = lines
    self.order = order
  }

  /// Whether the flow's cross size is divided equally among the lines.
  ///
  /// If false, each line has the largest cross size of its items.
  package var areShared: Bool { if case .fitting = lines { false } else { true } }

  /// Returns the number of lines in a flow of cross size `length`.
  package func count(in length: Double, gap: Double) -> Int {
    switch lines {
    case .fitting(let count), .sharing(let count): return count
    case .adaptive(let minimum):
      // 1e-9 makes up for rounding errors, as in a cross size that results from a division.
      let fitting = (length + gap) / (minimum + gap) + 1e-9
      return Int(max(1, min(fitting, Self.maximumCount)))
    }
  }

  /// Returns the cross size of each line in a flow of cross size `length`.
  ///
  /// `gap` is the space between lines. Nil if the items of a line decide its cross size.
  package func depth(in length: Double, gap: Double) -> Double? {
    if !areShared { return nil }
    let count = Double(count(in: length, gap: gap))
    return max(0, (length - (count - 1) * gap) / count)
  }

  /// Returns the cross size that lines share if the flow is proposed none.
  ///
  /// For example, 328 for two lines with a gap of 8: 160 for each line, and the gap.
  package func idealLength(gap: Double) -> Double {
    switch lines {
    case .fitting(let count), .sharing(let count):
      Double(count) * (Self.defaultDepth + gap) - gap
    case .adaptive(let minimum): minimum
    }
  }

  /// The cross size of a line if the flow is proposed none.
  private static var defaultDepth: Double { 160 }

  /// A maximum beyond any visible number of lines, which converts safely to `Int`.
  private static var maximumCount: Double { 1e6 }
}
#endif
