/// Something that looks at the tree after each update, when everything has its place.
@MainActor protocol UpdateObserver: Node {
  func didUpdate()
}

/// The running side of a host: collects changes, updates nodes, lays out, tells observers.
@MainActor final class HostContext {
  private var dirty: [ObjectIdentifier: any Updatable] = [:]
  private var relists: [() -> Void] = []
  private var relisted: Set<ObjectIdentifier> = []
  private var observers: [ObjectIdentifier: any UpdateObserver] = [:]
  private var observerOrder: [ObjectIdentifier] = []
  private var deferredChanges: [() -> Void] = []
  private var isEvaluating = false
  var geometryChanges: [() -> Void] = []

  /// How the changes since the last update are animated.
  private(set) var transaction = Transaction()

  var hasPendingUpdates: Bool { !dirty.isEmpty || !deferredChanges.isEmpty }

  /// The views that wait for an update, for messages.
  var pendingViews: [String] { dirty.values.sorted { $0.depth < $1.depth }.map(\.name) }

  // MARK: Changes

  /// Applies a change of state now, or after the running evaluation of bodies.
  func change(
    _ node: any Updatable, transaction: Transaction?, apply: @escaping () -> Void
  ) {
    let transaction = transaction?.animation == nil ? Transaction.current : transaction
    let change = { [self] in
      apply()
      if let transaction, transaction.animation != nil { self.transaction = transaction }
      if node.isMounted { dirty[ObjectIdentifier(node)] = node }
    }
    if isEvaluating { deferredChanges.append(change) } else { change() }
  }

  func willUpdate(_ node: any Updatable) { dirty[ObjectIdentifier(node)] = nil }

  /// Runs the evaluation of a body; state that it sets is applied after the update.
  func evaluating<R>(_ node: any Updatable, _ body: () -> R) -> R {
    let outer = isEvaluating
    isEvaluating = true
    defer { isEvaluating = outer }
    return body()
  }

  /// Has a container read its list anew before the next layout, once however often it is told.
  func willRelist(_ element: Element, _ relist: @escaping () -> Void) {
    if relisted.insert(ObjectIdentifier(element)).inserted { relists.append(relist) }
  }

  func setLayout<L: Layout>(_ layout: L, of element: LayoutElement<L>) {
    if FieldPlan.areEqual(element.currentLayout, layout) { return }
    element.setLayout(layout)
  }

  func observe(_ observer: any UpdateObserver) {
    let id = ObjectIdentifier(observer)
    observers[id] = observer
    observerOrder.append(id)
  }

  func didUnmount(_ node: Node) {
    let id = ObjectIdentifier(node)
    dirty[id] = nil
    if observers.removeValue(forKey: id) != nil { observerOrder.removeAll { $0 == id } }
  }

  // MARK: Updates

  /// One update: changed nodes, outermost first, then layout, then whoever observes.
  func update(layOut: () -> Void) {
    isEvaluating = true
    while let next = dirty.values.min(by: { $0.depth < $1.depth }) {
      willUpdate(next)
      if next.isMounted { next.update() }
    }
    flushRelists()
    layOut()
    while !geometryChanges.isEmpty {
      let changes = geometryChanges
      geometryChanges = []
      for change in changes { change() }
      flushRelists()
      layOut()
    }
    isEvaluating = false
    transaction = Transaction()
    for id in observerOrder { observers[id]?.didUpdate() }
    let changes = deferredChanges
    deferredChanges = []
    for change in changes { change() }
  }

  // A container's list may change the lists inside it: again until none does.
  func flushRelists() {
    while !relists.isEmpty {
      let pending = relists
      relists = []
      relisted = []
      for relist in pending { relist() }
    }
  }
}
