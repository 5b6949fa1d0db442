// Items in the order in which a limit shows them: by falling priority, then by place.
//
// In:  priorities and places.
// Out: one item after the other, each found when it is asked for: all are never sorted.

/// Items by rank.
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

  /// The items that have not been taken: a heap, in which each precedes its two children.
  private(set) var rest: [Entry] = []

  /// Begins anew with the items of a number of places.
  @inline(__always)
  mutating func fill(_ count: Int, _ entry: (_ place: Int) -> Entry) {
    rest.removeAll(keepingCapacity: true)
    rest.reserveCapacity(count)
    for place in 0..<count { rest.append(entry(place)) }
    rest.withUnsafeMutableBufferPointer { heap in
      for place in (0..<heap.count / 2).reversed() {
        heap.sift(heap[place], from: place) { $0.precedes($1) }
      }
    }
  }

  /// Takes the most important item out.
  ///
  /// - Complexity: O(log *n*)
  mutating func popFirst() -> Entry? {
    guard let last = rest.popLast() else { return nil }
    guard let first = rest.first else { return last }
    rest.withUnsafeMutableBufferPointer { heap in
      heap.sift(last, from: 0) { $0.precedes($1) }
    }
    return first
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
