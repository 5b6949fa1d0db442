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
  func element(at place: Int) -> Element { self[index(startIndex, offsetBy: place)] }
}
#endif
