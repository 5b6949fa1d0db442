#if canImport(SwiftUI)
public import SwiftUI

/// The source of a ``LazyStrip``'s view sizes: measured views, or sizes that are declared before views exist.
///
///     LazyStrip(tags, lines: 2) { Chip($0) }                                       // measured as they come near
///     LazyStrip(tags, lines: 2, sizes: .declared { $0.chipSize }) { Chip($0) }     // exact for a million at once
///     LazyStrip(tags, lines: 2, sizes: .lineByLine { $0.chipSize }) { Chip($0) }   // and read like text
///
/// Declared sizes are read once per element and change of the data, O(*n*), and when the type size changes.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
@frozen
public struct FlowStripSizes<Element> {
  @usableFromInline let source: FlowSizes<Element>
  /// Whether the first views fill the first line.
  @usableFromInline let fillsLines: Bool

  @inlinable
  init(_ source: FlowSizes<Element>, fillsLines: Bool = false) {
    (self.source, self.fillsLines) = (source, fillsLines)
  }

  /// Views are measured in order, ahead of the visible area.
  @inlinable
  public static var measured: Self { Self(.measured) }

  /// Each view is measured as it comes near, which depends on a value.
  ///
  ///     LazyStrip(people).sizes(.measured(dependingOn: isCompact))
  ///
  /// - Parameter value: Whatever sizes depend on beside the elements and what SwiftUI's environment says of text: a style,
  ///   or a value of your own. All views are measured again when it is another.
  /// - Returns: The sizes.
  @inlinable
  public static func measured(dependingOn value: some Hashable) -> Self {
    Self(.measured(dependingOn: value))
  }

  /// Each view has a size of its own, known in advance, which may depend on a value.
  ///
  /// - Parameters:
  ///   - value: Whatever the sizes depend on beside the elements and the type size: they are read again when it is
  ///     another. nil if they do not.
  ///   - size: The size of an element's view, in points. Negative, infinite and NaN sizes count as 0.
  /// - Returns: The sizes.
  @inlinable
  public static func declared(
    dependingOn value: AnyHashable? = nil, _ size: @escaping (Element) -> CGSize
  ) -> Self {
    Self(.declared(dependingOn: value, size))
  }

  /// The first views fill the first line, the next ones the second: rows are read one after the other.
  ///
  /// For declared sizes only: how many views a line has is not known until all have been measured. The strip's order,
  /// ``LazyStrip/order(_:)``, has no say then.
  ///
  /// - Parameter size: The size of an element's view, in points. Negative, infinite and NaN sizes count as 0.
  /// - Returns: The sizes.
  @inlinable
  public static func lineByLine(_ size: @escaping (Element) -> CGSize) -> Self {
    Self(.declared(size), fillsLines: true)
  }
}
#endif
