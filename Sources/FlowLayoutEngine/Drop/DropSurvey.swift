// How many lines a moved item can affect, by the properties of all items and the container.

/// A summary of all items, made when a drag begins.
///
/// It tells whether the drag can lay out a few lines without the others.
struct DropSurvey {
  /// Whether some item is longer than a line may be.
  ///
  /// Also true if some break marker has a length.
  var hasOversizeItems = false

  /// Whether an item's `basis`, minimum or maximum makes its length differ from `FlexItems.main`.
  var changesLengths = false

  /// An upper bound of the cross size of any line.
  var deepestLine = 0.0

  init(_ items: FlexItems, in container: FlexContainer) {
    let threshold = tolerantLimit(container.breakLimit)
    let hasBaselines = container.alignItems.isBaseline || !items.alignSelf.isEmpty
    var extents = CrossExtents()
    items.withColumns(from: 0) { main, cross, properties in
      for item in items.indices {
        let length = main.clamp(properties.base(item, own: main.size[item]), item)
        let outer = length + main.margins(item)
        let isMarker = properties.breaks[item].contains(.marker)
        if outer > (isMarker ? 0 : threshold) { hasOversizeItems = true }
        if length != sanitizedSize(main.size[item]) { changesLengths = true }
        let depth = cross.ownSize(item)
        extents.largest = max(extents.largest, depth + cross.margins(item))
        if !hasBaselines { continue }
        for guide in [properties.guides[item], properties.lastGuides[item]] {
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
  /// Whether each line can be laid out without the lines before it.
  ///
  /// A moved item then affects only a few lines.
  var hasIndependentLines: Bool {
    // Such lines wrap greedily, follow each other from the top or the left, and have a cross size
    // that depends only on their own items.
    let isOpen =
      container.crossSize == nil && container.minCross == 0 && container.maxCross == .infinity
    let hasProportions = container.proportions != nil && !items.aspectRatio.isEmpty
    return container.wrap == .wrap && sanitizedLimit(container.mainSize) < .infinity
      && !container.flipsCross && sanitizedOffset(container.crossGap) >= 0
      && (isOpen || container.alignContent == .flexStart)
      && items.order.isEmpty && !hasProportions && limit == nil && strip == nil
  }

  /// Whether `host` would have to measure items or give gaps during the drag.
  ///
  /// If so, all items are laid out for each drop index.
  func asks(_ host: AnyFlexHost?, _ survey: DropSurvey) -> Bool {
    if host.givesGaps || host.givesLineGaps { return true }
    return host.measuresItems
      && (container.refitsOversizeItems && survey.hasOversizeItems
        || survey.changesLengths || container.stretchesItems || !items.grow.isEmpty
        || !items.shrink.isEmpty || items.breaks.contains { $0.contains(.fullLine) })
  }

  /// Whether the positions of items along their line do not change with the other lines.
  ///
  /// False if the longest line decides the container's length, and that length moves items.
  func hasFixedLength(_ survey: DropSurvey) -> Bool {
    if container.growsWithOversizeLines, survey.hasOversizeItems { return false }
    return !container.hugsLines
      || container.startsLines && !container.reversesMain && !container.flipsMain
        && items.autoMargins.isEmpty
  }
}
