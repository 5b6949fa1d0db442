extension View {
  /// Does something when a value in the view is submitted: in a text field, by return.
  ///
  /// Apple: `nonisolated public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping (()
  /// -> Void)) -> some View`.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping (() -> Void)
  ) -> some View {
    transformEnvironment(\.submitActions) { $0.insert((triggers, action), at: 0) }
  }

  /// Sets what the key of a keyboard on the screen is called that submits; there is none here.
  ///
  /// Apple: `nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View`.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    modifier(EmptyModifier())
  }
}

/// The kinds of views that a value is submitted in.
///
/// Apple: `public struct SubmitTriggers : OptionSet, Sendable`.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct SubmitTriggers: OptionSet, Sendable {
  /// Apple: `public let rawValue: SubmitTriggers.RawValue`.
  public let rawValue: Int
  /// Apple: `public init(rawValue: SubmitTriggers.RawValue)`.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Apple: `public static let text: SubmitTriggers`.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Apple: `public static let search: SubmitTriggers`.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// What a key that submits is called.
///
/// Apple: `public struct SubmitLabel : Sendable`.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct SubmitLabel: Sendable {
  /// Apple: `public static var done: SubmitLabel { get }`.
  public static var done: SubmitLabel { SubmitLabel() }
  /// Apple: `public static var send: SubmitLabel { get }`.
  public static var send: SubmitLabel { SubmitLabel() }
  /// Apple: `public static var search: SubmitLabel { get }`.
  public static var search: SubmitLabel { SubmitLabel() }
  /// Apple: ``public static var `return`: SubmitLabel { get }``.
  public static var `return`: SubmitLabel { SubmitLabel() }
  /// Apple: `public static var next: SubmitLabel { get }`.
  public static var next: SubmitLabel { SubmitLabel() }
}

/// What is done when a value is submitted, innermost first.
private struct SubmitActionsKey: EnvironmentKey {
  static var defaultValue: [(triggers: SubmitTriggers, action: () -> Void)] { [] }
}

extension EnvironmentValues {
  var submitActions: [(triggers: SubmitTriggers, action: () -> Void)] {
    get { self[SubmitActionsKey.self] }
    set { self[SubmitActionsKey.self] = newValue }
  }
}
