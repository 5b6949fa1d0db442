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

extension NearbyLines {
  func position(ofLine line: Int) -> Double { index.lines.position(line) }

  /// The indices that belong to a line.
  func places(ofLine line: Int) -> Range<Int> {
    (line == 0 ? 0 : index.lines.first(line) + 1)..<index.lines.first(line + 1) + 1
  }

  /// The first line that a place of a line may change.
  func firstLine(affectedBy line: Int) -> Int { sticks ? max(0, line - 1) : line }

  /// How far above a point the item lies at least at the places of a line, and at those of lines before it.
  func leastDistance(above cross: Double, line: Int) -> Double {
    // Two of the deepest lines may lie between where this one begins and where the item's does.
    var end = position(ofLine: line) + 3 * deepestStep
    if !sticks {
      // What is left of this line is no deeper than it was.
      let isLast = line + 1 >= index.lineCount
      let next = isLast ? index.lines.crossEnd + deepestStep : position(ofLine: line + 1)
      end = min(end, next + deepestStep)
    }
    return cross - (end - behind)
  }

  /// How far below a point the item lies at least at the places of a line, and at those of lines behind it.
  func leastDistance(below cross: Double, line: Int) -> Double {
    position(ofLine: firstLine(affectedBy: line)) + before - cross
  }
}
