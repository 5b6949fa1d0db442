// What no line has a place for: separators where their neighbors part, items that a limit hides.
//
// In:  the sequence, the lines, and the positions of what stands in these.
// Out: no size for what does not, and a position inside of the container.

extension FlexPass {
  mutating func placeHiddenItems() {
    if hasBreaks {
      for (line, next) in zip(lines, lines.dropFirst()) where line.end < next.first {
        let last = item(at: Int(line.end) - 1)
        hide(
          item(at: Int(line.end)), main: mainPositions[last] + mainSizes[last],
          cross: line.crossPosition)
      }
    }
    if count == mainSizes.count { return }
    let last = count > 0 ? item(at: count - 1) : nil
    let (main, cross) = last.map { (mainPositions[$0], crossPositions[$0]) } ?? (0, 0)
    for place in count..<mainSizes.count { hide(item(at: place), main: main, cross: cross) }
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
  mutating func takeSequence(of items: FlexItems, showing run: FlexRun?) -> Int {
    let hasIndicator = run?.hasIndicator == true && items.count > 0
    let ordered = run?.items ?? items.sequence(hasIndicator: hasIndicator)
    let all = ordered?.count ?? items.count - (hasIndicator ? 1 : 0)
    let count = min(max(0, run?.count ?? all), all)
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

extension FlexItems {
  /// The items as a run shows them; nil if that changes nothing.
  func shown(
    by run: FlexRun, in container: FlexContainer, _ host: inout some FlexLimitHost
  ) -> FlexItems? {
    let plain = run.hasIndicator ? withPlainIndicator : nil
    if count == 0 || (run.items == nil && !run.showsIndicator) { return plain }
    let sequence = sequence(hasIndicator: run.hasIndicator)
    let indicator = run.showsIndicator ? count - 1 : nil
    var shown = run.items ?? Array((sequence ?? Array(0..<count - 1)).prefix(run.count))
    if let indicator { shown.append(indicator) }
    if run.items != nil, container.asksForLineGaps { host.willLayOut(shown) }
    if gapBefore.isEmpty, !host.givesGaps { return plain }
    var items = plain ?? self
    let gaps = PartedGaps(sequence: sequence, count: count, indicator: indicator)
    items.gapBefore = gaps.gaps(before: shown, &host) {
      gapBefore.isEmpty ? .nan : gapBefore[$0]
    }
    items.gapBefore.append(contentsOf: repeatElement(.nan, count: count - shown.count))
    return items
  }

  /// The same with an indicator that asks of breaks only what it can have; nil if this one does.
  var withPlainIndicator: FlexItems? {
    let asked: FlexBreaks = [.separator, .marker, .avoidBefore]
    guard let last = breaks.last, !last.isDisjoint(with: asked) else { return nil }
    var copy = self
    copy.breaks[count - 1].subtract(asked)
    return copy
  }
}
