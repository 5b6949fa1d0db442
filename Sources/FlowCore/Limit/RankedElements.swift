// Elements in the order in which a limit shows them: by falling priority, then by place.
//
// In:  priorities and places.
// Out: one element after the other, each found when it is asked for: all are never sorted.
//
//      ├─ heap ─┤ taken ├──────── rest ────────┤     The heap holds about the first twentieth. What is
//      first ones                                    behind becomes a heap when that is empty.

/// A heap of elements, the most important one first.
struct RankedElements: Sendable {
  private struct Entry: Sendable {
    let priority: Double
    /// The place of the element's first item; no two are equal.
    let place: Int
    let element: Int

    @inline(__always)
    func precedes(_ other: Entry) -> Bool {
      priority > other.priority || (priority == other.priority && place < other.place)
    }
  }

  private var entries: [Entry] = []
  /// The entries before this one are a heap.
  private var heapEnd = 0
  /// All entries from this one on come after those of the heap.
  private var rest = 0

  /// Begins anew, with room for so many elements.
  mutating func removeAll(reserving count: Int) {
    entries.removeAll(keepingCapacity: true)
    entries.reserveCapacity(count)
    (heapEnd, rest) = (0, 0)
  }

  /// The number of elements, as long as none is taken.
  var count: Int { entries.count }

  /// Adds an element, before the first is taken.
  @inline(__always)
  mutating func append(_ element: Int, place: Int, priority: Double) {
    entries.append(
      Entry(priority: priority.isNaN ? 0 : priority, place: place, element: element))
  }

  /// Takes the most important element out.
  ///
  /// - Complexity: O(*n*) for the first, O(log *n*) for others, except for one more that takes O(*n*).
  mutating func popFirst() -> Int? {
    if heapEnd == 0, rest < entries.count {
      makeHeap()
    }
    guard heapEnd > 0 else { return nil }
    let first = entries[0].element
    heapEnd -= 1
    entries[0] = entries[heapEnd]
    if heapEnd > 0 { sink(from: 0) }
    return first
  }

  private mutating func makeHeap() {
    if rest > 0 { entries.removeFirst(rest) }
    rest = rest > 0 ? entries.count : findFirstOnes()
    heapEnd = rest
    for parent in (0..<heapEnd / 2).reversed() { sink(from: parent) }
  }

  /// Puts those that precede most of a sample first; answers the number of these.
  private mutating func findFirstOnes() -> Int {
    let (samples, kept) = (64, 3)
    if entries.count < 4 * samples { return entries.count }
    var first: [Entry] = []
    for sample in 0..<samples {
      let entry = entries[sample * (entries.count - 1) / (samples - 1)]
      let place = first.firstIndex { entry.precedes($0) } ?? first.count
      if place < kept { first.insert(entry, at: place) }
      if first.count > kept { first.removeLast() }
    }
    let pivot = first[kept - 1]
    return entries.withUnsafeMutableBufferPointer { entries in
      var end = 0
      for index in entries.indices where !pivot.precedes(entries[index]) {
        entries.swapAt(index, end)
        end += 1
      }
      return end
    }
  }

  private mutating func sink(from place: Int) {
    let end = heapEnd
    entries.withUnsafeMutableBufferPointer { entries in
      let moving = entries[place]
      var parent = place
      while true {
        var child = 2 * parent + 1
        if child >= end { break }
        if child + 1 < end, entries[child + 1].precedes(entries[child]) { child += 1 }
        if !entries[child].precedes(moving) { break }
        entries[parent] = entries[child]
        parent = child
      }
      entries[parent] = moving
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
  /// - Complexity: O(*n* + *count* log *n*)
  public static func mostImportant(_ count: Int, of priorities: [Double]) -> [Int] {
    if count >= priorities.count { return Array(priorities.indices) }
    if areEqual(priorities) { return Array(0..<max(0, count)) }
    var ranked = RankedElements()
    ranked.removeAll(reserving: priorities.count)
    for (index, priority) in priorities.enumerated() {
      ranked.append(index, place: index, priority: priority)
    }
    var chosen: [Int] = []
    while chosen.count < count, let element = ranked.popFirst() { chosen.append(element) }
    return chosen.sorted()
  }

  /// Whether no priority differs from another; NaN counts as 0.
  static func areEqual(_ priorities: some Collection<Double>) -> Bool {
    guard let first = priorities.first else { return true }
    let common = first.isNaN ? 0 : first
    return priorities.allSatisfy { ($0.isNaN ? 0 : $0) == common }
  }
}
