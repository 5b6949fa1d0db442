/// How text fields look; here they are plain.
///
/// Apple: `public protocol TextFieldStyle`.
public protocol TextFieldStyle {}

/// A text field without a border.
///
/// Apple: `nonisolated public struct PlainTextFieldStyle : TextFieldStyle { nonisolated public init() }`.
nonisolated public struct PlainTextFieldStyle: TextFieldStyle {
  /// Apple: `nonisolated public init()`.
  nonisolated public init() {}
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// Apple: `public static var plain: PlainTextFieldStyle { get }`.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension View {
  /// Sets how text fields in the view look.
  ///
  /// Apple: `nonisolated public func textFieldStyle<S>(_ style: S) -> some View where S : TextFieldStyle`.
  nonisolated public func textFieldStyle<S>(_ style: S) -> some View where S: TextFieldStyle {
    modifier(EmptyModifier())
  }
}
