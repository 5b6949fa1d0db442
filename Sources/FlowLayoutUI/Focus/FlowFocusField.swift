#if canImport(SwiftUI)
public import SwiftUI

/// A hidden view that tells a `FlowFocusMap` the frames that arrow keys can move the focus to.
///
/// It is behind a container, whose elements have these frames, or behind a view with `flowFocused`.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct FlowFocusField: View {
  // In the background, because `onGeometryChange` on the content itself would combine all views of
  // the content into one, and hide their layout values.
  let map: FlowFocusMap
  let axis: FlowAxis?
  /// The last frame of the container or view behind which this view is.
  ///
  /// Nil before the first layout. `map` identifies the container or view by this `Locked` object.
  let frame: Locked<CGRect?>
  let frames: (CGSize) -> [FlowFocusMap.Frame]

  var body: some View {
    let (map, frame, axis, frames) = (map, frame, axis, frames)
    let owner = ObjectIdentifier(frame)
    map.record(owner, axis: axis, frames: frames)
    return Self.observed(map, frame)
      // For a view that reappears with the same frame, SwiftUI does not call the action below.
      .onAppear {
        map.record(owner, axis: axis, frames: frames)
        map.record(owner, at: frame.with { $0 })
        map.appear(owner)
      }
      .onDisappear { map.disappear(owner) }
  }

  // nonisolated: see CONTRIBUTING, Render thread.
  nonisolated private static func observed(
    _ map: FlowFocusMap, _ frame: Locked<CGRect?>
  ) -> some View {
    let space = map.space
    return Color.clear
      .onGeometryChange(for: CGRect.self) {
        $0.frame(in: .named(space))
      } action: {
        rect in
        frame.with { $0 = rect }
        map.record(ObjectIdentifier(frame), at: rect)
      }
  }
}

/// Records the frame of a view with `flowFocused` in the enclosing `FlowFocusMap`.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, *)
@available(watchOS, unavailable)
private struct FlowFocusedFrame {
  let id: AnyHashable
  @State private var frame = Locked<CGRect?>(nil)
  @Environment(\.flowFocusMap) private var map

  init(id: AnyHashable) { self.id = id }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, *)
@available(watchOS, unavailable)
extension FlowFocusedFrame: ViewModifier {
  func body(content: Content) -> some View {
    content.background {
      if let map {
        let id = id
        FlowFocusField(map: map, axis: nil, frame: frame) {
          [(id, CGRect(origin: .zero, size: $0))]
        }
      }
    }
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, *)
@available(watchOS, unavailable)
extension View {
  /// Binds the view's focus to a value, and lets arrow keys reach the view.
  ///
  ///     FlowLayout {
  ///       Button("Cancel", action: cancel).flowFocused($focused, equals: .cancel)
  ///       Button("Done", action: done).flowFocused($focused, equals: .done)
  ///     }
  ///     .flowFocusNavigation($focused)
  ///
  /// The method binds the focus as `focused(_:equals:)` does. Use it for views of a bare layout,
  /// and for a ``Flow`` of any views. Use it also where the value is not the element's identifier.
  ///
  /// A ``Flow`` or ``LazyFlow`` over data knows the frames of its elements. Use
  /// `focused(_:equals:)` there, with the element's identifier.
  ///
  /// - Parameters:
  ///   - focused: The state that says which view has the focus.
  ///   - id: The state's value while this view has the focus. It should differ for each view.
  /// - Returns: The modified view.
  nonisolated public func flowFocused<ID: Hashable>(
    _ focused: FocusState<ID?>.Binding, equals id: ID
  ) -> some View {
    self.focused(focused, equals: id).modifier(FlowFocusedFrame(id: AnyHashable(id)))
  }
}
#endif
