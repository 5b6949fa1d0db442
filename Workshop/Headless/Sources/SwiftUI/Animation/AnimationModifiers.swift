@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  /// Animates the changes inside the view in the updates in which a value changes.
  ///
  /// Apple: `nonisolated public func animation<V>(_ animation: Animation?, value: V) -> some View
  /// where V : Equatable`.
  nonisolated public func animation<V>(
    _ animation: Animation?, value: V
  ) -> some View where V: Equatable {
    TransactionView(content: self, value: value) {
      $0.animation = animation
    }
  }

  /// Animates all changes inside the view, or none.
  ///
  /// Apple: `@_disfavoredOverload @inlinable nonisolated public func animation(_ animation: Animation?) -> some View`.
  @available(
    iOS, introduced: 13.0, deprecated: 15.0,
    message: "Use withAnimation or animation(_:value:) instead."
  )
  @available(
    macOS, introduced: 10.15, deprecated: 12.0,
    message: "Use withAnimation or animation(_:value:) instead."
  )
  @available(
    tvOS, introduced: 13.0, deprecated: 15.0,
    message: "Use withAnimation or animation(_:value:) instead."
  )
  @available(
    watchOS, introduced: 6.0, deprecated: 8.0,
    message: "Use withAnimation or animation(_:value:) instead."
  )
  @available(
    visionOS, introduced: 1.0, deprecated: 1.0,
    message: "Use withAnimation or animation(_:value:) instead."
  )
  @_disfavoredOverload
  nonisolated public func animation(_ animation: Animation?) -> some View {
    transaction { $0.animation = animation }
  }

  /// Changes the transaction of all changes inside the view.
  ///
  /// Apple: `nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void)
  /// -> some View`.
  nonisolated public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    TransactionView<Self, Int>(content: self, value: nil, change: transform)
  }

  /// Changes the transaction of changes inside the view in the updates in which a value changes.
  ///
  /// Apple: `nonisolated public func transaction(value: some Equatable, _ transform: @escaping (inout
  /// Transaction) -> Void) -> some View`.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    TransactionView(content: self, value: value, change: transform)
  }
}

/// A view in which transactions are changed: in all updates, or when a value changes.
private struct TransactionView<Content: View, V: Equatable> {
  let content: Content
  let value: V?
  let change: (inout Transaction) -> Void
}

extension TransactionView: View, PrimitiveView {
  func makeNode(_ context: NodeContext) -> Node { TransactionNode(self, context) }
}

/// The change to a transaction that a node and the elements in it share.
private final class TransactionChange {
  var change: (inout Transaction) -> Void = { _ in }
  /// The update that is concerned; nil stands for all.
  var update: Int?

  func apply(to transaction: inout Transaction, _ clock: AnimationClock) {
    if update == nil || update == clock.updateNumber { change(&transaction) }
  }
}

@MainActor
private final class TransactionNode<Content: View, V: Equatable>:
  UnaryNode<TransactionView<Content, V>>
{
  private let shared = TransactionChange()
  private var last: V?
  /// Whether it animates updates that are not animated otherwise.
  private var alwaysAnimates = false {
    didSet {
      host.clock.alwaysAnimating += (alwaysAnimates ? 1 : 0) - (oldValue ? 1 : 0)
    }
  }

  override init(_ view: TransactionView<Content, V>, _ context: NodeContext) {
    // No update has the number -1: the first value is no change.
    shared.update = view.value == nil ? nil : -1
    super.init(view, context)
  }

  override func apply() {
    shared.change = view.change
    if view.value == nil {
      var plain = Transaction()
      view.change(&plain)
      alwaysAnimates = plain.animation != nil
    }
    if let last, last != view.value {
      shared.update = host.clock.updateNumber
      host.clock.viewAnimates()
    }
    last = view.value
    child = reconcile(child, with: view.content.wrapped(in: TransactionElement.self, shared))
  }

  override func changeTransaction(_ transaction: inout Transaction) {
    shared.apply(to: &transaction, host.clock)
  }

  override func unmount() {
    alwaysAnimates = false
    super.unmount()
  }
}

private final class TransactionElement: ModifierElement<TransactionChange>, @unchecked Sendable {
  override func changeTransaction(_ transaction: inout Transaction, _ clock: AnimationClock) {
    value.apply(to: &transaction, clock)
  }
}
