/// A view whose subviews are handed to a closure, which makes another view of them.
///
/// The subviews' nodes live here, in this place's environment; what the closure makes shows their
/// elements wherever it likes.
@MainActor
final class SubviewsNode<Subviews: View, Content: View>:
  TypedNode<GroupElementsOfContent<Subviews, Content>>, Updatable
{
  private var subviews: Node?
  private var content: Node?
  /// The elements that the content was made of; nil if it is out of date in any case.
  private var handedOver: [Element]?
  /// How often these had told something then.
  private var changes: [Int] = []

  override init(_ view: GroupElementsOfContent<Subviews, Content>, _ context: NodeContext) {
    super.init(view, context)
    apply()
  }

  override var children: [Node] { [subviews, content].compactMap { $0 } }
  override var listedChildren: [Node] { [content].compactMap { $0 } }

  override func apply() {
    subviews = reconcile(subviews, with: view.subviews)
    update()
  }

  // The content is made when the list is asked for: then the subviews are as they will be.
  func update() {
    handedOver = nil
    invalidateElements()
  }

  override func makeElements() -> [Element] {
    let leaves = subviews?.leaves ?? []
    let isKnown =
      handedOver?.count == leaves.count
      && zip(handedOver ?? [], leaves).allSatisfy { $0 === $1.element }
      && changes == leaves.map(\.element.containerValueChanges)
    if !isKnown { makeContent(leaves) }
    return super.makeElements()
  }

  private func makeContent(_ leaves: [Subview]) {
    handedOver = leaves.map(\.element)
    changes = leaves.map(\.element.containerValueChanges)
    host.willUpdate(self)
    content = host.evaluating(self) {
      reconcile(
        content, with: view.transform(SubviewsCollection(subviews: leaves[...])), isListed: false)
    }
  }

  // Subviews that no view shows have no preferences.
  override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    content?.preference(key)
  }
}

@MainActor final class SubviewNode: TypedNode<Subview> {
  private lazy var element = SubviewElement(
    content: view.element, environment: view.element.environment)

  override func makeElements() -> [Element] { [element] }

  override func apply() {
    element = SubviewElement(content: view.element, environment: view.element.environment)
    invalidateElements()
  }

  override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    view.node?.preference(key)
  }
}

/// A subview in its place: what it tells the container it comes from, it does not tell the one it is put in.
final class SubviewElement: WrapperElement, @unchecked Sendable {
  /// The element of the view itself, which may be put into one place after another.
  var source: Element { (content as? SubviewElement)?.source ?? content }

  override func tellers(inside tellers: [Teller]) -> [Teller] { [] }
  override func tell(_ values: inout ContainerValues) {}
  override var containerValueChanges: Int { 0 }
}

extension Node {
  /// The elements of this node, each with the node that has no other.
  fileprivate var leaves: [Subview] {
    let elements = elements
    if elements.count == 1 { return [Subview(element: elements[0], node: self)] }
    // A modifier around several views has an element around each of theirs, in their order.
    let inside = listedChildren.flatMap(\.leaves)
    return elements.enumerated().map { index, element in
      Subview(element: element, node: inside.count == elements.count ? inside[index].node : nil)
    }
  }
}
