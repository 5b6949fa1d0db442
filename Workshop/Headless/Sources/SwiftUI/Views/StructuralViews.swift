/// A view of no size that draws nothing and is no subview of its container.
///
/// Apple: `@frozen public struct EmptyView : View`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct EmptyView: View, PrimitiveView, Sendable {
  /// Apple: `nonisolated public init()`.
  nonisolated public init() {}

  func makeNode(_ context: NodeContext) -> Node { ListNode(self, context) { _ in [] } }
}

/// Apple: `@frozen public struct TupleView<T> : View`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct TupleView<T> {
  /// Apple: `public var value: T`.
  public var value: T

  /// Apple: `nonisolated public init(_ value: T)`.
  nonisolated public init(_ value: T) { self.value = value }
}

extension TupleView: View, PrimitiveView {
  func makeNode(_ context: NodeContext) -> Node {
    ListNode(self, context) { FieldPlan.views(in: $0.value) }
  }
}

/// Several views treated as one, without a layout of their own.
///
/// Apple: `@frozen public struct Group<Content>`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct Group<Content> {
  let content: Content
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Group: View, PrimitiveView where Content: View {
  /// Apple: `@inlinable nonisolated public init(@ViewBuilder content: () -> Content)`.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  func makeNode(_ context: NodeContext) -> Node { ListNode(self, context) { [$0.content] } }
}

/// Apple: `@frozen public struct _ConditionalContent<TrueContent, FalseContent>`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  let storage: Storage
}

extension _ConditionalContent: View, PrimitiveView, BranchView
where TrueContent: View, FalseContent: View {
  var branch: (key: AnyHashable, content: any View) {
    switch storage {
    case .trueContent(let content): (AnyHashable(true), content)
    case .falseContent(let content): (AnyHashable(false), content)
    }
  }
}

/// Apple: `extension Optional : View where Wrapped : View`.
extension Optional: View, PrimitiveView, BranchView where Wrapped: View {
  var branch: (key: AnyHashable, content: any View) {
    if let self { (AnyHashable(true), self) } else { (AnyHashable(false), EmptyView()) }
  }
}

/// A view whose type is erased; another type underneath is another identity.
///
/// Apple: `@frozen public struct AnyView : View`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct AnyView {
  private let view: any View

  /// Apple: `nonisolated public init<V>(_ view: V) where V : View`.
  nonisolated public init<V>(_ view: V) where V: View { self.view = view }
}

extension AnyView: View, PrimitiveView {
  func makeNode(_ context: NodeContext) -> Node { ListNode(self, context) { [$0.view] } }
}
