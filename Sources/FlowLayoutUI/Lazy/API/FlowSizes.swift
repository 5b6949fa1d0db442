#if canImport(SwiftUI)
public import SwiftUI

/// The source of a ``LazyFlow``'s view sizes: measured views, or sizes that are declared before views exist.
///
///     LazyFlow(people) { Chip($0) }                                        // measured as they come near
///     LazyFlow(people, sizes: .declared { $0.chipSize }) { Chip($0) }      // exact for a million at once
///     LazyFlow(photos, sizes: .aspectRatio { $0.size }) { Photo($0) }      // rows as wide as the flow
///
/// Declared sizes are read once per element and change of the data, O(*n*), and when the type size changes; not when
/// only the closure does. ``declared(dependingOn:_:)`` names another value whose changes have them read again.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
@frozen
public struct FlowSizes<Element> {
  @usableFromInline
  enum Kind {
    case measured
    case sizes((Element) -> CGSize)
    case ratios((Element) -> CGFloat)
  }

  @usableFromInline let kind: Kind
  /// The value that sizes depend on beside the elements; nil if there is none.
  @usableFromInline let dependency: AnyHashable?

  @inlinable
  init(_ kind: Kind, dependingOn value: AnyHashable? = nil) {
    (self.kind, dependency) = (kind, value)
  }

  /// Views are measured in order, ahead of the visible area.
  @inlinable
  public static var measured: Self { Self(.measured) }

  /// Each view is measured as it comes near, which depends on a value.
  ///
  ///     LazyFlow(people, sizes: .measured(dependingOn: isCompact)) { Chip($0, isCompact: isCompact) }
  ///
  /// - Parameter value: Whatever sizes depend on beside the elements and what SwiftUI's environment says of text: a style,
  ///   or a value of your own. All views are measured again when it is another.
  /// - Returns: The sizes.
  @inlinable
  public static func measured(dependingOn value: some Hashable) -> Self {
    Self(.measured, dependingOn: value)
  }

  /// Each view has a size of its own, known in advance, which may depend on a value.
  ///
  ///     LazyFlow(people, sizes: .declared { $0.chipSize }) { Chip($0) }
  ///     LazyFlow(people, sizes: .declared(dependingOn: width) { $0.cardSize(in: width) }) { Card($0) }
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
    Self(.sizes(size), dependingOn: value)
  }

  /// Each view has proportions of its own: photo rows, each as long as the flow.
  ///
  /// - Parameter ratio: An element's width divided by its height. Values that are not positive and finite count as 1.
  /// - Returns: The sizes.
  @inlinable
  public static func aspectRatio(_ ratio: @escaping (Element) -> CGFloat) -> Self {
    Self(.ratios(ratio))
  }

  /// Each view has the proportions of a size, in any unit.
  ///
  /// - Parameter size: The size of an element's picture.
  /// - Returns: The sizes.
  @inlinable
  public static func aspectRatio(_ size: @escaping (Element) -> CGSize) -> Self {
    Self(
      .ratios {
        let size = size($0)
        return size.width / size.height
      })
  }

  /// Each view has proportions of its own.
  ///
  /// - Parameter ratio: An element's width divided by its height.
  /// - Returns: The sizes.
  @inlinable
  public static func aspectRatio(_ ratio: @escaping (Element) -> Double) -> Self {
    Self(.ratios { CGFloat(ratio($0)) })
  }

  /// Whether anything is declared.
  var isDeclared: Bool { if case .measured = kind { false } else { true } }

  var areRatios: Bool { if case .ratios = kind { true } else { false } }

  /// Reads what is declared of the elements of some collections, one after the other; nil if views are measured.
  ///
  /// Called where the types are known: where they are not, a million elements take ten times as long. There is room for
  /// `capacity` items.
  @inlinable
  func read(
    _ parts: some Sequence<some Collection<Element>>, capacity: Int
  ) -> DeclaredSizes? {
    switch kind {
    case .measured: return nil
    case .sizes(let size): return DeclaredSizes(parts, capacity: capacity, size)
    case .ratios(let ratio): return DeclaredSizes(parts, capacity: capacity, ratio: ratio)
    }
  }

  /// Reads what is declared of the elements of one collection.
  @inlinable
  func read(_ elements: some Collection<Element>) -> DeclaredSizes? {
    read(CollectionOfOne(elements), capacity: elements.count)
  }
}
#endif
