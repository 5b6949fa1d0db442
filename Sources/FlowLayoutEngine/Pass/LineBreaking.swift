// §9.3, 5: items into lines.
//
// In:  hypothetical sizes, margins, gaps; what items ask of breaks; the container's limit.
// Out: the lines with their lengths.

extension FlexPass {
  mutating func breakIntoLines() {
    if let whole = part.whole { return breakLines(before: whole.firsts) }
    switch container.wrap {
    case .nowrap, .wrap: breakGreedily(from: 0)
    case .balance: breakEvenly()
    }
  }

  /// Breaks where the lines of the whole are known to begin.
  private mutating func breakLines(before firsts: ArraySlice<Int32>) {
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

  /// Adds one line after the other, each as full as possible.
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

  /// Takes items while they fit and none asks for a break, at least one.
  ///
  /// - Parameters:
  ///   - first: The place of the line's first item.
  ///   - look: Called with each item before anything of it is looked at.
  /// - Returns: The line, and the end of what fits into it. Items that stick together may leave some of
  ///   that to the next line.
  @inline(__always)
  mutating func fillLine(
    from first: Int, lookingAt look: (inout FlexPass, Int) -> Void
  ) -> (line: FlexLine, reach: Int) {
    let (count, threshold, mostItems, hasBreaks) = (count, breakThreshold, mostItems, hasBreaks)
    look(&self, item(at: first))
    var length = outerMain(item(at: first))
    var (end, taken) = (first + 1, 1)
    // Where the line ends if items stick together that do not fit together.
    var opportunity: FlexLine?
    while end < count, !mustBreak(before: item(at: end), after: item(at: end - 1)) {
      look(&self, item(at: end))
      let reach = length + (gap(before: end) + outerMain(item(at: end)))
      let asked = hasBreaks ? wishes.breaks[item(at: end)] : []
      let fits = reach <= threshold && taken < mostItems
      if !fits, !asked.contains(.marker) {
        if asked.contains(.avoidBefore), let opportunity { return (opportunity, end) }
        break
      }
      if hasBreaks, asked.isDisjoint(with: [.avoidBefore, .marker]) {
        opportunity = FlexLine(first..<end, length: length)
      }
      (length, end, taken) = (reach, end + 1, taken + 1)
    }
    return (FlexLine(first..<end, length: length), end)
  }

  /// Whether one of two neighbors asks for a break between them.
  @inline(__always)
  mutating func mustBreak(before item: Int, after earlier: Int) -> Bool {
    if !hasBreaks || container.wrap == .nowrap { return false }
    return !wishes.breaks[earlier].isDisjoint(with: [.after, .fullLine, .marker])
      || !wishes.breaks[item].isDisjoint(with: [.before, .fullLine])
  }
}
