// §9.3, 6 and §9.7: the items of a line share its free space, or shrink where it overflows.
//
// In:  a line; its items' base and hypothetical sizes, factors and limits.
// Out: the items' sizes and the line's length.

extension FlexPass {
  /// Sets the lengths of a line's items after flexing, and of the line.
  ///
  /// This follows CSS Flexbox §9.7, except for lines with features that CSS does not have.
  mutating func resolveFlexibleLengths(of line: inout FlexLine) {
    // Lines with aspect ratios, full-line items, oversize items or stretched items have rules that
    // are not in CSS.
    if hasProportions, let length = fillProportionally(line, within: mainSize) {
      line.length = length
      return
    }
    let only = item(at: line.items.lowerBound)
    if hasBreaks, properties.breaks[only].contains(.fullLine) {
      let available = mainSize - main.margins(only)
      mainSizes[only] = main.clamp(max(mainSizes[only], available), only)
      line.length = self.line(line.items).length
    } else if refits(line) {
      return
    } else if line.length < mainSize {
      if !properties.grow.isEmpty, share(of: &line, growing: true) { return }
      // In a container that hugs its lines, `hugLines` stretches items once the longest line is known.
      if !container.hugsLines { stretchItems(of: &line) }
    } else if !properties.shrink.isEmpty {
      _ = share(of: &line, growing: false)
    }
  }

  /// Lengthens the items of a line by equal shares of its free space.
  ///
  /// Does nothing unless the line is justified by `stretch`.
  mutating func stretchItems(of line: inout FlexLine) {
    // Nor are items stretched if one has a grow factor or an aspect ratio, or if the only item is
    // longer than the container and measured again.
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

  /// Whether at least one item of a line has a grow factor.
  private mutating func grows(_ line: FlexLine) -> Bool {
    if properties.grow.isEmpty { return false }
    for place in line.items {
      let item = item(at: place)
      if !isMarker(item), sanitizedSize(properties.grow[item]) > 0 { return true }
    }
    return false
  }

  mutating func spaceAroundItems(of line: FlexLine) -> Double {
    if !hasMainMargins, !hasBreaks, properties.gapBefore.isEmpty {
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

/// Sums over a line's items, for one round of CSS Flexbox §9.7.
struct FlexibleSums {
  /// The sizes that frozen items keep, plus the base sizes of the others.
  var sizes = 0.0
  /// The sum of the flex factors of items that are not frozen.
  var factors = 0.0
  /// The sum of the weights (`FlexPass.weights`) of items that are not frozen.
  var weights = 0.0
  /// The sum of the shrink factors of items whose base size is 0.
  ///
  /// These items have no weight, but CSS Flexbox includes their factors in `factors`.
  var idleFactors = 0.0
}

/// The free space of a line, which is divided among its flexible items.
struct FreeSpace {
  /// The container's length minus the line's margins and gaps.
  private let available: Double
  /// The line's free space before the first round, when no flexible item is frozen.
  ///
  /// If the factors add up to less than 1, at most that fraction of it is distributed.
  private let initialFree: Double
  private let growing: Bool

  init(available: Double, _ sums: FlexibleSums, growing: Bool) {
    self.available = available
    initialFree = available - sums.sizes
    self.growing = growing
  }

  /// Returns the free space for each unit of weight.
  ///
  /// This is step 5b of CSS Flexbox §9.7.
  @inline(__always)
  func ratio(_ sums: FlexibleSums) -> Double {
    var free = available - sums.sizes
    let part = initialFree * sums.factors
    if sums.factors < 1, part.magnitude < free.magnitude { free = part }
    // Negative free space counts as 0 when growing, positive free space when shrinking.
    free = growing ? max(0, free) : min(0, free)
    let share = free / sums.weights
    // The sum of weights is 0 if all shrinkable items have base size 0.
    return share.isFinite ? share : 0
  }
}

extension FlexPass {
  /// Grows or shrinks the items of a line, by CSS Flexbox §9.7.
  ///
  /// Returns false if no item is flexible.
  private mutating func share(of line: inout FlexLine, growing: Bool) -> Bool {
    // The loops select numbers instead of branching: which items of a line meet their limits is
    // unpredictable, and a misprediction costs more than the arithmetic. A selection compiles to no
    // branch if it has a comparison of its own and reads no memory.
    var sums = freezeInflexibleItems(of: line, growing: growing)
    if sums.factors == 0 { return false }
    let space = spaceAroundItems(of: line)
    let freeSpace = FreeSpace(available: mainSize - space, sums, growing: growing)
    while true {
      let ratio = freeSpace.ratio(sums)
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

  /// Freezes the items that cannot flex, and returns the sums over all items.
  ///
  /// The sum `factors` is 0 if no item is flexible.
  private mutating func freezeInflexibleItems(of line: FlexLine, growing: Bool) -> FlexibleSums {
    // CSS Flexbox §9.7, step 3.
    let (mainSizes, starts, weights) = (mainSizes, flexStarts, weights)
    let (main, properties) = (main, properties)
    let column = growing ? properties.grow : properties.shrink
    let side = growing ? 1.0 : -1
    var sums = FlexibleSums()
    for place in line.items {
      let item = item(at: place)
      let base = properties.base(item, own: main.size[item])
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

  /// Gives each item its share of the free space, within the item's limits.
  ///
  /// - Parameters:
  ///   - ratio: The free space for each unit of weight.
  ///   - line: The line of the items.
  /// - Returns: The sum of the new sizes, and the sum of changes by limits (`violation`).
  private mutating func distribute(
    _ ratio: Double, over line: FlexLine
  ) -> (sizes: Double, violation: Double) {
    // CSS Flexbox §9.7, steps 5c and 5d.
    let (main, mainSizes, starts, weights) = (main, mainSizes, flexStarts, weights)
    var sizes = 0.0
    var violation = 0.0
    for place in line.items {
      let item = item(at: place)
      // A frozen item keeps its size, which is within its limits, because its weight is 0.
      let ideal = starts[item] + ratio * weights[item]
      let size = main.clamp(ideal, item)
      mainSizes[item] = size
      sizes += size
      violation += size - ideal
    }
    return (sizes, violation)
  }

  /// Freezes the items that were raised to their minimum or cut to their maximum.
  ///
  /// - Parameters:
  ///   - line: The line of the items.
  ///   - ratio: The free space for each unit of weight.
  ///   - side: 1 to freeze items at their minimum, −1 at their maximum.
  ///   - growing: Whether the items grow, rather than shrink.
  /// - Returns: The sums for the next round.
  private mutating func freeze(_ line: FlexLine, _ ratio: Double, _ side: Double, growing: Bool)
    -> FlexibleSums
  {
    // CSS Flexbox §9.7, step 5e.
    let (mainSizes, starts, weights) = (mainSizes, flexStarts, weights)
    let column = growing ? properties.grow : properties.shrink
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
