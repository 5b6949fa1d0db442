/// The stack around views of any number where one view is expected: at the root, in a layer, in what is one view
/// whatever is in it, in modifiers and bodies of views there.
///
/// The root's is a column; a layer's overlays its views, and so proposes them the size that it took. In either, what
/// is one view has the same stack.
@MainActor protocol ImplicitStack {
  /// The views in the stack: those that are conditional stand in it also if they are one.
  func around<Content: View>(_ content: Content) -> any View

  /// The place for one view, in which several stand in the stack.
  func place<Content: View>(for content: Content) -> any View
}

extension LoneLayout: ImplicitStack {
  func around<Content: View>(_ content: Content) -> any View {
    LayoutView(layout: several, content: content)
  }

  func place<Content: View>(for content: Content) -> any View {
    LayoutView(layout: self, content: content)
  }
}

/// A view that is one to the container around, whatever is in it: an implicit stack of that, which no value for the
/// layout around leaves.
@MainActor protocol LoneView: PrimitiveView {
  associatedtype Content: View

  var content: Content { get }
}

extension LoneView {
  func makeNode(_ context: NodeContext) -> Node { LoneNode(self, context) }
}

/// The content as one view.
struct OneView<Content: View>: View, LoneView {
  let content: Content
}

/// The node of what is one view.
@MainActor class LoneNode<V: LoneView>: UnaryNode<V> {
  private lazy var stack = implicitStack

  override func apply() {
    func reconcile(_ place: some View) -> Node { self.reconcile(child, with: place) }
    child = reconcile(stack.place(for: view.content))
  }
}

extension Node {
  /// The stack of several views where one is expected: that of the nearest place for one; a column where there is none.
  fileprivate final var implicitStack: any ImplicitStack {
    for node in sequence(first: self, next: \.parent) {
      if case .own(let stack) = node.childStack { return stack }
    }
    return LoneLayout(several: VStackLayout())
  }

  /// The stack that a child which is conditional stands in; nil where views are listed.
  ///
  /// Views with one child pass on what they are in.
  final var stackAroundChildren: (any ImplicitStack)? {
    switch childStack {
    case .none: nil
    case .inherited: parent?.stackAroundChildren
    case .own(let stack): stack
    }
  }
}

/// Where a node's children stand if they are conditional.
enum ChildStack {
  /// In the list of a container.
  case none
  /// Where the node itself would.
  case inherited
  /// In a stack of this place's.
  case own(any ImplicitStack)
}
