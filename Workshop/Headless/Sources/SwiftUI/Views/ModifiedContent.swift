/// A value with a modifier applied to it: a view, or a modifier followed by another.
///
/// Apple: `@frozen public struct ModifiedContent<Content, Modifier>`.
@frozen public struct ModifiedContent<Content, Modifier> {
  /// Apple: `public var content: Content`.
  public var content: Content

  /// Apple: `public var modifier: Modifier`.
  public var modifier: Modifier

  /// Apple: `nonisolated public init(content: Content, modifier: Modifier)`.
  nonisolated public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

/// Apple: `extension ModifiedContent : Equatable where Content : Equatable, Modifier : Equatable`.
extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

@available(*, unavailable)
extension ModifiedContent: Sendable {}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
  /// Apple: `public typealias Body = Never`.
  public typealias Body = Never

  /// There is none.
  public var body: Never { preconditionFailure("\(Self.self) is primitive: it has no body") }

  func makeNode(_ context: NodeContext) -> Node {
    func primitive<M: PrimitiveModifier>(_ modifier: M) -> Node? {
      (self as? ModifiedContent<Content, M>).map { modifier.makeNode($0, context) }
    }
    if let modifier = modifier as? any PrimitiveModifier, let node = primitive(modifier) {
      return node
    }
    return ModifierNode(self, context)
  }
}

extension ModifiedContent: WrapperView where Content: View, Modifier: WrapperModifier {
  func update(_ wrapper: Modifier.Wrapper) { modifier.update(wrapper) }
}

/// A modifier with a body: it keeps the modifier's state, and asks for the body when that changes.
@MainActor
private final class ModifierNode<Content: View, Modifier: ViewModifier>:
  TypedNode<ModifiedContent<Content, Modifier>>, Updatable
{
  private var child: Node?
  private lazy var slots = DynamicSlots()
  private(set) var isMounted = true

  override init(_ view: ModifiedContent<Content, Modifier>, _ context: NodeContext) {
    super.init(view, context)
    apply()
  }

  override var children: [Node] { child.map { [$0] } ?? [] }
  override var childStack: ChildStack { .inherited }

  override func apply() {
    host.willUpdate(self)
    child = host.evaluating(self) {
      var modifier = view.modifier
      FieldPlan.connect(&modifier, to: self, environment: environment, slots: slots)
      let content = _ViewModifier_Content<Modifier>(content: view.content)
      return reconcile(child, with: onMain { modifier.body(content: content) })
    }
  }

  func update() { apply() }

  override func unmount() {
    isMounted = false
    super.unmount()
  }
}
