/// The stack around views that are conditional where one view is expected: at the root, in a layer, in
/// modifiers and bodies of views there.
///
/// The root's is a column; a layer's overlays its views, and so proposes them the size that it took.
@MainActor protocol ImplicitStack {
  /// The view in the stack.
  func around<Content: View>(_ content: Content) -> any View
}

extension LoneLayout: ImplicitStack {
  func around<Content: View>(_ content: Content) -> any View {
    LayoutView(layout: several, content: content)
  }
}

extension Node {
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
