#if canImport(SwiftUI)
import SwiftUI

/// The elements of a lazy flow and what makes their views; read and called where bodies are evaluated only.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct LazySource<Data: RandomAccessCollection, ID: Hashable, Content: View> {
  let data: Data
  let id: KeyPath<Data.Element, ID>
  let content: (Data.Element) -> Content

  func element(_ index: Int) -> Data.Element {
    data[data.index(data.startIndex, offsetBy: index)]
  }

  func identifier(_ index: Int) -> ID { element(index)[keyPath: id] }
}
#endif
