/// How text fields look; here they are plain.
///
/// Apple: `public protocol TextFieldStyle`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public protocol TextFieldStyle {}

/// Apple: `nonisolated public struct PlainTextFieldStyle : TextFieldStyle`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
nonisolated public struct PlainTextFieldStyle: TextFieldStyle {
  /// Apple: `nonisolated public init()`.
  nonisolated public init() {}
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// Apple: `public static var plain: PlainTextFieldStyle { get }`.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  /// Apple: `nonisolated public func textFieldStyle<S>(_ style: S) -> some View where S : TextFieldStyle`.
  nonisolated public func textFieldStyle<S>(_ style: S) -> some View where S: TextFieldStyle {
    modifier(EmptyModifier())
  }
}
