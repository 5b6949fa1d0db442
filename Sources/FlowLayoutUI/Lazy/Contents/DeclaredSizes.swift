#if canImport(SwiftUI)
import FlowLayoutEngine
import FlowLayouts
public import SwiftUI

/// The sizes or aspect ratios of all elements, as declared by the app.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
@frozen @usableFromInline
struct DeclaredSizes {
  @usableFromInline var widths: [Double] = []
  @usableFromInline var heights: [Double] = []
  /// The aspect ratios, 1 for an invalid one; empty if the app declares sizes.
  @usableFromInline var ratios: [Double?] = []

  /// Reads the sizes of the elements of several collections, such as sections, in order.
  ///
  /// `capacity` is the number of sizes to reserve memory for. A negative, infinite or NaN length
  /// counts as 0.
  @inlinable
  init<Element>(
    _ parts: some Sequence<some Collection<Element>>, capacity: Int, _ size: (Element) -> CGSize
  ) {
    widths.reserveCapacity(capacity)
    heights.reserveCapacity(capacity)
    for part in parts {
      for element in part {
        let size = size(element)
        let (width, height) = (Double(size.width), Double(size.height))
        widths.append(width > 0 && width < .infinity ? width : 0)
        heights.append(height > 0 && height < .infinity ? height : 0)
      }
    }
  }

  /// Reads the aspect ratios of the elements of several collections, such as sections, in order.
  ///
  /// `capacity` is the number of ratios to reserve memory for. A ratio that is not positive and
  /// finite counts as 1.
  @inlinable
  init<Element>(
    _ parts: some Sequence<some Collection<Element>>, capacity: Int, ratio: (Element) -> CGFloat
  ) {
    ratios.reserveCapacity(capacity)
    for part in parts {
      for element in part {
        let ratio = Double(ratio(element))
        ratios.append(ratio > 0 && ratio < .infinity ? ratio : 1)
      }
    }
  }

  /// Returns the sizes or proportions as the engine's items, for lines along an axis.
  consuming func items(along axis: FlowAxis) -> FlexItems {
    if ratios.isEmpty {
      return axis == .rows
        ? FlexItems(main: widths, cross: heights) : FlexItems(main: heights, cross: widths)
    }
    let none = Array(repeating: 0.0, count: ratios.count)
    var items = FlexItems(main: none, cross: none)
    items.aspectRatio = axis == .rows ? ratios : ratios.map { $0.map { 1 / $0 } }
    return items
  }
}
#endif
