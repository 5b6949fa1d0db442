// Binary search, sort and heap, instead of the standard library's generic functions, which are compiled again
// for each element type.

extension Range<Int> {
  /// Returns the first number for which `isMet` is true, or the upper bound.
  ///
  /// This is a binary search: `isMet` must also be true for all later numbers.
  package func partitioningPoint(where isMet: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if isMet(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

/// Returns the numbers from 0 to `count` − 1, sorted by `precedes`.
///
/// Two numbers keep their order if neither precedes the other.
///
/// - Complexity: O(*n* log *n*), O(*n*) if the numbers are sorted already.
@inline(never)
package func sortedIndices(_ count: Int, by precedes: (Int, Int) -> Bool) -> [Int] {
  // This function is not inlined: otherwise the standard library's sort would be compiled again for
  // each caller, at two kilobytes of code.
  (0..<count).sorted(by: precedes)
}

extension Array {
  /// Returns the index of the first element for which `isMet` is true, or `count`.
  ///
  /// This is a binary search: `isMet` must also be true for all later elements.
  func partitioningIndex(where isMet: (Element) -> Bool) -> Int {
    indices.partitioningPoint { isMet(self[$0]) }
  }
}

extension UnsafeMutableBufferPointer {
  /// Turns the elements into a heap.
  ///
  /// The element at index *i* then precedes its children, at 2*i* + 1 and 2*i* + 2.
  @inline(__always)
  func makeHeap(by precedes: (Element, Element) -> Bool) {
    for place in (0..<count / 2).reversed() { sift(self[place], from: place, by: precedes) }
  }

  /// Inserts an element into a heap, at the vacant index `free` or further down.
  ///
  /// Children that precede the element move up.
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
