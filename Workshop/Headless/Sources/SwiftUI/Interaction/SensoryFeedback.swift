/// Apple: `@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *) @available(visionOS, unavailable) public struct
/// SensoryFeedback : Equatable, Sendable`.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
@available(visionOS, unavailable)
public struct SensoryFeedback: Equatable, Sendable {
  private let name: String

  /// Apple: `public static let selection: SensoryFeedback`.
  public static let selection = SensoryFeedback(name: "selection")

  /// Apple: `public static let impact: SensoryFeedback`.
  public static let impact = SensoryFeedback(name: "impact")
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
@available(visionOS, unavailable)
extension View {
  /// Plays what a closure answers when a value changes; nil plays nothing.
  ///
  /// Apple: `nonisolated public func sensoryFeedback<T>(trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T)
  /// -> SensoryFeedback?) -> some View where T : Equatable`.
  nonisolated public func sensoryFeedback<T>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View where T: Equatable {
    onChange(of: trigger) { old, new in
      if let feedback = feedback(old, new) { HeadlessHost.played.append(feedback) }
    }
  }
}

extension HeadlessHost {
  // The main thread's: what changes is told after an update, where actions run.
  nonisolated(unsafe) fileprivate static var played: [SensoryFeedback] = []

  /// Returns the feedback that any view has played since the last call.
  public static func takeFeedback() -> [SensoryFeedback] {
    defer { played = [] }
    return played
  }
}
