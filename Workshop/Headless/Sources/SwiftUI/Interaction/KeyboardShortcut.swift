/// Keys that press a control, whatever has the focus.
///
/// Apple: `@available(iOS 14.0, macOS 11.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public
/// struct KeyboardShortcut : Sendable`.
@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct KeyboardShortcut: Sendable {
  /// Escape.
  ///
  /// Apple: `public static let cancelAction: KeyboardShortcut`.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
  /// Apple: `public var key: KeyEquivalent`.
  public var key: KeyEquivalent
  /// Apple: `public var modifiers: EventModifiers`.
  public var modifiers: EventModifiers

  /// Apple: `public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command)`.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    (self.key, self.modifiers) = (key, modifiers)
  }
}

extension View {
  /// Presses the buttons in here by some keys that no view with the focus handles.
  ///
  /// Apple: `nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View`.
  @available(iOS 14.0, macOS 11.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    wrapped(in: ShortcutElement.self, shortcut)
  }
}

private final class ShortcutElement: ModifierElement<KeyboardShortcut>, @unchecked Sendable {}

extension Element {
  /// Presses the first enabled button in here with the shortcut.
  final func carryOutShortcut(_ press: KeyPress) -> KeyPress.Result {
    if let shortcut = (self as? ShortcutElement)?.value, environment.isEnabled,
      shortcut.key == press.key, shortcut.modifiers == press.modifiers, press.phase != .up,
      let reaction = firstReactionInside
    {
      reaction()
      return .handled
    }
    for child in children where child.carryOutShortcut(press) == .handled { return .handled }
    return .ignored
  }
}
