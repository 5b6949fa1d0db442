// The ends of the other items along their lines, with the dragged item last of all.
//
//      others         ├ a ┤├── b ──┤├ c ┤
//      after a             [─ dragged ─]    its center is halfway across the line
//
// After an item that leaves too little free space, the dragged item begins the next line, with the same frame
// at several drop indices. The item before it distinguishes these indices.

/// The points where the items of a layout end on their lines.
///
/// If the dragged item is dropped after an item, it starts at that item's end, plus the gap.
struct ItemEnds: Sendable {
  private let mainGap: Double

  /// Whether lines run from the right or the bottom.
  ///
  /// Lines of a strip never do.
  private var flips: Bool

  /// The point at each item's end, halfway across its line.
  ///
  /// `nowhere` for hidden items.
  private var points: [DragPoint] = []

  /// The index of the item that the first of `points` belongs to.
  private var first = 0

  init(in container: FlexContainer) {
    flips = container.flipsMain
    mainGap = sanitizedOffset(container.mainGap)
  }

  /// Stores the ends of items, from their frames.
  mutating func read(_ frames: FlexFrames, of items: FlexItems) {
    clear(from: frames.items.lowerBound, count: frames.count)
    for line in frames.lines {
      let cross = line.crossPosition + line.crossSize / 2
      for place in line.items {
        let item = frames.item(at: place)
        let margin = items.marginMainEnd.isEmpty ? 0 : sanitizedOffset(items.marginMainEnd[item])
        record(frames.frame(of: item, in: items), before: margin, cross, of: item)
      }
    }
  }

  mutating func read(_ strip: FlexStrip) {
    clear(from: 0, count: strip.count)
    flips = false
    for line in strip.lines.indices {
      let cross = strip.lines[line].crossPosition + strip.lines[line].extents.crossSize / 2
      for place in 0..<strip.count(ofLine: line) {
        let item = strip.item(at: place, ofLine: line)
        record(strip.frame(at: place, ofLine: line), before: 0, cross, of: item)
      }
    }
  }

  private mutating func clear(from first: Int, count: Int) {
    self.first = first
    points.removeAll(keepingCapacity: true)
    points.append(contentsOf: repeatElement(.nowhere, count: count))
  }

  private mutating func record(
    _ frame: FlexFrame, before margin: Double, _ cross: Double, of item: Int
  ) {
    let end = frame.mainPosition + (flips ? -margin : frame.mainSize + margin)
    points[item - first] = DragPoint(main: end, cross: cross)
  }

  /// Returns the center that an item would have directly after another item.
  ///
  /// The center is halfway across the other item's line.
  ///
  /// - Parameters:
  ///   - other: The index of the other item.
  ///   - size: The length of the item that follows.
  ///   - gap: The gap between the two items; NaN for the container's gap.
  ///   - margin: The margin before the item that follows.
  /// - Returns: The center; `nowhere` if the other item is hidden.
  func center(after other: Int, size: Double, gap: Double, margin: Double) -> DragPoint {
    let end = points[other - first]
    let gap = gap.isNaN ? mainGap : sanitizedOffset(gap)
    let distance = gap + sanitizedOffset(margin) + size / 2
    return DragPoint(main: end.main + (flips ? -distance : distance), cross: end.cross)
  }
}

extension FlexItems {
  /// Whether the dragged `item` has a second center, directly after `neighbor`.
  ///
  /// For second centers, see `DropCandidate`. An item has one if it begins a line, or if it has
  /// `avoidBefore`. It has none if `neighbor` is a break marker, which ends its line in any case.
  func hasSecondCandidate(_ item: Int, after neighbor: Int, beginsLine: Bool) -> Bool {
    if breaks.isEmpty { return beginsLine }
    return (beginsLine || breaks[item].contains(.avoidBefore))
      && !breaks[neighbor].contains(.marker)
  }
}
