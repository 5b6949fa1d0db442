#if canImport(SwiftUI)
import FlowLayouts
public import SwiftUI

/// Columns of equal width that scroll together, with each card in the shortest column.
///
///     ScrollView { LazyWaterfall(cards, columns: .adaptive(minimum: 160)) { Card($0) } }
///     ScrollView { LazyWaterfall(photos, columns: .fixed(3)) { Photo($0) }.itemAspectRatios { $0.size } }
///
/// ![Three columns of pictures of different heights, each below the column that ended first](lazy-waterfall-photos.png)
///
/// This is a waterfall, also called a masonry or staggered layout. Put it in a scroll view that
/// scrolls vertically: only the cards near the visible area are created. Each card is proposed the
/// width of a column. Its height is measured shortly before it scrolls into view, or follows from
/// its proportions, `itemAspectRatios { }`. The ends of the columns differ by at most one card, as
/// in CSS `display: grid-lanes`.
///
/// A waterfall takes the width it is proposed. At another width the number of columns may change;
/// cards keep their identity and state. If it is less than a point wide, it creates no cards.
/// Without a proposed width, a column is as wide as its minimum, or 160 points.
///
/// Identity, scrolling to a card and focus are as in a ``LazyFlow``. See <doc:LazyWaterfalls>.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct LazyWaterfall<Element, Content> {
  let root: LazyRootBuilder<Element>
  var options: LazyOptions<Element>
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyWaterfall: View {
  /// The cards that the waterfall currently creates, in a frame of the whole waterfall's size.
  public var body: some View { root(options) }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyWaterfall: FlowContainer where Content: View {
  /// The actions that `onMove`, `moveDisabled` and `dropDestination` have set.
  public var _interaction: _FlowInteraction {
    get { options.interaction }
    set { options.interaction = newValue }
  }
}
#endif
