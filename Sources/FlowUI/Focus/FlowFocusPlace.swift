#if canImport(SwiftUI)
public import SwiftUI

/// Tells where a container is, and its rows in it, if arrow keys move the focus between them.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct FlowFocusField {
  let map: FlowFocusMap?
  let axis: FlowAxis?
  let frames: (CGSize) -> [FlowFocusMap.Frame]

  @State private var owner = Locked(())

  init(map: FlowFocusMap?, axis: FlowAxis?, frames: @escaping (CGSize) -> [FlowFocusMap.Frame]) {
    (self.map, self.axis, self.frames) = (map, axis, frames)
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension FlowFocusField: ViewModifier {
  func body(content: Content) -> some View {
    map?.note(ObjectIdentifier(owner), axis: axis, frames: frames)
    return Self.observed(content, map, ObjectIdentifier(owner))
  }

  // SwiftUI may read the geometry on another thread: the closure is formed where no actor is.
  nonisolated private static func observed(
    _ content: some View, _ map: FlowFocusMap?, _ owner: ObjectIdentifier
  ) -> some View {
    let space = map?.space
    return
      content
      .onGeometryChange(for: CGRect?.self) { proxy in
        space.map { proxy.frame(in: .named($0)) }
      } action: {
        map?.note(owner, at: $0)
      }
      .onDisappear { map?.forget(owner) }
  }
}

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
  func body(content: Content) -> some View {
    let id = id
    return content.modifier(
      FlowFocusField(map: map, axis: nil) {
        [FlowFocusMap.Frame(id: id, rect: CGRect(origin: .zero, size: $0))]
      })
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
