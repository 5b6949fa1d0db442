// Items that have nothing but proportions: break, fill and place, line by line, in one pass.
//
// In:  the column of ratios; the container.
// Out: all columns of the frames, the lines, the container's size.
//
//      ├──── ratios and gaps so far ────┤ next     The first item with which the line is no deeper than the
//      ├────── depth if it ends here ───┤ ────┤    target decides; the line's items are placed while their
//      ├────── depth if it ends behind it ────┤    ratios are still in cache.
//
// Where lines are balanced their ends are found first, and each is taken as it is.

extension FlexSolver {
  /// Places items that all have proportions; nil if it turns out that the plain steps have to.
  mutating func placeProportionalItems(
    _ part: FlexPart, of items: FlexItems, in container: FlexContainer, limit: Double,
    into frames: inout FlexFrames
  ) -> ContainerSizes? {
    if limit == .infinity { return nil }
    frames.prepare(part.items, mainSizes: true, crossSizes: true)
    return items.aspectRatio.withUnsafeBufferPointer { ratios in
      let pass = ProportionalPass(
        container, limit: limit, part,
        ratios: UnsafeBufferPointer(rebasing: ratios[part.items]))
      var ends: [Int] = []
      if container.wrap == .balance {
        ends = withMemory { pass.evenEnds(&$0.balance.evenDepths) }
      }
      return frames.withBuffers { buffers, lines in
        lines.removeAll(keepingCapacity: true)
        return pass.layOut(buffers, &lines, ends)
      }
    }
  }
}

/// One pass over items with proportions: what it needs to know of the container.
private struct ProportionalPass {
  private let limit: Double
  private let threshold: Double
  private let depths: LineDepths
  private let gap: Double
  private let crossGap: Double
  private let justification: FlexDistribution
  private let lastJustification: FlexDistribution
  private let endsContainer: Bool
  private let placesItems: Bool
  private let ratios: UnsafeBufferPointer<Double?>

  init(
    _ container: FlexContainer, limit: Double, _ part: FlexPart,
    ratios: UnsafeBufferPointer<Double?>
  ) {
    self.limit = limit
    threshold = tolerantLimit(limit)
    depths = LineDepths(container)
    gap = sanitizedOffset(container.mainGap)
    crossGap = sanitizedOffset(container.crossGap)
    justification = container.justification(isLast: false)
    lastJustification = container.justification(isLast: part.endsContainer)
    endsContainer = part.endsContainer
    placesItems = !part.hasOnlyLines
    self.ratios = ratios
  }

  /// The ends of balanced lines, the last one first; none if an item has no proportions.
  func evenEnds(_ evenDepths: inout EvenDepths) -> [Int] {
    evenDepths.findEnds(ofRatios: ratios, gap: gap, depths, length: limit)
    return evenDepths.ends
  }

  /// Fills line after line.
  ///
  /// - Parameters:
  ///   - buffers: Receive the frames.
  ///   - lines: Receives the lines.
  ///   - ends: Where they end, the last one first; empty if that is still to be found.
  /// - Returns: The container's sizes; nil if an item has no proportions.
  func layOut(
    _ buffers: FrameBuffers, _ lines: inout [FlexLine], _ ends: [Int]
  ) -> ContainerSizes? {
    var (first, position, longest, ends) = (0, 0.0, 0.0, ends)
    while first < ratios.count {
      guard let (end, shares) = fillLine(from: first, to: ends.popLast(), into: buffers.mainSizes)
      else { return nil }
      let line = place(first..<end, shares, at: position, buffers)
      lines.append(line)
      longest = max(longest, line.length)
      position += line.crossSize + crossGap
      first = end
    }
    let crossSize = lines.last.map { $0.crossPosition + $0.crossSize } ?? 0
    // Lines that negative gaps put behind each other's start have something to share.
    if crossSize < 0 { return nil }
    return (limit, crossSize, longest)
  }

  /// Takes items; nil if one has no proportions.
  ///
  /// - Parameters:
  ///   - first: The line's first item.
  ///   - known: The line's end; nil if that is still to be found.
  ///   - column: Receives their ratios, where sizes will be.
  /// - Returns: The end of the line, and what its items take.
  @inline(__always)
  private func fillLine(
    from first: Int, to known: Int?, into column: UnsafeMutableBufferPointer<Double>
  ) -> (end: Int, shares: LineShares)? {
    guard let ratio = ratio(of: first, into: column) else { return nil }
    let (limit, target, gap) = (limit, depths.target, gap)
    var shares = LineShares(fixed: 0, ratio: ratio)
    var item = first + 1
    while item < known ?? ratios.count {
      guard let ratio = self.ratio(of: item, into: column) else { return nil }
      let next = LineShares(fixed: shares.fixed + gap, ratio: shares.ratio + ratio)
      item += 1
      if known == nil, next.isReached(by: target, toFill: limit) {
        return depths.prefer(next, to: shares, toFill: limit, threshold)
          ? (item, next) : (item - 1, shares)
      }
      shares = next
    }
    return (item, shares)
  }

  @inline(__always)
  private func ratio(
    of item: Int, into column: UnsafeMutableBufferPointer<Double>
  ) -> Double? {
    guard let own = ratios[item] else { return nil }
    let ratio = sanitizedRatio(own)
    if placesItems { column[item] = ratio }
    return ratio
  }

  /// Gives the items of a line their sizes and places.
  @inline(__always)
  private func place(
    _ items: Range<Int>, _ shares: LineShares, at crossPosition: Double, _ buffers: FrameBuffers
  ) -> FlexLine {
    let isLast = items.upperBound == ratios.count && endsContainer
    let most = depths.most(isLast: isLast)
    let (depth, length) = depths.depth(of: shares, within: limit, atMost: most)
    let line = FlexLine(items, length: length, crossPosition: crossPosition, crossSize: depth)
    if !placesItems { return line }
    var (position, step) = (0.0, gap)
    if length < limit {
      let rule = isLast ? lastJustification : justification
      let share = rule.share(of: limit - length, among: items.count, reversed: false)
      (position, step) = (share.before, gap + share.between)
    }
    for item in items {
      let size = buffers.mainSizes[item] * depth
      buffers.mainPositions[item] = position
      buffers.crossPositions[item] = crossPosition
      buffers.mainSizes[item] = size
      buffers.crossSizes[item] = depth
      position += size + step
    }
    return line
  }
}
