// §9.7 for the most common lines: their items grow, and no minimum is larger than its item's base size.
//
// In:  the input of `resolveFlexibleLengths`.
// Out: its output, equal to the bit, and whether the line is done; if not, no size has changed.
//
// Only maximum sizes can freeze items of these lines. So the engine need not find out whether minimum or
// maximum violations prevail, and a round is one loop: it gives each item its share, freezes items at their
// maximum, and sums up sizes and weights for the next round.
//
//      buffer             from §9.2 on           in the rounds
//      mainSizes          hypothetical sizes     sizes with the last shares
//      crossSizes                                startSizes: base sizes, or maximum sizes of frozen items
//      mainPositions      largestSizes
//      crossPositions     weights                weights, 0 once frozen

extension FlexPass {
  private var startSizes: UnsafeMutableBufferPointer<Double> { crossSizes }
  private var largestSizes: UnsafeMutableBufferPointer<Double> { mainPositions }

  /// Sets each item's length before growing, its maximum and its weight.
  ///
  /// The weight is the item's grow factor.
  mutating func resolveSizesOfGrowingItems() {
    // The weight is 0 if the base size is larger than the maximum, and NaN if it is smaller than
    // the minimum. These three are all the numbers of CSS Flexbox §9.7 that do not depend on lines.
    let (mainSizes, largest, weights) = (mainSizes, largestSizes, weights)
    let (main, properties, grow) = (main, properties, properties.grow)
    for item in mainSizes.indices {
      let base = properties.base(item, own: main.size[item])
      let least = sanitizedSize(main.minimum[item])
      let maximum = main.maximum[item]
      let short = maximum < longestLength ? maximum : longestLength
      let most = short > least ? short : least
      let size = clamped(base, least, most)
      let factor = sanitizedSize(grow[item])
      let ownFactor = base > size ? 0 : factor
      mainSizes[item] = size
      largest[item] = most
      weights[item] = base < size ? .nan : ownFactor
    }
  }

  /// Lengthens the items of a line by their grow factors (CSS Flexbox §9.7).
  ///
  /// Returns false, with nothing changed, if the line needs the general steps.
  mutating func growNeighbors(of line: inout FlexLine) -> Bool {
    // The general steps are needed if `growsNeighbors` is false, the line has no free space, no
    // item grows, or an item's minimum is larger than its base size (its weight is NaN).
    if !growsNeighbors || line.length >= mainSize { return false }
    var sums = FlexibleSums()
    for item in line.items {
      sums.sizes += mainSizes[item]
      sums.weights += weights[item]
    }
    if sums.weights == 0 || sums.weights.isNaN { return false }
    sums.factors = sums.weights
    let space = spaceAroundItems(of: line)
    let freeSpace = FreeSpace(available: mainSize - space, sums, growing: true)
    var starts = mainSizes
    while true {
      let (sizes, left) = distribute(freeSpace.ratio(sums), overGrowing: line, from: starts)
      guard let left else {
        line.length = space + sizes
        return true
      }
      sums = left
      starts = startSizes
    }
  }

  /// Gives each item of a line its share of the free space.
  ///
  /// Items that exceed their maximum are frozen: the next round gives them the maximum.
  ///
  /// - Returns: The sum of the items' lengths, and `left`, the sums for the next round. If no item
  ///   exceeds its maximum, `left` is nil, and there is no next round.
  @inline(__always)
  private func distribute(
    _ ratio: Double, overGrowing line: FlexLine,
    from earlierStarts: UnsafeMutableBufferPointer<Double>
  ) -> (sizes: Double, left: FlexibleSums?) {
    // CSS Flexbox §9.7, steps 5c to 5e.
    let (mainSizes, starts, largest, weights) = (mainSizes, startSizes, largestSizes, weights)
    var sums = FlexibleSums()
    var (sizes, excess) = (0.0, 0.0)
    for item in line.items {
      let (start, weight, most) = (earlierStarts[item], weights[item], largest[item])
      let ideal = start + ratio * weight
      let more = ideal - most
      // Each choice has a comparison of its own: a shared comparison would be compiled to a branch.
      let newStart = more > 0 ? most : start
      let newWeight = ideal > most ? 0 : weight
      mainSizes[item] = ideal
      starts[item] = newStart
      weights[item] = newWeight
      excess = more > excess ? more : excess
      sizes += ideal
      sums.sizes += newStart
      sums.weights += newWeight
    }
    sums.factors = sums.weights
    return (sizes, excess > 0 ? sums : nil)
  }
}
