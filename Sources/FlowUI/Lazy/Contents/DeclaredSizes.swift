#if canImport(SwiftUI)
import FlowCore
import FlowLayouts
public import SwiftUI

/// Declared sizes, as two columns, or declared proportions, as one.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
@frozen @usableFromInline
struct DeclaredSizes {
  @usableFromInline var widths: [Double] = []
  @usableFromInline var heights: [Double] = []
  /// Widths divided by heights; empty if sizes are declared.
  @usableFromInline var ratios: [CGFloat] = []

  @inlinable
  init(capacity: Int) {
    widths.reserveCapacity(capacity)
    heights.reserveCapacity(capacity)
  }

  /// Adds a size; a negative, infinite or NaN length counts as 0.
  @inlinable
  mutating func append(_ size: CGSize) {
    let (width, height) = (Double(size.width), Double(size.height))
    widths.append(width > 0 && width < .infinity ? width : 0)
    heights.append(height > 0 && height < .infinity ? height : 0)
  }

  /// Creates no proportions, with room for some.
  @inlinable
  init(ratios capacity: Int) { ratios.reserveCapacity(capacity) }

  /// Adds a width divided by a height.
  @inlinable
  mutating func append(ratio: CGFloat) { ratios.append(ratio) }

  /// Reads the sizes of some elements.
  @inlinable
  init<Element>(_ elements: some Collection<Element>, _ size: (Element) -> CGSize) {
    self.init(capacity: elements.count)
    for element in elements { append(size(element)) }
  }

  /// Reads the proportions of some elements.
  @inlinable
  init<Element>(_ elements: some Collection<Element>, ratio: (Element) -> CGFloat) {
    self.init(ratios: elements.count)
    for element in elements { append(ratio: ratio(element)) }
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension DeclaredSizes {
  /// Returns the sizes or proportions as the engine's items, for lines along an axis.
  consuming func items(along axis: FlowAxis) -> FlexItems {
    if ratios.isEmpty {
      return axis == .rows
        ? FlexItems(main: widths, cross: heights) : FlexItems(main: heights, cross: widths)
    }
    let none = Array(repeating: 0.0, count: ratios.count)
    var items = FlexItems(main: none, cross: none)
    items.aspectRatio = ratios.map { axis.ratio(ofWidthToHeight: $0) }
    return items
  }
}
#endif
