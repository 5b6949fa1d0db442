#if canImport(SwiftUI)
import FlowLayoutEngine
import FlowLayouts
public import SwiftUI

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyStrip {
  /// Declares the sizes of the views, so that all lines are known in advance.
  ///
  ///     LazyStrip(tags, lines: 2) { Chip($0) }.itemSizes { $0.chipSize }
  ///
  /// The closure `size` is called once for each element whenever the data, the type size or `value`
  /// changes. It is not called when only the closure changes. If ``lineByLine(dependingOn:_:)`` or
  /// ``measured(dependingOn:)`` is also applied, the last method counts. Switching between them
  /// keeps the views.
  ///
  /// - Parameters:
  ///   - value: A value that sizes depend on, besides the elements and the type size, or nil.
  ///   - size: The size of an element's view, in points. Negative, infinite and NaN lengths count
  ///     as 0.
  /// - Returns: A strip of views of these sizes.
  /// - Complexity: O(*n*) for *n* elements when sizes are read. An element takes some nanoseconds,
  ///   and the time of the closure.
  @inlinable
  nonisolated public func itemSizes(
    dependingOn value: AnyHashable? = nil, _ size: @escaping (Element) -> CGSize
  ) -> LazyStrip {
    sized(ItemSizes(.sizes(size), dependingOn: value))
  }

  /// Declares the sizes of the views, and fills one line after the other.
  ///
  ///     LazyStrip(tags, lines: 2) { Chip($0) }.lineByLine { $0.chipSize }
  ///
  /// The strip then reads like text: the first views fill the first line, the next ones the second.
  /// Lines are about equally long. This is possible only with declared sizes.
  ///
  /// - Parameters:
  ///   - value: A value that sizes depend on, besides the elements and the type size, or nil.
  ///   - size: The size of an element's view, in points. Negative, infinite and NaN lengths count
  ///     as 0.
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
  /// Views are also measured again when the type size changes, with or without this method. The
  /// same is true of other environment values, which <doc:HowItWorks> lists.
  ///
  /// - Parameter value: A value that sizes depend on, besides the elements and these environment
  ///   values. It may be a style, or an environment value of your own.
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
