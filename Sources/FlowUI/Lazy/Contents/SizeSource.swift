#if canImport(SwiftUI)
public import SwiftUI

/// The source of the view sizes of any lazy container.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
@frozen @usableFromInline
struct SizeSource<Element> {
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

  @inlinable static var measured: Self { Self(.measured) }

  @inlinable
  static func ratios(of size: @escaping (Element) -> CGSize) -> Self {
    Self(
      .ratios {
        let size = size($0)
        return size.width / size.height
      })
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

  /// Reads what is declared of the elements of one collection.
  @inlinable
  func read(_ elements: some Collection<Element>) -> DeclaredSizes? {
    read(CollectionOfOne(elements), capacity: elements.count)
  }
}
#endif
