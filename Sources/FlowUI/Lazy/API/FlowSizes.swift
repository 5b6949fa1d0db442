#if canImport(SwiftUI)
import FlowCore
import FlowLayouts
public import SwiftUI

/// The source of a ``LazyFlow``'s view sizes: measured views, or sizes that are declared before views exist.
///
///     LazyFlow(people) { Chip($0) }                                        // measured as they come near
///     LazyFlow(people, sizes: .declared { $0.chipSize }) { Chip($0) }      // exact for a million at once
///     LazyFlow(photos, sizes: .aspectRatio { $0.ratio }) { Photo($0) }     // rows as wide as the flow
///
/// Declared sizes are read once per element and change of the data, O(*n*), not when only the closure changes.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
@frozen
public struct FlowSizes<Element> {
  @usableFromInline
  enum Declared {
    case nothing
    case sizes((Element) -> CGSize)
    case ratios((Element) -> CGFloat)
  }

  @usableFromInline let declared: Declared

  @inlinable
  init(_ declared: Declared) { self.declared = declared }

  /// Views are measured in order, ahead of the visible area.
  @inlinable
  public static var measured: Self { Self(.nothing) }

  /// Each view has a size of its own, known in advance.
  ///
  /// - Parameter size: The size of an element's view, in points. Negative, infinite and NaN sizes count as 0.
  /// - Returns: The sizes.
  @inlinable
  public static func declared(_ size: @escaping (Element) -> CGSize) -> Self { Self(.sizes(size)) }

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

  /// Reads the declared sizes of the elements of some collections, one after the other.
  ///
  /// Here the types are known: where they are not, a million elements take ten times as long. There is room for
  /// `capacity` items.
  @inlinable
  func read(
    _ parts: some Sequence<some Collection<Element>>, capacity: Int
  ) -> DeclaredSizes? {
    switch declared {
    case .nothing: return nil
    case .sizes(let size):
      var sizes = DeclaredSizes(capacity: capacity)
      for part in parts { for element in part { sizes.append(size(element)) } }
      return sizes
    case .ratios(let ratio):
      var sizes = DeclaredSizes(ratios: capacity)
      for part in parts { for element in part { sizes.append(ratio: ratio(element)) } }
      return sizes
    }
  }

  /// Reads the declared sizes of the elements of one collection.
  @inlinable
  func read(_ elements: some Collection<Element>) -> DeclaredSizes? {
    read(CollectionOfOne(elements), capacity: elements.count)
  }

  /// Whether anything is declared.
  @inlinable var isDeclared: Bool { if case .nothing = declared { false } else { true } }

  @inlinable var areRatios: Bool { if case .ratios = declared { true } else { false } }
}

#endif
