#if canImport(SwiftUI)
/// Some elements of a collection with their offsets in the data and their identities; no other
/// element is read.
struct Elements<Data: RandomAccessCollection, ID: Hashable>: RandomAccessCollection {
  private let data: Data
  private let id: KeyPath<Data.Element, ID>
  private let offsets: [Int]?
  let count: Int

  /// Selects the first `count` elements or, if `offsets` is not nil, the elements at these offsets.
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
  /// The function uses `indices`, which are O(1) for a binding of an array; advancing the binding's
  /// own index calls its getter at each step.
  func element(at offset: Int) -> Element {
    let indices = indices
    return self[indices[indices.index(indices.startIndex, offsetBy: offset)]]
  }
}
#endif
