// How far a moved item can be felt, as far as a look at all items and the container tells.

/// The properties of all items that decide how far a moved one is felt.
struct DropSurvey {
  /// Whether an item is too long for a line, or a break marker makes one longer.
  var hasOversizeItems = false

  /// Whether an item is not as long as it was when it was measured.
  var changesLengths = false

  /// The deepest that a line can be.
  var deepestLine = 0.0

  init(_ items: FlexItems, in container: FlexContainer) {
    let threshold = tolerantLimit(container.breakLimit)
    let hasBaselines = container.alignItems.isBaseline || !items.alignSelf.isEmpty
    var extents = CrossExtents()
    items.withColumns(from: 0) { main, cross, wishes in
      for item in items.indices {
        let length = main.clamp(wishes.base(item, own: main.size[item]), item)
        let outer = length + main.margins(item)
        let isMarker = wishes.breaks[item].contains(.marker)
        if outer > (isMarker ? 0 : threshold) { hasOversizeItems = true }
        if length != sanitizedSize(main.size[item]) { changesLengths = true }
        let depth = cross.ownSize(item)
        extents.largest = max(extents.largest, depth + cross.margins(item))
        if !hasBaselines { continue }
        for guide in [wishes.guides[item], wishes.lastGuides[item]] {
          let guide = guide.isNaN ? depth : sanitizedOffset(guide)
          extents.first.add(
            sanitizedOffset(cross.marginStart[item]) + guide,
            depth - guide + sanitizedOffset(cross.marginEnd[item]))
        }
      }
    }
    if let separator = container.separator {
      extents.largest = max(extents.largest, separator.cross)
      if hasBaselines { extents.first.add(separator.guide, separator.cross - separator.guide) }
    }
    deepestLine = extents.crossSize
  }
}

extension MoveTrial {
  /// Whether lines follow each other from the first on, each as deep as its own items.
  var hasIndependentLines: Bool {
    let isOpen =
      container.crossSize == nil && container.minCross == 0 && container.maxCross == .infinity
    let hasProportions = container.proportions != nil && !items.aspectRatio.isEmpty
    return container.wrap == .wrap && sanitizedLimit(container.mainSize) < .infinity
      && !container.flipsCross && sanitizedOffset(container.crossGap) >= 0
      && (isOpen || container.alignContent == .flexStart)
      && items.order.isEmpty && !hasProportions && limit == nil && strip == nil
  }

  /// Whether a host has anything to be asked for.
  func asks(_ host: AskedHost?, _ survey: DropSurvey) -> Bool {
    if host.givesGaps || host.givesLineGaps { return true }
    return host.measuresItems
      && (container.refitsOversizeItems && survey.hasOversizeItems
        || survey.changesLengths || container.stretchesItems || !items.grow.isEmpty
        || !items.shrink.isEmpty || items.breaks.contains { $0.contains(.fullLine) })
  }

  /// Whether a line is placed in the same way whatever the others are.
  func hasFixedLength(_ survey: DropSurvey) -> Bool {
    if container.growsWithOversizeLines, survey.hasOversizeItems { return false }
    return !container.hugsLines
      || container.startsLines && !container.reversesMain && !container.flipsMain
        && items.autoMargins.isEmpty
  }
}
