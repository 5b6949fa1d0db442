#if canImport(SwiftUI)
/// Some elements of a collection, with their places: nothing of the rest is read.
struct Elements<Data: RandomAccessCollection, ID: Hashable>: RandomAccessCollection {
  private let data: Data
  private let id: KeyPath<Data.Element, ID>
  private let places: [Int]?
  let count: Int

  /// Creates the first elements, or those at some places.
  init(_ data: Data, _ id: KeyPath<Data.Element, ID>, first count: Int, or places: [Int]? = nil) {
    (self.data, self.id, self.places) = (data, id, places)
    self.count = places?.count ?? count
  }

  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(position: Int) -> (index: Int, id: ID, element: Data.Element) {
    let index = places?[position] ?? position
    let element = data.element(at: index)
    return (index, element[keyPath: id], element)
  }
}

extension RandomAccessCollection {
  /// Returns the element at a place, counted from the first one.
  ///
  /// By the indices, as `count` should be, too: a binding of an array goes from one index to the next only, and calls
  /// its getter at each step, but its indices are the array's.
  func element(at place: Int) -> Element {
    let indices = indices
    return self[indices[indices.index(indices.startIndex, offsetBy: place)]]
  }
}
#endif
