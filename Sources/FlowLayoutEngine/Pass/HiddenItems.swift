// Items that a limit hides.
//
// In:  the sequence, and the positions of the shown items.
// Out: size 0 for hidden items, and a position inside the container.

extension FlexPass {
  /// Gives the items that a limit hides size 0 and a position.
  ///
  /// The position is that of the last shown item, or 0 if none is shown.
  mutating func placeHiddenItems() {
    let last = count > 0 ? item(at: count - 1) : nil
    let (main, cross) = last.map { (mainPositions[$0], crossPositions[$0]) } ?? (0, 0)
    for place in count..<mainSizes.count {
      let hidden = item(at: place)
      (mainSizes[hidden], crossSizes[hidden]) = (0, 0)
      (mainPositions[hidden], crossPositions[hidden]) = (main, cross)
    }
  }
}

extension FlexFrames {
  /// Sets `sequence` to the shown items, sorted by `order`, then the hidden items.
  ///
  /// Leaves `sequence` empty if the items are in this order already, and no indicator of hidden
  /// items, such as "+3", is shown.
  ///
  /// - Returns: The number of shown items, with the indicator if it is shown.
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
    if shown == items.count { return shown }
    var isShown = Array(repeating: false, count: items.count)
    for item in sequence { isShown[item] = true }
    for item in isShown.indices where !isShown[item] { sequence.append(item) }
    return shown
  }
}
