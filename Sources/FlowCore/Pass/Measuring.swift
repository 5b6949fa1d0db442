// §9.4, 7: the items' sizes across their line.
//
// In:  the resolved sizes along the line.
// Out: the sizes across it, the guides; the line's length again where a measured item changed it.

extension FlexPass {
  /// Asks the host for the depth of each item that is not as long as it was when it was measured.
  mutating func measureItems(ofLine index: Int, _ host: inout some FlexHost) {
    let line = lines[index]
    // An item that was measured again has its depth, but not the break marker behind it.
    let places = refits(line) ? line.items.dropFirst() : line.items
    let crossSizes = crossSizes
    for place in places {
      let item = item(at: place)
      crossSizes[item] = cross.clamp(cross.cross[item], item)
    }
    if hasBaselines { takeGuides(at: places) }
    if host.measuresItems { remeasureItems(at: places, &host) }
  }

  /// Puts the guides in their place for items that keep their length.
  private mutating func takeGuides(at places: Range<Int>) {
    for place in places {
      let item = item(at: place)
      let isLast = alignment(of: item).keyword == .lastBaseline
      setGuide(isLast ? cross.lastGuides[item] : cross.guides[item], of: item)
    }
  }

  private mutating func setGuide(_ guide: Double, of item: Int) {
    guides[item] = guide.isNaN ? crossSizes[item] : sanitizedOffset(guide)
  }

  private mutating func remeasureItems(at places: Range<Int>, _ host: inout some FlexHost) {
    for place in places {
      let item = item(at: place)
      if mainSizes[item] == sanitizedSize(main.main[item]) { continue }
      let answer = host.measure(item: part.items.lowerBound + item, main: mainSizes[item])
      crossSizes[item] = cross.clamp(answer.cross, item)
      setGuide(answer.guide, of: item)
    }
  }

  /// Has each item that is longer than the container measured at the container's length.
  ///
  /// It comes before the container's length is known for good: an item that stays longer may decide it.
  mutating func refitOversizeItems(_ host: inout some FlexHost) {
    if !container.refitsOversizeItems { return }
    for index in lines.indices where refits(lines[index]) {
      let only = item(at: lines[index].items.lowerBound)
      let answer = host.measure(
        item: part.items.lowerBound + only, main: room(of: only))
      mainSizes[only] = main.clamp(sanitizedSize(answer.main), only)
      crossSizes[only] = cross.clamp(answer.cross, only)
      setGuide(answer.guide, of: only)
      lines[index].length = line(lines[index].items).length
    }
  }

  /// The length that the container has for an item, within the item's limits.
  private func room(of item: Int) -> Double {
    main.clamp(max(0, breakLimit - main.margins(item)), item)
  }

  /// Whether the line is one item that is by itself too long for it and shall be measured again.
  ///
  /// One whose limits leave it as long as it was need not be asked.
  mutating func refits(_ line: FlexLine) -> Bool {
    guard container.refitsOversizeItems, participants(in: line.items) == 1 else { return false }
    let only = item(at: line.items.lowerBound)
    if !main.basis[only].isNaN { return false }
    let length = main.clamp(main.base(only), only) + main.margins(only)
    return length > tolerantLimit(breakLimit) && room(of: only) != sanitizedSize(main.main[only])
  }
}
