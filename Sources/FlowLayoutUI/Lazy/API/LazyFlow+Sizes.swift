#if canImport(SwiftUI)
public import SwiftUI

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyFlow {
  /// Declares the sizes of the views, so that all lines are known in advance.
  ///
  ///     LazyFlow(people) { Chip($0) }.itemSizes { $0.chipSize }
  ///     LazyFlow(people) { Card($0) }.itemSizes(dependingOn: width) { $0.cardSize(in: width) }
  ///
  /// Each view is proposed its size. If it takes another size, other views do not move.
  ///
  /// The closure `size` is called once for each element whenever the data, the type size or `value`
  /// changes. It is not called when only the closure changes. If `itemAspectRatios` or
  /// ``measured(dependingOn:)`` is also applied, the last method counts. Switching between them
  /// keeps the views.
  ///
  /// - Parameters:
  ///   - value: A value that sizes depend on, besides the elements and the type size, or nil.
  ///   - size: The size of an element's view, in points. Negative, infinite and NaN lengths count
  ///     as 0.
  /// - Returns: A flow of views of these sizes.
  /// - Complexity: O(*n*) for *n* elements when sizes are read. An element takes some nanoseconds,
  ///   and the time of the closure.
  @inlinable
  nonisolated public func itemSizes(
    dependingOn value: AnyHashable? = nil, _ size: @escaping (Element) -> CGSize
  ) -> LazyFlow {
    sized(ItemSizes(.sizes(size), dependingOn: value))
  }

  /// Declares the proportions of the views as sizes in any unit, for photo rows.
  ///
  ///     LazyFlow(photos) { Photo($0) }.itemAspectRatios { $0.pixelSize }
  ///
  /// Each row is as long as the flow. Its height is near the layout's `targetRowHeight`, or 160
  /// points if that is nil. For columns, the width is near `targetColumnWidth`, or 160 points.
  /// Proportions are read as in ``itemSizes(dependingOn:_:)``. See <doc:PhotoRows>.
  ///
  /// - Parameters:
  ///   - value: A value that proportions depend on, besides the elements and the type size, or nil.
  ///   - size: The size of an element's picture. Proportions that are not positive and finite count
  ///     as 1.
  /// - Returns: A flow of views of these proportions.
  /// - Complexity: O(*n*) for *n* elements when proportions are read.
  @inlinable
  @_disfavoredOverload  // So that the compiler can say which number is not a `CGFloat`.
  nonisolated public func itemAspectRatios(
    dependingOn value: AnyHashable? = nil, _ size: @escaping (Element) -> CGSize
  ) -> LazyFlow {
    sized(ItemSizes(ratiosOf: size, dependingOn: value))
  }

  /// Declares the proportions of the views as numbers, for photo rows.
  ///
  ///     LazyFlow(photos) { Photo($0) }.itemAspectRatios { $0.width / $0.height }
  ///
  /// Each row is as long as the flow.
  ///
  /// - Parameters:
  ///   - value: A value that proportions depend on, besides the elements and the type size, or nil.
  ///   - ratio: An element's width divided by its height. Values that are not positive and finite
  ///     count as 1.
  /// - Returns: A flow of views of these proportions.
  /// - Complexity: O(*n*) for *n* elements when proportions are read.
  @inlinable
  nonisolated public func itemAspectRatios(
    dependingOn value: AnyHashable? = nil, _ ratio: @escaping (Element) -> CGFloat
  ) -> LazyFlow {
    sized(ItemSizes(.ratios(ratio), dependingOn: value))
  }

  /// Measures all views again when a value changes.
  ///
  ///     LazyFlow(people) { Chip($0, isCompact: isCompact) }.measured(dependingOn: isCompact)
  ///
  /// Views are also measured again when the type size changes, with or without this method. The
  /// same is true of other environment values, which <doc:HowItWorks> lists.
  ///
  /// - Parameter value: A value that sizes depend on, besides the elements and these environment
  ///   values. It may be a style, or an environment value of your own.
  /// - Returns: A flow that measures its views.
  @inlinable
  nonisolated public func measured(dependingOn value: some Hashable) -> LazyFlow {
    sized(ItemSizes(.measured, dependingOn: value))
  }

  @usableFromInline
  nonisolated func sized(_ sizes: ItemSizes<Element>) -> LazyFlow {
    var flow = self
    flow.options.sizes = sizes
    return flow
  }
}
#endif
