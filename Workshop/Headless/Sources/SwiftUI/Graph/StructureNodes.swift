/// A node that keeps the state of something with a body, and asks for the body when that changes.
@MainActor class BodyNode<V: View>: UnaryNode<V>, Updatable {
  private lazy var slots = DynamicSlots()
  private lazy var reads = ObservedReads()

  override final func apply() {
    host.willUpdate(self)
    child = host.evaluating(self) { evaluated() }
  }

  final func update() { apply() }

  func evaluated() -> Node { preconditionFailure("\(name) has no body") }

  /// Asks a view or a modifier for its body, with its dynamic properties connected.
  final func body<T, Body>(of value: T, _ body: @MainActor (T) -> Body) -> Body {
    var connected = value
    FieldPlan.connect(&connected, to: self, environment: environment, slots: slots)
    // The thread that reads is the one whose reads are followed.
    return onMain { reads.follow(self) { body(connected) } }
  }
}

@MainActor final class CompositeNode<V: View>: BodyNode<V> {
  private var body: V.Body?

  override func evaluated() -> Node {
    let body = body(of: view) { $0.body }
    self.body = body
    return reconcile(child, with: body)
  }

  // A body is evaluated again only if what it reads has changed.
  override func handsOnEnvironment() -> Bool {
    guard let body, !FieldPlan.readsEnvironment(V.self) else { return false }
    child = reconcile(child, with: body)
    return true
  }
}

@MainActor
final class ModifierNode<Content: View, Modifier: ViewModifier>:
  BodyNode<ModifiedContent<Content, Modifier>>
{
  override func evaluated() -> Node {
    let content = _ViewModifier_Content<Modifier>(content: view.content)
    return reconcile(child, with: body(of: view.modifier) { $0.body(content: content) })
  }
}

/// A fixed number of children that differ by position only.
@MainActor final class ListNode<V: View>: TypedNode<V> {
  private let list: (V) -> [any View]
  private var nodes: [Node] = []
  private var isOne = false

  init(_ view: V, _ context: NodeContext, list: @escaping (V) -> [any View]) {
    self.list = list
    super.init(view, context)
    apply()
  }

  override var children: [Node] { nodes }
  override var childStack: ChildStack { isOne ? .inherited : .none }

  // Most lists have one child, and share its list.
  override func makeElementList() -> ElementList {
    nodes.count == 1 ? nodes[0].elementList : super.makeElementList()
  }

  override func apply() {
    let views = list(view)
    isOne = views.count == 1
    for (index, child) in views.enumerated() {
      let node = reconcile(index < nodes.count ? nodes[index] : nil, with: child)
      if index < nodes.count { nodes[index] = node } else { nodes.append(node) }
    }
  }
}

/// A node whose children come and go by their keys, and may take their time to go.
///
/// It keeps no view, which could not be compared with another, and holds all that its children hold.
@MainActor class DynamicNode<V: View>: ViewNode<V> {
  private var leaving: [AnyHashable: Node] = [:]
  private var isShown = false

  init(_ view: V, _ context: NodeContext) {
    super.init(context)
    apply(view)
  }

  override final func receive(_ newView: V, _ newEnvironment: Surroundings) {
    environment = newEnvironment
    apply(newView)
  }

  func apply(_ view: V) {}

  /// The child for a key: the one there is, one that comes back, or a new one.
  final func show(_ known: Node?, _ key: AnyHashable, _ content: any View) -> Node {
    if let known { return reconcile(known, with: content) }
    if let node = leaving.removeValue(forKey: key) {
      if !host.takeBack(node) { host.revive(node) }
      invalidateElements()
      return reconcile(node, with: content)
    }
    let node = reconcile(nil, with: content)
    if isShown, host.clock.mayAnimate { host.arrive(node) }
    return node
  }

  /// Takes a child out, which can come back until it has gone, or within the update.
  final func remove(_ node: Node, _ key: AnyHashable) {
    leaving[key] = node
    let completion = { [weak self] in self?.leaving[key] = nil } as () -> Void
    if !host.depart(node, completion: completion) { host.remove(node, completion: completion) }
  }

  /// From now on, new children are news.
  final func didShow() { isShown = true }

  override final func unmount() {
    for node in leaving.values where !host.finishRemoval(node) { host.finishDepartures(node) }
    super.unmount()
  }
}

/// A view that is one of several.
@MainActor protocol BranchView: PrimitiveView {
  /// The content and what tells it from others in its place.
  var branch: (key: AnyHashable, content: any View) { get }
}

extension BranchView {
  func makeNode(_ context: NodeContext) -> Node { BranchNode(self, context) }
}

/// One child with an identity: another key is another child.
@MainActor final class BranchNode<V: BranchView>: DynamicNode<V> {
  private var key: AnyHashable?
  private var child: Node?

  override var children: [Node] { child.map { [$0] } ?? [] }
  override func child(identified id: AnyHashable) -> Node? { key == id ? child : nil }

  override func apply(_ view: V) {
    let (newKey, content) = view.branch
    if let child, let key, newKey != key {
      remove(child, key)
      self.child = nil
      invalidateElements()
    }
    key = newKey
    child = show(child, newKey, content)
    didShow()
  }
}

/// Children that carry identities: they keep their state wherever they move in the list.
@MainActor final class KeyedListNode<V: View>: DynamicNode<V> {
  typealias Entry = (key: AnyHashable, content: () -> any View)

  private let list: (V) -> [Entry]
  private var keys: [AnyHashable] = []
  private var nodes: [AnyHashable: Node] = [:]

  init(_ view: V, _ context: NodeContext, list: @escaping (V) -> [Entry]) {
    self.list = list
    super.init(view, context)
  }

  override var children: [Node] { keys.compactMap { nodes[$0] } }
  override func child(identified id: AnyHashable) -> Node? { nodes[id] }
  override var identifiedChildren: [(id: AnyHashable, node: Node)] {
    keys.compactMap { key in nodes[key].map { (key, $0) } }
  }

  override func apply(_ view: V) {
    var newKeys: [AnyHashable] = []
    var newNodes: [AnyHashable: Node] = [:]
    for (key, content) in list(view) {
      // A repeated identity is undefined in SwiftUI; here each repetition is a view of its own.
      let key = newNodes[key] == nil ? key : AnyHashable(Repeated(key: key, at: newKeys.count))
      newNodes[key] = show(nodes.removeValue(forKey: key), key, content())
      newKeys.append(key)
    }
    for key in keys {
      if let node = nodes[key] { remove(node, key) }
    }
    didShow()
    if newKeys != keys { invalidateElements() }
    (keys, nodes) = (newKeys, newNodes)
  }

  private struct Repeated: Hashable {
    let key: AnyHashable
    let at: Int
  }
}

@MainActor final class EnvironmentNode<Content: View>: UnaryNode<EnvironmentView<Content>> {
  private var inner: Surroundings?

  override func apply() {
    var values = environment.values
    view.change(&values)
    // Equal values keep their identity, so that what lives below is not updated for nothing.
    let isSame = inner.map { FieldPlan.areEqual($0.values, values) } ?? false
    if !isSame { inner = environment.with(values) }
    child = reconcile(child, with: view.content, environment: inner)
  }
}
