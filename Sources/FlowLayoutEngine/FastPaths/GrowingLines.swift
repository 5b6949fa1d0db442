// §9.7 for the lines of most pages: they grow, and none of their items is longer by its minimum than by itself.
//
// In:  what the plain steps in `Pass` take.
// Out: what they leave, to the bit, and whether that is done; if not, no size is changed.
//
// Only maxima hold such items back. So no round has to find out which limits prevail, each item starts from the size
// that it has, and a round is one loop: it gives the items their shares, freezes those that pass their maxima, and
// adds up what is left for another round.
//
//      buffer             from §9.2 on           in the rounds
//      mainSizes          hypothetical sizes     sizes with the last shares
//      crossSizes                                startSizes: the same, or the largest of frozen items
//      mainPositions      largestSizes
//      crossPositions     weights                weights, 0 once frozen

extension FlexPass {
  private var startSizes: UnsafeMutableBufferPointer<Double> { crossSizes }
  private var largestSizes: UnsafeMutableBufferPointer<Double> { mainPositions }

  /// §9.2, 3, and what of §9.7 does not depend on lines: the largest sizes and the weights, NaN for an item that is
  /// longer by its minimum than by itself.
  mutating func resolveSizesOfGrowingItems() {
    let (mainSizes, largest, weights) = (mainSizes, largestSizes, weights)
    let (main, wishes, grow) = (main, wishes, wishes.grow)
    for item in mainSizes.indices {
      let base = wishes.base(item, own: main.size[item])
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

  /// §9.7, 2 to 5, for a line that is shorter than the container.
  ///
  /// - Returns: Whether that is done: some item grows, and none from below its minimum.
  mutating func growNeighbors(of line: inout FlexLine) -> Bool {
    if !growsNeighbors || line.length >= mainSize { return false }
    var sums = FlexibleSums()
    for item in line.items {
      sums.sizes += mainSizes[item]
      sums.weights += weights[item]
    }
    if sums.weights == 0 || sums.weights.isNaN { return false }
    sums.factors = sums.weights
    let space = spaceAroundItems(of: line)
    let rest = LineRest(available: mainSize - space, sums, growing: true)
    var starts = mainSizes
    while true {
      let (sizes, left) = distribute(rest.ratio(sums), overGrowing: line, from: starts)
      guard let left else {
        line.length = space + sizes
        return true
      }
      sums = left
      starts = startSizes
    }
  }

  /// §9.7, 5c to 5e: gives each item its share, and freezes those that would be longer than they may be.
  ///
  /// - Returns: The sum of the sizes, and the sums of what is left; nil if no item is frozen.
  @inline(__always)
  private func distribute(
    _ ratio: Double, overGrowing line: FlexLine,
    from earlierStarts: UnsafeMutableBufferPointer<Double>
  ) -> (sizes: Double, left: FlexibleSums?) {
    let (mainSizes, starts, largest, weights) = (mainSizes, startSizes, largestSizes, weights)
    var sums = FlexibleSums()
    var (sizes, excess) = (0.0, 0.0)
    for item in line.items {
      let (start, weight, most) = (earlierStarts[item], weights[item], largest[item])
      let ideal = start + ratio * weight
      let more = ideal - most
      // No two choices share a comparison: the compiler would make branches of them.
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
