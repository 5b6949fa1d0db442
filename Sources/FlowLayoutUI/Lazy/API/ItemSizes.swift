#if canImport(SwiftUI)
public import SwiftUI

/// The source of the sizes of a lazy container's views.
///
/// Views are measured, or the app declares the sizes before the views are created.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
@frozen @usableFromInline
struct ItemSizes<Element> {
  @usableFromInline
  enum Source {
    /// Views are measured in order, ahead of the visible area.
    case measured
    /// The app declares the size of each element.
    case sizes((Element) -> CGSize)
    /// The app declares the aspect ratio of each element, width divided by height.
    case ratios((Element) -> CGFloat)
  }

  @usableFromInline let source: Source
  /// A value, besides the elements, that the sizes depend on; nil if there is none.
  ///
  /// Sizes are read or measured again when it changes.
  @usableFromInline let dependency: AnyHashable?

  @inlinable
  init(_ source: Source, dependingOn value: AnyHashable? = nil) {
    (self.source, dependency) = (source, value)
  }

  /// Creates a source of aspect ratios, computed from sizes in any unit.
  @inlinable
  init(ratiosOf size: @escaping (Element) -> CGSize, dependingOn value: AnyHashable?) {
    self.init(
      .ratios {
        let size = size($0)
        return size.width / size.height
      }, dependingOn: value)
  }

  /// Whether the app declares sizes or aspect ratios, so that views are not measured.
  var areDeclared: Bool { if case .measured = source { false } else { true } }

  var areRatios: Bool { if case .ratios = source { true } else { false } }

  /// Returns the sizes that the app declares for the elements of several collections, in order.
  ///
  /// - Parameters:
  ///   - parts: The collections, such as the elements of each section.
  ///   - capacity: The number of sizes to reserve memory for, with those of headers and footers.
  /// - Returns: The sizes; nil if views are measured.
  @inlinable
  func read(
    _ parts: some Sequence<some Collection<Element>>, capacity: Int
  ) -> DeclaredSizes? {
    // Inlinable, so that it is specialized: otherwise a million elements take ten times as long.
    switch source {
    case .measured: return nil
    case .sizes(let size): return DeclaredSizes(parts, capacity: capacity, size)
    case .ratios(let ratio): return DeclaredSizes(parts, capacity: capacity, ratio: ratio)
    }
  }

  /// Returns the sizes that the app declares for the elements of a collection.
  ///
  /// Nil if views are measured.
  @inlinable
  func read(_ elements: some Collection<Element>) -> DeclaredSizes? {
    read(CollectionOfOne(elements), capacity: elements.count)
  }
}
#endif
