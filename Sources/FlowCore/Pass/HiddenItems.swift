// Items that no line has a place for: separators where their neighbors part, items that a limit hides.
//
// In:  the sequence, the lines, and the positions of what stands in these.
// Out: no size for what does not, and a position inside of the container.

extension FlexPass {
  mutating func placeHiddenItems() {
    if hasBreaks {
      for (line, next) in zip(lines, lines.dropFirst()) where line.end < next.first {
        hide(item(at: Int(line.end)), behind: Int(line.end), line)
      }
    }
    if count == mainSizes.count { return }
    hidesItems ? hideItems() : hideSeparators()
  }

  /// Puts what a limit hides where the last item begins that it shows.
  private mutating func hideItems() {
    let last = count > 0 ? item(at: count - 1) : nil
    let (main, cross) = last.map { (mainPositions[$0], crossPositions[$0]) } ?? (0, 0)
    for place in count..<mainSizes.count { hide(item(at: place), main: main, cross: cross) }
  }

  /// Puts separators that do not stand between two items where an item before them ends: so it depends on
  /// nothing behind them.
  private mutating func hideSeparators() {
    var (end, line) = (0, 0)
    for place in count..<mainSizes.count {
      let separator = item(at: place)
      while end < count, item(at: end) < separator { end += 1 }
      while line + 1 < lines.count, lines[line + 1].first < end { line += 1 }
      if lines.isEmpty {
        hide(separator, main: 0, cross: 0)
      } else {
        hide(separator, behind: end, lines[line])
      }
    }
  }

  /// Hides an item where the one before a place ends, on its line; or where the line begins.
  private mutating func hide(_ item: Int, behind place: Int, _ line: FlexLine) {
    var end = 0.0
    if place > 0 {
      let last = self.item(at: place - 1)
      end = mainPositions[last] + mainSizes[last]
    }
    hide(item, main: end, cross: line.crossPosition)
  }

  private mutating func hide(_ item: Int, main: Double, cross: Double) {
    mainSizes[item] = 0
    crossSizes[item] = 0
    mainPositions[item] = main
    crossPositions[item] = cross
  }
}

extension FlexFrames {
  /// Puts the items in the order of their lines, what is hidden behind them; answers the number of those
  /// that may be in lines.
  mutating func takeSequence(of all: FlexItems, showing run: FlexRun?) -> Int {
    let hasIndicator = run?.hasIndicator == true && all.count > 0
    let part = hasIndicator ? 0..<all.count - 1 : items
    let ordered = run?.items ?? all.sequence(in: part)
    let most = ordered?.count ?? part.count
    let count = min(max(0, run?.count ?? most), most)
    let showsIndicator = hasIndicator && run?.showsIndicator == true
    if ordered == nil, !showsIndicator { return count }
    sequence.append(contentsOf: ordered?.prefix(count) ?? ArraySlice(0..<count))
    if showsIndicator { sequence.append(items.count - 1) }
    let shown = sequence.count
    var isShown = Array(repeating: false, count: items.count)
    for item in sequence { isShown[item] = true }
    for item in isShown.indices where !isShown[item] { sequence.append(item) }
    return shown
  }
}
