extension View {
  /// Apple: `nonisolated public func focusable(_ isFocusable: Bool = true) -> some View`.
  @available(iOS 17.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
    wrapped(in: FocusableElement.self, isFocusable)
  }

  /// Binds whether the view has the focus to a value of a state.
  ///
  /// Apple: `nonisolated public func focused<Value>(_ binding: FocusState<Value>.Binding, equals value:
  /// Value) -> some View where Value : Hashable`.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func focused<Value>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View where Value: Hashable {
    FocusedView(content: self, binding: binding, value: value)
  }

  /// Binds whether the view has the focus to a state.
  ///
  /// Apple: `nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View`.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    FocusedView(content: self, binding: condition, value: true)
  }
}

private final class FocusableElement: ModifierElement<Bool>, @unchecked Sendable {
  override var isFocusable: Bool { value && environment.isEnabled }
}

private struct FocusedView<Content: View, Value: Hashable> {
  let content: Content
  let binding: FocusState<Value>.Binding
  let value: Value
}

extension FocusedView: View, PrimitiveView {
  func makeNode(_ context: NodeContext) -> Node { FocusedNode(self, context) }
}

@MainActor
private final class FocusedNode<Content: View, Value: Hashable>:
  UnaryNode<FocusedView<Content, Value>>, FocusTarget
{
  private var joined: FocusStorage<Value>?

  override func apply() {
    if joined !== view.binding.storage {
      joined?.targets.leave(self)
      joined = view.binding.storage
      joined?.targets.join(self)
    }
    child = reconcile(child, with: view.content)
  }

  var focusValue: AnyHashable { AnyHashable(view.value) }

  var focusableElement: Element? {
    for element in elements where element.isShown {
      if let focusable = element.focusableElements.first { return focusable }
    }
    return nil
  }

  override func unmount() {
    joined?.targets.leave(self)
    super.unmount()
  }
}

extension Element {
  /// The elements in here, or this one, that can take the focus, in reading order.
  final var focusableElements: [Element] {
    if hidesContent { return [] }
    let inside = readingOrder.flatMap(\.focusableElements)
    return isFocusable ? [self] + inside : inside
  }

  /// Whether nothing around hides the element.
  fileprivate var isShown: Bool {
    !lineage.contains(where: \.hidesContent)
  }

  /// The identifier of the element, or of the nearest one around it that has one.
  final var nearestIdentifier: String? {
    lineage.first { $0.identifier != nil }?.identifier
  }
}
