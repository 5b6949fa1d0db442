extension View {
  /// Does something when a value changes; the action of the view from before the change is called.
  ///
  /// Apple: `nonisolated public func onChange<V>(of value: V, perform action: @escaping (_ newValue:
  /// V) -> Void) -> some View where V : Equatable`.
  @available(iOS, introduced: 14.0, deprecated: 17.0)
  @available(macOS, introduced: 11.0, deprecated: 14.0)
  @available(tvOS, introduced: 14.0, deprecated: 17.0)
  @available(watchOS, introduced: 7.0, deprecated: 10.0)
  nonisolated public func onChange<V>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View where V: Equatable {
    ChangeView(content: self, value: value, isInitial: false, usesOldAction: true) { _, new in
      action(new)
    }
  }

  /// Apple: `nonisolated public func onChange<V>(of value: V, initial: Bool = false, _ action:
  /// @escaping (_ oldValue: V, _ newValue: V) -> Void) -> some View where V : Equatable`.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func onChange<V>(
    of value: V, initial: Bool = false,
    _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View where V: Equatable {
    ChangeView(
      content: self, value: value, isInitial: initial, usesOldAction: false, action: action)
  }

  /// Apple: `nonisolated public func onChange<V>(of value: V, initial: Bool = false, _ action:
  /// @escaping () -> Void) -> some View where V : Equatable`.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func onChange<V>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View where V: Equatable {
    ChangeView(content: self, value: value, isInitial: initial, usesOldAction: false) { _, _ in
      action()
    }
  }
}

private struct ChangeView<Content: View, V: Equatable> {
  let content: Content
  let value: V
  let isInitial: Bool
  let usesOldAction: Bool
  let action: (V, V) -> Void
}

extension ChangeView: View, PrimitiveView {
  func makeNode(_ context: NodeContext) -> Node { ChangeNode(self, context) }
}

@MainActor
private final class ChangeNode<Content: View, V: Equatable>: UnaryNode<ChangeView<Content, V>> {
  private var last: ChangeView<Content, V>?

  override func apply() {
    let (old, new) = (last, view)
    last = view
    if let old, old.value != new.value {
      let action = new.usesOldAction ? old.action : new.action
      host.afterUpdate { action(old.value, new.value) }
    }
    child =
      view.isInitial
      ? reconcile(child, with: view.content.onAppear { [weak self] in self?.begin() })
      : reconcile(child, with: view.content)
  }

  private func begin() { view.action(view.value, view.value) }
}
