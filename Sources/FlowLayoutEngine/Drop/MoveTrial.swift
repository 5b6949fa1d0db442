// All items, with the dragged one at one index after the other: the way that needs no conditions.

/// Tries a dragged item at an index, by a solve of everything.
struct MoveTrial: Sendable {
  private(set) var items: FlexItems
  let container: FlexContainer
  private(set) var limit: FlexLimit?

  /// The division of the items into lines of a strip; nil if lines break.
  let strip: (lines: Int, order: FlexStripOrder)?

  /// The number of indices the dragged item may have: all but that of an indicator, or none if there is no such item.
  let placeCount: Int

  /// The index that it had when it was lifted, and the one that it has now.
  let liftedPlace: Int
  private(set) var place: Int

  /// Whether there is such an item, and it can be moved.
  var isPossible: Bool { placeCount > 0 }

  private var solver = FlexSolver()

  /// The ends of the others, once something has been tried.
  private var ends: ItemEnds?

  init(
    of item: Int, from items: FlexItems, in container: FlexContainer, within limit: FlexLimit?,
    strip: (lines: Int, order: FlexStripOrder)? = nil
  ) {
    self.items = items
    self.container = container
    self.limit = limit
    self.strip = strip
    let hasIndicator = limit?.hasIndicator ?? false
    let places = 0..<max(0, items.count - (hasIndicator ? 1 : 0))
    placeCount = places.contains(item) ? places.count : 0
    liftedPlace = places.contains(item) ? item : 0
    place = liftedPlace
  }

  /// The depth of the dragged item, unless it is stretched.
  var depth: Double {
    let item = items[place]
    return sanitizedSize(sanitizedSize(item.cross), from: item.minCross, to: item.maxCross)
  }

  /// Returns the place of the item at an index; nil if a limit would hide it.
  ///
  /// The host is asked for the items as they were given.
  mutating func tryPlace(_ newPlace: Int, _ host: AskedHost?) -> TriedPlace? {
    if ends == nil { findEnds(host) }
    move(to: newPlace)
    if let movedStrip { return tryPlace(in: movedStrip) }
    var frames = FlexFrames()
    solver.exchangeFrames(&frames)
    defer { solver.exchangeFrames(&frames) }
    let items = solve(host, into: &frames)
    return tryPlace(in: frames, of: items)
  }

  /// Learns where the others end while the item is the last one.
  private mutating func findEnds(_ host: AskedHost?) {
    move(to: placeCount - 1)
    var ends = ItemEnds(in: container)
    if let movedStrip {
      ends.take(movedStrip)
    } else {
      var frames = FlexFrames()
      let items = solve(host, into: &frames)
      ends.take(frames, of: items)
    }
    self.ends = ends
  }

  /// Lays out all items as they are now, and returns them with the gaps that the host gives.
  private mutating func solve(_ host: AskedHost?, into frames: inout FlexFrames) -> FlexItems {
    var items = items
    if let host {
      var given = Array(items.indices)
      RowMove(from: liftedPlace, to: place).move(in: &given)
      if host.givesGaps { items.gapBefore = gapsOfNeighbors(host, given) }
      host.given = given
    }
    defer { host?.given = [] }
    let run = limit.map { solver.run(of: items, in: container, within: $0, asking: host) }
    solver.solve(items, in: container, showing: run, asking: host, into: &frames)
    return items
  }

  /// Finds the item among frames, and what it comes behind.
  private func tryPlace(in frames: FlexFrames, of items: FlexItems) -> TriedPlace? {
    let (item, shown) = (place, 0..<Int(frames.lines.last?.end ?? 0))
    guard let place = shown.first(where: { frames.item(at: $0) == item }) else { return nil }
    let frame = frames.frame(of: item, in: items)
    var tried: TriedPlace = (HeldPoint(frame), nil)
    if place == 0 { return tried }
    let neighbor = frames.item(at: place - 1)
    let beginsLine = frames.lines.contains { $0.first == place }
    guard items.isMeant(item, behind: neighbor, beginsLine: beginsLine) else { return tried }
    let gaps = items.gapsInDocumentOrder(hasIndicator: limit?.hasIndicator ?? false)
    tried.behindNeighbor = ends?.place(
      behind: neighbor > item ? neighbor - 1 : neighbor, size: frame.mainSize,
      gap: gaps.isEmpty ? .nan : gaps[item],
      margin: items.marginMainStart.isEmpty ? 0 : items.marginMainStart[item])
    return tried
  }

  /// The strip as the items are now; nil if lines break.
  private var movedStrip: FlexStrip? {
    strip.map { FlexStrip(items, in: container, lines: $0.lines, order: $0.order) }
  }

  private func tryPlace(in strip: FlexStrip) -> TriedPlace {
    let item = place
    let (frame, (line, place)) = (strip.frame(of: item), strip.place(ofItem: item))
    var tried: TriedPlace = (HeldPoint(frame), nil)
    // Across the lines, there is no end of a line behind which an item would not fit.
    if strip.order == .lineByLine, line > 0, place == 0 {
      tried.behindNeighbor = ends?.place(
        behind: item - 1, size: frame.mainSize, gap: .nan, margin: 0)
    }
    return tried
  }

  /// The gaps of all places in the sequence: the host's between items that were no neighbors.
  private func gapsOfNeighbors(_ host: AskedHost, _ given: [Int]) -> [Double] {
    let hasIndicator = limit?.hasIndicator ?? false
    var lifted = items
    lifted.move(RowMove(from: place, to: liftedPlace))
    let parted = PartedGaps(
      lifted.gapsInDocumentOrder(hasIndicator: hasIndicator),
      sequence: lifted.sequence(hasIndicator: hasIndicator), count: items.count, indicator: nil)
    let sequence = (items.sequence(hasIndicator: hasIndicator) ?? Array(0..<placeCount))
      .map { given[$0] }
    var gaps = Array(repeating: Double.nan, count: items.count)
    parted.put(between: sequence[...], into: &gaps, asking: host)
    return sequence.map { gaps[$0] } + gaps.suffix(items.count - placeCount)
  }

  private mutating func move(to newPlace: Int) {
    let move = RowMove(from: place, to: newPlace)
    items.move(move)
    limit?.move(move)
    place = newPlace
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
