// The depth and the places of separators in their lines.
//
// In:  lines with their items, measured across; then lines with their places across.
// Out: lines as deep as their separators; where these are across the lines.

extension FlexPass {
  /// Whether a separator stands in a line: between two items, unless these are joined.
  private mutating func hasSeparators(_ line: FlexLine) -> Bool {
    if !hasBreaks { return line.items.count > 1 }
    for place in line.items.dropFirst() {
      if wishes.breaks[item(at: place)].isDisjoint(with: [.marker, .joined]) { return true }
    }
    return false
  }

  /// Adds the separators of a line, which are all alike, to what its items reach across it.
  mutating func addSeparators(of line: FlexLine, to extents: inout CrossExtents) {
    guard let separator = container.separator, hasSeparators(line) else { return }
    extents.largest = max(extents.largest, separator.cross)
    if separator.sharesBaseline(in: container) {
      extents.first.add(separator.guide, separator.cross - separator.guide)
    }
  }

  /// Aligns the separators of each line as its items are.
  mutating func placeSeparators() {
    guard let separator = container.separator else { return }
    eachLine { pass, line in
      var position = line.crossPosition
      if !pass.hasSeparators(line) {
        // There is none.
      } else if separator.sharesBaseline(in: pass.container) {
        position += pass.crossExtents(of: line).first.before - separator.guide
      } else if !separator.stretches {
        position += pass.container.alignItems.space(
          of: line.crossSize - separator.cross, reversed: pass.container.reversesCross)
      }
      pass.separatorPositions.append(position)
    }
  }
}
