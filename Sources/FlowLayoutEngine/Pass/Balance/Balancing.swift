// CSS Flexible Box Layout Level 2, `flex-wrap: balance` and `flex-line-count`, with the rules of Chromium.
//
// In:  the outer lengths of the items between two forced breaks, their gaps, the limit and the minimum number
//      of lines.
// Out: the lines of these items, with their lengths.
//
// 1. Greedy wrapping decides the number of lines.
// 2. If the minimum is larger, the limit is reduced to the smallest limit with which greedy wrapping makes at
//    most the minimum.
// 3. If the reduced limit makes too few lines (equal items on a grid), items that exactly fill
//    their line are lengthened slightly, the last item first, until greedy wrapping makes enough
//    lines.
// 4. Of all ways to make that number of lines, the way with the smallest sum of squares of free
//    space is taken; in a tie, the way with the fewest items on the last line, then on the line
//    before it, and so on. A line that overflows has no free space.
// 5. With a limit of 0 no line has free space: each item gets a line of its own.

/// The working memory of balanced wrapping, reused by later passes.
struct BalanceScratch: Sendable {
  fileprivate var unwrapped = UnwrappedLine()
  fileprivate var original = UnwrappedLine()
  fileprivate var fillingPlaces: [Int32] = []
  fileprivate var program = EvenLines()
  /// The length limit when items were last broken into even lines.
  fileprivate var limit = 0.0
  var evenDepths = EvenDepths()
}

extension FlexPass {
  /// Breaks items into even lines, separately between forced breaks.
  ///
  /// If that makes more than `mostLines` lines, breaks them greedily instead.
  mutating func breakEvenly() {
    // Even wrapping may make more lines than greedy wrapping: because of `minLines`, or because of
    // negative lengths. So a minimum of 1 line is tried before greedy wrapping.
    for minimum in [container.minLines, 1] {
      lines.removeAll(keepingCapacity: true)
      breakSections(intoAtLeast: minimum)
      if lines.count <= mostLines { return }
    }
    lines.removeAll(keepingCapacity: true)
    breakGreedily(from: 0)
  }

  private mutating func breakSections(intoAtLeast minimum: Int) {
    var first = 0
    while first < count {
      var end = first + 1
      while end < count, !mustBreak(before: item(at: end), after: item(at: end - 1)) { end += 1 }
      if hasProportions, shares(of: first..<end).ratio > 0 {
        breakToEvenDepths(first..<end)
      } else {
        breakSection(first..<end, intoAtLeast: minimum)
      }
      first = end
    }
  }

  private mutating func breakSection(_ places: Range<Int>, intoAtLeast minimum: Int) {
    let count = unroll(places)
    let wanted = min(max(1, minimum), count)
    memory.pointee.balance.breakSection(count, limit: breakLimit, lines: wanted)
    var first = places.lowerBound
    for lineEnd in memory.pointee.balance.program.ends {
      // The last line includes the break marker at the section's end, which `unroll` leaves out.
      let end = lineEnd == count ? places.upperBound : places.lowerBound + Int(lineEnd)
      lines.append(line(first..<end))
      first = end
    }
  }

  /// Puts the items at `places` on a single line, stored in `BalanceScratch.unwrapped`.
  ///
  /// The places are indices into the items sorted by `order`.
  ///
  /// - Returns: The number of items, not counting a break marker at the end.
  private mutating func unroll(_ places: Range<Int>) -> Int {
    // Longer items count as this long, which fits on no line: their full length would cost all later sums
    // their precision.
    let tooLong = 2 * breakLimit + 1
    let count = max(1, participants(in: places))
    let memory = memory
    memory.pointee.balance.unwrapped.unroll(count, mostItems: mostItems) { index in
      let place = places.lowerBound + index
      let gap = index > 0 ? self.gap(before: place) : 0
      return (min(gap, tooLong), min(outerMain(item(at: place)), tooLong))
    }
    return count
  }
}

extension BalanceScratch {
  /// Breaks the items, which are on one line in `unwrapped`, into even lines.
  ///
  /// Stores the end of each line, the index after its last item, in `program.ends`.
  ///
  /// - Parameters:
  ///   - count: The number of items.
  ///   - limit: The maximum length of lines.
  ///   - lines: The minimum number of lines, kept if possible.
  fileprivate mutating func breakSection(_ count: Int, limit: Double, lines: Int) {
    var limit = limit
    if lines > 1, lineCount(limit) < lines {
      limit = unwrapped.withLines { $0.leastLimit(atMost: limit, lines: lines) }
      if lineCount(limit) < lines { lengthenItems(limit: limit, lines: lines) }
    }
    self.limit = limit
    if limit > 0 {
      unwrapped.withLines { program.solve($0, limit: limit) }
    } else {
      program.separate(count)
    }
  }

  private func lineCount(_ limit: Double) -> Int {
    unwrapped.withLines { $0.wrapping(tolerantLimit(limit)).lines }
  }

  /// Makes items slightly longer, so that they need at least `lines` lines.
  ///
  /// Only items that exactly fill their line are lengthened, the last of them first. They then wrap
  /// to the next line.
  private mutating func lengthenItems(limit: Double, lines: Int) {
    unwrapped.withLines { $0.findItemsThatFillLines(limit: limit, places: &fillingPlaces) }
    // At least 1/64, Chromium's smallest unit of length, and more than the tolerance of `tolerantLimit`.
    let trifle = max(1.0 / 64, 2 * (tolerantLimit(limit) - limit))
    swap(&unwrapped, &original)
    // Longer items never make fewer lines, so a binary search finds how many must be lengthened.
    let enough = (1..<max(1, fillingPlaces.count)).partitioningPoint { count in
      unwrapped.copy(original, lengthening: fillingPlaces.suffix(count), by: trifle)
      return lineCount(limit) >= lines
    }
    unwrapped.copy(original, lengthening: fillingPlaces.suffix(enough), by: trifle)
  }
}

extension BalanceScratch {
  /// Breaks items that have lengths and no other property into even lines.
  ///
  /// - Parameters:
  ///   - lengths: The items' lengths; at least one item.
  ///   - gap: The space between neighbors.
  ///   - limit: The maximum length of lines, which may be infinite.
  ///   - lines: The minimum number of lines.
  /// - Returns: The end of each line: the index after its last item.
  mutating func evenEnds(
    of lengths: [Double], gap: Double, limit: Double, lines: Int
  ) -> [Int32] {
    let tooLong = 2 * limit + 1
    let gap = min(gap, tooLong)
    lengths.withUnsafeBufferPointer { lengths in
      unwrapped.unroll(lengths.count, mostItems: .max) { index in
        (index == 0 ? 0 : gap, min(sanitizedSize(lengths[index]), tooLong))
      }
    }
    breakSection(lengths.count, limit: limit, lines: lines)
    return program.ends
  }

  /// Whether `evenEnds` used `length` as the limit in its last call, within rounding.
  ///
  /// `evenEnds` uses a smaller limit than it is passed if that is needed for enough lines.
  func isLimit(_ length: Double) -> Bool {
    tolerantLimit(length) >= limit && length <= tolerantLimit(limit)
  }
}
