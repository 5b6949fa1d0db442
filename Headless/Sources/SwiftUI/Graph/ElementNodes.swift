/// A view that is one element without views inside.
@MainActor final class LeafNode<V: View>: TypedNode<V> {
  private let element: Element
  private let update: (V, EnvironmentValues, Element) -> Void

  /// `update` brings the element up to date; it runs on changes only and must invalidate.
  init<E: Element>(
    _ view: V, _ context: NodeContext, element: E,
    update: @escaping (V, EnvironmentValues, E) -> Void
  ) {
    self.element = element
    self.update = { view, environment, element in
      if let element = element as? E { update(view, environment, element) }
    }
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

  // The container's content is its own affair: the list outside does not change.
  override func makeElements() -> [Element] { [element] }

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
}

extension WrapperView {
  func makeNode(_ context: NodeContext) -> Node { WrapperNode(self, context) }
}

/// The node of a modifier: one wrapper for each element inside, kept while that element lives.
@MainActor final class WrapperNode<V: WrapperView>: TypedNode<V> {
  private var child: Node?
  private var shown: (view: V, environment: EnvironmentValues)?
  private var wrappers: [ObjectIdentifier: V.Wrapper] = [:]

  override init(_ view: V, _ context: NodeContext) {
    super.init(view, context)
    apply()
  }

  override var children: [Node] { child.map { [$0] } ?? [] }

  override func makeElements() -> [Element] {
    let old = wrappers
    wrappers = [:]
    return (child?.elements ?? []).map { element in
      let id = ObjectIdentifier(element)
      let wrapper = old[id] ?? makeWrapper(element)
      wrappers[id] = wrapper
      return wrapper
    }
  }

  override func apply() {
    if ownChange {
      for wrapper in wrappers.values {
        wrapper.environment = environment
        view.update(wrapper)
        wrapper.invalidate()
      }
    }
    shown = (view, environment)
    child = reconcile(child, with: view.content)
  }

  // What changes in the content alone is the content's own affair.
  private var ownChange: Bool {
    guard let shown, shown.environment.isIdentical(to: environment) else { return true }
    return !FieldPlan.areEqualBesidesContent(shown.view, view)
  }

  private func makeWrapper(_ element: Element) -> V.Wrapper {
    let wrapper = V.Wrapper(content: element, environment: environment)
    view.update(wrapper)
    return wrapper
  }
}

/// A modifier whose wrappers hold further views of their own: a background, an overlay.
@MainActor final class LayeredNode<V: View>: TypedNode<V> {
  private let content: (V) -> any View
  private let layer: (V) -> (view: any View, alignment: Alignment, isBehind: Bool)
  private var child: Node?
  private var layers: [ObjectIdentifier: (element: LayeredElement, node: Node)] = [:]
  private var order: [ObjectIdentifier] = []

  init(
    _ view: V, _ context: NodeContext, content: @escaping (V) -> any View,
    layer: @escaping (V) -> (view: any View, alignment: Alignment, isBehind: Bool)
  ) {
    self.content = content
    self.layer = layer
    super.init(view, context)
    apply()
  }

  // The primary's preferences come before its layers'.
  override var children: [Node] {
    listedChildren + order.compactMap { layers[$0]?.node }
  }
  override var listedChildren: [Node] { child.map { [$0] } ?? [] }

  override func makeElements() -> [Element] {
    let old = layers
    layers = [:]
    order = []
    let (view, alignment, isBehind) = layer(view)
    let list = (child?.elements ?? []).map { primary -> Element in
      let id = ObjectIdentifier(primary)
      // Lists are made after the bodies, so the layer's reader of state must be named here.
      let node = host.evaluating(updatable) {
        reconcileLayer(old[id]?.node, with: view, alignment: alignment)
      }
      let element =
        old[id]?.element ?? LayeredElement(content: primary, environment: environment)
      if old[id] == nil { element.setLayer(node.elements[0], isBehind: isBehind) }
      element.alignment = alignment
      layers[id] = (element, node)
      order.append(id)
      return element
    }
    for (id, layer) in old where layers[id] == nil { layer.node.unmount() }
    return list
  }

  override func apply() {
    child = reconcile(child, with: content(view))
    let (view, alignment, _) = layer(view)
    for (id, (element, node)) in layers {
      element.environment = environment
      layers[id]?.node = reconcileLayer(node, with: view, alignment: alignment)
      element.alignment = alignment
    }
  }

  // Several views in one layer stand in a stack that is aligned as the layer is; one is on its own.
  private func reconcileLayer(_ old: Node?, with view: any View, alignment: Alignment) -> Node {
    func open<L: View>(_ view: L) -> Node {
      let layout = LoneLayout(several: ZStackLayout(alignment: alignment))
      return reconcile(old, with: LayoutView(layout: layout, content: view), isListed: false)
    }
    return open(view)
  }
}
