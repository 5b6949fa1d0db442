@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension View {
  /// Adds an action for each button.
  ///
  /// Apple: `nonisolated public func accessibilityActions<Content>(@ViewBuilder _ content: () -> Content) -> some View
  /// where Content : View`.
  nonisolated public func accessibilityActions<Content>(
    @ViewBuilder _ content: () -> Content
  ) -> some View where Content: View {
    ActionsView(content: self, actions: content())
  }
}

private struct ActionsView<Content: View, Actions: View> {
  let content: Content
  let actions: Actions
}

extension ActionsView: View, PrimitiveView {
  func makeNode(_ context: NodeContext) -> Node { ActionsNode(self, context) }
}

@MainActor
private final class ActionsNode<Content: View, Actions: View>:
  UnaryNode<ActionsView<Content, Actions>>
{
  private let source = AccessibilityActionSource()
  private var actions: Node?

  override func apply() {
    // The buttons are never laid out: they say what they are called, and what they do.
    let buttons = LayoutView(layout: VStackLayout(), content: view.actions)
    let actions = reconcile(actions, with: buttons, isListed: false)
    self.actions = actions
    source.element = actions.elements.first
    child = reconcile(child, with: view.content.wrapped(in: ActionsElement.self, source))
  }

  override func unmount() {
    actions?.unmount()
    super.unmount()
  }
}

final class AccessibilityActionSource {
  var element: Element?
}

private final class ActionsElement: ModifierElement<AccessibilityActionSource>, @unchecked Sendable
{
  override func accessibilityElements(at origin: CGPoint) -> [HeadlessHost.AccessibilityElement] {
    var elements = childAccessibilityElements(at: origin)
    let names = accessibilityActions.map(\.name)
    if names.isEmpty { return elements }
    // Something that can be acted on is told of.
    if elements.isEmpty { elements = [.init(frame: CGRect(origin: origin, size: size))] }
    for index in elements.indices { elements[index].actions += names }
    return elements
  }

  override var accessibilityActions: [(name: String, perform: () -> Void)] {
    value.element?.buttonActions ?? []
  }
}

extension Element {
  fileprivate final var buttonActions: [(name: String, perform: () -> Void)] {
    if let perform = reaction(toTaps: 1) {
      return [(accessibilityElements(at: .zero).first?.label ?? "", perform)]
    }
    return readingOrder.flatMap(\.buttonActions)
  }
}

extension HeadlessHost {
  /// Performs an action that a view offers to assistive technologies, by the name that these speak.
  ///
  ///     try host.perform("Move later", on: "chip")
  ///
  /// - Throws: `InteractionError` if neither the view, nor what is in it, nor what is around it has such an action.
  public func perform(_ action: String, on identifier: String) throws {
    let view = try element(named: identifier)
    let actions = (view.allElements + view.lineage.dropFirst()).flatMap(\.accessibilityActions)
    guard let found = actions.first(where: { $0.name == action }) else {
      throw InteractionError(
        description: "\"\(identifier)\" has no action \"\(action)\"; there are: "
          + actions.map { "\"\($0.name)\"" }.joined(separator: ", "))
    }
    Self.act(found.perform)
  }
}

extension Element {
  fileprivate final var allElements: [Element] { [self] + children.flatMap(\.allElements) }
}
