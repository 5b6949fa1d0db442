/// A button that shows its label and nothing else; taps count where the label is.
///
/// Apple: `nonisolated public struct PlainButtonStyle`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
nonisolated public struct PlainButtonStyle {
  /// Apple: `nonisolated public init()`.
  nonisolated public init() {}
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension PlainButtonStyle: PrimitiveButtonStyle {
  /// Apple: `@MainActor @preconcurrency public func makeBody(configuration:
  /// PlainButtonStyle.Configuration) -> some View`.
  @MainActor @preconcurrency public func makeBody(
    configuration: PlainButtonStyle.Configuration
  ) -> some View {
    configuration.label.onTapGesture(perform: configuration.trigger)
  }
}

/// The look of buttons where nothing else is said: the label in the accent color.
///
/// Apple: `public struct DefaultButtonStyle : PrimitiveButtonStyle`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
nonisolated public struct DefaultButtonStyle {
  /// Apple: `nonisolated public init()`.
  nonisolated public init() {}
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension DefaultButtonStyle: PrimitiveButtonStyle {
  /// Apple: `@MainActor @preconcurrency public func makeBody(configuration:
  /// DefaultButtonStyle.Configuration) -> some View`.
  @MainActor @preconcurrency public func makeBody(
    configuration: DefaultButtonStyle.Configuration
  ) -> some View {
    DefaultLabel(configuration: configuration).contentShape(Rectangle())
      .onTapGesture(perform: configuration.trigger)
  }
}

private struct DefaultLabel: View {
  let configuration: PrimitiveButtonStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    configuration.label.foregroundStyle(
      isEnabled ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// Apple: `@MainActor @preconcurrency public static var plain: PlainButtonStyle { get }`.
  @MainActor @preconcurrency public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
