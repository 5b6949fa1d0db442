/// Apple: `@MainActor @preconcurrency public protocol ViewModifier { associatedtype Body : View;
/// @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body }`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body

  /// Apple: `typealias Content = _ViewModifier_Content<Self>`.
  typealias Content = _ViewModifier_Content<Self>
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension ViewModifier where Self.Body == Never {
  /// Apple: `nonisolated public func body(content: Self.Content) -> Self.Body`.
  nonisolated public func body(content: Self.Content) -> Self.Body {
    preconditionFailure("\(Self.self) is primitive: it has no body")
  }
}

/// Apple: `public struct _ViewModifier_Content<Modifier> where Modifier : ViewModifier`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct _ViewModifier_Content<Modifier> where Modifier: ViewModifier {
  let content: any View
}

extension _ViewModifier_Content: View, PrimitiveView {
  func makeNode(_ context: NodeContext) -> Node { ListNode(self, context) { [$0.content] } }
}

extension View {
  /// Apple: `nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T>`.
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier that changes nothing, for the place of one that does.
///
/// Apple: `@frozen public struct EmptyModifier : ViewModifier`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct EmptyModifier {
  /// Apple: `nonisolated public init()`.
  nonisolated public init() {}
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension EmptyModifier: ViewModifier, PrimitiveModifier {
  /// Apple: `public typealias Body = Never`.
  public typealias Body = Never

  func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: NodeContext
  ) -> Node {
    ListNode(view, context) { [$0.content] }
  }
}

/// A modifier that this module carries out itself instead of asking for its body.
@MainActor protocol PrimitiveModifier: ViewModifier where Body == Never {
  func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: NodeContext
  ) -> Node
}
