// Searches and sorts without those of the standard library, which are compiled anew for each kind of element.

extension Range<Int> {
  /// The first number that meets a condition, which all behind it meet, too; the upper bound if there is
  /// none.
  package func partitioningPoint(where isMet: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if isMet(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

/// The numbers from 0 to before a count, sorted; those that are equal stay as they are.
///
/// One function, as the standard library would bring a sort of its own, of two kilobytes, for each order.
///
/// - Complexity: O(*n* log *n*), O(*n*) if nothing has to move.
@inline(never)
package func sortedIndices(_ count: Int, by precedes: (Int, Int) -> Bool) -> [Int] {
  (0..<count).sorted(by: precedes)
}

extension Array {
  /// The index of the first element that meets a condition, which all behind it meet, too; `count` if
  /// there is none.
  func partitioningIndex(where isMet: (Element) -> Bool) -> Int {
    indices.partitioningPoint { isMet(self[$0]) }
  }
}

extension UnsafeMutableBufferPointer {
  /// Makes a heap, in which each element precedes its two children.
  @inline(__always)
  func makeHeap(by precedes: (Element, Element) -> Bool) {
    for place in (0..<count / 2).reversed() { sift(self[place], from: place, by: precedes) }
  }

  /// Puts an element into a heap, at a free place or below it.
  @inline(__always)
  func sift(_ element: Element, from free: Int, by precedes: (Element, Element) -> Bool) {
    var place = free
    while true {
      var child = 2 * place + 1
      if child >= count { break }
      if child + 1 < count, precedes(self[child + 1], self[child]) { child += 1 }
      if precedes(element, self[child]) { break }
      self[place] = self[child]
      place = child
    }
    self[place] = element
  }
}
