// Tries a drop index by solving all items with the dragged item there: this works for all containers.

/// Tries the dragged item at an index, by laying out all items.
struct MoveTrial: Sendable {
  private(set) var items: FlexItems
  let container: FlexContainer
  private(set) var limit: FlexLimit?

  /// The options of a strip; nil if the container is not a strip.
  let strip: Strip?

  /// The options by which a strip divides items into lines.
  ///
  /// With `shortestFirst`, `kept` has the number of the line on which each item stays. An item goes
  /// to the line that ends first if its number is −1, or if `kept` is too short to have its number.
  typealias Strip = (lines: Int, order: FlexStripOrder, kept: [Int32])

  /// The number of drop indices, one for each item but the overflow indicator ("+3").
  ///
  /// 0 if there is no dragged item.
  let indexCount: Int

  /// The dragged item's index before the drag.
  let originalIndex: Int
  /// The dragged item's index in `items`, which is the drop index being tried.
  private(set) var index: Int

  /// Whether there is an item to drag.
  var isPossible: Bool { indexCount > 0 }

  private var solver = FlexSolver()

  /// The ends of the other items along their lines.
  ///
  /// Nil before the first index is tried.
  private var ends: ItemEnds?

  init(
    of item: Int, from items: FlexItems, in container: FlexContainer, within limit: FlexLimit?,
    strip: Strip? = nil
  ) {
    self.items = items
    self.container = container
    self.limit = limit
    self.strip = strip
    let hasIndicator = limit?.hasIndicator ?? false
    let indices = 0..<max(0, items.count - (hasIndicator ? 1 : 0))
    indexCount = indices.contains(item) ? indices.count : 0
    originalIndex = indices.contains(item) ? item : 0
    index = originalIndex
  }

  /// The dragged item's own cross size, within its minimum and maximum.
  var depth: Double {
    let item = items[index]
    return sanitizedSize(sanitizedSize(item.cross), from: item.minCross, to: item.maxCross)
  }

  /// Moves the dragged item to a drop index, and returns its centers there.
  ///
  /// Nil if a limit would hide the item there.
  mutating func candidate(at newIndex: Int, _ host: AnyFlexHost?) -> DropCandidate? {
    if ends == nil { findEnds(host) }
    move(to: newIndex)
    if let movedStrip { return candidate(in: movedStrip) }
    var frames = FlexFrames()
    solver.exchangeFrames(&frames)
    defer { solver.exchangeFrames(&frames) }
    let items = solve(host, into: &frames)
    return candidate(in: frames, of: items)
  }

  /// Moves the dragged item behind all others, and stores in `ends` where the others end.
  private mutating func findEnds(_ host: AnyFlexHost?) {
    move(to: indexCount - 1)
    var ends = ItemEnds(in: container)
    if let movedStrip {
      ends.read(movedStrip)
    } else {
      var frames = FlexFrames()
      let items = solve(host, into: &frames)
      ends.read(frames, of: items)
    }
    self.ends = ends
  }

  /// Solves the container with the dragged item at the index being tried.
  ///
  /// Returns all items in this order. If `host` gives gaps, their `gapBefore` has those between new
  /// neighbors.
  private mutating func solve(_ host: AnyFlexHost?, into frames: inout FlexFrames) -> FlexItems {
    var items = items
    if let host {
      var originals = Array(items.indices)
      RowMove(from: originalIndex, to: index).move(in: &originals)
      if host.givesGaps { items.gapBefore = gapsOfNeighbors(host, originals) }
      // The host is asked about items by their original indices.
      host.originalIndices = originals
    }
    defer { host?.originalIndices = [] }
    let run = limit.map { solver.run(of: items, in: container, within: $0, asking: host) }
    solver.solve(items, in: container, showing: run, asking: host, into: &frames)
    return items
  }

  /// Returns the centers that the dragged item could have; nil if it is hidden.
  private func candidate(in frames: FlexFrames, of items: FlexItems) -> DropCandidate? {
    let (item, shown) = (index, 0..<Int(frames.lines.last?.end ?? 0))
    guard let place = shown.first(where: { frames.item(at: $0) == item }) else { return nil }
    let frame = frames.frame(of: item, in: items)
    var candidate: DropCandidate = (DragPoint(frame), nil)
    if place == 0 { return candidate }
    let neighbor = frames.item(at: place - 1)
    let beginsLine = frames.lines.contains { $0.first == place }
    guard items.hasSecondCandidate(item, after: neighbor, beginsLine: beginsLine) else {
      return candidate
    }
    let gaps = items.gapsInDocumentOrder(hasIndicator: limit?.hasIndicator ?? false)
    candidate.afterNeighbor = ends?.center(
      after: neighbor > item ? neighbor - 1 : neighbor, size: frame.mainSize,
      gap: gaps.isEmpty ? .nan : gaps[item],
      margin: items.marginMainStart.isEmpty ? 0 : items.marginMainStart[item])
    return candidate
  }

  /// The strip, which scrolls along its lines, with the dragged item at the index being tried.
  ///
  /// Nil if the container is not a strip.
  private var movedStrip: FlexStrip? {
    strip.map {
      // Items keep their lines up to the first one whose index changes.
      let kept = index == originalIndex ? $0.kept : Array($0.kept.prefix(min(originalIndex, index)))
      return FlexStrip(items, in: container, lines: $0.lines, order: $0.order, keeping: kept)
    }
  }

  private func candidate(in strip: FlexStrip) -> DropCandidate {
    let item = index
    let (frame, (line, place)) = (strip.frame(of: item), strip.place(ofItem: item))
    var candidate: DropCandidate = (DragPoint(frame), nil)
    // With `shortestFirst`, a strip has no line ends where an item would not fit.
    if strip.order == .lineByLine, line > 0, place == 0 {
      candidate.afterNeighbor = ends?.center(
        after: item - 1, size: frame.mainSize, gap: .nan, margin: 0)
    }
    return candidate
  }

  /// Returns the gap before each item, with the dragged item at the index being tried.
  ///
  /// The gaps are in the sequence of the items sorted by `order`, not in document order. Between
  /// items that were no neighbors before the drag, the host may give the gap.
  private func gapsOfNeighbors(_ host: AnyFlexHost, _ originals: [Int]) -> [Double] {
    let hasIndicator = limit?.hasIndicator ?? false
    var original = items
    original.move(RowMove(from: index, to: originalIndex))
    let parted = PartedGaps(
      original.gapsInDocumentOrder(hasIndicator: hasIndicator),
      sequence: original.sequence(hasIndicator: hasIndicator), count: items.count, indicator: nil)
    let sequence = (items.sequence(hasIndicator: hasIndicator) ?? Array(0..<indexCount))
      .map { originals[$0] }
    var gaps = Array(repeating: Double.nan, count: items.count)
    parted.put(between: sequence[...], into: &gaps, asking: host)
    return sequence.map { gaps[$0] } + gaps.suffix(items.count - indexCount)
  }

  private mutating func move(to newIndex: Int) {
    let move = RowMove(from: index, to: newIndex)
    items.move(move)
    limit?.move(move)
    index = newIndex
  }
}

extension FlexLimit {
  fileprivate mutating func move(_ move: RowMove) {
    if !elements.isEmpty {
      move.move(in: &elements)
    } else if !priorities.isEmpty {
      move.move(in: &priorities)
    }
  }
}
