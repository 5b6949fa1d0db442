/// What is drawn in the gaps between the neighbors of a line (CSS gap decorations).
///
/// The gaps are as wide as it asks for: its length and the spacing on both sides, which the caller puts into
/// `FlexContainer.mainGap` and `FlexItems.gapBefore`. A line in which it stands is at least as deep as it.
package struct FlexSeparator: Equatable, Sendable {
  /// The size along the line.
  package let main: Double

  /// The size across the line; the least one if it stretches.
  package let cross: Double

  /// The distance from the cross start to the guide that `.baseline` aligns.
  package let guide: Double

  /// Whether it is as deep as its line, however items are aligned.
  package let stretches: Bool

  /// Makes a separator; its numbers are replaced like those of `FlexItem`.
  package init(main: Double, cross: Double, guide: Double = .nan, stretches: Bool = false) {
    self.main = sanitizedSize(main)
    self.cross = sanitizedSize(cross)
    self.guide = guide.isNaN ? self.cross : sanitizedOffset(guide)
    self.stretches = stretches
  }
}

extension FlexFrames {
  /// Returns the frame of the separator between two neighbors: in the middle of their gap.
  ///
  /// - Parameters:
  ///   - item: The item behind it, in document order.
  ///   - earlier: The item before it.
  ///   - line: The number of their line.
  ///   - separator: That of the container, which does not reverse its lines.
  /// - Returns: Its frame.
  package func frame(
    ofSeparatorBefore item: Int, after earlier: Int, onLine line: Int, _ separator: FlexSeparator
  ) -> FlexFrame {
    let start = mainPositions[earlier] + mainSizes[earlier]
    return FlexFrame(
      mainPosition: start + (mainPositions[item] - start - separator.main) / 2,
      crossPosition: separatorPositions[line], mainSize: separator.main,
      crossSize: separator.stretches ? lines[line].crossSize : separator.cross)
  }
}

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

extension FlexSeparator {
  /// Whether it is aligned by its guide.
  fileprivate func sharesBaseline(in container: FlexContainer) -> Bool {
    !stretches && container.alignItems.keyword == .baseline
  }
}
