/// The context that a view needs to become a node: its host, its parent, its surroundings.
@MainActor struct NodeContext {
  let host: HostContext
  let parent: Node?
  var environment: Surroundings
}

/// A view's place in the tree: it keeps the identity and the state while view values come and go.
///
/// A node contributes `elements`, the flat list of things that the nearest container lays out.
@MainActor class Node {
  let host: HostContext
  private(set) unowned var parent: Node?
  let depth: Int
  var environment: Surroundings
  private(set) final var isMounted = true
  /// Whether the node was taken out in the running update, which may take that back.
  private(set) final var isSuspended = false
  private var currentElements: ElementList?

  init(_ context: NodeContext) {
    host = context.host
    parent = context.parent
    depth = (context.parent?.depth ?? -1) + 1
    environment = context.environment
  }

  /// The name that messages give the view of this node.
  var name: String { "\(type(of: self))" }

  /// The children, in order, whatever role they play for this node.
  var children: [Node] { [] }

  /// The children whose elements are this node's own, or are inside them.
  var listedChildren: [Node] { children }

  /// The things to lay out that this node contributes to the nearest container, in order.
  final var elements: [Element] { elementList.all }

  /// The same list; one of a single element takes no array.
  final var elementList: ElementList {
    if let currentElements { return currentElements }
    let list = makeElementList()
    currentElements = list
    return list
  }

  func makeElementList() -> ElementList { ElementList(makeElements()) }

  func makeElements() -> [Element] { listedChildren.flatMap(\.elements) }

  /// The orientation of the stack around this node.
  var stackOrientation: Axis? { parent?.stackOrientation }

  /// Where children that are conditional stand.
  var childStack: ChildStack { .none }

  /// Forgets the flat list here and above, up to the container that lays it out.
  ///
  /// A node without a list has told so already; a new node's parent does when the node is made.
  final func invalidateElements() {
    if currentElements == nil, passesOnChanges { return }
    currentElements = nil
    elementsDidChange()
  }

  /// Whether the nearest container is told of changed lists by a node above.
  var passesOnChanges: Bool { true }

  func elementsDidChange() { parent?.invalidateElements() }

  /// How changes of this node are animated in the running update.
  final var transaction: Transaction {
    var transaction = parent?.transaction ?? host.clock.transaction
    changeTransaction(&transaction)
    return transaction
  }

  func changeTransaction(_ transaction: inout Transaction) {}

  final var count: Int { children.reduce(1) { $0 + $1.count } }

  /// The nearest node at or above this one that can be updated alone: what reads state in here.
  final var updatable: (any Updatable)? { self as? any Updatable ?? parent?.updatable }

  /// Keeps the node and those inside from updates as long as it is suspended.
  final func suspend(_ isSuspended: Bool) {
    self.isSuspended = isSuspended
    for child in children { child.suspend(isSuspended) }
  }

  /// Called when the node leaves the tree, parents first.
  func unmount() {
    isMounted = false
    host.didUnmount(self)
    for child in children { child.unmount() }
  }

  /// The value of a preference that this node's views ask for, reduced in order.
  func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    K.reduced(children.lazy.compactMap { $0.preference(key) })
  }

  /// The values of a preference that the views of this node ask for, one a view.
  func preferences<K: PreferenceKey>(_ key: K.Type) -> [K.Value?] {
    elements.count == 1 ? [preference(key)] : listedChildren.flatMap { $0.preferences(key) }
  }

  /// The child that has an identity by itself.
  func child(identified id: AnyHashable) -> Node? { nil }

  /// The children that have identities, or those of the first nodes in here that have some.
  var identifiedChildren: [(id: AnyHashable, node: Node)] { children.flatMap(\.identifiedChildren) }

  /// The views in here that a scroll view may scroll to and tell of, in order.
  var scrollTargets: [(id: AnyHashable, node: Node)] { children.flatMap(\.scrollTargets) }

  /// The first node in here that has an identity.
  final func node(identified id: AnyHashable) -> Node? {
    if let child = child(identified: id) { return child }
    for child in children {
      if let node = child.node(identified: id) { return node }
    }
    return nil
  }

  /// Makes or updates the child for `view`: a view of another type is another identity.
  ///
  /// `isListed` says that the child's elements are among this node's own.
  final func reconcile<V: View>(
    _ old: Node?, with view: V, environment: Surroundings? = nil, isListed: Bool = true
  ) -> Node {
    let environment = environment ?? self.environment
    if V.self is any BranchView.Type, let stack = stackAroundChildren {
      return reconcile(
        old, with: stack.around(view), environment: environment, isListed: isListed)
    }
    if let node = old as? ViewNode<V> {
      node.receive(view, environment)
      return node
    }
    old?.unmount()
    let context = NodeContext(host: host, parent: self, environment: environment)
    let node = primitiveNode(view, context) ?? CompositeNode(view, context)
    if isListed { invalidateElements() }
    return node
  }
}

/// Makes the node of a primitive view; nil if it has a body.
///
/// The type is asked for and not the value, which would be copied into a box.
@MainActor private func primitiveNode<V: View>(_ view: V, _ context: NodeContext) -> Node? {
  func node<P: PrimitiveView>(_: P.Type) -> Node {
    withUnsafePointer(to: view) { view in
      UnsafeRawPointer(view).assumingMemoryBound(to: P.self).pointee.makeNode(context)
    }
  }
  return (V.self as? any PrimitiveView.Type).map { node($0) }
}

/// Elements in order: mostly one, which takes no array.
enum ElementList {
  case one(Element)
  case several([Element])

  init(_ elements: [Element]) {
    self = elements.count == 1 ? .one(elements[0]) : .several(elements)
  }

  var all: [Element] {
    switch self {
    case .one(let element): [element]
    case .several(let elements): elements
    }
  }
}

/// A node that knows its view's type.
@MainActor class ViewNode<V: View>: Node {
  override final var name: String { "\(V.self)" }

  /// Takes another value of the view, and the environment that it is in now.
  func receive(_ newView: V, _ newEnvironment: Surroundings) {}
}

/// A node that keeps its view and skips updates that change nothing.
@MainActor class TypedNode<V: View>: ViewNode<V>, MovingNode {
  /// The view as it is shown now: on its way to the one received last while that animates.
  private(set) var view: V
  private var motion: ViewMotion<V>?

  init(_ view: V, _ context: NodeContext) {
    self.view = view
    super.init(context)
  }

  override final func receive(_ newView: V, _ newEnvironment: Surroundings) {
    let sameSurroundings = environment === newEnvironment
    let sameView = FieldPlan.areEqual(motion?.target ?? view, newView)
    if sameSurroundings, sameView { return }
    environment = newEnvironment
    if sameView, motion == nil, handsOnEnvironment() { return }
    let old = view
    show(newView)
    willApply(after: old, inSameSurroundings: sameSurroundings)
    apply()
  }

  /// Hands its environment on to what it has inside, if that is the same in any environment.
  func handsOnEnvironment() -> Bool { false }

  /// Called before `apply` with what was shown before.
  func willApply(after old: V, inSameSurroundings isSame: Bool) {}

  /// Shows a new view, or begins or goes on to move there.
  private func show(_ newView: V) {
    if motion == nil, !host.clock.mayAnimate || !ViewMotion<V>.isAnimatable {
      view = newView
      return
    }
    motion =
      if let motion {
        motion.received(newView, from: view, transaction, host.clock)
      } else {
        ViewMotion.make(from: view, to: newView, transaction, host.clock)
      }
    view = motion?.shown ?? newView
    if motion != nil { host.movingNodes.join(self) }
  }

  final func tick(at now: Double) -> Bool {
    guard let motion else { return false }
    let goesOn = motion.tick(at: now)
    let old = view
    view = goesOn ? motion.shown : motion.target
    if !goesOn { self.motion = nil }
    willApply(after: old, inSameSurroundings: true)
    host.evaluating(updatable) { apply() }
    return goesOn
  }

  /// Brings what the node keeps up to date with `view` and `environment`.
  func apply() {}
}

/// A node whose view is on its way from one value to another.
@MainActor protocol MovingNode: Node {
  /// Shows what is due at a time; false at the end.
  func tick(at now: Double) -> Bool
}

@MainActor class UnaryNode<V: View>: TypedNode<V> {
  final var child: Node?

  override init(_ view: V, _ context: NodeContext) {
    super.init(view, context)
    apply()
  }

  override final var children: [Node] { child.map { [$0] } ?? [] }
  override final var childStack: ChildStack { .inherited }
  override func makeElementList() -> ElementList { child?.elementList ?? .several([]) }
}
