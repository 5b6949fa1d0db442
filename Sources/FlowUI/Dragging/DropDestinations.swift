#if canImport(SwiftUI)
import SwiftUI

/// Items of one type that a container takes.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
protocol FlowDropping {
  /// Returns a view that takes them, at the index of the point where they are dropped.
  @MainActor func added(to content: AnyView, index: @escaping (CGPoint) -> Int) -> AnyView
}

#if !os(tvOS) && !os(watchOS)
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct FlowDrop<T: Transferable>: FlowDropping {
  let action: ([T], Int) -> Void

  @MainActor func added(to content: AnyView, index: @escaping (CGPoint) -> Int) -> AnyView {
    let action = action
    return AnyView(
      content.dropDestination(for: T.self) { items, point in
        action(items, index(point))
        return true
      })
  }
}
#endif

/// Adds the drop destinations of a container.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct DropDestinations: ViewModifier {
  let drops: [any FlowDropping]
  let mover: Mover

  @ViewBuilder func body(content: Content) -> some View {
    if drops.isEmpty {
      content
    } else {
      let mover = mover
      drops.reduce(AnyView(content)) { view, drop in
        drop.added(to: view) { mover.place(ofDropAt: $0) }
      }
    }
  }
}
#endif
