// §9.3, 6 and §9.7: the items of a line share what is left of it, or what it lacks.
//
// In:  a line; its items' base and hypothetical sizes, factors and limits.
// Out: its items' sizes and its length.

extension FlexPass {
  /// §9.7 for one line, and what this engine adds to it.
  mutating func resolveFlexibleLengths(of line: inout FlexLine) {
    if hasProportions, let length = fillProportionally(line, within: mainSize) {
      line.length = length
      return
    }
    let only = item(at: line.items.lowerBound)
    if hasBreaks, wishes.breaks[only].contains(.fullLine) {
      let available = mainSize - main.margins(only)
      mainSizes[only] = main.clamp(max(mainSizes[only], available), only)
      line.length = self.line(line.items).length
    } else if refits(line) {
      return
    } else if line.length < mainSize {
      if !wishes.grow.isEmpty, share(of: &line, growing: true) { return }
      // A container that hugs its lines shares what they leave of the longest one, once that is known.
      if !container.hugsLines { stretchItems(of: &line) }
    } else if !wishes.shrink.isEmpty {
      _ = share(of: &line, growing: false)
    }
  }

  /// Makes each item of a stretched line longer by an equal share, as far as its maximum allows, unless
  /// one grows by itself.
  mutating func stretchItems(of line: inout FlexLine) {
    let rule = justification(of: line)
    guard rule.keyword == .stretch, line.length < mainSize, !grows(line), !refits(line)
    else { return }
    if hasProportions, shares(of: line.items).ratio > 0 { return }
    let share = (mainSize - line.length) / Double(max(1, participants(in: line.items)))
    for place in line.items {
      let item = item(at: place)
      if isMarker(item) { continue }
      mainSizes[item] = main.clamp(mainSizes[item] + share, item)
    }
    line.length = self.line(line.items).length
  }

  /// Whether some item takes a share of what is left of its line.
  private mutating func grows(_ line: FlexLine) -> Bool {
    if wishes.grow.isEmpty { return false }
    for place in line.items {
      let item = item(at: place)
      if !isMarker(item), sanitizedSize(wishes.grow[item]) > 0 { return true }
    }
    return false
  }

  mutating func spaceAroundItems(of line: FlexLine) -> Double {
    if !hasMainMargins, !hasBreaks, wishes.gapBefore.isEmpty {
      return mainGap * Double(line.items.count - 1)
    }
    var space = 0.0
    for place in line.items {
      let gap = place > line.items.lowerBound ? gap(before: place) : 0
      space += main.margins(item(at: place)) + gap
    }
    return space
  }
}

// MARK: - §9.7

/// The flexible items of a line: what they have in common while they share its rest.
struct FlexibleSums {
  /// The sizes of frozen items and the base sizes of the others.
  var sizes = 0.0
  /// The factors of the items that are not frozen.
  var factors = 0.0
  /// Their factors as they share: growing, the same; shrinking, times the base size.
  var weights = 0.0
  /// The part of `factors` that has no weight: items that shrink from nothing.
  var idleFactors = 0.0
}

/// The space that flexible items share.
struct LineRest {
  /// The length that the line has for sizes.
  private let available: Double
  /// The free space before an item is frozen.
  private let initialFree: Double
  private let growing: Bool

  init(available: Double, _ sums: FlexibleSums, growing: Bool) {
    self.available = available
    initialFree = available - sums.sizes
    self.growing = growing
  }

  /// §9.7, 5b: how much of the rest an item takes for each unit of its weight.
  @inline(__always)
  func ratio(_ sums: FlexibleSums) -> Double {
    var free = available - sums.sizes
    let part = initialFree * sums.factors
    if sums.factors < 1, part.magnitude < free.magnitude { free = part }
    // A line that grows has nothing to take from its items, and the other way round.
    free = growing ? max(0, free) : min(0, free)
    let share = free / sums.weights
    // Items that shrink from nothing have no weight.
    return share.isFinite ? share : 0
  }
}

extension FlexPass {
  /// §9.7, 2 to 5; false if no item is flexible.
  ///
  /// An item starts from its base size or, once frozen, from its final one; a frozen item's weight is 0.
  ///
  /// The loops choose between numbers, not between ways: which items of a line meet their limits is as
  /// good as random, and a wrong guess costs more than the arithmetic. The compiler follows as long as
  /// no two choices share a comparison and none reads memory.
  private mutating func share(of line: inout FlexLine, growing: Bool) -> Bool {
    var sums = freezeInflexibleItems(of: line, growing: growing)
    if sums.factors == 0 { return false }
    let space = spaceAroundItems(of: line)
    let rest = LineRest(available: mainSize - space, sums, growing: growing)
    while true {
      let ratio = rest.ratio(sums)
      let (sizes, violation) = distribute(ratio, over: line)
      if violation == 0 {
        line.length = space + sizes
        return true
      }
      let idleFactors = sums.idleFactors
      sums = freeze(line, ratio, violation > 0 ? 1 : -1, growing: growing)
      sums.idleFactors = idleFactors
      sums.factors += idleFactors
    }
  }

  /// §9.7, 2: sets the items up; the sums have no factors if no item is flexible.
  private mutating func freezeInflexibleItems(of line: FlexLine, growing: Bool) -> FlexibleSums {
    let (mainSizes, starts, weights) = (mainSizes, flexStarts, weights)
    let (main, wishes) = (main, wishes)
    let column = growing ? wishes.grow : wishes.shrink
    let side = growing ? 1.0 : -1
    var sums = FlexibleSums()
    for place in line.items {
      let item = item(at: place)
      let base = wishes.base(item, own: main.size[item])
      let hypothetical = mainSizes[item]
      let own = isMarker(item) ? 0 : sanitizedSize(column[item])
      let factor = base * side > hypothetical * side ? 0 : own
      let start = factor > 0 ? base : hypothetical
      let weight = growing ? factor : factor * base
      starts[item] = start
      weights[item] = weight
      sums.sizes += start
      sums.factors += factor
      sums.weights += weight
      sums.idleFactors += weight == 0 ? factor : 0
    }
    return sums
  }

  /// §9.7, 5c and 5d: gives each item its share within its limits.
  ///
  /// - Returns: The sum of the sizes, and how much the limits add to it less what they take.
  private mutating func distribute(
    _ ratio: Double, over line: FlexLine
  ) -> (sizes: Double, violation: Double) {
    let (main, mainSizes, starts, weights) = (main, mainSizes, flexStarts, weights)
    var sizes = 0.0
    var violation = 0.0
    for place in line.items {
      let item = item(at: place)
      // A frozen item passes unchanged: its size keeps its limits, and its weight is 0.
      let ideal = starts[item] + ratio * weights[item]
      let size = main.clamp(ideal, item)
      mainSizes[item] = size
      sizes += size
      violation += size - ideal
    }
    return (sizes, violation)
  }

  /// §9.7, 5e: freezes the items that break their limits on the side that prevails (1 for lower limits,
  /// -1 for upper ones).
  ///
  /// - Returns: The sums of what is left.
  private mutating func freeze(_ line: FlexLine, _ ratio: Double, _ side: Double, growing: Bool)
    -> FlexibleSums
  {
    let (mainSizes, starts, weights) = (mainSizes, flexStarts, weights)
    let column = growing ? wishes.grow : wishes.shrink
    var sums = FlexibleSums()
    for place in line.items {
      let item = item(at: place)
      let weight = weights[item]
      let start = starts[item]
      let size = mainSizes[item]
      let ideal = start + ratio * weight
      let newStart = (size - ideal) * side > 0 ? size : start
      let rest = size * side > ideal * side ? 0 : weight
      starts[item] = newStart
      weights[item] = rest
      sums.sizes += newStart
      let factor = sanitizedSize(column[item])
      sums.factors += rest > 0 ? factor : 0
      sums.weights += rest
    }
    return sums
  }
}
