extension FlexSolver {
  /// Places items in one pass if they, and their container, ask for nothing that this cannot give; false if the
  /// plain steps have to.
  mutating func placeAtOnce(
    _ part: FlexPart, of items: FlexItems, in container: FlexContainer, _ host: AskedHost?,
    into frames: inout FlexFrames
  ) -> Bool {
    if !container.hasPlainLines || part.asksForLineGaps(host) { return false }
    // The longest line, which a container may hug, is not known before the last.
    if container.hugsLines, !container.startsLines { return false }
    let limit = sanitizedLimit(container.mainSize)
    if let whole = part.whole, whole.mainSize != limit { return false }
    // The host measures items that are made longer.
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
