// Elements in the order in which a limit shows them: by falling priority, then by place.
//
// In:  priorities and places.
// Out: one element after the other, each found when it is asked for: all are never sorted.

/// A heap of elements, the most important one first.
struct RankedElements: Sendable {
  struct Entry: Sendable {
    let priority: Double
    /// The place of the element's first item; no two are equal.
    let place: Int
    let element: Int

    func precedes(_ other: Entry) -> Bool {
      priority > other.priority || (priority == other.priority && place < other.place)
    }
  }

  private var entries: [Entry] = []

  /// The number of elements that are left.
  var count: Int { entries.count }

  mutating func removeAll() { entries.removeAll(keepingCapacity: true) }

  /// Adds an element; the order holds again after `heapify`.
  mutating func append(_ element: Int, place: Int, priority: Double) {
    entries.append(
      Entry(priority: priority.isNaN ? 0 : priority, place: place, element: element))
  }

  /// - Complexity: O(*n*)
  mutating func heapify() {
    for parent in (0..<entries.count / 2).reversed() { sink(from: parent) }
  }

  /// Takes the most important element out.
  ///
  /// - Complexity: O(log *n*)
  mutating func popFirst() -> Int? {
    guard let first = entries.first, let last = entries.popLast() else { return nil }
    if !entries.isEmpty {
      entries[0] = last
      sink(from: 0)
    }
    return first.element
  }

  private mutating func sink(from place: Int) {
    entries.withUnsafeMutableBufferPointer { entries in
      let moving = entries[place]
      var parent = place
      while true {
        var child = 2 * parent + 1
        if child >= entries.count { break }
        if child + 1 < entries.count, entries[child + 1].precedes(entries[child]) { child += 1 }
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
    for (index, priority) in priorities.enumerated() {
      ranked.append(index, place: index, priority: priority)
    }
    ranked.heapify()
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
