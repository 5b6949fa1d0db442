/// A separator in the gaps between the items of a line (CSS gap decorations).
///
/// `FlexContainer.mainGap` and `FlexItems.gapBefore` include its length and the spacing on both
/// sides. The cross size of a line with a separator is at least that of the separator.
package struct FlexSeparator: Equatable, Sendable {
  /// The separator's size along the line.
  package let main: Double

  /// The separator's size across the line; the minimum size if `stretches` is true.
  package let cross: Double

  /// The distance from the separator's cross start to its guide, such as a baseline.
  ///
  /// The alignment `.baseline` lines up the guides of separators and items.
  package let guide: Double

  /// Whether the separator gets the cross size of its line.
  ///
  /// The alignment of items then has no effect on it.
  package let stretches: Bool

  /// Makes a separator, and replaces invalid numbers.
  ///
  /// A size that is negative or NaN becomes 0. A guide that is NaN becomes the cross end.
  package init(main: Double, cross: Double, guide: Double = .nan, stretches: Bool = false) {
    self.main = sanitizedSize(main)
    self.cross = sanitizedSize(cross)
    self.guide = guide.isNaN ? self.cross : sanitizedOffset(guide)
    self.stretches = stretches
  }
}

extension FlexItems {
  /// Whether an item has no separator before it.
  ///
  /// True for a break marker, and for an item with `FlexBreaks.joined`.
  package func isJoined(_ item: Int) -> Bool {
    !breaks.isEmpty && !breaks[item].isDisjoint(with: [.marker, .joined])
  }
}

extension FlexFrames {
  /// Returns the frames of the separators, line by line.
  ///
  /// Each separator is in the middle of its gap.
  ///
  /// - Parameters:
  ///   - items: The items that were solved.
  ///   - container: The container that the items were solved in.
  /// - Returns: The frames; empty if the container has no separator.
  package func separators(of items: FlexItems, in container: FlexContainer) -> [FlexFrame] {
    guard let separator = container.separator else { return [] }
    var frames: [FlexFrame] = []
    for (line, crossPosition) in zip(lines, separatorPositions) {
      for place in line.items.dropFirst() {
        let (earlier, item) = (self.item(at: place - 1), self.item(at: place))
        if items.isJoined(item) { continue }
        let (first, second) = container.flipsMain ? (item, earlier) : (earlier, item)
        let start = mainPositions[first] + mainSizes[first]
        frames.append(
          FlexFrame(
            mainPosition: start + (mainPositions[second] - start - separator.main) / 2,
            crossPosition: crossPosition, mainSize: separator.main,
            crossSize: separator.depth(in: line)))
      }
    }
    return frames
  }
}

extension FlexSeparator {
  /// Returns the separator's cross size in a line.
  func depth(in line: FlexLine) -> Double { stretches ? line.crossSize : cross }

  /// Whether the separator is aligned by its guide, like items with `.baseline`.
  func sharesBaseline(in container: FlexContainer) -> Bool {
    !stretches && container.alignItems.keyword == .baseline
  }
}
