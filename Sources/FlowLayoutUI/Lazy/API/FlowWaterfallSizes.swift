#if canImport(SwiftUI)
public import SwiftUI

/// The source of the heights of a ``LazyWaterfall``'s cards, which are as wide as their column.
///
///     LazyWaterfall(cards, columns: .fixed(2)) { Card($0) }                                          // measured
///     LazyWaterfall(photos, columns: .fixed(3), sizes: .aspectRatio { $0.size }) { Photo($0) }       // by proportions
///
/// Proportions are read once per element and change of the data, O(*n*), and hold at any width.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
@frozen
public struct FlowWaterfallSizes<Element> {
  @usableFromInline let source: FlowSizes<Element>

  @inlinable
  init(_ source: FlowSizes<Element>) { self.source = source }

  /// Cards are measured at the width of a column, in order, ahead of the visible area.
  @inlinable
  public static var measured: Self { Self(.measured) }

  /// Each card is measured at the width of a column, which depends on a value.
  ///
  ///     LazyWaterfall(cards, columns: 2, sizes: .measured(dependingOn: showsText)) { Card($0, showsText: showsText) }
  ///
  /// - Parameter value: Whatever sizes depend on beside the elements and what SwiftUI's environment says of text: a style,
  ///   or a value of your own. All views are measured again when it is another.
  /// - Returns: The sizes.
  @inlinable
  public static func measured(dependingOn value: some Hashable) -> Self {
    Self(.measured(dependingOn: value))
  }

  /// Each card has proportions of its own: the whole waterfall is known in advance, at any width.
  ///
  /// - Parameter ratio: An element's width divided by its height. Values that are not positive and finite count as 1.
  /// - Returns: The sizes.
  @inlinable
  public static func aspectRatio(_ ratio: @escaping (Element) -> CGFloat) -> Self {
    Self(.aspectRatio(ratio))
  }

  /// Each card has the proportions of a size, in any unit.
  ///
  /// - Parameter size: The size of an element's picture.
  /// - Returns: The sizes.
  @inlinable
  public static func aspectRatio(_ size: @escaping (Element) -> CGSize) -> Self {
    Self(.aspectRatio(size))
  }

  /// Each card has proportions of its own.
  ///
  /// - Parameter ratio: An element's width divided by its height.
  /// - Returns: The sizes.
  @inlinable
  public static func aspectRatio(_ ratio: @escaping (Element) -> Double) -> Self {
    Self(.aspectRatio(ratio))
  }
}
#endif
