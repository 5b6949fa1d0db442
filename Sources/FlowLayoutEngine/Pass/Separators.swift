// The cross sizes and cross positions of separators.
//
// In:  lines with their items, measured across; then lines with their cross positions.
// Out: lines whose cross size is at least that of their separators; the separators' cross positions.

extension FlexPass {
  /// Whether a line has a separator before an item other than its first.
  ///
  /// Break markers and `joined` items have no separator before them.
  private mutating func hasSeparators(_ line: FlexLine) -> Bool {
    if !hasBreaks { return line.items.count > 1 }
    for place in line.items.dropFirst() {
      if properties.breaks[item(at: place)].isDisjoint(with: [.marker, .joined]) { return true }
    }
    return false
  }

  /// Adds a line's separators to `extents`, which decide its cross size.
  ///
  /// All separators have the same size.
  mutating func addSeparators(of line: FlexLine, to extents: inout CrossExtents) {
    guard let separator = container.separator, hasSeparators(line) else { return }
    extents.largest = max(extents.largest, separator.cross)
    if separator.sharesBaseline(in: container) {
      extents.first.add(separator.guide, separator.cross - separator.guide)
    }
  }

  /// Appends the cross position of each line's separators to `separatorPositions`.
  ///
  /// Separators are aligned by `alignItems`, as items are.
  mutating func placeSeparators() {
    guard let separator = container.separator else { return }
    eachLine { pass, line in
      var position = line.crossPosition
      if !pass.hasSeparators(line) {
        // A line without separators: the position appended for it is not used.
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
