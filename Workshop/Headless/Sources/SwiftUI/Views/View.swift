/// Apple: `@MainActor @preconcurrency public protocol View { associatedtype Body : View;
/// @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get } }`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

/// Apple: `extension Never : View`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Never: View {
  /// Apple: `public typealias Body = Never`.
  public typealias Body = Never

  /// Apple: `public var body: Never { get }`.
  public var body: Never { self }
}

/// A view that this module lays out itself instead of asking for its body.
///
/// It is the stand-in's counterpart of the underscored requirements of Apple's `View`.
@MainActor protocol PrimitiveView: View where Body == Never {
  func makeNode(_ context: NodeContext) -> Node
}

extension PrimitiveView {
  /// There is none.
  public var body: Never {
    preconditionFailure("\(Self.self) is primitive: it has no body")
  }
}
