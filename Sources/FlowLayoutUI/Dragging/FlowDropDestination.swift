#if canImport(SwiftUI)
import SwiftUI

/// A drop destination of a container, for items of one type.
///
/// People drag such items in from elsewhere.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct FlowDropDestination {
  /// Returns `content` with the drop destination added.
  ///
  /// `index` returns the offset in the data for the point of a drop.
  let added: (_ content: AnyView, _ index: @escaping (CGPoint) -> Int) -> AnyView
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension AnyView {
  /// Returns the view with a container's drop destinations added.
  ///
  /// The mover, which handles drags and drops, finds the offset in the data for a drop.
  @MainActor func taking(_ drops: [FlowDropDestination], _ mover: Mover) -> AnyView {
    drops.reduce(self) { view, drop in drop.added(view) { mover.offset(ofDropAt: $0) } }
  }
}
#endif
