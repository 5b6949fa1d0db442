/// A control that switches a value on and off; one view, whatever its label consists of.
///
/// Apple: `@MainActor @preconcurrency public struct Toggle<Label> : View where Label : View`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
nonisolated public struct Toggle<Label> where Label: View {
  private let label: Label
  private let isOn: Binding<Bool>

  /// Apple: `nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label)`.
  nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.isOn = isOn
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Toggle where Label == Text {
  /// Apple: `nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>)`.
  nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Apple: `@_disfavoredOverload nonisolated public init<S>(_ title: S, isOn: Binding<Bool>) where
  /// S : StringProtocol`.
  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, isOn: Binding<Bool>) where S: StringProtocol {
    self.init(isOn: isOn) { Text(title) }
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Toggle: View {
  /// Apple: `@MainActor @preconcurrency public var body: some View { get }`.
  @MainActor @preconcurrency public var body: some View {
    StyledToggle(
      configuration: ToggleStyleConfiguration(label: .init(content: label), isOn: isOn))
  }
}

private struct StyledToggle: View {
  let configuration: ToggleStyleConfiguration
  @Environment(\.toggleStyle) private var style

  var body: some View { AnyView(look) }

  private var look: any View { onMain { style.makeBody(configuration: configuration) } }
}

/// Apple: `@preconcurrency @MainActor public protocol ToggleStyle { associatedtype Body : View; @ViewBuilder @MainActor
/// @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body; typealias Configuration =
/// ToggleStyleConfiguration }`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@MainActor @preconcurrency public protocol ToggleStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(
    configuration: Self.Configuration
  ) -> Self.Body

  /// Apple: `typealias Configuration = ToggleStyleConfiguration`.
  typealias Configuration = ToggleStyleConfiguration
}

/// Apple: `public struct ToggleStyleConfiguration`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct ToggleStyleConfiguration {
  /// Apple: `@MainActor @preconcurrency public struct Label : View`.
  public struct Label {
    let content: any View
  }

  /// Apple: `public let label: ToggleStyleConfiguration.Label`.
  public let label: ToggleStyleConfiguration.Label

  /// Apple: `@Binding public var isOn: Bool { get nonmutating set }`.
  @Binding public var isOn: Bool

  init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }
}

extension ToggleStyleConfiguration.Label: View, PrimitiveView {
  func makeNode(_ context: NodeContext) -> Node { ListNode(self, context) { [$0.content] } }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  /// Apple: `nonisolated public func toggleStyle<S>(_ style: S) -> some View where S : ToggleStyle`.
  nonisolated public func toggleStyle<S>(_ style: S) -> some View where S: ToggleStyle {
    environment(\.toggleStyle, style)
  }
}

/// A check box before the label, as on a Mac.
///
/// Apple: `@MainActor @preconcurrency public struct DefaultToggleStyle : ToggleStyle`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
nonisolated public struct DefaultToggleStyle {
  /// Apple: `@MainActor @preconcurrency public init()`.
  nonisolated public init() {}
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension DefaultToggleStyle: ToggleStyle {
  /// Apple: `@MainActor @preconcurrency public func makeBody(configuration: DefaultToggleStyle.Configuration) -> some
  /// View`.
  @MainActor @preconcurrency public func makeBody(
    configuration: DefaultToggleStyle.Configuration
  ) -> some View {
    ToggleButton(configuration) {
      HStack(alignment: .firstTextBaseline, spacing: 6) {
        Image(systemName: configuration.isOn ? "checkmark.square.fill" : "square")
          .foregroundStyle(.tint)
        configuration.label
      }
    }
  }
}

/// A switch after the label.
///
/// Apple: `@MainActor @preconcurrency public struct SwitchToggleStyle : ToggleStyle`.
@available(iOS 13.0, macOS 10.15, tvOS 18.0, watchOS 6.0, *)
nonisolated public struct SwitchToggleStyle {
  /// Apple: `@MainActor @preconcurrency public init()`.
  nonisolated public init() {}
}

@available(iOS 13.0, macOS 10.15, tvOS 18.0, watchOS 6.0, *)
extension SwitchToggleStyle: ToggleStyle {
  /// Apple: `@MainActor @preconcurrency public func makeBody(configuration: SwitchToggleStyle.Configuration) -> some
  /// View`.
  @MainActor @preconcurrency public func makeBody(
    configuration: SwitchToggleStyle.Configuration
  ) -> some View {
    let isOn = configuration.isOn
    ToggleButton(configuration) {
      HStack {
        configuration.label
        Capsule().fill(isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(.tertiary))
          .overlay(alignment: isOn ? .trailing : .leading) {
            Circle().fill(.white).padding(2)
          }
          .frame(width: 38, height: 22)
      }
    }
  }
}

/// A button, filled with the tint while it is on.
///
/// Apple: `@MainActor @preconcurrency public struct ButtonToggleStyle : ToggleStyle`.
@available(iOS 15.0, macOS 12.0, watchOS 9.0, *)
@available(tvOS, unavailable)
nonisolated public struct ButtonToggleStyle {
  /// Apple: `@MainActor @preconcurrency public init()`.
  nonisolated public init() {}
}

@available(iOS 15.0, macOS 12.0, watchOS 9.0, *)
@available(tvOS, unavailable)
extension ButtonToggleStyle: ToggleStyle {
  /// Apple: `@MainActor @preconcurrency public func makeBody(configuration: ButtonToggleStyle.Configuration) -> some
  /// View`.
  @MainActor @preconcurrency public func makeBody(
    configuration: ButtonToggleStyle.Configuration
  ) -> some View {
    let isOn = configuration.isOn
    ToggleButton(configuration) {
      configuration.label
        .foregroundStyle(isOn ? AnyShapeStyle(.white) : AnyShapeStyle(.tint))
        .padding(.horizontal, 8)
        .padding(.vertical, 4)
        .background(
          isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(.clear),
          in: RoundedRectangle(cornerRadius: 6))
    }
  }
}

/// What all looks of a toggle have in common: a tap switches.
private struct ToggleButton<Look: View>: View {
  let configuration: ToggleStyleConfiguration
  let look: Look

  init(_ configuration: ToggleStyleConfiguration, @ViewBuilder look: () -> Look) {
    self.configuration = configuration
    self.look = look()
  }

  var body: some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      look.contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .accessibilityAddTraits(configuration.isOn ? .isSelected : [])
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension ToggleStyle where Self == DefaultToggleStyle {
  /// Apple: `@MainActor @preconcurrency public static var automatic: DefaultToggleStyle { get }`.
  @MainActor @preconcurrency public static var automatic: DefaultToggleStyle { .init() }
}

@available(iOS 13.0, macOS 10.15, tvOS 18.0, watchOS 6.0, *)
extension ToggleStyle where Self == SwitchToggleStyle {
  /// Apple: `@MainActor @preconcurrency public static var switch: SwitchToggleStyle { get }`.
  @MainActor @preconcurrency public static var `switch`: SwitchToggleStyle { .init() }
}

@available(iOS 15.0, macOS 12.0, watchOS 9.0, *)
@available(tvOS, unavailable)
extension ToggleStyle where Self == ButtonToggleStyle {
  /// Apple: `@MainActor @preconcurrency public static var button: ButtonToggleStyle { get }`.
  @MainActor @preconcurrency public static var button: ButtonToggleStyle { .init() }
}
