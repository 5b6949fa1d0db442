@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension View {
  /// Runs something asynchronous while the view is in the tree; it is cancelled when the view leaves.
  ///
  /// The task begins after the update that the view appears in. `settle` does not wait for it: a test
  /// awaits it itself.
  ///
  /// Apple: `nonisolated public func task(priority: TaskPriority = .userInitiated,
  /// @_inheritActorContext _ action: @escaping @Sendable () async -> Void) -> some View`.
  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    TaskView(content: self, id: 0, priority: priority, action: action)
  }

  /// Runs something asynchronous while the view is in the tree, and anew when a value changes.
  ///
  /// Apple: `nonisolated public func task<T>(id value: T, priority: TaskPriority = .userInitiated,
  /// @_inheritActorContext _ action: @escaping @Sendable () async -> Void) -> some View where
  /// T : Equatable`.
  nonisolated public func task<T>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View where T: Equatable {
    TaskView(content: self, id: value, priority: priority, action: action)
  }
}

private struct TaskView<Content: View, ID: Equatable> {
  let content: Content
  let id: ID
  let priority: TaskPriority
  let action: @Sendable () async -> Void
}

extension TaskView: View, PrimitiveView {
  func makeNode(_ context: NodeContext) -> Node { TaskNode(self, context) }
}

@MainActor
private final class TaskNode<Content: View, ID: Equatable>: UnaryNode<TaskView<Content, ID>> {
  private var task: Task<Void, Never>?
  private var startedFor: ID?
  private var hasLeft = false

  override func apply() {
    if startedFor != view.id {
      startedFor = view.id
      host.afterUpdate { [weak self] in self?.start() }
    }
    child = reconcile(child, with: view.content)
  }

  private func start() {
    task?.cancel()
    if hasLeft { return }
    let action = view.action
    task = Task(priority: view.priority) { @MainActor in await action() }
  }

  override func unmount() {
    hasLeft = true
    task?.cancel()
    super.unmount()
  }
}
