@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  /// Does something when the view comes into the tree, after everything has its place; once for several views, and
  /// not at all for none.
  ///
  /// Apple: `nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View`.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    AppearanceView(content: self, appear: action, disappear: nil)
  }

  /// Does something when the view, or the last of several, has left the tree.
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
  private var isThere = false
  private var willLook = false

  override init(_ view: AppearanceView<Content>, _ context: NodeContext) {
    super.init(view, context)
    lookAfterUpdate()
  }

  override func apply() { child = reconcile(child, with: view.content) }

  override func elementsDidChange() {
    super.elementsDidChange()
    lookAfterUpdate()
  }

  private func lookAfterUpdate() {
    if willLook { return }
    willLook = true
    host.afterUpdate { [weak self] in self?.look() }
  }

  private func look() {
    willLook = false
    let isThere = isMounted && !elements.isEmpty
    if isThere == self.isThere { return }
    self.isThere = isThere
    (isThere ? view.appear : view.disappear)?()
  }

  override func unmount() {
    if isThere, let disappear = view.disappear { host.afterUpdate(disappear) }
    isThere = false
    super.unmount()
  }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension View {
  /// Begins a task when the view comes into the tree, and cancels it when the view has left.
  ///
  /// Apple: `@inlinable nonisolated public func task(priority: TaskPriority = .userInitiated,
  /// @_inheritActorContext _ action: @escaping @Sendable () async -> Void) -> some View`.
  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(priority: priority, action: action))
  }
}

private struct TaskModifier: ViewModifier {
  let priority: TaskPriority
  let action: @Sendable () async -> Void
  @State private var running = Running()

  /// The task, which no view depends on.
  private final class Running { var task: Task<Void, Never>? }

  nonisolated init(priority: TaskPriority, action: @escaping @Sendable () async -> Void) {
    (self.priority, self.action) = (priority, action)
  }

  func body(content: Content) -> some View {
    let (priority, action, running) = (priority, action, running)
    return
      content
      .onAppear { running.task = Task(priority: priority) { await action() } }
      .onDisappear { running.task?.cancel() }
  }
}
