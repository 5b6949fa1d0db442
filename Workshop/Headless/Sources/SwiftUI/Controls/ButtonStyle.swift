/// The look and the behavior of buttons.
///
/// Apple: `@MainActor @preconcurrency public protocol PrimitiveButtonStyle { associatedtype Body :
/// View; @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) ->
/// Self.Body; typealias Configuration = PrimitiveButtonStyleConfiguration }`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  /// The type of view representing the body of a button.
  associatedtype Body: View

  /// The button's body.
  @ViewBuilder @MainActor @preconcurrency func makeBody(
    configuration: Self.Configuration
  ) -> Self.Body

  /// Apple: `typealias Configuration = PrimitiveButtonStyleConfiguration`.
  typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// What a primitive button style is given.
///
/// Apple: `public struct PrimitiveButtonStyleConfiguration`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct PrimitiveButtonStyleConfiguration {
  /// The button's label.
  ///
  /// Apple: `@MainActor @preconcurrency public struct Label : View { public typealias Body = Never
  /// }`.
  public struct Label {
    let content: any View
  }

  /// Apple: `public let label: PrimitiveButtonStyleConfiguration.Label`.
  public let label: PrimitiveButtonStyleConfiguration.Label
  let action: @MainActor () -> Void

  init(label: Label, action: @escaping @MainActor () -> Void) {
    self.label = label
    self.action = action
  }

  /// Does what the button is for.
  ///
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
  /// Sets the look and the behavior of the buttons in this view.
  ///
  /// Apple: `nonisolated public func buttonStyle<S>(_ style: S) -> some View where
  /// S : PrimitiveButtonStyle`.
  nonisolated public func buttonStyle<S>(_ style: S) -> some View where S: PrimitiveButtonStyle {
    environment(\.primitiveButtonStyle, style)
  }
}
