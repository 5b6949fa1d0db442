/// A view that is one element without views inside.
@MainActor final class LeafNode<V: View, E: Element>: TypedNode<V> {
  private let element: E
  private let update: (V, EnvironmentValues, E) -> Void

  /// `update` brings the element up to date; it runs on changes only.
  init(
    _ view: V, _ context: NodeContext, element: E,
    update: @escaping (V, EnvironmentValues, E) -> Void
  ) {
    self.element = element
    self.update = update
    super.init(view, context)
  }

  override func makeElements() -> [Element] { [element] }

  override func apply() {
    let old = host.clock.mayAnimate ? element.paintColor : nil
    let shown = old == nil ? nil : element.presentedColor
    element.environment = environment
    update(view, environment, element)
    element.invalidate()
    if let old, let shown, let new = element.paintColor, new != old {
      host.clock.willRecolor(element, from: shown, to: new, transaction)
    }
  }
}

/// A view that is one element with views inside, laid out by a `Layout`.
@MainActor final class ContainerNode<V: View, L: Layout>: TypedNode<V> {
  private let resolve: (V) -> (layout: L, content: any View)
  private let element: LayoutElement<L>
  private var content: Node?

  init(
    _ view: V, _ context: NodeContext,
    resolve: @escaping (V) -> (layout: L, content: any View)
  ) {
    self.resolve = resolve
    element = LayoutElement(resolve(view).layout, environment: context.environment)
    super.init(view, context)
    apply()
  }

  override var children: [Node] { content.map { [$0] } ?? [] }
  override var childStack: ChildStack {
    (element.currentLayout as? any ImplicitStack).map(ChildStack.own) ?? .none
  }

  // The container's content is its own affair: the list outside does not change.
  override func makeElements() -> [Element] { [element] }

  override var passesOnChanges: Bool { false }

  override func elementsDidChange() {
    host.willRelist(element) { [weak self] in
      guard let self, let content = self.content else { return }
      self.element.setSubviews(content.elements)
    }
  }

  override func apply() {
    let (layout, view) = resolve(view)
    element.environment = environment
    host.setLayout(layout, of: element)
    content = reconcile(content, with: view)
    if element.isNew, let content { element.setSubviews(content.elements) }
  }
}

/// A view that wraps each element of its content in one of its own: most modifiers.
@MainActor protocol WrapperView: PrimitiveView {
  associatedtype Content: View
  associatedtype Wrapper: WrapperElement

  var content: Content { get }

  /// Brings a new or known wrapper up to date with this view; the caller invalidates it.
  func update(_ wrapper: Wrapper)

  /// Whether a container reads what the view says before it shows its subviews.
  static var isReadByContainers: Bool { get }
}

extension WrapperView {
  static var isReadByContainers: Bool { false }

  func makeNode(_ context: NodeContext) -> Node { WrapperNode(self, context) }
}

/// The node of a modifier: one wrapper for each element inside, kept while that element lives.
@MainActor final class WrapperNode<V: WrapperView>: TypedNode<V> {
  private var child: Node?
  private var wrappers: ElementList?
  // What changes in the content alone is the content's own affair.
  private var isOwnChange = false

  override init(_ view: V, _ context: NodeContext) {
    super.init(view, context)
    apply()
  }

  override var children: [Node] { child.map { [$0] } ?? [] }
  override var childStack: ChildStack { .inherited }

  override func makeElements() -> [Element] {
    var known: [ObjectIdentifier: Element] = [:]
    for case let wrapper as V.Wrapper in wrappers?.all ?? [] {
      known[ObjectIdentifier(wrapper.content)] = wrapper
    }
    let elements = (child?.elements ?? []).map {
      known[ObjectIdentifier($0)] ?? makeWrapper($0)
    }
    wrappers = ElementList(elements)
    return elements
  }

  override func willApply(after old: V, inSameSurroundings isSame: Bool) {
    isOwnChange = !isSame || !FieldPlan.areEqualBesidesContent(old, view)
  }

  override func apply() {
    if isOwnChange {
      for case let wrapper as V.Wrapper in wrappers?.all ?? [] {
        wrapper.environment = environment
        view.update(wrapper)
        wrapper.invalidate()
      }
      if V.isReadByContainers { invalidateElements() }
    }
    child = reconcile(child, with: view.content)
  }

  private func makeWrapper(_ element: Element) -> Element {
    let wrapper = V.Wrapper(content: element, environment: environment)
    view.update(wrapper)
    return wrapper
  }
}

/// A view with another behind or before it.
@MainActor protocol LayerView: PrimitiveView {
  associatedtype Primary: View
  associatedtype Layer: View

  var primary: Primary { get }
  var layer: Layer { get }
  var alignment: Alignment { get }
  var isBehind: Bool { get }
}

extension LayerView {
  func makeNode(_ context: NodeContext) -> Node { LayeredNode(self, context) }
}

/// A modifier whose wrappers hold further views of their own: a background, an overlay.
@MainActor final class LayeredNode<V: LayerView>: TypedNode<V> {
  private var child: Node?
  private var layers: [(element: LayeredElement, node: Node)] = []

  override init(_ view: V, _ context: NodeContext) {
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
      let node = host.evaluating(updatable) {
        reconcileLayer(known?.node)
      }
      let element = known?.element ?? LayeredElement(content: primary, environment: environment)
      if known == nil { element.setLayer(node.elements[0], isBehind: view.isBehind) }
      element.alignment = view.alignment
      return (element, node)
    }
    for layer in old.values { layer.node.unmount() }
    return layers.map(\.element)
  }

  override func apply() {
    child = reconcile(child, with: view.primary)
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
