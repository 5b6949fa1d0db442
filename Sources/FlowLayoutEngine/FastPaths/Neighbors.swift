// Steps of a pass for items that lie in memory as they stand in their line: no `order` moves them,
// so there is nothing to look up.
//
// In:  what the plain step in `Pass` takes.
// Out: what it leaves, and whether the step is done; if not, nothing is changed.

extension FlexPass {
  /// §9.3, 5 for items with nothing but the container's gap between them: there is nothing to look up
  /// but sizes.
  mutating func breakNeighbors(from first: Int) -> Bool {
    guard takesEvenlySpaced, mostItems == .max, first < count else { return false }
    let (count, threshold, gap, sizes) = (count, breakThreshold, mainGap, mainSizes)
    var first = first
    var length = sizes[first]
    for place in first + 1..<count {
      let size = sizes[place]
      let reach = length + (gap + size)
      if reach > threshold {
        lines.append(FlexLine(first..<place, length: length))
        first = place
        length = size
      } else {
        length = reach
      }
    }
    lines.append(FlexLine(first..<count, length: length))
    return true
  }

  /// §9.4, 7 and 8, and §9.5 in one loop, for items of which both take nothing but sizes.
  mutating func placeNeighbors(of line: inout FlexLine) -> Bool {
    if !placesNeighbors { return false }
    let share = spaceShare(of: line)
    let (mainPositions, mainSizes) = (mainPositions, mainSizes)
    let (cross, crossSizes, hasLimits) = (cross, crossSizes, cross.hasLimits)
    let step = mainGap + share.between
    var position = share.before
    var largest = 0.0
    for item in line.items {
      let own = sanitizedSize(cross.size[item])
      let size = hasLimits ? cross.clamp(own, item) : own
      crossSizes[item] = size
      largest = size > largest ? size : largest
      mainPositions[item] = position
      position += mainSizes[item] + step
    }
    line.crossSize = largest
    return true
  }

  /// §9.6, 14 for items that stay where their line begins.
  mutating func alignNeighbors(_ line: FlexLine) -> Bool {
    if !takesNeighbors || hasAutoMargins || hasCrossMargins || hasBaselines { return false }
    if ![.auto, .flexStart].contains(container.alignItems.keyword) { return false }
    let (crossPositions, position) = (crossPositions, line.crossPosition)
    // Four at a time, the last item again where there are no four: the processor foresees how often.
    let last = Int(line.end) - 1
    var item = Int(line.first)
    while item <= last {
      crossPositions[item] = position
      crossPositions[min(item &+ 1, last)] = position
      crossPositions[min(item &+ 2, last)] = position
      crossPositions[min(item &+ 3, last)] = position
      item &+= 4
    }
    return true
  }
}
