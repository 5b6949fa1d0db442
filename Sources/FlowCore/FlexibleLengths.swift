// §9.3, 6 and §9.7: the items of a line share what is left of it, or what it lacks.
//
// In:  a line; its items' base and hypothetical sizes, factors and limits.
// Out: its items' sizes and its length.

extension FlexPass {
  /// §9.7 for one line, and what this engine adds to it.
  mutating func resolveFlexibleLengths(ofLine index: Int) {
    let line = lines[index]
    isRefitting = refits(line)
    if hasBreaks, takesFullLine(line) {
      let only = item(at: line.items.lowerBound)
      let room = mainSize - main.margins(only)
      mainSizes[only] = main.clamp(max(mainSizes[only], room), only)
    } else if isRefitting {
      let only = item(at: line.items.lowerBound)
      mainSizes[only] = main.clamp(max(0, mainSize - main.margins(only)), only)
    } else if line.length < mainSize {
      let grows = !main.grow.isEmpty && share(line, growing: true)
      if !grows {
        guard container.justification(isLast: index == lines.count - 1).keyword == .stretch else {
          return
        }
        stretch(line)
      }
    } else if main.shrink.isEmpty || !share(line, growing: false) {
      return
    }
    lines[index].length = spaceAroundItems(of: line) + sizes(of: line)
  }

  /// Whether the line is one item that wants to be as long as the container.
  private func takesFullLine(_ line: FlexLine) -> Bool {
    main.breaks[item(at: line.items.lowerBound)].contains(.fullLine)
  }

  /// Whether the line is one item that is too long for it and shall be measured again.
  private func refits(_ line: FlexLine) -> Bool {
    container.refitsOversizeItems && line.length > tolerantLimit(breakLimit)
      && participants(of: line) == 1
  }

  /// Makes each item longer by an equal share, as long as its maximum allows.
  private func stretch(_ line: FlexLine) {
    let share = (mainSize - line.length) / Double(max(1, participants(of: line)))
    for place in line.items {
      let item = item(at: place)
      if hasBreaks, main.breaks[item].contains(.marker) { continue }
      mainSizes[item] = main.clamp(mainSizes[item] + share, item)
    }
  }

  /// The margins and gaps of a line.
  private func spaceAroundItems(of line: FlexLine) -> Double {
    if !hasMainMargins, !hasBreaks, main.gapBefore.isEmpty {
      return mainGap * Double(line.items.count - 1)
    }
    var space = 0.0
    for place in line.items {
      let gap = place > line.items.lowerBound ? gap(before: place) : 0
      space += main.margins(item(at: place)) + gap
    }
    return space
  }

  /// The sum of the items' sizes.
  private func sizes(of line: FlexLine) -> Double {
    let mainSizes = mainSizes
    var sum = 0.0
    for place in line.items { sum += mainSizes[item(at: place)] }
    return sum
  }
}

// MARK: - §9.7

extension FlexPass {
  /// The flexible items of a line: what they have in common while they share its rest.
  private struct Sums {
    /// The sizes of frozen items and the base sizes of the others.
    var sizes = 0.0
    /// The factors of the items that are not frozen.
    var factors = 0.0
    /// Their factors as they share: growing, the same; shrinking, times the base size.
    var weights = 0.0
  }

  /// §9.7, 2 to 5; false if no item is flexible.
  ///
  /// An item is frozen by setting its weight to 0. Until then its size is its base size.
  private func share(_ line: FlexLine, growing: Bool) -> Bool {
    var sums = freezeInflexibleItems(of: line, growing: growing)
    if sums.factors == 0 { return false }
    let room = mainSize - spaceAroundItems(of: line)
    let initialFree = room - sums.sizes
    while true {
      var free = room - sums.sizes
      let part = initialFree * sums.factors
      if sums.factors < 1, part.magnitude < free.magnitude { free = part }
      // A line that grows has no items to take from, and the other way round.
      free = growing ? max(0, free) : min(0, free)
      let ratio = sums.weights > 0 ? free / sums.weights : 0
      let violation = violation(in: line, ratio.isFinite ? ratio : 0)
      sums = freeze(line, ratio.isFinite ? ratio : 0, violation, growing: growing, sums)
      if violation == 0 { return true }
    }
  }

  /// §9.7, 2: sets the items up; the sums have no factors if no item is flexible.
  private func freezeInflexibleItems(of line: FlexLine, growing: Bool) -> Sums {
    let (mainSizes, weights) = (mainSizes, crossPositions)
    let (lower, upper) = (mainPositions, crossSizes)
    let column = growing ? main.grow : main.shrink
    var sums = Sums()
    for place in line.items {
      let item = item(at: place)
      let factor = size(column[item])
      let base = main.base(item)
      let hypothetical = mainSizes[item]
      if factor == 0 || (growing ? base > hypothetical : base < hypothetical) {
        weights[item] = 0
        sums.sizes += hypothetical
      } else {
        let weight = growing ? factor : factor * base
        weights[item] = weight
        mainSizes[item] = base
        sums.sizes += base
        sums.factors += factor
        sums.weights += weight
      }
      lower[item] = size(main.minimum[item])
      upper[item] = upperLimit(main.maximum[item])
    }
    return sums
  }

  /// §9.7, 5d: how much the items' limits add to the line, less what they take from it.
  private func violation(in line: FlexLine, _ ratio: Double) -> Double {
    let (mainSizes, weights, lower, upper) = (mainSizes, crossPositions, mainPositions, crossSizes)
    var violation = 0.0
    for place in line.items {
      let item = item(at: place)
      if weights[item] == 0 { continue }
      let ideal = mainSizes[item] + ratio * weights[item]
      violation += clamped(ideal, lower[item], upper[item]) - ideal
    }
    return violation
  }

  /// §9.7, 5e: freezes the items that break their limits on the side that prevails, or all if the
  /// limits give as much as they take; answers the sums of what is left.
  private func freeze(
    _ line: FlexLine, _ ratio: Double, _ violation: Double, growing: Bool, _ before: Sums
  ) -> Sums {
    let (mainSizes, weights, lower, upper) = (mainSizes, crossPositions, mainPositions, crossSizes)
    let column = growing ? main.grow : main.shrink
    var sums = Sums(factors: before.factors)
    for place in line.items {
      let item = item(at: place)
      let weight = weights[item]
      if weight != 0 {
        let ideal = mainSizes[item] + ratio * weight
        let size = clamped(ideal, lower[item], upper[item])
        if violation == 0 || (violation > 0 ? size > ideal : size < ideal) {
          mainSizes[item] = size
          weights[item] = 0
          sums.factors -= FlowCore.size(column[item])
        } else {
          sums.weights += weight
        }
      }
      sums.sizes += mainSizes[item]
    }
    return sums
  }
}
