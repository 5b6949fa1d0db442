#if canImport(SwiftUI)
import SwiftUI

/// The elements of a lazy flow and what makes their views; read and called where bodies are evaluated only.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct LazySource<Data: RandomAccessCollection, ID: Hashable, Content: View> {
  let data: Data
  let id: KeyPath<Data.Element, ID>
  let content: (Data.Element) -> Content

  /// Makes the view of the element at an index instead, where it may be written.
  var contentAtIndex: ((Data.Index) -> Content)?

  /// What is held of the elements; nil if they are not moved by hand.
  var moving: LazyMoving?

  init(
    data: Data, id: KeyPath<Data.Element, ID>, content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = id
    self.content = content
  }

  private func dataIndex(_ index: Int) -> Data.Index {
    data.index(data.startIndex, offsetBy: moving?.move?.source(of: index) ?? index)
  }

  func element(_ index: Int) -> Data.Element { data[dataIndex(index)] }

  /// The view of the element at an index.
  func view(_ index: Int) -> Content {
    contentAtIndex?(dataIndex(index)) ?? content(element(index))
  }

  func identifier(_ index: Int) -> ID { element(index)[keyPath: id] }
}
#endif
