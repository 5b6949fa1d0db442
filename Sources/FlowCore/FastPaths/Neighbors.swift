// Steps of a pass for items that lie in memory as they stand in their line: no `order` moves them,
// so there is nothing to look up.
//
// In:  what the plain step in `Pass` takes.
// Out: what it leaves, and whether the step is done; if not, nothing is changed.

extension FlexPass {
  /// §9.3, 5 for items with nothing but the container's gap between them: there is nothing to look up
  /// but sizes.
  mutating func breakNeighbors(from first: Int) -> Bool {
    guard takesNeighbors, takesEvenlySpaced, mostItems == .max, first < count else { return false }
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

  /// §9.4, 7 and 8 for items that have nothing but cross sizes.
  mutating func takeCrossSizesOfNeighbors(of line: inout FlexLine) -> Bool {
    if !takesNeighbors || hasBaselines || hasCrossMargins || refits(line) { return false }
    if container.separator != nil { return false }
    let (cross, crossSizes) = (cross, crossSizes)
    var largest = 0.0
    for item in line.items {
      let size = cross.ownSize(item)
      crossSizes[item] = size
      largest = size > largest ? size : largest
    }
    line.crossSize = largest
    return true
  }

  /// §9.5 for items with nothing but the container's gap between them.
  @inline(__always)
  mutating func placeNeighbors(_ line: FlexLine, before: Double, between: Double) -> Bool {
    if !takesEvenlySpaced { return false }
    let (mainPositions, mainSizes) = (mainPositions, mainSizes)
    let step = mainGap + between
    var position = before
    for item in line.items {
      mainPositions[item] = position
      position += mainSizes[item] + step
    }
    return true
  }

  /// §9.6, 14 for items that have nothing but the container's alignment.
  @inline(__always)
  mutating func alignNeighbors(_ line: FlexLine) -> Bool {
    if !takesNeighbors || hasAutoMargins || hasCrossMargins || hasBaselines { return false }
    let (crossPositions, crossSizes) = (crossPositions, crossSizes)
    let (position, lineSize) = (line.crossPosition, line.crossSize)
    if container.alignItems.keyword == .stretch {
      for item in line.items {
        crossPositions[item] = position
        crossSizes[item] = cross.clamp(lineSize, item)
      }
    } else if container.alignItems.isAtStart {
      for item in line.items { crossPositions[item] = position }
    } else {
      let rule = container.alignItems
      for item in line.items {
        let free = lineSize - crossSizes[item]
        crossPositions[item] =
          position + rule.space(of: free, reversed: container.reversesCross)
      }
    }
    return true
  }
}
