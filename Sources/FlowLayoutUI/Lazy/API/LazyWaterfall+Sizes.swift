#if canImport(SwiftUI)
public import SwiftUI

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyWaterfall {
  /// Declares the proportions of the cards as sizes in any unit.
  ///
  ///     LazyWaterfall(photos, columns: .fixed(3)) { Photo($0) }.itemAspectRatios { $0.pixelSize }
  ///
  /// The whole waterfall is then laid out before its cards are created. Proportions hold at any
  /// width.
  ///
  /// The closure `size` is called once for each element whenever the data, the type size or `value`
  /// changes. It is not called when only the closure changes. If ``measured(dependingOn:)`` is also
  /// applied, the last method counts. Switching between them keeps the cards.
  ///
  /// - Parameters:
  ///   - value: A value that proportions depend on, besides the elements and the type size, or nil.
  ///   - size: The size of an element's picture. Proportions that are not positive and finite count
  ///     as 1.
  /// - Returns: A waterfall of cards of these proportions.
  /// - Complexity: O(*n*) for *n* elements when proportions are read. An element takes some
  ///   nanoseconds, and the time of the closure.
  @inlinable
  @_disfavoredOverload  // So that the compiler can say which number is not a `CGFloat`.
  nonisolated public func itemAspectRatios(
    dependingOn value: AnyHashable? = nil, _ size: @escaping (Element) -> CGSize
  ) -> LazyWaterfall {
    sized(ItemSizes(ratiosOf: size, dependingOn: value))
  }

  /// Declares the proportions of the cards as numbers.
  ///
  ///     LazyWaterfall(photos, columns: .fixed(3)) { Photo($0) }.itemAspectRatios { $0.width / $0.height }
  ///
  /// - Parameters:
  ///   - value: A value that proportions depend on, besides the elements and the type size, or nil.
  ///   - ratio: An element's width divided by its height. Values that are not positive and finite
  ///     count as 1.
  /// - Returns: A waterfall of cards of these proportions.
  /// - Complexity: O(*n*) for *n* elements when proportions are read.
  @inlinable
  nonisolated public func itemAspectRatios(
    dependingOn value: AnyHashable? = nil, _ ratio: @escaping (Element) -> CGFloat
  ) -> LazyWaterfall {
    sized(ItemSizes(.ratios(ratio), dependingOn: value))
  }

  /// Measures all cards again when a value changes.
  ///
  ///     LazyWaterfall(cards, columns: 2) { Card($0, showsText: showsText) }.measured(dependingOn: showsText)
  ///
  /// Cards are also measured again when the type size changes, with or without this method. The
  /// same is true of other environment values, which <doc:HowItWorks> lists.
  ///
  /// - Parameter value: A value that heights depend on, besides the elements and these environment
  ///   values. It may be a style, or an environment value of your own.
  /// - Returns: A waterfall that measures its cards.
  @inlinable
  nonisolated public func measured(dependingOn value: some Hashable) -> LazyWaterfall {
    sized(ItemSizes(.measured, dependingOn: value))
  }

  @usableFromInline
  nonisolated func sized(_ sizes: ItemSizes<Element>) -> LazyWaterfall {
    var waterfall = self
    waterfall.options.sizes = sizes
    return waterfall
  }
}
#endif
