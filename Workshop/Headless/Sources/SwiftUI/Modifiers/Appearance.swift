@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  /// Does something when the view comes into the tree, after everything has its place.
  ///
  /// Apple: `nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View`.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    AppearanceView(content: self, appear: action, disappear: nil)
  }

  /// Does something when the view has left the tree.
  ///
  /// Apple: `nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View`.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    AppearanceView(content: self, appear: nil, disappear: action)
  }
}

private struct AppearanceView<Content: View> {
  let content: Content
  let appear: (() -> Void)?
  let disappear: (() -> Void)?
}

extension AppearanceView: View, PrimitiveView {
  func makeNode(_ context: NodeContext) -> Node { AppearanceNode(self, context) }
}

@MainActor
private final class AppearanceNode<Content: View>: UnaryNode<AppearanceView<Content>> {
  override init(_ view: AppearanceView<Content>, _ context: NodeContext) {
    super.init(view, context)
    if let appear = view.appear { host.afterUpdate(appear) }
  }

  override func apply() { child = reconcile(child, with: view.content) }

  override func unmount() {
    if let disappear = view.disappear { host.afterUpdate(disappear) }
    super.unmount()
  }
}
