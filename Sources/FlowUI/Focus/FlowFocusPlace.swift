#if canImport(SwiftUI)
public import SwiftUI

/// Tells where a view is that arrow keys may move the focus to.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct FlowFocusPlace {
  let map: FlowFocusMap
  let id: AnyHashable
  let isShown: Bool

  /// Says which view has an identifier, while another one with the same comes or goes.
  @State private var token = Locked(())

  init(map: FlowFocusMap, id: AnyHashable, isShown: Bool = true) {
    self.map = map
    self.id = id
    self.isShown = isShown
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension FlowFocusPlace: ViewModifier {
  func body(content: Content) -> some View {
    Self.observed(content, map, id, ObjectIdentifier(token), isShown: isShown)
  }

  // SwiftUI may read the geometry on another thread: the closure is formed where no actor is.
  nonisolated private static func observed(
    _ content: some View, _ map: FlowFocusMap, _ id: AnyHashable, _ view: ObjectIdentifier,
    isShown: Bool
  ) -> some View {
    let space = map.space
    return
      content
      .onGeometryChange(for: CGRect?.self) { proxy in
        isShown ? proxy.frame(in: .named(space)) : nil
      } action: {
        map.note($0, of: id, view)
      }
      .onDisappear { map.forget(id, view) }
  }
}

/// Tells where a view is if arrow keys move the focus there.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, *)
@available(watchOS, unavailable)
private struct FlowFocused {
  let id: AnyHashable
  @Environment(\.flowFocusMap) private var map

  init(id: AnyHashable) { self.id = id }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, *)
@available(watchOS, unavailable)
extension FlowFocused: ViewModifier {
  @ViewBuilder func body(content: Content) -> some View {
    if let map {
      content.modifier(FlowFocusPlace(map: map, id: id))
    } else {
      content
    }
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, *)
@available(watchOS, unavailable)
extension View {
  /// Binds the view's focus to a value, as `focused(_:equals:)` does, and lets arrow keys move the focus to it.
  ///
  ///     FlowLayout {
  ///       Button("Cancel", action: cancel).flowFocused($focused, equals: .cancel)
  ///       Button("Done", action: done).flowFocused($focused, equals: .done)
  ///     }
  ///     .flowFocusNavigation($focused)
  ///
  /// It is for the views of a bare layout, of a ``Flow`` of any views, and wherever the value is not the
  /// element's identifier. A ``Flow`` or ``LazyFlow`` over data knows where its elements are: use
  /// `focused(_:equals:)` there, with the element's identifier.
  ///
  /// - Parameters:
  ///   - focused: The state that says which view has the focus.
  ///   - id: Its value while this view has it; no two views should have the same.
  /// - Returns: The modified view.
  nonisolated public func flowFocused<ID: Hashable>(
    _ focused: FocusState<ID?>.Binding, equals id: ID
  ) -> some View {
    self.focused(focused, equals: id).modifier(FlowFocused(id: AnyHashable(id)))
  }
}
#endif
