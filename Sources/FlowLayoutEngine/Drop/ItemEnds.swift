// Where the other items end along their lines while the dragged one is the last.
//
//      others         ├ a ┤├── b ──┤├ c ┤
//      place behind a      [─ dragged ─]    its center in the middle of the line, however deep that is
//
// Put behind an item that leaves too little of its line, the dragged one begins the next line, at several indices with
// the very same frame. Each of them is told apart by the item that it comes behind.

/// The ends of items, as far as they are known, and the places behind them.
struct ItemEnds: Sendable {
  private let mainGap: Double

  /// Whether lines run from the right or the bottom; those of a strip never do.
  private var flips: Bool

  /// The points in which items end, in the middle of their lines; nowhere for those that are hidden.
  private var points: [HeldPoint] = []

  /// The index of the first of the items.
  private var first = 0

  init(in container: FlexContainer) {
    flips = container.flipsMain
    mainGap = sanitizedOffset(container.mainGap)
  }

  /// Learns where items end that were placed.
  mutating func take(_ frames: FlexFrames, of items: FlexItems) {
    forgetAll(from: frames.items.lowerBound, count: frames.count)
    for line in frames.lines {
      let cross = line.crossPosition + line.crossSize / 2
      for place in line.items {
        let item = frames.item(at: place)
        let margin = items.marginMainEnd.isEmpty ? 0 : sanitizedOffset(items.marginMainEnd[item])
        take(frames.frame(of: item, in: items), before: margin, cross, of: item)
      }
    }
  }

  mutating func take(_ strip: FlexStrip) {
    forgetAll(from: 0, count: strip.count)
    flips = false
    for line in strip.lines.indices {
      let cross = strip.lines[line].crossPosition + strip.lines[line].extents.crossSize / 2
      for place in 0..<strip.count(ofLine: line) {
        let item = strip.item(at: place, ofLine: line)
        take(strip.frame(at: place, ofLine: line), before: 0, cross, of: item)
      }
    }
  }

  private mutating func forgetAll(from first: Int, count: Int) {
    self.first = first
    points.removeAll(keepingCapacity: true)
    points.append(contentsOf: repeatElement(.nowhere, count: count))
  }

  private mutating func take(
    _ frame: FlexFrame, before margin: Double, _ cross: Double, of item: Int
  ) {
    let end = frame.mainPosition + (flips ? -margin : frame.mainSize + margin)
    points[item - first] = HeldPoint(main: end, cross: cross)
  }

  /// Returns the center of an item that comes behind another, the gap between them.
  ///
  /// - Parameters:
  ///   - other: The other item.
  ///   - size: The item's length.
  ///   - gap: The gap before it; NaN for the container's.
  ///   - margin: Its margin before it.
  /// - Returns: The center; infinitely far away if the other item is hidden.
  func place(behind other: Int, size: Double, gap: Double, margin: Double) -> HeldPoint {
    let end = points[other - first]
    let gap = gap.isNaN ? mainGap : sanitizedOffset(gap)
    let distance = gap + sanitizedOffset(margin) + size / 2
    return HeldPoint(main: end.main + (flips ? -distance : distance), cross: end.cross)
  }
}

extension FlexItems {
  /// Whether a place behind its neighbor stands for an item, besides its own frame.
  ///
  /// That is where it begins a line, or moves on to the next one with the neighbor. Behind a break marker is the next
  /// line and nothing else.
  func isMeant(_ item: Int, behind neighbor: Int, beginsLine: Bool) -> Bool {
    if breaks.isEmpty { return beginsLine }
    return (beginsLine || breaks[item].contains(.avoidBefore))
      && !breaks[neighbor].contains(.marker)
  }
}
