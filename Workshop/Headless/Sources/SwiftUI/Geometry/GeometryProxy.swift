/// Apple: `public struct GeometryProxy`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct GeometryProxy {
  let element: Element
  let reads: GeometryReads?

  /// Apple: `public var size: CGSize { get }`.
  public var size: CGSize { read { $0.size } }

  /// Apple: `public func frame(in coordinateSpace: CoordinateSpace) -> CGRect`.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    read { $0.frame(in: coordinateSpace) }
  }

  /// Apple: `public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect`.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The bounds of a space around this view in this view's own coordinates; nil if there is none.
  ///
  /// Apple: `public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect?`.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    read { element in
      element.coordinateSpace(named: coordinateSpace.name).map { element.frame(of: $0) }
    }
  }

  private func read<T: Equatable>(_ query: @escaping (Element) -> T) -> T {
    let value = query(element)
    reads?.note { query($0) == value }
    return value
  }
}

/// The reads of a proxy by a content, which is made anew when one of the answers changes.
final class GeometryReads {
  private var checks: [(Element) -> Bool] = []

  func note(_ isUnchanged: @escaping (Element) -> Bool) { checks.append(isUnchanged) }

  func areUnchanged(for element: Element) -> Bool { checks.allSatisfy { $0(element) } }
}
