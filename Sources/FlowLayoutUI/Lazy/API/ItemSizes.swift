#if canImport(SwiftUI)
public import SwiftUI

/// The source of the sizes of a lazy container's views: the views themselves, or what is declared of the elements before
/// views exist.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
@frozen @usableFromInline
struct ItemSizes<Element> {
  @usableFromInline
  enum Source {
    /// Views are measured in order, ahead of the visible area.
    case measured
    /// Each element has a size.
    case sizes((Element) -> CGSize)
    /// Each element has a width divided by its height.
    case ratios((Element) -> CGFloat)
  }

  @usableFromInline let source: Source
  /// The value that sizes depend on beside the elements; nil if there is none.
  @usableFromInline let dependency: AnyHashable?

  @inlinable
  init(_ source: Source, dependingOn value: AnyHashable? = nil) {
    (self.source, dependency) = (source, value)
  }

  /// Creates the proportions of sizes.
  @inlinable
  init(ratiosOf size: @escaping (Element) -> CGSize, dependingOn value: AnyHashable?) {
    self.init(
      .ratios {
        let size = size($0)
        return size.width / size.height
      }, dependingOn: value)
  }

  /// Whether anything is declared.
  var areDeclared: Bool { if case .measured = source { false } else { true } }

  var areRatios: Bool { if case .ratios = source { true } else { false } }

  /// Reads what is declared of the elements of some collections, one after the other; nil if views are measured.
  ///
  /// Called where the types are known: where they are not, a million elements take ten times as long. There is room for
  /// `capacity` items.
  @inlinable
  func read(
    _ parts: some Sequence<some Collection<Element>>, capacity: Int
  ) -> DeclaredSizes? {
    switch source {
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
