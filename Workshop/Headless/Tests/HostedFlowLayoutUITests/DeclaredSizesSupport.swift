import SwiftUI

@testable import FlowLayoutUI

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
