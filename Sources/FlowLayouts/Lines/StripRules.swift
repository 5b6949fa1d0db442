#if canImport(SwiftUI)
package import FlowLayoutEngine

/// The lines of a flow that is scrolled along them.
package struct StripRules: Equatable, Sendable {
  package let lines: Lines
  package var order: FlexStripOrder

  /// The number of lines, and their depth.
  package enum Lines: Hashable, Sendable {
    /// A number of lines, each as deep as its deepest item.
    case fitting(Int)
    /// A number of lines of one depth: they share the flow's length across them.
    case sharing(Int)
    /// As many lines that share that length as can be of a depth.
    case adaptive(minimum: Double)
  }

  package init(lines: Lines, order: FlexStripOrder) {
    self.lines = lines
    self.order = order
  }

  /// Whether lines share the flow's length across them.
  package var areShared: Bool { if case .fitting = lines { false } else { true } }

  /// Returns the number of lines for a length across them, and a gap between them.
  package func count(in length: Double, gap: Double) -> Int {
    switch lines {
    case .fitting(let count), .sharing(let count): return count
    case .adaptive(let minimum):
      // Widths of columns that were divided before are noisy.
      let fitting = (length + gap) / (minimum + gap) + 1e-9
      return Int(max(1, min(fitting, Self.mostShared)))
    }
  }

  /// Returns the depth of each line that shares a length; nil if its items decide.
  package func depth(in length: Double, gap: Double) -> Double? {
    if !areShared { return nil }
    let count = Double(count(in: length, gap: gap))
    return max(0, (length - (count - 1) * gap) / count)
  }

  /// Returns the length to share where none is offered.
  package func idealLength(gap: Double) -> Double {
    switch lines {
    case .fitting(let count), .sharing(let count):
      Double(count) * (Self.usualDepth + gap) - gap
    case .adaptive(let minimum): minimum
    }
  }

  /// The depth of a line where neither a length is offered nor a depth is said.
  private static var usualDepth: Double { 160 }

  /// More lines than can be told apart.
  private static var mostShared: Double { 1e6 }
}
#endif
