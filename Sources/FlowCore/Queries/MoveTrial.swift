// All items, with the lifted one at one index after the other: the way that needs no conditions.

/// Tries a lifted item at an index, by a solve of everything.
struct MoveTrial: Sendable {
  private(set) var items: FlexItems
  let container: FlexContainer
  private(set) var limit: FlexLimit?

  /// How the items are divided into lines of a strip; nil if lines break.
  let strip: (lines: Int, order: FlexStripOrder)?

  /// The indices that the lifted item may have.
  let slots: ItemSlots

  /// The rank of the index that it had when it was lifted, and of the one that it has now.
  private let liftedRank: Int
  private(set) var rank: Int

  /// Whether there is such an item, and it can be moved.
  let isPossible: Bool

  private var solver = FlexSolver()

  init(
    of item: Int, from items: FlexItems, in container: FlexContainer, within limit: FlexLimit?,
    strip: (lines: Int, order: FlexStripOrder)? = nil
  ) {
    self.items = items
    self.container = container
    self.limit = limit
    self.strip = strip
    let hasIndicator = limit?.hasIndicator ?? false
    slots = items.slotsOfItems(until: max(0, items.count - (hasIndicator ? 1 : 0)))
    let rank = slots.rank(of: item)
    liftedRank = rank ?? 0
    self.rank = liftedRank
    isPossible = rank != nil
  }

  /// How many indices the lifted item may have.
  var placeCount: Int { isPossible ? slots.count : 0 }

  /// How deep the lifted item is, unless it is stretched.
  var depth: Double {
    let item = items[slots[rank]]
    return sanitizedSize(sanitizedSize(item.cross), from: item.minCross, to: item.maxCross)
  }

  /// Where the item's center would be with a rank; nil if a limit would hide it.
  ///
  /// The host is asked for the items as they were given.
  mutating func center(at newRank: Int, _ host: AskedHost?) -> HeldPoint? {
    move(to: newRank)
    if let strip {
      let strip = FlexStrip(items, in: container, lines: strip.lines, order: strip.order)
      return HeldPoint(strip.frame(of: slots[newRank]))
    }
    var items = items
    if let host {
      var given = Array(items.indices)
      RowMove(slots: slots, from: liftedRank, to: rank).move(in: &given)
      if host.givesGaps { items.gapBefore = gapsOfNeighbors(host, given) }
      host.given = given
    }
    defer { host?.given = [] }
    let run = limit.map { solver.run(of: items, in: container, within: $0, asking: host) }
    var frames = FlexFrames()
    solver.exchangeFrames(&frames)
    defer { solver.exchangeFrames(&frames) }
    solver.solve(items, in: container, showing: run, asking: host, into: &frames)
    let item = slots[rank]
    let isShown =
      run == nil
      || frames.lines.contains { $0.items.contains { frames.item(at: $0) == item } }
    return isShown ? HeldPoint(frames.frame(of: item, in: items)) : nil
  }

  /// The gaps of all places in the sequence: the host's between items that were no neighbors.
  private func gapsOfNeighbors(_ host: AskedHost, _ given: [Int]) -> [Double] {
    let hasIndicator = limit?.hasIndicator ?? false
    var lifted = items
    lifted.move(RowMove(slots: slots, from: rank, to: liftedRank))
    let gaps = lifted.gapsInDocumentOrder(hasIndicator: hasIndicator)
    let parted = PartedGaps(
      sequence: lifted.sequence(hasIndicator: hasIndicator), count: items.count, indicator: nil)
    let all = 0..<items.count - (hasIndicator ? 1 : 0)
    let sequence = items.sequence(hasIndicator: hasIndicator) ?? Array(all)
    var found = Array(repeating: Double.nan, count: items.count)
    for (earlier, place) in zip(sequence, sequence.dropFirst()) {
      found[given[place]] = parted.gap(before: given[place], after: given[earlier], host) {
        gaps.isEmpty ? .nan : gaps[$0]
      }
    }
    let places = items.order.isEmpty ? Array(all) : items.sequenceOfAll(in: all)
    return places.map { found[given[$0]] } + Array(repeating: .nan, count: items.count - all.count)
  }

  private mutating func move(to newRank: Int) {
    let move = RowMove(slots: slots, from: rank, to: newRank)
    items.move(move)
    limit?.move(move)
    rank = newRank
  }
}

extension FlexLimit {
  /// Moves what belongs to an item.
  fileprivate mutating func move(_ move: RowMove) {
    if !elements.isEmpty {
      move.move(in: &elements)
    } else if !priorities.isEmpty {
      move.move(in: &priorities)
    }
  }
}
