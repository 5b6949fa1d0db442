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
}
