// Steps of a pass for items that lie in memory as they stand in their line: no `order` moves them. Most
// lines need a few steps of four items, whose end the processor foresees.
//
// In:  what the plain step in `Pass` takes.
// Out: what it leaves, and whether the step is done; if not, nothing is changed.

extension FlexPass {
  /// §9.3, 5 for items with nothing but the container's gap between them: there is nothing to look up
  /// but sizes.
  mutating func breakNeighbours(from first: Int) -> Bool {
    guard paths.takesEvenlySpaced, mostItems == .max, first < count
    else { return false }
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

  /// §9.4, 7 and 8 for items that have nothing but depths.
  mutating func takeDepthsOfNeighbours(ofLine index: Int) -> Bool {
    if !paths.takesLanes || hasBaselines || hasCrossMargins { return false }
    let line = lines[index]
    guard let end = endOfLanes(line), let depths = crossSizes.baseAddress else { return false }
    let cross = cross
    var deepest = Lanes.zero
    var place = Int(line.first)
    while place < end {
      // No number counts as 0 before limits apply: they leave it as it is.
      let depth = Lanes.zero.atLeast(cross.cross.lanes(at: place))
        .atMost(cross.maximum.lanes(at: place)).atLeast(cross.minimum.lanes(at: place))
        .sanitizedSizes
      depth.store(to: depths + place)
      deepest = deepest.atLeast(depth.keepingFirst(Int(line.end) - place))
      place += laneCount
    }
    lines[index].crossSize = deepest.largest
    return true
  }

  /// §9.5 for items with nothing but the container's gap between them.
  @inline(__always)
  mutating func placeNeighbours(_ line: FlexLine, before: Double, between: Double) -> Bool {
    if !paths.takesEvenlySpaced { return false }
    let (mainPositions, mainSizes) = (mainPositions, mainSizes)
    let step = mainGap + between
    var position = before
    // The items behind the line's are placed again.
    let end = (paths.takesLanes ? endOfLanes(line) : nil) ?? Int(line.end)
    for item in Int(line.first)..<end {
      mainPositions[item] = position
      position += mainSizes[item] + step
    }
    return true
  }

  /// §9.6, 14 for items that have nothing but the container's alignment.
  @inline(__always)
  mutating func alignNeighbours(_ line: FlexLine) -> Bool {
    if !paths.takesNeighbours || hasAutoMargins || hasCrossMargins || hasBaselines { return false }
    let (crossPositions, crossSizes) = (crossPositions, crossSizes)
    let (position, depth) = (line.crossPosition, line.crossSize)
    if paths.takesLanes, container.alignItems.isAtStart, let end = endOfLanes(line) {
      // The items behind the line's are placed again.
      for item in Int(line.first)..<end { crossPositions[item] = position }
    } else if container.alignItems.keyword == .stretch {
      let hasLimits = !cross.minimum.isEmpty || !cross.maximum.isEmpty
      for item in line.items {
        crossPositions[item] = position
        crossSizes[item] = hasLimits ? cross.clamp(depth, item) : depth
      }
    } else {
      let rule = container.alignItems
      for item in line.items {
        let free = depth - crossSizes[item]
        crossPositions[item] =
          position + rule.space(of: free, reversed: container.reversesCross)
      }
    }
    return true
  }
}
