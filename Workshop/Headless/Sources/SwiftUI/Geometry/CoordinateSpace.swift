/// Apple: `public enum CoordinateSpace { case global; case local; case named(AnyHashable) }`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public enum CoordinateSpace: Hashable {
  case global
  case local
  case named(AnyHashable)
}

/// Apple: `public protocol CoordinateSpaceProtocol { var coordinateSpace: CoordinateSpace { get }
/// }`.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}

/// The space of the nearest view around that has this name.
///
/// Apple: `public struct NamedCoordinateSpace : CoordinateSpaceProtocol, Equatable`.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable

  /// Apple: `public var coordinateSpace: CoordinateSpace { get }`.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// Apple: `public static func named(_ name: some Hashable) -> NamedCoordinateSpace`.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
}

extension View {
  /// Apple: `nonisolated public func coordinateSpace<T>(name: T) -> some View where T : Hashable`.
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
  nonisolated public func coordinateSpace<T>(name: T) -> some View where T: Hashable {
    wrapped(in: CoordinateSpaceElement.self, AnyHashable(name))
  }

  /// Apple: `nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View`.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    wrapped(in: CoordinateSpaceElement.self, name.name)
  }
}

private final class CoordinateSpaceElement: ModifierElement<AnyHashable>, @unchecked Sendable {
  override func hasCoordinateSpace(named name: AnyHashable) -> Bool { name == value }
}

extension Element {
  /// Where the element's origin lies in an element around it; in the host where that is nil.
  final func origin(in ancestor: Element?) -> CGPoint {
    var point = CGPoint.zero
    var element: Element? = self
    while let current = element, current !== ancestor {
      point.x += current.origin.x
      point.y += current.origin.y
      element = current.parent
    }
    return point
  }

  /// The nearest element at or around this one whose coordinate space has the name.
  final func coordinateSpace(named name: AnyHashable) -> Element? {
    lineage.first { $0.hasCoordinateSpace(named: name) }
  }

  /// Returns the element's frame in a space; a name that no view around has stands for the global space.
  final func frame(in space: CoordinateSpace) -> CGRect {
    switch space {
    case .local: bounds
    case .global: CGRect(origin: origin(in: nil), size: size)
    case .named(let name):
      CGRect(origin: origin(in: coordinateSpace(named: name)), size: size)
    }
  }

  /// The frame of another element in this one's own coordinates.
  final func frame(of other: Element) -> CGRect {
    let (mine, others) = (origin(in: nil), other.origin(in: nil))
    return CGRect(
      origin: CGPoint(x: others.x - mine.x, y: others.y - mine.y), size: other.size)
  }
}
