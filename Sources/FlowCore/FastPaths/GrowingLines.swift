// §9.7 for the lines of most pages: they grow, and no item is shorter than its minimum before.
//
// In:  a line; its items' hypothetical sizes, grow factors and maxima.
// Out: its items' sizes and its length.
//
//      level ───────┬──── slack ─┐         Water that rises in vessels as wide as a factor, each closed
//      ░░░░░┌──┐░░░░│░░░░░░░░░░░░│         above what its item's maximum leaves to it: those that are
//      ░░░░░│  │░░░░└────────────┘         full stay full, and the water rises in the others.
//      ░░░░░└──┘░░░░                       A round reads factors and slacks and writes nothing.
//
// Only maxima hold back then, so that the freezing of §9.7, 5 takes items in the order in which the
// rising level fills them, and ends where the line is full. The line's length is a concave function of
// the level; one Newton step from any guess ends below the level that is looked for, further ones rise
// to it and arrive when no other item becomes full.

extension FlexPass {
  /// §9.7 for a line that grows; false if it needs the general loop, with nothing changed.
  mutating func fillGrowingLine(_ index: Int) -> Bool {
    let line = lines[index]
    guard paths.fillsGrowingLines, let end = endOfLanes(line),
      let sizes = mainSizes.baseAddress,
      let slacks = slacks.baseAddress, let factors = weights.baseAddress
    else { return false }
    let first = Int(line.first)
    let vessels = Vessels(sizes: sizes, slacks: slacks, factors: factors, first: first, end: end)
    let factor = vessels.setUp(main, line)
    let free = mainSize - line.length
    guard factor >= 1, let level = vessels.level(of: free, factor) else { return false }
    lines[index].length += vessels.fill(to: level)
    return true
  }
}

/// The items of a line that grows, four at a time.
private struct Vessels {
  let sizes: UnsafeMutablePointer<Double>
  let slacks: UnsafeMutablePointer<Double>
  let factors: UnsafeMutablePointer<Double>
  let first: Int
  let end: Int

  /// Writes factors and slacks; answers the sum of the factors, 0 if an item is below its minimum.
  @inline(__always)
  func setUp(_ main: MainColumns, _ line: FlexLine) -> Double {
    var (sum, lack) = (Lanes.zero, Lanes.zero)
    var place = first
    while place < end {
      let base = main.bases(at: place)
      let hypothetical = Lanes(sizes + place)
      // An item that is longer than its maximum does not flex.
      let factor = main.grow.lanes(at: place).sanitizedSizes.keepingFirst(Int(line.end) - place)
        .replacing(with: Lanes.zero, where: base .> hypothetical)
      factor.store(to: factors + place)
      (main.maximum.lanes(at: place) - hypothetical).atLeast(.zero).store(to: slacks + place)
      sum += factor
      lack += (hypothetical - base) * factor
      place += laneCount
    }
    return lack.total == 0 ? sum.total : 0
  }

  /// How far above the mean the search begins.
  private static let surplus = 1.1

  /// The level at which a line is full; nil if it is none.
  @inline(__always)
  func level(of free: Double, _ factor: Double) -> Double? {
    // A guess a little above the mean: with it most lines need the same number of rounds.
    let guess = Self.surplus * free / factor
    var (open, taken) = state(at: guess)
    if open == 0 {
      // All may be full, unless the last ones, with factors below 1, get a part of what is left: then
      // no item takes more than `free` for one unit of its factor.
      return taken <= free && factor >= Self.surplus ? guess : nil
    }
    var level = (free - taken) / open
    while true {
      let (stillOpen, nowTaken) = state(at: level)
      if stillOpen == open || stillOpen == 0 { break }
      open = stillOpen
      level = max(level, (free - nowTaken) / open)
    }
    // Factors below 1 share only a part of what is left.
    return open >= 1 ? level : nil
  }

  /// The factors of the items that are not full at a level, and what the full ones took.
  @inline(__always)
  func state(at level: Double) -> (open: Double, taken: Double) {
    var (open, taken) = (Lanes.zero, Lanes.zero)
    var place = first
    while place < end {
      let factor = Lanes(factors + place)
      let slack = Lanes(slacks + place)
      let isFull = factor * level .> slack
      open += factor.replacing(with: Lanes.zero, where: isFull)
      taken += Lanes.zero.replacing(with: slack, where: isFull)
      place += laneCount
    }
    return (open.total, taken.total)
  }

  /// Makes the items longer; answers by how much.
  @inline(__always)
  func fill(to level: Double) -> Double {
    var growth = Lanes.zero
    var place = first
    while place < end {
      // 0 beyond the line's end: those sizes stay.
      let share = (Lanes(factors + place) * level).atMost(Lanes(slacks + place))
      (Lanes(sizes + place) + share).atMost(Lanes(repeating: longestLength))
        .store(to: sizes + place)
      growth += share
      place += laneCount
    }
    return growth.total
  }
}

extension MainColumns {
  /// The flex base sizes of four items.
  @inline(__always)
  fileprivate func bases(at place: Int) -> Lanes {
    let own = main.lanes(at: place)
    if basis.isEmpty { return own.sanitizedSizes }
    let wish = basis.lanes(at: place)
    return own.replacing(with: wish, where: wish .== wish).sanitizedSizes
  }
}
