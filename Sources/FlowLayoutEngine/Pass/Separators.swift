// The depth and the positions of separators in their lines.
//
// In:  lines with their items, measured across; then lines with their cross positions.
// Out: lines at least as deep as their separators; the cross position of these.

extension FlexPass {
  /// Whether a line has a separator: between two items that are not joined.
  private mutating func hasSeparators(_ line: FlexLine) -> Bool {
    if !hasBreaks { return line.items.count > 1 }
    for place in line.items.dropFirst() {
      if properties.breaks[item(at: place)].isDisjoint(with: [.marker, .joined]) { return true }
    }
    return false
  }

  /// Adds a line's separators, which are all alike, to its extents.
  mutating func addSeparators(of line: FlexLine, to extents: inout CrossExtents) {
    guard let separator = container.separator, hasSeparators(line) else { return }
    extents.largest = max(extents.largest, separator.cross)
    if separator.sharesBaseline(in: container) {
      extents.first.add(separator.guide, separator.cross - separator.guide)
    }
  }

  /// Aligns the separators of each line in the same way as its items.
  mutating func placeSeparators() {
    guard let separator = container.separator else { return }
    eachLine { pass, line in
      var position = line.crossPosition
      if !pass.hasSeparators(line) {
        // A line without separators: its position is not used.
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
