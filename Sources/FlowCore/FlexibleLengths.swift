// §9.3, 6 and §9.7: the items of a line share what is left of it, or what it lacks.
//
// In:  a line; its items' base and hypothetical sizes, factors and limits.
// Out: its items' sizes and its length.

extension FlexPass {
  /// §9.7 for one line, and what this engine adds to it.
  mutating func resolveFlexibleLengths(ofLine index: Int) {
    let line = lines[index]
    if takesFullLine(line) {
      let only = item(at: line.items.lowerBound)
      let room = mainSize - main.margins(only)
      mainSizes[only] = main.clamp(max(mainSizes[only], room), only)
    } else if refits(line) {
      return
    } else if line.length < mainSize {
      let grows = !main.grow.isEmpty && share(line, growing: true)
      if !grows, container.justification(isLast: index == lines.count - 1) == .stretch {
        stretch(line)
      } else if !grows {
        return
      }
    } else if main.shrink.isEmpty || !share(line, growing: false) {
      return
    }
    lines[index].length = self.line(line.items).length
  }

  /// Whether the line is one item that wants to be as long as the container.
  private func takesFullLine(_ line: FlexLine) -> Bool {
    if main.breaks.isEmpty { return false }
    return main.breaks[item(at: line.items.lowerBound)].contains(.fullLine)
  }

  /// Makes each item longer by an equal share, as long as its maximum allows.
  private func stretch(_ line: FlexLine) {
    let share = (mainSize - line.length) / Double(max(1, participants(of: line)))
    for place in line.items {
      let item = item(at: place)
      if !main.breaks.isEmpty, main.breaks[item].contains(.marker) { continue }
      mainSizes[item] = main.clamp(mainSizes[item] + share, item)
    }
  }

  /// §9.7, 2 to 5; false if no item is flexible.
  ///
  /// An item is frozen by setting its factor to 0. Until then its size is its base size.
  private func share(_ line: FlexLine, growing: Bool) -> Bool {
    guard freezeInflexibleItems(of: line, growing: growing) else { return false }
    let room = mainSize - spaceAroundItems(of: line)
    var initialFree = Double.nan
    while true {
      let sums = sums(of: line, growing: growing)
      if sums.factors == 0 { return true }
      var free = room - sums.sizes
      if initialFree.isNaN { initialFree = free }
      if sums.factors < 1, (initialFree * sums.factors).magnitude < free.magnitude {
        free = initialFree * sums.factors
      }
      free = growing ? max(0, free) : min(0, free)
      let ratio = free / sums.weights
      distribute(ratio.isFinite ? ratio : 0, over: line, growing: growing)
    }
  }

  /// §9.7, 2: sets the factors up; false if no item is flexible.
  private func freezeInflexibleItems(of line: FlexLine, growing: Bool) -> Bool {
    let column = growing ? main.grow : main.shrink
    var isFlexible = false
    for place in line.items {
      let item = item(at: place)
      let factor = size(column[item])
      let base = main.base(item)
      let hypothetical = mainSizes[item]
      if factor == 0 || (growing ? base > hypothetical : base < hypothetical) {
        crossPositions[item] = 0
      } else {
        crossPositions[item] = factor
        mainSizes[item] = base
        isFlexible = true
      }
    }
    return isFlexible
  }

  /// The margins and gaps of a line.
  private func spaceAroundItems(of line: FlexLine) -> Double {
    if main.marginStart.isEmpty, main.marginEnd.isEmpty, main.gapBefore.isEmpty, main.breaks.isEmpty
    {
      return offset(container.mainGap) * Double(line.items.count - 1)
    }
    var space = 0.0
    for place in line.items {
      let gap = place > line.items.lowerBound ? gap(before: place) : 0
      space += main.margins(item(at: place)) + gap
    }
    return space
  }

  /// What the loop of §9.7 needs to know of a line: its sizes, factors and weighted factors.
  private func sums(
    of line: FlexLine, growing: Bool
  ) -> (sizes: Double, factors: Double, weights: Double) {
    var sums = (sizes: 0.0, factors: 0.0, weights: 0.0)
    for place in line.items {
      let item = item(at: place)
      let factor = crossPositions[item]
      sums.sizes += mainSizes[item]
      sums.factors += factor
      sums.weights += growing ? factor : factor * mainSizes[item]
    }
    return sums
  }

  /// §9.7, 5c to 5e: gives each flexible item its share and freezes those that break their limits, or
  /// all if the limits take and give the same.
  private func distribute(_ ratio: Double, over line: FlexLine, growing: Bool) {
    var violation = 0.0
    for place in line.items {
      let item = item(at: place)
      if crossPositions[item] == 0 { continue }
      let ideal = share(of: item, ratio, growing: growing)
      violation += main.clamp(ideal, item) - ideal
    }
    for place in line.items {
      let item = item(at: place)
      if crossPositions[item] == 0 { continue }
      let ideal = share(of: item, ratio, growing: growing)
      let size = main.clamp(ideal, item)
      if violation == 0 || (violation > 0 ? size > ideal : size < ideal) {
        mainSizes[item] = size
        crossPositions[item] = 0
      }
    }
  }

  @inline(__always)
  private func share(of item: Int, _ ratio: Double, growing: Bool) -> Double {
    let base = mainSizes[item]
    let factor = crossPositions[item]
    return base + ratio * (growing ? factor : factor * base)
  }
}
