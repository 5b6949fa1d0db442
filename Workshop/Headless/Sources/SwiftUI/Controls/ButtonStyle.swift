/// Apple: `@MainActor @preconcurrency public protocol PrimitiveButtonStyle { associatedtype Body :
/// View; @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) ->
/// Self.Body; typealias Configuration = PrimitiveButtonStyleConfiguration }`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(
    configuration: Self.Configuration
  ) -> Self.Body

  /// Apple: `typealias Configuration = PrimitiveButtonStyleConfiguration`.
  typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// Apple: `public struct PrimitiveButtonStyleConfiguration`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct PrimitiveButtonStyleConfiguration {
  /// Apple: `@MainActor @preconcurrency public struct Label : View`.
  public struct Label {
    let content: any View
  }

  /// Apple: `public let label: PrimitiveButtonStyleConfiguration.Label`.
  public let label: PrimitiveButtonStyleConfiguration.Label
  let action: @MainActor () -> Void

  /// Apple: `public func trigger()`.
  public func trigger() {
    let action = action
    MainActor.assumeIsolated { action() }
  }
}

extension PrimitiveButtonStyleConfiguration.Label: View, PrimitiveView {
  func makeNode(_ context: NodeContext) -> Node { ListNode(self, context) { [$0.content] } }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  /// Apple: `nonisolated public func buttonStyle<S>(_ style: S) -> some View where
  /// S : PrimitiveButtonStyle`.
  nonisolated public func buttonStyle<S>(_ style: S) -> some View where S: PrimitiveButtonStyle {
    environment(\.primitiveButtonStyle, style)
  }
}
