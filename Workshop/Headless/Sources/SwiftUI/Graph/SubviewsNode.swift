/// A view whose subviews are handed to a closure, which makes another view of them.
///
/// The subviews' nodes live here, in this place's environment; what the closure makes shows their
/// elements wherever it likes. `Divider` and `Spacer` among them run as in the stack around this place, whatever container
/// they are put in: under Apple's `AnyLayout` they may *(open on Apple's)*, and what is right so is right otherwise.
@MainActor
final class SubviewsNode<Subviews: View, Content: View>:
  TypedNode<GroupElementsOfContent<Subviews, Content>>, Updatable
{
  private var subviews: Node?
  private var content: Node?
  /// The elements that the content was made of; nil if it is out of date in any case.
  private var handedOver: [Element]?
  private let place = SubviewsPlace()
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
    place.orientation = stackOrientation
    let leaves = subviews?.leaves(in: place) ?? []
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
    content: view.element, in: view.place)

  override func makeElements() -> [Element] { [element] }

  override func apply() {
    element = SubviewElement(content: view.element, in: view.place)
    invalidateElements()
  }

  override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    view.node?.preference(key)
  }
}

/// The place that subviews come from: like elements used by one thread at a time.
final class SubviewsPlace: @unchecked Sendable {
  /// The orientation of the stack around it.
  var orientation: Axis?
}

/// A subview in its place: what it tells the container it comes from, it does not tell the one it is put in.
final class SubviewElement: WrapperElement, @unchecked Sendable {
  private let place: SubviewsPlace

  init(content: Element, in place: SubviewsPlace) {
    self.place = place
    super.init(content: content, environment: content.environment)
  }

  override func stackOrientationDidChange(_ orientation: Axis?) {
    super.stackOrientationDidChange(place.orientation)
  }

  /// The element of the view itself, which may be put into one place after another.
  var source: Element { (content as? SubviewElement)?.source ?? content }

  override func tellers(inside tellers: [Teller]) -> [Teller] { [] }
  override func tell(_ values: inout ContainerValues) {}
  override var containerValueChanges: Int { 0 }
}

extension Node {
  /// The elements of this node, each with the node that has no other.
  fileprivate func leaves(in place: SubviewsPlace) -> [Subview] {
    let elements = elements
    if elements.count == 1 { return [Subview(element: elements[0], node: self, place: place)] }
    // A modifier around several views has an element around each of theirs, in their order.
    let inside = listedChildren.flatMap { $0.leaves(in: place) }
    return elements.enumerated().map { index, element in
      Subview(
        element: element, node: inside.count == elements.count ? inside[index].node : nil,
        place: place)
    }
  }
}
