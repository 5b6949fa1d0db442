// Faster versions of steps in `Pass`, for items that are stored in the order of their lines: without an
// `order`, the items of a line are a range of indices.
//
// In:  the input of the replaced step.
// Out: its output, and true; or false, if the replaced step is needed and nothing has changed.

extension FlexPass {
  /// Breaks items that are all `mainGap` apart into lines.
  ///
  /// Returns false, with nothing changed, if the general steps are needed.
  mutating func breakNeighbors(from first: Int) -> Bool {
    // CSS Flexbox §9.3, step 5.
    guard takesEvenlySpaced, mostItems == .max, first < count else { return false }
    let (count, threshold, gap, sizes) = (count, breakThreshold, mainGap, mainSizes)
    var first = first
    var length = sizes[first]
    for place in first + 1..<count {
      let size = sizes[place]
      let newLength = length + (gap + size)
      if newLength > threshold {
        lines.append(FlexLine(first..<place, length: length))
        first = place
        length = size
      } else {
        length = newLength
      }
    }
    lines.append(FlexLine(first..<count, length: length))
    return true
  }

  /// Sets a line's cross size, and its items' cross sizes and main positions.
  ///
  /// Returns false, with nothing changed, if `placesNeighbors` is false.
  mutating func placeNeighbors(of line: inout FlexLine) -> Bool {
    // CSS Flexbox §9.4, steps 7 and 8, and §9.5.
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

  /// Aligns a line's items at its cross start (CSS Flexbox §9.6, step 14).
  ///
  /// Returns false, with nothing changed, if the items need `alignItems(of:)`.
  mutating func alignNeighbors(_ line: FlexLine) -> Bool {
    if !takesNeighbors || hasAutoMargins || hasCrossMargins || hasBaselines { return false }
    if ![.auto, .flexStart].contains(container.alignItems.keyword) { return false }
    let (crossPositions, position) = (crossPositions, line.crossPosition)
    // Four items in each iteration, repeating the last item, so that the loop's branch is easy to predict.
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
