#if canImport(SwiftUI)
import SwiftUI

/// Items of one type that a container takes.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct FlowDrop {
  /// Returns a view that takes them, at the index of the point where they are dropped.
  let added: (_ content: AnyView, _ index: @escaping (CGPoint) -> Int) -> AnyView
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension View {
  /// Adds the drop destinations of a container.
  @MainActor @ViewBuilder func taking(_ drops: [FlowDrop], _ mover: Mover) -> some View {
    if drops.isEmpty {
      self
    } else {
      drops.reduce(AnyView(self)) { view, drop in
        drop.added(view) { mover.place(ofDropAt: $0) }
      }
    }
  }
}
#endif
