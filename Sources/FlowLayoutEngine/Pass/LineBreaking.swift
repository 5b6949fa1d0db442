// §9.3, 5: breaks items into lines.
//
// In:  hypothetical sizes, margins, gaps and breaks of the items; the container's limit.
// Out: the lines with their lengths.

extension FlexPass {
  mutating func breakIntoLines() {
    if let whole = part.whole { return breakLines(at: whole.firsts) }
    switch container.wrap {
    case .nowrap, .wrap: breakGreedily(from: 0)
    case .balance: breakEvenly()
    }
  }

  /// Makes the lines that a `FlexIndex` has already found.
  ///
  /// `firsts` has the first item of each line, as an index among all items.
  private mutating func breakLines(at firsts: ArraySlice<Int32>) {
    var first = 0
    for index in firsts.indices {
      let next = index + 1 < firsts.endIndex ? Int(firsts[index + 1]) : part.items.upperBound
      let end = next - part.items.lowerBound
      lines.append(line(first..<end))
      first = end
    }
  }

  mutating func line(_ places: Range<Int>) -> FlexLine {
    var length = 0.0
    for place in places {
      length += outerMain(item(at: place)) + (place > places.lowerBound ? gap(before: place) : 0)
    }
    return FlexLine(places, length: length)
  }

  /// Appends lines, each with as many items as fit.
  ///
  /// `first` is the first item's index among the items sorted by `order`, not its document index.
  mutating func breakGreedily(from first: Int) {
    if breakNeighbors(from: first) { return }
    var first = first
    while first < count {
      let line =
        hasProportions ? fillProportionalLine(from: first) : fillLine(from: first) { _, _ in }.line
      lines.append(line)
      first = Int(line.end)
    }
  }

  /// Returns a line of the item at `first` and as many more items as fit.
  ///
  /// - Parameters:
  ///   - first: The first item's index among the items sorted by `order`, not its document index.
  ///   - measure: Called with each item's document index before the item's size is read. It may
  ///     measure the item.
  /// - Returns: The line, and `examined`, the index after the last item that fits. The line may end
  ///   before `examined`, so that items that avoid a break stay together.
  @inline(__always)
  mutating func fillLine(
    from first: Int, measuring measure: (inout FlexPass, Int) -> Void
  ) -> (line: FlexLine, examined: Int) {
    let (count, threshold, mostItems, hasBreaks) = (count, breakThreshold, mostItems, hasBreaks)
    measure(&self, item(at: first))
    var length = outerMain(item(at: first))
    var (end, taken) = (first + 1, 1)
    // The result if the next item avoids a break but does not fit: the line up to its last allowed end.
    var opportunity: FlexLine?
    while end < count, !mustBreak(before: item(at: end), after: item(at: end - 1)) {
      measure(&self, item(at: end))
      let newLength = length + (gap(before: end) + outerMain(item(at: end)))
      let breaks = hasBreaks ? properties.breaks[item(at: end)] : []
      let fits = newLength <= threshold && taken < mostItems
      if !fits, !breaks.contains(.marker) {
        if breaks.contains(.avoidBefore), let opportunity { return (opportunity, end) }
        break
      }
      if hasBreaks, breaks.isDisjoint(with: [.avoidBefore, .marker]) {
        opportunity = FlexLine(first..<end, length: length)
      }
      (length, end, taken) = (newLength, end + 1, taken + 1)
    }
    return (FlexLine(first..<end, length: length), end)
  }

  /// Whether a line must break between two neighbors, `earlier` and `item`.
  @inline(__always)
  mutating func mustBreak(before item: Int, after earlier: Int) -> Bool {
    if !hasBreaks || container.wrap == .nowrap { return false }
    return !properties.breaks[earlier].isDisjoint(with: [.after, .fullLine, .marker])
      || !properties.breaks[item].isDisjoint(with: [.before, .fullLine])
  }
}
