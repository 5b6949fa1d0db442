extension FlexItems {
  /// Puts other items in the place of some; a column that only one side has is filled up with its initial
  /// value.
  ///
  /// - Parameters:
  ///   - range: Which items go.
  ///   - new: The items that come.
  ///   - gap: The initial value of `gapBefore`.
  mutating func replace(_ range: Range<Int>, with new: FlexItems, gap: Double) {
    let splice = Splice(range: range, oldCount: count, newCount: new.count)
    splice.replace(in: &main, with: new.main, initial: 0)
    splice.replace(in: &cross, with: new.cross, initial: 0)
    splice.replace(in: &basis, with: new.basis, initial: .nan)
    splice.replace(in: &grow, with: new.grow, initial: 0)
    splice.replace(in: &shrink, with: new.shrink, initial: 0)
    splice.replace(in: &minMain, with: new.minMain, initial: 0)
    splice.replace(in: &maxMain, with: new.maxMain, initial: .infinity)
    splice.replace(in: &minCross, with: new.minCross, initial: 0)
    splice.replace(in: &maxCross, with: new.maxCross, initial: .infinity)
    splice.replace(in: &marginMainStart, with: new.marginMainStart, initial: 0)
    splice.replace(in: &marginMainEnd, with: new.marginMainEnd, initial: 0)
    splice.replace(in: &marginCrossStart, with: new.marginCrossStart, initial: 0)
    splice.replace(in: &marginCrossEnd, with: new.marginCrossEnd, initial: 0)
    splice.replace(in: &autoMargins, with: new.autoMargins, initial: [])
    splice.replace(in: &alignSelf, with: new.alignSelf, initial: .auto)
    splice.replace(in: &guides, with: new.guides, initial: .nan)
    splice.replace(in: &lastGuides, with: new.lastGuides, initial: .nan)
    splice.replace(in: &gapBefore, with: new.gapBefore, initial: gap)
    splice.replace(in: &breaks, with: new.breaks, initial: [])
  }
}

/// Some of a number of items that give way to others.
private struct Splice {
  let range: Range<Int>
  let oldCount: Int
  let newCount: Int

  func replace<Value>(in column: inout [Value], with new: [Value], initial: Value) {
    if new.isEmpty {
      if column.isEmpty { return }
      column.replaceSubrange(range, with: repeatElement(initial, count: newCount))
    } else {
      if column.isEmpty { column.append(contentsOf: repeatElement(initial, count: oldCount)) }
      column.replaceSubrange(range, with: new)
    }
  }
}
