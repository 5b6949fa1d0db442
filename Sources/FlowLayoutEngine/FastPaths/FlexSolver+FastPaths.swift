extension FlexSolver {
  /// Lays out the items of `part` by a fast path.
  ///
  /// Returns false if no fast path supports the items and their container.
  mutating func placeAtOnce(
    _ part: FlexPart, of items: FlexItems, in container: FlexContainer, _ host: AnyFlexHost?,
    into frames: inout FlexFrames
  ) -> Bool {
    if !container.hasPlainLines || part.asksForLineGaps(host) { return false }
    // A container that hugs its lines is as long as the longest line, which is known only at the end.
    if container.hugsLines, !container.startsLines { return false }
    let limit = sanitizedLimit(container.mainSize)
    if let whole = part.whole, whole.mainSize != limit { return false }
    // The host, if it measures items, has to measure lengthened items, which no fast path supports.
    let lengthens = container.stretchesItems || !items.breaks.isEmpty
    var sizes: ContainerSizes?
    if items.areFixed {
      if !fastPaths.contains(.fixedItems) || container.wrap != .wrap { return false }
      if lengthens, host.measuresItems { return false }
      sizes = placeFixedItems(part, of: items, in: container, limit: limit, into: &frames)
    } else if container.proportions != nil, items.haveOnlyProportions {
      if !fastPaths.contains(.proportionalItems) || container.wrap != .wrap { return false }
      sizes = placeProportionalItems(part, of: items, in: container, limit: limit, into: &frames)
    }
    guard let sizes, part.hasLines(frames.lines) else { return false }
    (frames.mainSize, frames.crossSize, frames.longestLine) = sizes
    if container.hugsLines { frames.mainSize = min(frames.mainSize, frames.longestLine) }
    return true
  }
}
