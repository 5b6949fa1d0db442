extension View {
  /// Calls a closure when a value made from the view's geometry changes, and once at first.
  ///
  /// A value that was told already in the same update is neither told again nor later: so two values that
  /// bring about each other come to rest. The view it is called on is one view to the container around, whatever is
  /// in it.
  ///
  /// Apple: `@preconcurrency nonisolated public func onGeometryChange<T>(for type: T.Type,
  /// of transform: @escaping @Sendable (GeometryProxy) -> T, action: @escaping (T) -> Void) ->
  /// some View where T : Equatable, T : Sendable`.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  @preconcurrency nonisolated public func onGeometryChange<T>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (T) -> Void
  ) -> some View where T: Equatable, T: Sendable {
    GeometryObserver(content: self, transform: transform, action: action)
  }
}

private struct GeometryObserver<Content: View, T: Equatable> {
  let content: Content
  let transform: @Sendable (GeometryProxy) -> T
  let action: (T) -> Void
}

extension GeometryObserver: View, LoneView {
  func makeNode(_ context: NodeContext) -> Node { GeometryObserverNode(self, context) }
}

@MainActor
private final class GeometryObserverNode<Content: View, T: Equatable>:
  LoneNode<GeometryObserver<Content, T>>, UpdateObserver
{
  private var last: T?
  /// The values that were told last, each in an update.
  private var told: [(value: T, update: Int)] = []
  private static var rememberedValues: Int { 3 }

  override init(_ view: GeometryObserver<Content, T>, _ context: NodeContext) {
    super.init(view, context)
    host.observers.join(self)
  }

  func didUpdate() {
    // A subview that no view shows has no place.
    guard let element = elements.first, element.isPlaced else { return }
    let value = view.transform(GeometryProxy(element: element, reads: nil))
    if value == last { return }
    last = value
    if told.contains(where: { $0.update == host.update && $0.value == value }) { return }
    told = told.suffix(Self.rememberedValues - 1) + [(value, host.updateOfActions)]
    let action = view.action
    host.afterUpdate { action(value) }
  }
}
