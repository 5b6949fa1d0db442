/// A view that is one element without views inside.
@MainActor final class LeafNode<V: View, E: Element>: TypedNode<V> {
  private let element: E
  private let update: (V, E) -> Void

  /// `update` brings the element up to date.
  init(_ view: V, _ context: NodeContext, element: E, update: @escaping (V, E) -> Void) {
    self.element = element
    self.update = update
    super.init(view, context)
    update(view, element)
  }

  override func makeElementList() -> ElementList { .one(element) }

  override func apply() {
    let old = host.clock.mayAnimate ? element.paintColor : nil
    let shown = old == nil ? nil : element.presentedColor
    element.environment = environment
    update(view, element)
    element.invalidate()
    if let old, let shown, let new = element.paintColor, new != old {
      host.clock.willRecolor(element, from: shown, to: new, transaction)
    }
  }
}

/// A node that is one element, in which those of its child are laid out.
@MainActor class BoxNode<V: View, E: ContainerElement>: TypedNode<V> {
  final let element: E
  final var child: Node? {
    // The first list is read at once, later ones when all have changed.
    didSet { if element.isNew { relist() } }
  }

  init(_ view: V, _ context: NodeContext, element: E) {
    self.element = element
    super.init(view, context)
  }

  override final var children: [Node] { child.map { [$0] } ?? [] }

  // A node asks the one around it: this answers for what is inside.
  override final var stackOrientation: Axis? { element.orientation }

  // The content is the element's own affair: the list outside does not change.
  override final func makeElementList() -> ElementList { .one(element) }
  override final var passesOnChanges: Bool { false }

  override final func elementsDidChange() {
    if !element.isNew { host.willRelist(element) { [weak self] in self?.relist() } }
  }

  private final func relist() {
    if let child { element.setSubviews(child.elements) }
  }
}

@MainActor protocol ContainerView: PrimitiveView {
  associatedtype L: Layout
  associatedtype Content: View

  var layout: L { get }
  var content: Content { get }
}

extension ContainerView {
  func makeNode(_ context: NodeContext) -> Node { ContainerNode(self, context) }
}

@MainActor private final class ContainerNode<V: ContainerView>: BoxNode<V, LayoutElement<V.L>> {
  init(_ view: V, _ context: NodeContext) {
    super.init(
      view, context, element: LayoutElement(view.layout, environment: context.environment))
    apply()
  }

  override var childStack: ChildStack {
    (element.layout as? any ImplicitStack).map(ChildStack.own) ?? .none
  }

  override func apply() {
    element.environment = environment
    if !FieldPlan.areEqual(element.layout, view.layout) { element.setLayout(view.layout) }
    child = reconcile(child, with: view.content)
  }
}

/// A view that wraps each element of its content in one of its own: most modifiers.
@MainActor protocol WrapperView: PrimitiveView {
  associatedtype Content: View
  associatedtype Value
  associatedtype Wrapper: ModifierElement<Value>

  var content: Content { get }
  var value: Value { get }
}

extension WrapperView {
  func makeNode(_ context: NodeContext) -> Node { WrapperNode(self, context) }
}

/// A view with a modifier whose elements are of a kind.
struct Modified<Content: View, Value, Wrapper: ModifierElement<Value>>: WrapperView {
  let content: Content
  var value: Value
}

extension View {
  /// Wraps each element of the view in one of a kind.
  nonisolated func wrapped<Value, Wrapper: ModifierElement<Value>>(
    in _: Wrapper.Type, _ value: Value
  ) -> Modified<Self, Value, Wrapper> {
    Modified(content: self, value: value)
  }
}

/// The node of a modifier: one wrapper for each element inside, kept while that element lives.
@MainActor final class WrapperNode<V: WrapperView>: UnaryNode<V> {
  private var wrappers: ElementList?
  // A change in the content alone is the content's own affair.
  private var isOwnChange = false

  override func makeElementList() -> ElementList {
    let inside = child?.elementList ?? .several([])
    let list: ElementList
    switch (inside, wrappers) {
    case (.one(let element), nil): list = .one(wrapper(of: element))
    case (.one(let element), .one(let old as V.Wrapper)):
      list = .one(old.content === element ? old : wrapper(of: element))
    default:
      var known: [ObjectIdentifier: Element] = [:]
      for case let wrapper as V.Wrapper in wrappers?.all ?? [] {
        known[ObjectIdentifier(wrapper.content)] = wrapper
      }
      list = ElementList(inside.all.map { known[ObjectIdentifier($0)] ?? wrapper(of: $0) })
    }
    wrappers = list
    return list
  }

  private func wrapper(of element: Element) -> Element {
    V.Wrapper(view.value, content: element, environment: environment)
  }

  override func willApply(after old: V, inSameSurroundings isSame: Bool) {
    isOwnChange = !isSame || !FieldPlan.areEqualBesidesContent(old, view)
  }

  override func apply() {
    if isOwnChange {
      for case let wrapper as V.Wrapper in wrappers?.all ?? [] {
        wrapper.environment = environment
        wrapper.value = view.value
        wrapper.valueWasSet()
        wrapper.invalidate()
      }
      if V.Wrapper.isReadByContainers { invalidateElements() }
    }
    child = reconcile(child, with: view.content)
  }
}

/// A modifier whose wrappers hold further views of their own: a background, an overlay.
@MainActor
final class LayeredNode<Content: View, Layer: View>: TypedNode<LayeredView<Content, Layer>> {
  private var child: Node?
  private var layers: [(element: LayeredElement, node: Node)] = []

  override init(_ view: LayeredView<Content, Layer>, _ context: NodeContext) {
    super.init(view, context)
    apply()
  }

  // The primary's preferences come before its layers'.
  override var children: [Node] { listedChildren + layers.map(\.node) }
  override var listedChildren: [Node] { child.map { [$0] } ?? [] }
  override var childStack: ChildStack { .inherited }

  override func makeElements() -> [Element] {
    var old: [ObjectIdentifier: (element: LayeredElement, node: Node)] = [:]
    for layer in layers { old[ObjectIdentifier(layer.element.content)] = layer }
    layers = (child?.elements ?? []).map { primary in
      let known = old.removeValue(forKey: ObjectIdentifier(primary))
      // Lists are made after the bodies, so the layer's reader of state must be named here.
      let node = host.evaluating(updatable) { reconcileLayer(known?.node) }
      let element = known?.element ?? LayeredElement(content: primary, environment: environment)
      if known == nil { element.setLayer(node.elements[0], isBehind: view.isBehind) }
      element.alignment = view.alignment
      return (element, node)
    }
    for layer in old.values { layer.node.unmount() }
    return layers.map(\.element)
  }

  override func apply() {
    child = reconcile(child, with: view.content)
    for index in layers.indices {
      let element = layers[index].element
      element.environment = environment
      layers[index].node = reconcileLayer(layers[index].node)
      element.alignment = view.alignment
    }
  }

  // Several views in one layer stand in a stack that is aligned as the layer is; one is on its own.
  private func reconcileLayer(_ old: Node?) -> Node {
    let layout = LoneLayout(several: ZStackLayout(alignment: view.alignment))
    return reconcile(old, with: LayoutView(layout: layout, content: view.layer), isListed: false)
  }
}
