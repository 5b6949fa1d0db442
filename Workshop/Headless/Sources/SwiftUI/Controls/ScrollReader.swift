/// A view that hands its content a way to scroll the scroll views in there, or else those it is in.
///
///     ScrollViewReader { proxy in
///       ScrollView { … }
///       Button("Last") { proxy.scrollTo(last) }
///     }
///
/// Apple: `@frozen nonisolated public struct ScrollViewReader<Content> where Content : View`.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
@frozen nonisolated public struct ScrollViewReader<Content> where Content: View {
  /// Apple: `public var content: (ScrollViewProxy) -> Content`.
  public var content: (ScrollViewProxy) -> Content

  /// Apple: `nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content)`.
  nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
}

extension ScrollViewReader: View, PrimitiveView {
  @MainActor func makeNode(_ context: NodeContext) -> Node { ScrollReaderNode(self, context) }
}

/// Apple: `public struct ScrollViewProxy`.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct ScrollViewProxy {
  fileprivate let reader: any ScrollReading

  /// Scrolls the first scroll view that has a view of an identity to that view.
  ///
  /// If there is no such view now, nothing scrolls. Traps while the reader's content is made.
  ///
  /// `anchor` of the view comes to lie at the same place of the scroll view; nil scrolls no further than
  /// is needed to show the view.
  ///
  /// Apple: `public func scrollTo<ID>(_ id: ID, anchor: UnitPoint? = nil) where ID : Hashable`.
  public func scrollTo<ID>(_ id: ID, anchor: UnitPoint? = nil) where ID: Hashable {
    // Apple does not isolate it.
    unchecked { reader.scroll(to: AnyHashable(id), anchor) }
  }
}

@MainActor private protocol ScrollReading: AnyObject {
  func scroll(to id: AnyHashable, _ anchor: UnitPoint?)
}

@MainActor protocol ScrollingNode: Node {
  /// Scrolls to a view of the content; false if there is none of that identity.
  func scroll(toViewIdentified id: AnyHashable, anchor: UnitPoint?) -> Bool
}

@MainActor
private final class ScrollReaderNode<Content: View>:
  UnaryNode<ScrollViewReader<Content>>, ScrollReading
{
  private var isMakingContent = false

  override func apply() {
    isMakingContent = true
    let content = view.content(ScrollViewProxy(reader: self))
    isMakingContent = false
    // Whether it is one view or a list is not told: the stricter of the two.
    child = reconcile(child, with: OneView(content: content))
  }

  func scroll(to id: AnyHashable, _ anchor: UnitPoint?) {
    precondition(
      !isMakingContent, "a ScrollViewProxy scrolls in actions, not while its content is made")
    if scroll(in: self, to: id, anchor) { return }
    // A reader inside of a scroll view scrolls that one, as many published examples have it.
    var around: Node? = parent
    while let node = around {
      if let view = node as? any ScrollingNode, view.scroll(toViewIdentified: id, anchor: anchor) {
        return
      }
      around = node.parent
    }
  }

  private func scroll(in node: Node, to id: AnyHashable, _ anchor: UnitPoint?) -> Bool {
    node.children.contains { child in
      if let view = child as? any ScrollingNode,
        view.scroll(toViewIdentified: id, anchor: anchor)
      {
        return true
      }
      return scroll(in: child, to: id, anchor)
    }
  }
}
