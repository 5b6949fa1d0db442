#if canImport(SwiftUI)
public import SwiftUI

/// Declared sizes, as two columns.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
@frozen @usableFromInline
struct LazySizes {
  @usableFromInline var widths: [Double] = []
  @usableFromInline var heights: [Double] = []

  @inlinable
  init(capacity: Int) {
    widths.reserveCapacity(capacity)
    heights.reserveCapacity(capacity)
  }

  /// Adds a size; what is negative, infinite or NaN counts as 0.
  @inlinable
  mutating func append(_ size: CGSize) {
    let (width, height) = (Double(size.width), Double(size.height))
    widths.append(width > 0 && width < .infinity ? width : 0)
    heights.append(height > 0 && height < .infinity ? height : 0)
  }
}
#endif
