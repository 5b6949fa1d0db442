// §9.3, 5: items into lines.
//
// In:  hypothetical sizes, margins, gaps; what items ask of breaks; the container's limit.
// Out: the lines with their lengths.

extension FlexPass {
  mutating func breakIntoLines() {
    if let whole = part.whole { return breakLines(before: whole.firsts) }
    switch container.wrap {
    case .nowrap: if count > 0 { lines.append(line(0..<count)) }
    case .wrap: breakGreedily(from: 0)
    case .balance: breakEvenly()
    }
  }

  /// Breaks where the lines of the whole are known to begin.
  private mutating func breakLines(before firsts: ArraySlice<Int32>) {
    for index in firsts.indices {
      let next = index + 1 < firsts.endIndex ? Int(firsts[index + 1]) : part.items.upperBound
      let first = Int(firsts[index])
      lines.append(line(first - part.items.lowerBound..<next - part.items.lowerBound))
    }
  }

  /// A line of given items.
  mutating func line(_ places: Range<Int>) -> FlexLine {
    var length = 0.0
    for place in places {
      length += outerMain(item(at: place)) + (place > places.lowerBound ? gap(before: place) : 0)
    }
    return FlexLine(places, length: length)
  }

  /// Adds a line after the other, each as long as it gets.
  mutating func breakGreedily(from first: Int) {
    if breakNeighbours(from: first) { return }
    var first = first
    while first < count {
      let line = greedyLine(from: first)
      lines.append(line)
      first = Int(line.end)
    }
  }

  /// Takes items while they fit and none asks for a break, at least one.
  mutating func greedyLine(from first: Int) -> FlexLine {
    let (count, threshold, mostItems, hasBreaks) = (count, breakThreshold, mostItems, hasBreaks)
    var length = outerMain(item(at: first))
    // Where the line ends if items stick together that do not fit together.
    var opportunity: FlexLine?
    var place = first + 1
    while place < count, !mustBreak(before: place) {
      let item = item(at: place)
      let reach = length + (gap(before: place) + outerMain(item))
      let wishes = hasBreaks ? main.breaks[item] : []
      let fits = reach <= threshold && place - first < mostItems
      if !fits, !wishes.contains(.marker) {
        if wishes.contains(.avoidBefore), let opportunity { return opportunity }
        break
      }
      if hasBreaks, wishes.isDisjoint(with: [.avoidBefore, .marker]) {
        opportunity = FlexLine(first..<place, length: length)
      }
      length = reach
      place += 1
    }
    return FlexLine(first..<place, length: length)
  }

  /// Whether items ask for a break before a place of the sequence.
  @inline(__always)
  mutating func mustBreak(before place: Int) -> Bool {
    if !hasBreaks { return false }
    return !main.breaks[item(at: place - 1)].isDisjoint(with: [.after, .fullLine, .marker])
      || !main.breaks[item(at: place)].isDisjoint(with: [.before, .fullLine])
  }
}
