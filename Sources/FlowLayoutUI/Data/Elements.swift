#if canImport(SwiftUI)
/// Some elements of a collection, with their offsets and identities.
///
/// No other element is read.
struct Elements<Data: RandomAccessCollection, ID: Hashable>: RandomAccessCollection {
  private let data: Data
  private let id: KeyPath<Data.Element, ID>
  private let offsets: [Int]?
  let count: Int

  /// Selects the elements at `offsets`; if that is nil, the first `count` elements.
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
  func element(at offset: Int) -> Element {
    // For a binding of an array, `indices` are O(1). Advancing the binding's own index would call
    // its getter at each step.
    let indices = indices
    return self[indices[indices.index(indices.startIndex, offsetBy: offset)]]
  }
}
#endif
