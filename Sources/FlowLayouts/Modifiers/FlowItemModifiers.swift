#if canImport(SwiftUI)
import FlowLayoutEngine
public import SwiftUI

/// The alignment of a view across its line, instead of the flow's alignment.
///
///     Image(systemName: "tag").flowItemAlignment(.center)
///
/// The cases are those of CSS `align-self`: `start`, `center`, `end` and `stretch`.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public enum FlowItemAlignment: Hashable, Sendable, CaseIterable {
  /// The view is at the line's first edge.
  ///
  /// This is the top of a row, or the leading edge of a column.
  case start

  /// The view is in the middle of the line.
  case center

  /// The view is at the line's last edge.
  ///
  /// This is the bottom of a row, or the trailing edge of a column.
  case end

  /// The view is as tall as its row, or as wide as its column.
  case stretch

  var flexAlignment: FlexAlignment {
    switch self {
    case .start: .flexStart
    case .center: .center
    case .end: .flexEnd
    case .stretch: .stretch
    }
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension View {
  /// Lets the view grow into the free space of its line (CSS `flex-grow`).
  ///
  ///     FlowLayout {
  ///       TextField("Search", text: $query).frame(minWidth: 120, maxWidth: .infinity).flowGrow()
  ///       Button("Cancel", action: cancel)
  ///     }
  ///
  /// ![B fills the line between A and C](modifier-grow.png)
  ///
  /// The free space of a line is divided in proportion to the factors on the line. Factors that sum
  /// to less than 1 leave part of the space free. The view is proposed its new length, and is
  /// aligned at the start of that length if the view takes less.
  ///
  /// A line with a growing view fills the flow, so `alignment` has nothing to distribute on that
  /// line. If the flow has no limit, shorter lines grow to the length of the longest line. Outside
  /// of a flow, the modifier does nothing.
  ///
  /// - Parameter factor: The view's share. Negative and NaN count as 0, infinity as 2¹⁰⁰.
  /// - Returns: The modified view.
  nonisolated public func flowGrow(_ factor: Double = 1) -> some View {
    flowItemValue(FlowItemValue.Grow.self, factor)
  }

  /// Lets the view shrink when its line overflows (CSS `flex-shrink`).
  ///
  ///     Text(address).flowBasis(400).flowShrink()
  ///
  /// ![B, whose basis is longer than the line, has shrunk to fit the line](modifier-shrink.png)
  ///
  /// Lines wrap before they overflow, so a view can shrink only if its ``flowBasis(_:)`` is longer
  /// than the flow. A view whose ideal length is longer does not need the modifier, because it is
  /// proposed the flow's length anyway.
  ///
  /// - Parameter factor: The view's share. Negative and NaN count as 0, infinity as 2¹⁰⁰.
  /// - Returns: The modified view.
  nonisolated public func flowShrink(_ factor: Double = 1) -> some View {
    flowItemValue(FlowItemValue.Shrink.self, factor)
  }

  /// Sets the view's initial length, instead of its ideal length (CSS `flex-basis`).
  ///
  ///     ForEach(cards) { CardView($0).flowBasis(160).flowGrow() }
  ///
  /// ![Three boxes of equal length](modifier-basis.png)
  ///
  /// Lines wrap by this length. ``flowGrow(_:)`` and ``flowShrink(_:)`` start from it, so equal
  /// bases and factors give equal lengths. The view is proposed the resulting length. A view with a
  /// basis longer than the flow overflows, unless it has a ``flowShrink(_:)``.
  ///
  /// - Parameter length: The length in points, along the lines; nil for the ideal length. Negative
  ///   and NaN count as 0, infinity as 2¹⁰⁰.
  /// - Returns: The modified view.
  nonisolated public func flowBasis(_ length: CGFloat?) -> some View {
    flowItemValue(FlowItemValue.Basis.self, length)
  }

  /// Sets the view's aspect ratio in a flow of photo rows.
  ///
  ///     FlowLayout(spacing: 4, targetRowHeight: 160) {
  ///       ForEach(photos) { photo in
  ///         AsyncImage(url: photo.url) { image in
  ///           image.resizable()
  ///         } placeholder: {
  ///           Color.gray
  ///         }
  ///         .flowAspectRatio(photo.width / photo.height)
  ///       }
  ///     }
  ///
  /// The view is proposed exactly the frame that its row gives it, and is not measured: make the
  /// view fill that frame, as shapes and resizable images do. The view's ideal size, and
  /// ``flowBasis(_:)``, ``flowGrow(_:)`` and ``flowShrink(_:)``, have no effect. In a flow without
  /// ``FlowLayout/targetRowHeight``, and outside of a flow, the modifier does nothing. See
  /// <doc:PhotoRows>.
  ///
  /// - Parameter ratio: The width divided by the height, in rows and in columns; nil for a view with a size
  ///   of its own. A number that is not positive and finite counts as 1.
  /// - Returns: The modified view.
  nonisolated public func flowAspectRatio(_ ratio: CGFloat?) -> some View {
    flowItemValue(FlowItemValue.AspectRatio.self, ratio)
  }

  /// Sets the view's aspect ratio in a flow of photo rows, from a size.
  ///
  ///     Image(photo.name).resizable().flowAspectRatio(photo.pixelSize)
  ///
  /// - Parameter size: A size with this aspect ratio, in any unit. If its width divided by its height is not
  ///   positive and finite, the view counts as square.
  /// - Returns: The modified view.
  nonisolated public func flowAspectRatio(_ size: CGSize) -> some View {
    flowAspectRatio(size.width / size.height)
  }

  /// Sets the view's order among its neighbors: smaller numbers come first (CSS `order`).
  ///
  ///     Button("Done", action: done).flowOrder(1)   // after all views without an order
  ///
  /// ![A, written first, is last](modifier-order.png)
  ///
  /// Views with equal numbers keep their order. Only the layout changes: VoiceOver and the Tab key
  /// go through views in the order they are written, as in CSS. Write them in the order that makes
  /// sense when read aloud, or also give the views that move an `accessibilitySortPriority`.
  ///
  /// - Parameter order: Any number; views without the modifier have 0.
  /// - Returns: The modified view.
  nonisolated public func flowOrder(_ order: Int) -> some View {
    flowItemValue(FlowItemValue.Order.self, order)
  }

  /// Aligns the view across its line (CSS `align-self`).
  ///
  ///     Divider().flowItemAlignment(.stretch)
  ///
  /// ![Boxes at the start, middle and end of their line, and one as tall as the line](modifier-alignment.png)
  ///
  /// - Parameter alignment: The view's own alignment, or nil for the flow's.
  /// - Returns: The modified view.
  nonisolated public func flowItemAlignment(_ alignment: FlowItemAlignment?) -> some View {
    flowItemValue(FlowItemValue.Alignment.self, alignment)
  }

  /// Gives the view a line of its own, as long as the flow.
  ///
  ///     Text("Recent").font(.headline).flowFullLine()
  ///
  /// ![B fills a line between A and C](modifier-full-line.png)
  ///
  /// The view is proposed the flow's length or, if the flow has no limit, the length of the flow's
  /// longest line. In CSS: `flex: 0 0 100%`.
  ///
  /// - Parameter isFull: Whether the view fills a line.
  /// - Returns: The modified view.
  nonisolated public func flowFullLine(_ isFull: Bool = true) -> some View {
    flowItemValue(FlowItemValue.FullLine.self, isFull)
  }
}
#endif
