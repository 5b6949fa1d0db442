#if canImport(SwiftUI)
import FlowLayoutEngine
import FlowLayouts
public import SwiftUI

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyStrip {
  /// Declares the sizes of the views, so that the whole strip can be laid out before they exist.
  ///
  ///     LazyStrip(tags, lines: 2) { Chip($0) }.itemSizes { $0.chipSize }
  ///
  /// The closure `size` is called once for each element whenever the data, the type size or `value`
  /// changes, but not when only the closure changes. Of this method, ``lineByLine(dependingOn:_:)``
  /// and ``measured(dependingOn:)``, the one that is applied last counts; switching between them
  /// keeps the views.
  ///
  /// - Parameters:
  ///   - value: A value that sizes depend on, besides the elements and the type size; nil if there is none.
  ///   - size: The size of an element's view, in points. Negative, infinite and NaN lengths count as 0.
  /// - Returns: A strip of views of these sizes.
  /// - Complexity: O(*n*) for *n* elements when sizes are read: some nanoseconds each, and what the closure
  ///   takes.
  @inlinable
  nonisolated public func itemSizes(
    dependingOn value: AnyHashable? = nil, _ size: @escaping (Element) -> CGSize
  ) -> LazyStrip {
    sized(ItemSizes(.sizes(size), dependingOn: value))
  }

  /// Declares the sizes of the views, and fills one line after the other, so that the strip reads like text.
  ///
  ///     LazyStrip(tags, lines: 2) { Chip($0) }.lineByLine { $0.chipSize }
  ///
  /// The first views fill the first line, the next ones the second. Lines are about equally long, which is
  /// possible only with declared sizes.
  ///
  /// - Parameters:
  ///   - value: A value that sizes depend on, besides the elements and the type size; nil if there is none.
  ///   - size: The size of an element's view, in points. Negative, infinite and NaN lengths count as 0.
  /// - Returns: A strip of views of these sizes, in that order.
  /// - Complexity: As ``itemSizes(dependingOn:_:)``.
  @inlinable
  nonisolated public func lineByLine(
    dependingOn value: AnyHashable? = nil, _ size: @escaping (Element) -> CGSize
  ) -> LazyStrip {
    sized(ItemSizes(.sizes(size), dependingOn: value), fillsLines: true)
  }

  /// Measures all views again when a value changes.
  ///
  ///     LazyStrip(people, lines: 2) { Chip($0, isCompact: isCompact) }.measured(dependingOn: isCompact)
  ///
  /// With or without this method, views are measured again when the type size, or another environment value
  /// that <doc:HowItWorks> lists, changes.
  ///
  /// - Parameter value: A value that sizes depend on, besides the elements and these environment
  ///   values: a style, or an environment value of your own.
  /// - Returns: A strip that measures its views.
  @inlinable
  nonisolated public func measured(dependingOn value: some Hashable) -> LazyStrip {
    sized(ItemSizes(.measured, dependingOn: value))
  }

  @usableFromInline
  nonisolated func sized(_ sizes: ItemSizes<Element>, fillsLines: Bool = false) -> LazyStrip {
    var strip = self
    strip.options.sizes = sizes
    strip.options.rules.strip?.order = fillsLines ? .lineByLine : .shortestFirst
    return strip
  }
}
#endif
