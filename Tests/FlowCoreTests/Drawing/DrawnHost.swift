import FlowCore

/// A host whose answers follow from what it is asked: where all lengths are twice as long, so are they.
struct DrawnHost: FlexHost {
  private let items: FlexItems
  let measuresItems: Bool

  init(_ items: FlexItems, measuresItems: Bool) {
    self.items = items
    self.measuresItems = measuresItems
  }

  /// The host of other items, which answers in the same way.
  func hosting(_ items: FlexItems) -> DrawnHost {
    DrawnHost(items, measuresItems: measuresItems)
  }

  /// The narrower an item is than by itself, the deeper; every third has no guide.
  func measure(item: Int, main: Double) -> FlexMeasurement {
    if !measuresItems { return FlexMeasurement(main: main, cross: items.cross[item]) }
    return FlexMeasurement(
      main: item.isMultiple(of: 2) ? main : main * 0.75,
      cross: items.cross[item] + (items.main[item] - main) / 2,
      guide: item.isMultiple(of: 3) ? .nan : main / 4)
  }

  /// Every other gap is left to the container.
  func gap(between line: FlexLine, and next: FlexLine) -> Double? {
    line.items.lowerBound.isMultiple(of: 2) ? nil : (line.length + next.crossSize) / 16
  }
}
