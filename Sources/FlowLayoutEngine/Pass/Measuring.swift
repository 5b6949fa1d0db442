// §9.4, 7: the items' cross sizes.
//
// In:  the items' resolved main sizes.
// Out: the cross sizes and the guides; the line's new length if a measured item changed it.

extension FlexPass {
  /// Sets the cross size and the guide of each item of a line.
  ///
  /// The host measures each item whose length differs from the item's own main size.
  mutating func measureItems(of line: FlexLine) {
    let (crossSizes, measuresItems) = (crossSizes, host.measuresItems)
    for place in line.items {
      let item = item(at: place)
      if knowsCrossSizes, !crossSizes[item].isNaN { continue }
      crossSizes[item] = cross.ownSize(item)
      if hasBaselines { setGuide(ownGuide(of: item), of: item) }
      if measuresItems, mainSizes[item] != sanitizedSize(main.size[item]) {
        record(measure(item, main: mainSizes[item]), of: item)
      }
    }
  }

  /// Returns the guide by which an item is aligned, such as its baseline.
  ///
  /// It is the item's value in `lastGuides` for `lastBaseline`, otherwise in `guides`.
  mutating func ownGuide(of item: Int) -> Double {
    alignment(of: item).keyword == .lastBaseline
      ? properties.lastGuides[item] : properties.guides[item]
  }

  mutating func setGuide(_ guide: Double, of item: Int) {
    guides[item] = guide.isNaN ? crossSizes[item] : sanitizedOffset(guide)
  }

  /// Measures items that are longer than the container again, at the container's length.
  ///
  /// Only items that are alone on their line are measured.
  mutating func refitOversizeItems() {
    // The container's length may still change: an item that stays longer than the container may
    // decide it.
    if !container.refitsOversizeItems { return }
    eachLine { pass, line in
      if !pass.refits(line) { return }
      let only = pass.item(at: line.items.lowerBound)
      let measured = pass.measureOversize(only)
      pass.mainSizes[only] = pass.main.clamp(sanitizedSize(measured.main), only)
      pass.record(measured, of: only)
      line.length = pass.line(line.items).length
    }
  }

  /// Measures an item that is longer than the container, at the container's length.
  ///
  /// The item's margins are subtracted from that length.
  mutating func measureOversize(_ item: Int) -> FlexMeasurement {
    measure(item, main: availableMain(of: item))
  }

  private mutating func measure(_ item: Int, main: Double) -> FlexMeasurement {
    host?.measure(item: part.items.lowerBound + item, main: main)
      ?? FlexMeasurement(main: main, cross: cross.size[item])
  }

  /// Returns the container's length minus an item's margins, within the item's limits.
  private mutating func availableMain(of item: Int) -> Double {
    main.clamp(max(0, breakLimit - main.margins(item)), item)
  }

  /// Records an item's measured cross size and guide.
  mutating func record(_ measured: FlexMeasurement, of item: Int) {
    crossSizes[item] = cross.clamp(sanitizedSize(measured.cross), item)
    setGuide(measured.guide, of: item)
  }

  /// Whether a line's only item must be measured again, at the container's length.
  ///
  /// This is an item that is longer than the container; see `isOversize`.
  mutating func refits(_ line: FlexLine) -> Bool {
    guard container.refitsOversizeItems, participants(in: line.items) == 1 else { return false }
    let only = item(at: line.items.lowerBound)
    let base = properties.base(only, own: main.size[only])
    return isOversize(only, length: main.clamp(base, only), own: main.size[only])
  }

  /// Whether an item is longer than the container and must be measured again.
  ///
  /// False for an item with a basis or an aspect ratio.
  ///
  /// `length` is the item's length within its minimum and maximum. `own` is the length that the
  /// item has been measured at.
  mutating func isOversize(_ item: Int, length: Double, own: Double) -> Bool {
    // Also false if the item's minimum or maximum leaves it at `own`.
    container.refitsOversizeItems && properties.basis[item].isNaN
      && !isProportional(item)
      && length + main.margins(item) > tolerantLimit(breakLimit)
      && availableMain(of: item) != sanitizedSize(own)
  }
}
