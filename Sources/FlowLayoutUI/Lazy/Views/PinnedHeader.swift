#if canImport(SwiftUI)
import SwiftUI

/// A header that stays at the edge of the viewport, as with `position: sticky`.
///
/// The end of its section pushes it out. Only its drawing moves: its frame stays in place.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct PinnedHeader: ViewModifier {
  /// The axis of scrolling.
  let axis: Axis
  /// The maximum distance that the header moves; 0 if it is not pinned.
  let travel: Double

  @Environment(\.layoutDirection) private var layoutDirection

  // Written out: an `@Environment` property makes the synthesized one private.
  nonisolated init(axis: Axis, travel: Double) { (self.axis, self.travel) = (axis, travel) }

  func body(content: Content) -> some View {
    let (axis, travel, isMirrored) = (axis, travel, layoutDirection == .rightToLeft)
    return content.visualEffect { effect, header in
      let distance = travel > 0 ? min(Self.distance(header, axis, isMirrored), travel) : 0
      // SwiftUI mirrors an effect's offset with the view, as it mirrors positions.
      return effect.offset(
        x: axis == .horizontal ? distance : 0, y: axis == .vertical ? distance : 0)
    }
  }

  /// Returns how far the start of a header's frame is before the viewport.
  ///
  /// It is 0 if the frame starts inside or after the viewport.
  nonisolated private static func distance(
    _ header: GeometryProxy, _ axis: Axis, _ isMirrored: Bool
  ) -> CGFloat {
    guard let visible = header.bounds(of: .scrollView(axis: axis)) else { return 0 }
    return switch axis {
    case .vertical: max(0, visible.minY)
    case .horizontal: max(0, isMirrored ? header.size.width - visible.maxX : visible.minX)
    }
  }
}
#endif
