// Items in the order in which a limit shows them: by falling priority, then by place.
//
// In:  priorities and places.
// Out: one item after the other, each found when it is asked for: all are never sorted.
//
//      taken ├─ first part ─┤── next part ──┤──── rest ────┤     No item precedes one of a part before its
//                                                               own. The first part is divided until one
//                                                               item is left of it.

/// Items by rank, sorted as far as they have been asked for.
struct RankedItems: Sendable {
  /// An item: the priority of its element, the place of the element's first item, and its own.
  struct Entry: Sendable {
    let priority: Double
    let element: Int32
    let place: Int32

    /// NaN counts as 0.
    @inline(__always)
    init(priority: Double, element: Int, place: Int) {
      self.priority = priority.isNaN ? 0 : priority
      self.element = Int32(truncatingIfNeeded: element)
      self.place = Int32(truncatingIfNeeded: place)
    }

    @inline(__always)
    func precedes(_ other: Entry) -> Bool {
      if priority != other.priority { return priority > other.priority }
      return element != other.element ? element < other.element : place < other.place
    }
  }

  private var entries: [Entry] = []
  /// Where the parts end, the first part's at the end.
  private var ends: [Int] = []
  private var taken = 0

  /// Begins anew with those of a number of places that have an item to rank, before the first is taken.
  @inline(__always)
  mutating func fill(_ count: Int, _ entry: (_ place: Int) -> Entry?) {
    ends.removeAll(keepingCapacity: true)
    taken = 0
    entries.removeAll(keepingCapacity: true)
    entries.append(
      contentsOf: repeatElement(Entry(priority: 0, element: 0, place: 0), count: count))
    let end = entries.withUnsafeMutableBufferPointer { entries in
      var end = 0
      for place in 0..<count {
        guard let entry = entry(place) else { continue }
        entries[end] = entry
        end += 1
      }
      return end
    }
    entries.removeLast(count - end)
  }

  /// The items that have not been taken, in any order.
  var rest: ArraySlice<Entry> { entries[taken...] }

  /// Takes the most important item out.
  ///
  /// - Complexity: O(*n*) for the first, O(log *n*) for others, on average.
  mutating func popFirst() -> Entry? {
    if taken == entries.count { return nil }
    if ends.isEmpty { ends.append(entries.count) }
    while let end = ends.last, end - taken > 1 { ends.append(divide(taken..<end)) }
    ends.removeLast()
    taken += 1
    return entries[taken - 1]
  }

  /// Puts items of a part first that precede all others of it; answers where they end.
  private mutating func divide(_ part: Range<Int>) -> Int {
    entries.withUnsafeMutableBufferPointer { entries in
      let last = part.upperBound - 1
      entries.swapAt(part.lowerBound + part.count / 2, last)
      let pivot = entries[last]
      var end = part.lowerBound
      for index in part.lowerBound..<last where entries[index].precedes(pivot) {
        entries.swapAt(index, end)
        end += 1
      }
      entries.swapAt(end, last)
      return max(end, part.lowerBound + 1)
    }
  }
}

extension FlexLimit {
  /// The most important elements: those that a limit shows before all others.
  ///
  ///     FlexLimit.mostImportant(2, of: [0, 2, 1, 2])  // [1, 3]
  ///
  /// A host that makes its items only when they can be shown makes these first.
  ///
  /// - Parameters:
  ///   - count: How many; negative counts as 0.
  ///   - priorities: One number an element, in the order of the sequence; NaN counts as 0.
  /// - Returns: Their indices, ascending; all of them if there are no more than `count`.
  /// - Complexity: O(*n* + *count* log *n*) on average.
  public static func mostImportant(_ count: Int, of priorities: [Double]) -> [Int] {
    if count >= priorities.count { return Array(priorities.indices) }
    if areEqual(priorities) { return Array(0..<max(0, count)) }
    var ranked = RankedItems()
    ranked.fill(priorities.count) {
      RankedItems.Entry(priority: priorities[$0], element: $0, place: $0)
    }
    var isChosen = Array(repeating: false, count: priorities.count)
    for _ in 0..<max(0, count) {
      if let next = ranked.popFirst() { isChosen[Int(next.place)] = true }
    }
    return isChosen.indices.filter { isChosen[$0] }
  }

  /// Whether no priority differs from another; NaN counts as 0.
  static func areEqual(_ priorities: some Collection<Double>) -> Bool {
    guard let first = priorities.first else { return true }
    let common = first.isNaN ? 0 : first
    return priorities.allSatisfy { ($0.isNaN ? 0 : $0) == common }
  }
}
