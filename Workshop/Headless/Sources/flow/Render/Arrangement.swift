import Foundation

/// A flow as it was laid out: its size and where each item is in it.
struct Arrangement {
  struct Item: Equatable {
    let text: String
    /// The number of the row or column, from 1.
    let line: Int
    /// In points, relative to the flow.
    let frame: CGRect
  }

  let size: CGSize
  let items: [Item]

  /// The items of each line, in order.
  var lines: [[Item]] {
    var lines: [[Item]] = []
    for item in items {
      while lines.count < item.line { lines.append([]) }
      lines[item.line - 1].append(item)
    }
    return lines
  }

  /// The number of each item's line, from 1, where all items of a line begin at one edge of it and no
  /// two neighboring lines begin at the same place.
  static func lineNumbers(
    of frames: [CGRect], axis: FlowOptions.Axis, direction: Direction
  ) -> [Int] {
    let edges = edges(of: frames, axis: axis, direction: direction)
    var line = 0
    var last = CGFloat.nan
    return edges.map { edge in
      // Mirrored edges carry rounding errors that grow with the lengths.
      if !(abs(edge - last) <= 1e-6 * max(1, abs(edge))) { line += 1 }
      last = edge
      return line
    }
  }
}

extension Arrangement {
  /// The number of each item's line in a strip, whose items may go to any line.
  static func stripLineNumbers(
    of frames: [CGRect], axis: FlowOptions.Axis, direction: Direction
  ) -> [Int] {
    // Lines follow each other downwards, to the right or to the left, a spacing apart.
    let isReversed = axis == .columns && direction == .rtl
    let edges = edges(of: frames, axis: axis, direction: direction).map { isReversed ? -$0 : $0 }
    var starts: [CGFloat] = []
    for edge in Set(edges).sorted() where edge - (starts.last ?? -.infinity) > 0.5 {
      starts.append(edge)
    }
    return edges.map { edge in starts.prefix { $0 <= edge }.count }
  }

  /// Where items begin across their lines.
  private static func edges(
    of frames: [CGRect], axis: FlowOptions.Axis, direction: Direction
  ) -> [CGFloat] {
    frames.map { frame in
      switch (axis, direction) {
      case (.rows, _): frame.minY
      case (.columns, .ltr): frame.minX
      case (.columns, .rtl): frame.maxX
      }
    }
  }
}

extension FlowOptions {
  /// Options that make the same lines with items that begin at one edge, each line behind the last one.
  ///
  /// Breaks depend on lengths along the lines only, so what moves items across them can go.
  var revealingLines: FlowOptions {
    var options = self
    switch axis {
    case .rows:
      if verticalAlignment != .top { options.verticalAlignment = nil }
      if (verticalSpacing ?? 0) < 1 { options.verticalSpacing = 8 }
    case .columns:
      if horizontalAlignment != .leading { options.horizontalAlignment = nil }
      if (horizontalSpacing ?? 0) < 1 { options.horizontalSpacing = 8 }
    }
    return options
  }
}
