/// A type whose values people can drag to other views and apps.
///
/// Apple, in CoreTransferable: `@preconcurrency public protocol Transferable : Sendable`.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
@preconcurrency public protocol Transferable: Sendable {
  associatedtype Representation: TransferRepresentation
  /// Apple: `@TransferRepresentationBuilder<Self> static var transferRepresentation: Self.Representation { get }`.
  static var transferRepresentation: Representation { get }
}

/// How a value is transferred; here within a host only.
///
/// Apple, in CoreTransferable: `public protocol TransferRepresentation<Item> : Sendable`.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public protocol TransferRepresentation<Item>: Sendable {
  associatedtype Item: Transferable
  associatedtype Body: TransferRepresentation
  var body: Body { get }
}

/// Apple: `extension String : Transferable`.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension String: Transferable {
  /// Apple: `public static var transferRepresentation: some TransferRepresentation { get }`.
  public static var transferRepresentation: some TransferRepresentation { TextRepresentation() }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
private struct TextRepresentation: TransferRepresentation {
  typealias Item = String
  var body: Self { self }
}

@available(iOS 16.0, macOS 13.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension View {
  /// Lets people drag the view: `HeadlessHost.dragAndDrop(from:to:)` does.
  ///
  /// Apple: `nonisolated public func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View where T :
  /// Transferable`.
  nonisolated public func draggable<T>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some View where T: Transferable {
    wrapped(in: DragElement.self, payload)
  }

  /// Takes what is dropped on the view's frame, unless a view inside takes it.
  ///
  /// Apple: `nonisolated public func dropDestination<T>(for payloadType: T.Type = T.self, action: @escaping ([T],
  /// CGPoint) -> Bool, isTargeted: @escaping (Bool) -> Void = { _ in }) -> some View where T : Transferable`.
  nonisolated public func dropDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View where T: Transferable {
    wrapped(
      in: DropElement.self,
      DropAction(
        accepts: { $0 is [T] }, perform: { items, point in action(items as? [T] ?? [], point) },
        isTargeted: isTargeted))
  }
}

private final class DragElement: ModifierElement<() -> Any>, @unchecked Sendable {}

private struct DropAction {
  let accepts: (Any) -> Bool
  let perform: (_ items: Any, CGPoint) -> Bool
  let isTargeted: (Bool) -> Void
}

private final class DropElement: ModifierElement<DropAction>, @unchecked Sendable {}

extension Element {
  /// The innermost element in front that takes items that are dropped at a point of this element's coordinates.
  fileprivate final func dropElement(
    at point: CGPoint, of items: Any
  ) -> (element: DropElement, point: CGPoint)? {
    let isInside = bounds.contains(point)
    if hidesContent || self is ScrollElement && !isInside { return nil }
    for child in children.reversed() {
      let inside = CGPoint(x: point.x - child.origin.x, y: point.y - child.origin.y)
      if let found = child.dropElement(at: inside, of: items) { return found }
    }
    guard isInside, let drop = self as? DropElement, environment.isEnabled,
      drop.value.accepts(items)
    else { return nil }
    return (drop, point)
  }
}

extension HeadlessHost {
  /// Drags what is at a point of the host to another one, and drops it there.
  ///
  /// The system draws what is dragged, in front of everything: nothing of the host moves.
  ///
  /// - Returns: Whether a view has taken it.
  /// - Throws: `InteractionError` if nothing at the point can be dragged.
  @discardableResult
  public func dragAndDrop(from start: CGPoint, to end: CGPoint) throws -> Bool {
    updateIfNeeded()
    let source = hit(at: start)?.lineage.lazy.compactMap { $0 as? DragElement }.first
    guard let source, source.environment.isEnabled else {
      throw InteractionError(
        description: "nothing at (\(start.x), \(start.y)) can be dragged to another view")
    }
    func list<T>(_ item: T) -> Any { [item] }
    return drop(anything: _openExistential(source.value(), do: list), at: end)
  }

  /// Drops items of another app at a point of the host.
  ///
  /// - Returns: Whether a view has taken them.
  @discardableResult
  public func drop<T: Transferable>(_ items: [T], at point: CGPoint) -> Bool {
    drop(anything: items, at: point)
  }

  private func drop(anything items: Any, at point: CGPoint) -> Bool {
    updateIfNeeded()
    let origin = rootElement.origin
    let found = thread.run {
      rootElement.dropElement(
        at: CGPoint(x: point.x - origin.x, y: point.y - origin.y), of: items)
    }
    guard let (element, point) = found else { return false }
    element.value.isTargeted(true)
    updateIfNeeded()
    defer { element.value.isTargeted(false) }
    return element.value.perform(items, point)
  }
}
