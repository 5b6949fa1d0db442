// §9.3, 5: items into lines.
//
// In:  hypothetical sizes, margins, gaps; what items ask of breaks; the container's limit.
// Out: the lines with their lengths.

extension FlexPass {
  /// The length at which lines break.
  var breakLimit: Double {
    let known = sanitizedLimit(container.mainSize)
    return known < .infinity
      ? known : max(sanitizedLimit(container.maxMain), sanitizedSize(container.minMain))
  }

  mutating func breakIntoLines() {
    switch container.wrap {
    case .nowrap: if count > 0 { lines.append(line(0..<count)) }
    case .wrap: breakGreedily()
    case .balance: breakEvenly()
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

  mutating func breakGreedily() {
    let threshold = tolerantLimit(breakLimit)
    if !hasBreaks, container.maximumItemsPerLine == nil {
      return isEvenlySpaced ? breakNeighbours(threshold) : breakPlainly(threshold)
    }
    var first = 0
    while first < count {
      let line = wishfulLine(from: first, threshold: threshold)
      lines.append(line)
      first = Int(line.end)
    }
  }

  /// Like `breakPlainly`, with nothing to look up but sizes.
  private mutating func breakNeighbours(_ threshold: Double) {
    let (count, gap, sizes) = (count, mainGap, mainSizes)
    if count == 0 { return }
    var first = 0
    var length = sizes[0]
    for place in 1..<max(1, count) {
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
  }

  /// Breaks where an item does not fit and nowhere else.
  private mutating func breakPlainly(_ threshold: Double) {
    if count == 0 { return }
    var first = 0
    var length = outerMain(item(at: 0))
    for place in 1..<max(1, count) {
      let outer = outerMain(item(at: place))
      let gap = gap(before: place)
      let reach = length + (gap + outer)
      if reach > threshold {
        lines.append(FlexLine(first..<place, length: length))
        first = place
        length = outer
      } else {
        length = reach
      }
    }
    lines.append(FlexLine(first..<count, length: length))
  }

  /// Takes items while they fit and none asks for a break, at least one.
  private mutating func wishfulLine(from first: Int, threshold: Double) -> FlexLine {
    var length = outerMain(item(at: first))
    var opportunity = FlexLine(first..<first, length: 0)
    for place in (first + 1)..<max(count, first + 1) {
      if mustBreak(before: place) { return FlexLine(first..<place, length: length) }
      let reach = length + gap(before: place) + outerMain(item(at: place))
      let fits = reach <= threshold && !isFull(first..<place)
      let wishes = main.breaks[item(at: place)]
      if !fits, !wishes.contains(.marker) {
        let isGlued = wishes.contains(.avoidBefore) && !opportunity.items.isEmpty
        return isGlued ? opportunity : FlexLine(first..<place, length: length)
      }
      if wishes.isDisjoint(with: [.avoidBefore, .marker]) {
        opportunity = FlexLine(first..<place, length: length)
      }
      length = reach
    }
    return FlexLine(first..<count, length: length)
  }

  /// Whether items ask for a break before a place of the sequence.
  @inline(__always)
  mutating func mustBreak(before place: Int) -> Bool {
    if !hasBreaks { return false }
    return !main.breaks[item(at: place - 1)].isDisjoint(with: [.after, .fullLine, .marker])
      || !main.breaks[item(at: place)].isDisjoint(with: [.before, .fullLine])
  }

  /// Whether a line has as many items as it may.
  @inline(__always)
  mutating func isFull(_ places: Range<Int>) -> Bool {
    guard let most = container.maximumItemsPerLine else { return false }
    return places.count >= max(1, most)
  }
}
