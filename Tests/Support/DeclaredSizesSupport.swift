#if canImport(SwiftUI)
import SwiftUI

@testable import FlowLayoutUI

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension RandomAccessCollection {
  /// Reads the sizes of all elements.
  func declared(_ size: @escaping (Element) -> CGSize) -> DeclaredSizes {
    DeclaredSizes(CollectionOfOne(self), capacity: count, size)
  }

  /// Reads the proportions of all elements.
  func declared(ratio: @escaping (Element) -> CGFloat) -> DeclaredSizes {
    DeclaredSizes(CollectionOfOne(self), capacity: count, ratio: ratio)
  }
}
#endif
