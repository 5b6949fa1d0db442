/// What some keys stand for where nobody handles them as keys.
enum KeyCommand {
  case move(MoveCommandDirection)
  case exit

  init?(_ press: KeyPress) {
    guard press.modifiers.isEmpty, press.phase != .up else { return nil }
    switch press.key {
    case .upArrow: self = .move(.up)
    case .downArrow: self = .move(.down)
    case .leftArrow: self = .move(.left)
    case .rightArrow: self = .move(.right)
    case .escape: self = .exit
    default: return nil
    }
  }
}

/// Where an arrow key, or a swipe on a remote control, points.
///
/// Apple: `public enum MoveCommandDirection : Sendable`.
@available(macOS 10.15, tvOS 13.0, *)
@available(iOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
public enum MoveCommandDirection: Sendable {
  /// Apple: `case up`.
  case up
  /// Apple: `case down`.
  case down
  /// Apple: `case left`.
  case left
  /// Apple: `case right`.
  case right
}

extension View {
  /// Does something when an arrow key is pressed while the view, or one in it, has the focus.
  ///
  /// Apple: `nonisolated public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) ->
  /// some View`.
  @available(macOS 10.15, tvOS 13.0, *)
  @available(iOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  nonisolated public func onMoveCommand(
    perform action: ((MoveCommandDirection) -> Void)?
  ) -> some View {
    KeyCommandView(content: self) { command in
      guard let action, case .move(let direction) = command else { return nil }
      return { action(direction) }
    }
  }

  /// Does something when escape is pressed while the view, or one in it, has the focus.
  ///
  /// Apple: `nonisolated public func onExitCommand(perform action: (() -> Void)?) -> some View`.
  @available(macOS 10.15, tvOS 13.0, *)
  @available(iOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  nonisolated public func onExitCommand(perform action: (() -> Void)?) -> some View {
    KeyCommandView(content: self) { command in
      guard case .exit = command else { return nil }
      return action
    }
  }

  /// Keeps the views in here together for those who move the focus; here the order of reading does.
  ///
  /// Apple: `nonisolated public func focusSection() -> some View`.
  @available(macOS 13.0, tvOS 15.0, *)
  @available(iOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  nonisolated public func focusSection() -> some View { modifier(EmptyModifier()) }
}

private struct KeyCommandView<Content: View> {
  let content: Content
  let reaction: (KeyCommand) -> (() -> Void)?
}

extension KeyCommandView: WrapperView {
  func update(_ wrapper: KeyCommandElement) { wrapper.reaction = reaction }
}

private final class KeyCommandElement: WrapperElement, @unchecked Sendable {
  var reaction: (KeyCommand) -> (() -> Void)? = { _ in nil }

  override func reaction(to command: KeyCommand) -> (() -> Void)? { reaction(command) }
}
