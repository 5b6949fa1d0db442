// Which lines have to be looked at for a point, and which indices belong to them.
//
//      line of the others        j − 1      │         j          │       j + 1
//      indices                         4  5 │ 6   7   8   9   10 │ 11  12
//
// To line j belong the indices behind its items, the last of which is also the one before the first item of
// line j + 1. An item put there stands on line j, or on the line that it begins behind what is left of line j:
// no line before j ends elsewhere. (Where items stick together, one line before it may, and those it parts may
// take a line of their own.) So from where line j lies follows how high and how low the item can come to stand,
// and lines that are farther away than the nearest frame found need not be looked at.

/// Where lines of the others lie, and how far from there the lifted item may come to stand.
struct LineReach: Sendable {
  private let lines: LineTable

  /// Whether items may stick together.
  private let sticks: Bool

  /// How deep a line with the gap behind it can be at most.
  private let deepestStep: Double

  /// How far from the start of its line the item's center lies at least, and how far from its end.
  private let before: Double
  private let behind: Double

  /// `depth` is the lifted item's, and `deepestLine` the most that a line can have.
  init(
    _ index: FlexIndex, lifting item: FlexItem, depth: Double, deepestLine: Double, sticks: Bool
  ) {
    lines = index.lines
    self.sticks = sticks
    deepestStep = deepestLine + sanitizedOffset(index.container.crossGap)
    let noise = 1e-9 * max(1, lines.crossEnd + deepestStep)
    before = depth / 2 - noise + sanitizedOffset(item.marginCrossStart)
    behind = depth / 2 - noise + sanitizedOffset(item.marginCrossEnd)
  }

  /// How many lines have places: the only place of a lone item counts as that of a line.
  var count: Int { max(1, lines.count) }

  /// The indices that belong to a line.
  func places(ofLine line: Int) -> Range<Int> {
    (line == 0 ? 0 : lines.first(line) + 1)..<lines.first(line + 1) + 1
  }

  /// The first line that a place of a line may change.
  func firstLine(affectedBy line: Int) -> Int { sticks ? max(0, line - 1) : line }

  /// The last line that begins before a point, or the first one.
  func line(at cross: Double) -> Int {
    var (low, high) = (0, count)
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if lines.position(middle) <= cross { low = middle } else { high = middle }
    }
    return low
  }

  /// How far above a point the item lies at least at the places of a line, and at those of lines before it.
  func leastDistance(above cross: Double, line: Int) -> Double {
    // Two of the deepest lines may lie between where this one begins and where the item's does.
    var end = lines.position(line) + 3 * deepestStep
    if !sticks {
      // What is left of this line is no deeper than it was.
      let isLast = line + 1 >= lines.count
      let next = isLast ? lines.crossEnd + deepestStep : lines.position(line + 1)
      end = min(end, next + deepestStep)
    }
    return cross - (end - behind)
  }

  /// How far below a point the item lies at least at the places of a line, and at those of lines behind it.
  func leastDistance(below cross: Double, line: Int) -> Double {
    lines.position(firstLine(affectedBy: line)) + before - cross
  }
}
