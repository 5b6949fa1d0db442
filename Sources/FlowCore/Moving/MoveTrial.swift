// All items, with the lifted one at one index after the other: the way that needs no conditions.

/// Tries a lifted item at an index, by a solve of everything.
struct MoveTrial: Sendable {
  private(set) var items: FlexItems
  let container: FlexContainer
  private(set) var limit: FlexLimit?

  /// The indices that the lifted item may have.
  let slots: ItemSlots

  /// The rank of the index that it has now.
  private(set) var rank: Int

  /// Whether there is such an item, and it can be moved.
  let isPossible: Bool

  /// The index that each item had when one was lifted; empty as long as all have it.
  private var original: [Int] = []
  private var solver = FlexSolver()
  private var frames = FlexFrames()

  init(
    of item: Int, from items: FlexItems, in container: FlexContainer, within limit: FlexLimit?
  ) {
    self.items = items
    self.container = container
    self.limit = limit
    let hasIndicator = limit?.hasIndicator ?? false
    let end = hasIndicator ? max(0, items.count - 1) : items.count
    slots = items.slotsOfItems(until: end)
    let rank = slots.rank(of: item)
    self.rank = rank ?? 0
    isPossible = rank != nil
  }

  /// How many indices the lifted item may have.
  var placeCount: Int { isPossible ? slots.count : 0 }

  /// How deep the lifted item is, unless it is stretched.
  var depth: Double {
    let item = items[slots[rank]]
    return clamped(
      sanitizedSize(item.cross), sanitizedSize(item.minCross), sanitizedLimit(item.maxCross))
  }

  /// Where the item's center would be with a rank; nil if a limit would hide it.
  mutating func center(at newRank: Int, _ host: inout some FlexDropHost) -> HeldPoint? {
    move(to: newRank)
    host.willTry(original)
    if container.asksForLineGaps { host.willLayOut(items.sequence() ?? Array(items.indices)) }
    let run = limit.map { solver.run(of: items, in: container, within: $0, host: &host) }
    solver.solve(items, in: container, showing: run, host: &host, into: &frames)
    let item = slots[newRank]
    if limit != nil, !isShown(item) { return nil }
    let center = frames.center(of: item, in: items)
    return HeldPoint(main: center.main, cross: center.cross)
  }

  private func isShown(_ item: Int) -> Bool {
    frames.lines.contains { line in line.items.contains { frames.item(at: $0) == item } }
  }

  private mutating func move(to newRank: Int) {
    if original.isEmpty { original = Array(items.indices) }
    let move = RowMove(slots: slots, from: rank, to: newRank)
    items.move(move)
    move.move(in: &original)
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
