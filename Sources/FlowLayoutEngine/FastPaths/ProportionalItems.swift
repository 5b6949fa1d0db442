// Lays out items with an aspect ratio and no other property, line by line in one loop.
//
// In:  the aspect ratios; the container.
// Out: positions, sizes, the lines, the container's size.
//
//      ├──── ratios and gaps so far ────┤ next     A line ends before or after the first item with which its
//      ├── cross size if it ends here ──┤ ────┤    cross size is at most the target. The line's items are
//      ├─── cross size if it ends after it ───┤    placed while their ratios are still in cache.

extension FlexSolver {
  /// Lays out items with an aspect ratio and no other property.
  ///
  /// Returns nil if the items need the general algorithm, `FlexPass`.
  func placeProportionalItems(
    _ part: FlexPart, of items: FlexItems, in container: FlexContainer, limit: Double,
    into frames: inout FlexFrames
  ) -> ContainerSizes? {
    if limit == .infinity { return nil }
    frames.prepare(part.items, mainSizes: true, crossSizes: true)
    return items.aspectRatio.withUnsafeBufferPointer { ratios in
      let pass = ProportionalPass(
        container, limit: limit, part,
        ratios: UnsafeBufferPointer(rebasing: ratios[part.items]))
      return frames.withBuffers { buffers, lines in
        lines.removeAll(keepingCapacity: true)
        return pass.layOut(buffers, &lines)
      }
    }
  }
}

/// The fast path for items with an aspect ratio.
///
/// Its properties are the container's options, with invalid numbers replaced.
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

  /// Lays out all items.
  ///
  /// - Returns: The container's sizes; nil if the general algorithm, `FlexPass`, is needed.
  func layOut(_ buffers: FrameBuffers, _ lines: inout [FlexLine]) -> ContainerSizes? {
    var (first, position, longest) = (0, 0.0, 0.0)
    while first < ratios.count {
      // An item without an aspect ratio needs the general algorithm.
      guard let (end, shares) = fillLine(from: first, into: buffers.mainSizes) else { return nil }
      let line = place(first..<end, shares, at: position, buffers)
      lines.append(line)
      longest = max(longest, line.length)
      position += line.crossSize + crossGap
      first = end
    }
    let crossSize = lines.last.map { $0.crossPosition + $0.crossSize } ?? 0
    // Negative gaps may make the cross size negative, which would leave free space to distribute.
    if crossSize < 0 { return nil }
    return (limit, crossSize, longest)
  }

  /// Finds the end of the line that begins with item `first`.
  ///
  /// - Parameters:
  ///   - first: The index of the line's first item.
  ///   - column: Receives the aspect ratios of the line's items, unless only lines are wanted.
  /// - Returns: The index after the line's last item, and the line's length as a function of its
  ///   cross size; nil if an item has no aspect ratio.
  @inline(__always)
  private func fillLine(
    from first: Int, into column: UnsafeMutableBufferPointer<Double>
  ) -> (end: Int, shares: LineShares)? {
    guard let ratio = ratio(of: first, into: column) else { return nil }
    let (limit, target, gap) = (limit, depths.target, gap)
    var shares = LineShares(fixed: 0, ratio: ratio)
    var item = first + 1
    while item < ratios.count {
      guard let ratio = self.ratio(of: item, into: column) else { return nil }
      let next = LineShares(fixed: shares.fixed + gap, ratio: shares.ratio + ratio)
      item += 1
      if next.fills(limit, atDepth: target) {
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
