#if canImport(SwiftUI)
/// Some elements of a collection with their offsets and identities; no other element is read.
struct Elements<Data: RandomAccessCollection, ID: Hashable>: RandomAccessCollection {
  private let data: Data
  private let id: KeyPath<Data.Element, ID>
  private let offsets: [Int]?
  let count: Int

  /// Selects the first elements, or those at some offsets.
  init(_ data: Data, _ id: KeyPath<Data.Element, ID>, first count: Int, or offsets: [Int]? = nil) {
    (self.data, self.id, self.offsets) = (data, id, offsets)
    self.count = offsets?.count ?? count
  }

  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(position: Int) -> (index: Int, id: ID, element: Data.Element) {
    let index = offsets?[position] ?? position
    let element = data.element(at: index)
    return (index, element[keyPath: id], element)
  }
}

extension RandomAccessCollection {
  /// Returns the element at an offset.
  ///
  /// It advances an index of `indices`: a binding of an array advances its own one by one and calls its
  /// getter each time, but its `indices` are the array's.
  func element(at offset: Int) -> Element {
    let indices = indices
    return self[indices[indices.index(indices.startIndex, offsetBy: offset)]]
  }
}
#endif
