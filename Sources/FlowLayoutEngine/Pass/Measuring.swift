// §9.4, 7: the items' sizes across their line.
//
// In:  the resolved sizes along the line.
// Out: the sizes across it, the guides; the line's length again where a measured item changed it.

extension FlexPass {
  /// Asks the host for the cross size of each item that is not as long as it was when it was measured.
  mutating func measureItems(of line: FlexLine) {
    let (crossSizes, measuresItems) = (crossSizes, host.measuresItems)
    for place in line.items {
      let item = item(at: place)
      if knowsCrossSizes, !crossSizes[item].isNaN { continue }
      crossSizes[item] = cross.ownSize(item)
      if hasBaselines { setGuide(ownGuide(of: item), of: item) }
      if measuresItems, mainSizes[item] != sanitizedSize(main.size[item]) {
        take(measure(item, main: mainSizes[item]), of: item)
      }
    }
  }

  /// The guide that an item has by itself for its alignment.
  mutating func ownGuide(of item: Int) -> Double {
    alignment(of: item).keyword == .lastBaseline ? wishes.lastGuides[item] : wishes.guides[item]
  }

  mutating func setGuide(_ guide: Double, of item: Int) {
    guides[item] = guide.isNaN ? crossSizes[item] : sanitizedOffset(guide)
  }

  /// Measures each item that is longer than the container at the container's length.
  ///
  /// It comes before the container's length is known for good: an item that stays longer may decide it.
  mutating func refitOversizeItems() {
    if !container.refitsOversizeItems { return }
    eachLine { pass, line in
      if !pass.refits(line) { return }
      let only = pass.item(at: line.items.lowerBound)
      let measured = pass.measureOversize(only)
      pass.mainSizes[only] = pass.main.clamp(sanitizedSize(measured.main), only)
      pass.take(measured, of: only)
      line.length = pass.line(line.items).length
    }
  }

  /// Measures an item at the container's length.
  mutating func measureOversize(_ item: Int) -> FlexMeasurement {
    measure(item, main: availableMain(of: item))
  }

  private mutating func measure(_ item: Int, main: Double) -> FlexMeasurement {
    host?.measure(item: part.items.lowerBound + item, main: main)
      ?? FlexMeasurement(main: main, cross: cross.size[item])
  }

  /// The length that the container has for an item, within the item's limits.
  private mutating func availableMain(of item: Int) -> Double {
    main.clamp(max(0, breakLimit - main.margins(item)), item)
  }

  /// Puts what was measured across the line in its place.
  mutating func take(_ measured: FlexMeasurement, of item: Int) {
    crossSizes[item] = cross.clamp(sanitizedSize(measured.cross), item)
    setGuide(measured.guide, of: item)
  }

  /// Whether the line is one item that is by itself too long for it and shall be measured again.
  mutating func refits(_ line: FlexLine) -> Bool {
    guard container.refitsOversizeItems, participants(in: line.items) == 1 else { return false }
    let only = item(at: line.items.lowerBound)
    let base = wishes.base(only, own: main.size[only])
    return isOversize(only, length: main.clamp(base, only), own: main.size[only])
  }

  /// Whether an item is too long for any line, within its limits, and shall be measured again.
  ///
  /// One whose limits leave it as long as it was by itself need not be asked.
  mutating func isOversize(_ item: Int, length: Double, own: Double) -> Bool {
    container.refitsOversizeItems && wishes.basis[item].isNaN
      && !isProportional(item)
      && length + main.margins(item) > tolerantLimit(breakLimit)
      && availableMain(of: item) != sanitizedSize(own)
  }
}
