#if canImport(SwiftUI)
import FlowLayoutEngine
import FlowLayouts
public import SwiftUI

@available(iOS 17.0, macOS 14.0, tvOS 17.0, *)
@available(watchOS, unavailable)
extension View {
  /// Lets arrow keys move the focus between the views of a flow.
  ///
  ///     @FocusState private var focused: Tag.ID?
  ///
  ///     Flow(tags) { tag in
  ///       Chip(tag).focusable().focused($focused, equals: tag.id)
  ///     }
  ///     .flowFocusNavigation($focused)
  ///
  /// The up and down arrows move the focus to the line above or below. There, the view that
  /// overlaps most gets the focus. Over several presses the focus keeps to the horizontal position
  /// where it began, as in text. The left and right arrows move the focus along the line and on to
  /// the next line. Home and End move it to the ends of the line. With Command or Control, they
  /// move it to the first and the last view. In columns, the arrows change roles. Everything is
  /// mirrored where views run from right to left.
  ///
  /// In a ``Flow`` or ``LazyFlow`` over data, use the elements' identifiers as values of the focus
  /// state. Elsewhere, in a bare ``FlowLayout`` as well, replace `focused(_:equals:)` by
  /// `flowFocused(_:equals:)`.
  ///
  /// Put the modifier on the flow, inside of its scroll view. Several flows in one stack with the
  /// modifier act as one. The focus moves from the last line of one to the first line of the next.
  /// A key without a target is passed on to the views around. So are keys with Option or Shift, and
  /// all keys while the state is nil. A text field with a value of its own gets no arrow keys.
  ///
  /// Only views that have been created can be reached. In a ``LazyFlow``, these are the views near
  /// the visible area, and the focused one.
  ///
  /// On macOS and tvOS the flow is also a focus section. There the system moves the focus by a
  /// remote control, and with full keyboard access.
  ///
  /// - Parameters:
  ///   - focused: The state that says which view has the focus.
  ///   - axis: The axis of the lines of a bare layout: `.vertical` for ``VFlowLayout``. A ``Flow``
  ///     or ``LazyFlow`` knows its axis.
  /// - Returns: The modified view.
  /// - Complexity: O(*n* log *n*) a key, for the *n* views that have been created.
  nonisolated public func flowFocusNavigation<ID: Hashable>(
    _ focused: FocusState<ID?>.Binding, axis: Axis = .horizontal
  ) -> some View {
    modifier(
      FlowFocusNavigation(
        axis: axis, focused: { focused.wrappedValue.map { AnyHashable($0) } },
        isTarget: { $0.base is ID }, focus: { focused.wrappedValue = $0.base as? ID }))
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, *)
@available(watchOS, unavailable)
private struct FlowFocusNavigation {
  let axis: Axis
  /// Returns the identifier of the view that has the focus; nil if none has.
  let focused: () -> AnyHashable?
  /// Returns whether an identifier has the same type as the focus state's values.
  let isTarget: (AnyHashable) -> Bool
  /// Moves the focus to the view with an identifier.
  let focus: (AnyHashable) -> Void

  @State private var map = FlowFocusMap()
  @Environment(\.layoutDirection) private var layoutDirection

  init(
    axis: Axis, focused: @escaping () -> AnyHashable?, isTarget: @escaping (AnyHashable) -> Bool,
    focus: @escaping (AnyHashable) -> Void
  ) {
    (self.axis, self.focused, self.isTarget, self.focus) = (axis, focused, isTarget, focus)
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, *)
@available(watchOS, unavailable)
extension FlowFocusNavigation: ViewModifier {
  func body(content: Content) -> some View {
    map.axisOfLayouts = axis == .horizontal ? .rows : .columns
    return navigated(content, map, isMirrored: layoutDirection == .rightToLeft)
  }

  // nonisolated: see CONTRIBUTING, Render thread.
  nonisolated private func navigated(
    _ content: some View, _ map: FlowFocusMap, isMirrored: Bool
  ) -> some View {
    let (focused, isTarget, focus) = (focused, isTarget, focus)
    return
      content
      .environment(\.flowFocusMap, map)
      .coordinateSpace(.named(map.space))
      .onKeyPress(keys: Self.keys) { press in
        guard let id = focused() else { return .ignored }
        let next = map.next(from: id, isMirrored: isMirrored, among: isTarget) { axis in
          Self.step(press, axis, isMirrored: isMirrored)
        }
        guard let next else { return .ignored }
        focus(next)
        return .handled
      }
      .flowFocusSection()
  }

  nonisolated private static var keys: Set<KeyEquivalent> {
    [.leftArrow, .rightArrow, .upArrow, .downArrow, .home, .end]
  }

  /// Returns the move of the focus that a key stands for, where lines have a given axis.
  ///
  /// Nil if the flow does not handle the key.
  nonisolated private static func step(
    _ press: KeyPress, _ axis: FlowAxis, isMirrored: Bool
  ) -> FlexNavigation.Step? {
    if !press.modifiers.isDisjoint(with: [.option, .shift]) { return nil }
    let goesFar = !press.modifiers.isDisjoint(with: [.command, .control])
    switch press.key {
    case .home: return goesFar ? .start : .lineStart
    case .end: return goesFar ? .end : .lineEnd
    default: if goesFar { return nil }
    }
    let horizontal: [FlexNavigation.Step] = axis == .rows ? [.backward, .forward] : across
    let vertical: [FlexNavigation.Step] = axis == .rows ? across : [.backward, .forward]
    switch press.key {
    case .leftArrow: return horizontal[isMirrored ? 1 : 0]
    case .rightArrow: return horizontal[isMirrored ? 0 : 1]
    case .upArrow: return vertical[0]
    case .downArrow: return vertical[1]
    default: return nil
    }
  }

  nonisolated private static var across: [FlexNavigation.Step] { [.lineBefore, .lineAfter] }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, *)
@available(watchOS, unavailable)
extension View {
  /// Makes the views a focus section on macOS and tvOS.
  ///
  /// Other platforms have no focus sections.
  nonisolated fileprivate func flowFocusSection() -> some View {
    #if os(iOS) || os(visionOS) || os(watchOS)
    return self
    #else
    return focusSection()
    #endif
  }
}
#endif
