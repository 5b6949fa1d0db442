@available(iOS 17.0, macOS 14.0, tvOS 17.0, *)
extension View {
  /// Does something when a key is pressed while the view, or one in it, has the focus.
  ///
  /// Apple: `nonisolated public func onKeyPress(_ key: KeyEquivalent, action: @escaping () ->
  /// KeyPress.Result) -> some View`.
  @available(watchOS, unavailable)
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View {
    onKeyPress(keys: [key]) { _ in action() }
  }

  /// Does something when one of several keys is pressed while the view, or one in it, has the focus.
  ///
  /// Apple: `nonisolated public func onKeyPress(keys: Set<KeyEquivalent>, phases: KeyPress.Phases =
  /// [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result) -> some View`.
  @available(watchOS, unavailable)
  nonisolated public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    wrapped(in: KeyPressElement.self, (keys, phases, action))
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// Apple: `public struct KeyPress : Sendable`, with these public members.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, *)
@available(watchOS, unavailable)
public struct KeyPress: Sendable {
  public let phase: KeyPress.Phases
  public let key: KeyEquivalent
  /// The characters that the key types.
  ///
  /// Apple: `public let characters: String`.
  public let characters: String
  public let modifiers: EventModifiers

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  /// The parts of a press that an action is called for.
  ///
  /// Apple: `public struct Phases : OptionSet, Sendable, CustomDebugStringConvertible`.
  public struct Phases: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let down = Phases(rawValue: 1)
    public static let `repeat` = Phases(rawValue: 2)
    public static let up = Phases(rawValue: 4)
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// Whether anybody else should learn of the press.
  ///
  /// Apple: `public enum Result : Sendable`.
  public enum Result: Sendable {
    case handled
    case ignored
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// A key by what it types without modifiers.
///
/// Apple: `public struct KeyEquivalent : Sendable`.
@available(iOS 14.0, macOS 11.0, tvOS 17.0, *)
@available(watchOS, unavailable)
public struct KeyEquivalent: Sendable {
  // Apple: `public static let upArrow: KeyEquivalent`, and so on.
  public static let upArrow = KeyEquivalent("\u{F700}")
  public static let downArrow = KeyEquivalent("\u{F701}")
  public static let leftArrow = KeyEquivalent("\u{F702}")
  public static let rightArrow = KeyEquivalent("\u{F703}")
  public static let escape = KeyEquivalent("\u{1B}")
  public static let delete = KeyEquivalent("\u{8}")
  public static let home = KeyEquivalent("\u{F729}")
  public static let end = KeyEquivalent("\u{F72B}")
  public static let tab = KeyEquivalent("\t")
  public static let space = KeyEquivalent(" ")
  public static let `return` = KeyEquivalent("\r")

  public var character: Character

  public init(_ character: Character) { self.character = character }
}

/// Apple: `extension KeyEquivalent : Hashable`.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, *)
@available(watchOS, unavailable)
extension KeyEquivalent: Hashable {}

/// Apple: `extension KeyEquivalent : ExpressibleByExtendedGraphemeClusterLiteral`.
@available(iOS 14.0, macOS 11.0, tvOS 17.0, *)
@available(watchOS, unavailable)
extension KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral {
  /// Apple: `public init(extendedGraphemeClusterLiteral: Character)`.
  public init(extendedGraphemeClusterLiteral character: Character) { self.init(character) }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// Apple: `@frozen public struct EventModifiers : OptionSet`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  // Apple: `public static let capsLock: EventModifiers`, and so on.
  public static let capsLock = EventModifiers(rawValue: 1)
  public static let shift = EventModifiers(rawValue: 2)
  public static let control = EventModifiers(rawValue: 4)
  public static let option = EventModifiers(rawValue: 8)
  public static let command = EventModifiers(rawValue: 16)
  public static let numericPad = EventModifiers(rawValue: 32)
}

private typealias KeyAction = (
  keys: Set<KeyEquivalent>, phases: KeyPress.Phases, perform: (KeyPress) -> KeyPress.Result
)

private final class KeyPressElement: ModifierElement<KeyAction>, @unchecked Sendable {
  override func receive(_ press: KeyPress) -> KeyPress.Result {
    value.phases.contains(press.phase) && value.keys.contains(press.key)
      ? value.perform(press) : .ignored
  }
}
