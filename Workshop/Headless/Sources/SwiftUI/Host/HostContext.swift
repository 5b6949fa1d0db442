/// Something that looks at the tree in each update, when everything has its place.
///
/// It acts on what it sees by `afterUpdate`.
@MainActor protocol UpdateObserver: AnyObject {
  /// Whether it was taken out of the tree, for the time being.
  var isSuspended: Bool { get }

  func didUpdate()
}

/// A node whose content is made of sizes and places: it is up to date after layout, which then runs again.
@MainActor protocol LateNode: Updatable {
  /// Brings the content up to date; false if it already was.
  func updateLate() -> Bool
}

/// The running side of a host: collects changes, updates nodes, lays out, tells observers.
@MainActor final class HostContext {
  private var dirty: [ObjectIdentifier: (node: any Updatable, change: Int)] = [:]
  /// How the pending changes are animated: each that differs from the one before it.
  private var transactions: [Transaction] = []
  var movingNodes = Registry<any MovingNode>()
  private var relists: [() -> Void] = []
  private var relisted: Set<ObjectIdentifier> = []
  var observers = Registry<any UpdateObserver>()
  var geometryReaders = Registry<any LateNode>()
  private var deferredChanges: [() -> Void] = []
  private var actions: [() -> Void] = []
  private var isEvaluating = false
  private var isLayingOut = false
  private var hasRefused = false
  private var lateViews: [String] = []

  /// The update that runs: a few rounds, after which its picture is shown.
  private(set) var update = 0
  private var round = 0
  private let mostRoundsOfUpdate: Int

  /// The update that the actions of this round belong to: those of the last one run when the picture is
  /// shown, as do all where updates run on a thread of their own.
  var updateOfActions: Int { round < mostRoundsOfUpdate ? update : update + 1 }

  init(thread: HeadlessHost.UpdateThread) { mostRoundsOfUpdate = thread == .main ? 2 : 1 }

  /// Whether an update is due although no state changed: at first, and for another size.
  var needsUpdate = true

  let clock = AnimationClock()

  let focus = FocusCenter()

  /// The nodes that left the tree and are still shown.
  var departures: [ObjectIdentifier: Departure] = [:]

  /// The nodes that the running update took out, and may put in again: their views have not disappeared yet.
  private var removals = Registry<(node: Node, completion: () -> Void)>()

  // Contents that depend on each other's places without end: as many rounds as anyone nests.
  private static let mostRounds = 100

  var hasPendingUpdates: Bool {
    needsUpdate || !dirty.isEmpty || !deferredChanges.isEmpty || !actions.isEmpty || focus.hasWish
  }

  /// The views that wait for an update, for messages.
  var pendingViews: [String] {
    var names = needsUpdate ? lateViews : []
    for node in dirty.values.map(\.node).sorted(by: { $0.depth < $1.depth })
    where !names.contains(node.name) {
      names.append(node.name)
    }
    return names
  }

  /// Lets go of all nodes, which hold this context in turn.
  func close() {
    dirty = [:]
    movingNodes = Registry()
    relists = []
    observers = Registry()
    geometryReaders = Registry()
    deferredChanges = []
    actions = []
    departures = [:]
    removals = Registry()
    focus.close()
  }

  // MARK: Changes

  /// Applies a change of state now, or after the running evaluation of bodies.
  ///
  /// `apply` answers the nodes that must be evaluated anew. A change by a layout or a guide while it is asked is
  /// refused: its answers would mix two states.
  func change(_ transaction: Transaction?, apply: @escaping () -> [any Updatable]) {
    if isLayingOut { return refuseOnce() }
    let own = transaction?.animation == nil ? nil : transaction
    let transaction = own ?? Transaction.current
    let change = { [self] in
      let nodes = apply().filter(\.isMounted)
      if nodes.isEmpty { return }
      if transactions.last?.isSame(as: transaction) != true { transactions.append(transaction) }
      for node in nodes where dirty[ObjectIdentifier(node)] == nil {
        dirty[ObjectIdentifier(node)] = (node, transactions.count - 1)
      }
    }
    if isEvaluating { deferredChanges.append(change) } else { change() }
  }

  private func refuseOnce() {
    if hasRefused { return }
    hasRefused = true
    let message = "SwiftUI: state that a layout sets while it is asked does not change\n"
    FileHandle.standardError.write(Data(message.utf8))
  }

  func willUpdate(_ node: any Updatable) { dirty[ObjectIdentifier(node)] = nil }

  /// Runs the evaluation of a body; state that it sets is applied after the update.
  func evaluating<R>(_ node: (any Updatable)?, _ body: () -> R) -> R {
    let outer = (isEvaluating, Evaluation.reader)
    (isEvaluating, Evaluation.reader) = (true, node)
    defer { (isEvaluating, Evaluation.reader) = outer }
    return body()
  }

  /// Schedules a container's list to be read anew before the next layout, once however often it is told.
  func willRelist(_ element: Element, _ relist: @escaping () -> Void) {
    if relisted.insert(ObjectIdentifier(element)).inserted { relists.append(relist) }
  }

  /// Runs `action` on the main thread at the end of the update, when everything has its place.
  func afterUpdate(_ action: @escaping () -> Void) { actions.append(action) }

  func didUnmount(_ node: Node) {
    dirty[ObjectIdentifier(node)] = nil
    observers.leave(node)
    geometryReaders.leave(node)
    movingNodes.leave(node)
  }

  // MARK: Removals

  /// Removes a node from the tree at the end of the update.
  func remove(_ node: Node, completion: @escaping () -> Void) {
    node.suspend(true)
    removals.join((node, completion), as: node)
  }

  /// Keeps a node that the running update took out; false if it did not.
  func takeBack(_ node: Node) -> Bool {
    if removals.leave(node) == nil { return false }
    node.suspend(false)
    return true
  }

  /// Removes a node that the running update took out; returns false if it did not.
  func finishRemoval(_ node: Node) -> Bool {
    guard let removal = removals.leave(node) else { return false }
    node.unmount()
    removal.completion()
    return true
  }

  private func finishRemovals() {
    for removal in removals.inOrder() { _ = finishRemoval(removal.node) }
  }

  // MARK: Time

  /// Lets time pass and shows what is due then.
  func advance(by seconds: Double) {
    clock.advance(by: seconds)
    for node in movingNodes.inOrder() where movingNodes.contains(node) {
      needsUpdate = true
      if !node.tick(at: clock.now) { movingNodes.leave(node) }
    }
    finishDepartures()
    actions += AnimationCompletion.takeDue()
  }

  // MARK: Updates

  /// Begins a round of the running update, or of the next.
  private func beginRound() {
    if round == mostRoundsOfUpdate { endUpdate() }
    round += 1
  }

  private func endUpdate() {
    update += 1
    round = 0
  }

  /// The part of a round that makes a picture: changed nodes, outermost first, then layout, then a look
  /// at what is observed.
  ///
  /// Changes that are animated otherwise than those before them are laid out by themselves.
  func evaluate(layOut: () -> Void) {
    beginRound()
    needsUpdate = false
    isEvaluating = true
    for change in 0..<max(1, transactions.count) {
      clock.transaction = change < transactions.count ? transactions[change] : Transaction()
      clock.beginUpdate()
      updateNodes(upTo: change)
      flushRelists()
      AnimationClock.current = clock.mayAnimate ? clock : nil
      layOutAll(layOut)
      clock.beginMoves()
      AnimationClock.current = nil
    }
    isEvaluating = false
    transactions = []
    clock.transaction = Transaction()
    for observer in observers.inOrder() where !observer.isSuspended { observer.didUpdate() }
    if focus.update() { needsUpdate = true }
  }

  private func updateNodes(upTo change: Int) {
    let due = dirty.values.filter { $0.change <= change && !$0.node.isSuspended }.map(\.node)
    for node in due.sorted(by: { $0.depth < $1.depth }) {
      // An outer node may have updated or removed it meanwhile.
      guard dirty.removeValue(forKey: ObjectIdentifier(node)) != nil, node.isMounted else {
        continue
      }
      node.update()
    }
  }

  // Contents that depend on geometry are made after layout, which then runs again.
  private func layOutAll(_ layOutOnce: () -> Void) {
    func layOut() {
      isLayingOut = true
      layOutOnce()
      isLayingOut = false
    }
    layOut()
    var rounds = 0
    while updateGeometryReaders() {
      flushRelists()
      layOut()
      rounds += 1
      if rounds == Self.mostRounds {
        // The next update goes on; `settle` tells that it does not end.
        needsUpdate = true
        return
      }
    }
  }

  /// The other part, on the main thread: the actions of what has happened.
  func act() {
    actions += AnimationCompletion.takeDue()
    carryOutActions()
    let changes = deferredChanges
    deferredChanges = []
    for change in changes { change() }
    if !hasPendingUpdates || round == mostRoundsOfUpdate {
      finishRemovals()
      carryOutActions()
    }
    if !hasPendingUpdates { endUpdate() }
  }

  private func carryOutActions() {
    let due = actions
    actions = []
    for action in due { action() }
  }

  private func updateGeometryReaders() -> Bool {
    // One that came before may have removed it meanwhile.
    let changed = geometryReaders.inOrder().filter {
      $0.isMounted && !$0.isSuspended && $0.updateLate()
    }
    lateViews = changed.map(\.name)
    return !changed.isEmpty
  }

  // A container's list may change the lists inside it: again until none does.
  private func flushRelists() {
    while !relists.isEmpty {
      let pending = relists
      relists = []
      relisted = []
      for relist in pending { relist() }
    }
  }
}
