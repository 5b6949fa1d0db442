/// A control that does something when it is tapped; one view, whatever its label consists of.
///
/// Apple: `nonisolated public struct Button<Label> where Label : View`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
nonisolated public struct Button<Label> where Label: View {
  private let action: @MainActor () -> Void
  private let label: Label

  /// Apple: `@preconcurrency nonisolated public init(action: @escaping @MainActor () -> Void,
  /// @ViewBuilder label: () -> Label)`.
  @preconcurrency nonisolated public init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.action = action
    self.label = label()
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Button where Label == Text {
  /// Apple: `@preconcurrency nonisolated public init(_ titleKey: LocalizedStringKey, action:
  /// @escaping @MainActor () -> Void)`.
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { Text(titleKey) }
  }

  /// Apple: `@_disfavoredOverload @preconcurrency nonisolated public init<S>(_ title: S, action:
  /// @escaping @MainActor () -> Void) where S : StringProtocol`.
  @_disfavoredOverload @preconcurrency nonisolated public init<S>(
    _ title: S, action: @escaping @MainActor () -> Void
  ) where S: StringProtocol {
    self.init(action: action) { Text(title) }
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Button: View {
  /// Apple: `@MainActor @preconcurrency public var body: some View { get }`.
  @MainActor @preconcurrency public var body: some View {
    StyledButton(
      configuration: PrimitiveButtonStyleConfiguration(
        label: .init(content: label), action: action))
  }
}

private struct StyledButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  @Environment(\.primitiveButtonStyle) private var style

  var body: some View {
    OneView(content: AnyView(label)).wrapped(in: ButtonElement.self, ())
  }

  private var label: any View { onMain { style.makeBody(configuration: configuration) } }
}

/// The whole of a button: one element for assistive technologies, whatever its label consists of.
final class ButtonElement: ModifierElement<Void>, @unchecked Sendable {
  override var isFocusable: Bool { environment.isEnabled }

  /// Whether the button is at a point of the host.
  func isUnder(_ point: CGPoint) -> Bool { frame(in: .global).contains(point) }

  override func carryOut(_ press: KeyPress) -> KeyPress.Result {
    guard press.key == .space, press.phase == .down, press.modifiers.isEmpty,
      let reaction = firstReactionInside
    else { return .ignored }
    reaction()
    return .handled
  }

  override func accessibilityElements(at origin: CGPoint) -> [HeadlessHost.AccessibilityElement] {
    var element = childAccessibilityElements(at: origin).combined(
      in: CGRect(origin: origin, size: size))
    element.traits.formUnion(.isButton)
    return [element]
  }
}

extension Element {
  /// The reaction to a tap of the first element in here that reacts.
  final var firstReactionInside: (() -> Void)? {
    children.lazy.compactMap { $0.first { $0.reaction(toTaps: 1) } }.first
  }
}
