#if canImport(SwiftUI)
import FlowLayouts
public import SwiftUI

/// A flow for scroll views that creates only the views near the visible area.
///
///     ScrollView { LazyFlow(people) { Chip($0) } }
///     ScrollView { LazyFlow(people) { Chip($0) }.itemSizes { $0.chipSize } }
///     ScrollView(.horizontal) { LazyFlow(people, layout: VFlowLayout(spacing: 6)) { Chip($0) } }
///
/// ![The first rows of a hundred thousand capsules](lazy-top.png)
///
/// Every visible view has the same frame as in the `layout` itself. Put the flow in a scroll view
/// that scrolls across its lines.
///
/// Elsewhere, it creates all views if there are at most 256. Of more views, it creates those near
/// the app's window, by the position that SwiftUI reports. In a row of a `List`, a flow that
/// measures its views can crash an app. The flow warns of both at run time. Do not put it inside of
/// a `LazyVStack`, `LazyHStack` or lazy grid. They measure a view once and place the next views by
/// its size. But the flow's length is an estimate at first.
///
/// **Declared sizes.** With ``itemSizes(dependingOn:_:)``, all lines are known in advance.
/// Scrolling to any place is exact and immediate, in a million items as in a thousand. A view is
/// proposed its declared size; if it takes another size, other views do not move. Negative,
/// infinite and NaN sizes count as 0. Layout modifiers and baselines are unknown and have no
/// effect. A spacing of nil is 8 points.
///
/// **Declared proportions.** With `itemAspectRatios { }`, it shows photo rows, each as wide as the
/// flow. They are as exact as with declared sizes; see <doc:PhotoRows>. This takes 32 bytes per
/// item instead of 16.
///
/// **Sections.** A flow of sections shows the elements of each section after a header:
/// ``init(_:elements:layout:content:header:)``. A header can be pinned to the edge of the visible
/// area: ``pinnedHeaders(_:)``.
///
/// **Limit and separators.** Use a ``Flow``, and replace it by a `LazyFlow` when people expand it;
/// see <doc:Recipes>.
///
/// **Other containers.** A ``LazyStrip`` has a fixed number of lines and scrolls along them.
///
/// **Measured sizes.** If no sizes are declared, views are measured in order, ahead of the visible
/// area. Only lines of measured views are shown, so measuring more views never moves what is
/// visible. The length of the rest is estimated. Layout modifiers work, except `flowOrder`. The
/// flow shows what its layout would show without `hugging` and with greedy `wrapping`. A view that
/// sticks out does not make the flow longer. Scrolling far ahead measures everything in between. To
/// be measured, a view is created: its `onAppear` and `task` run. Sizes are remembered by identity.
/// They are forgotten after more than a thousand new elements in a row. They are also forgotten
/// when the type size, the font, the control size or another of the values in <doc:HowItWorks>
/// changes.
///
/// **Identity.** Views keep their state until the flow removes them. It keeps the views within half
/// a page of the visible area. While VoiceOver or Switch Control runs, it is a page and a half. The
/// view that has the keyboard focus is kept, too. Identifiers should differ; if two are equal,
/// either may show the other's view. Make one view per element; put several in a stack.
///
/// **Scrolling to an item.** Views are scroll targets, by the identifiers of their elements. Bind
/// the position with `flowScrollPosition` on the scroll view. The flow creates the view that the
/// position names, so that SwiftUI can scroll to it and keep it in place. Without a binding, the
/// offset stays, not the view, when the device is rotated or the type size changes. The same
/// happens when elements are inserted above.
///
///     @State private var position = ScrollPosition(idType: Person.ID.self)
///
///     ScrollView { LazyFlow(people) { Chip($0) } }
///       .flowScrollPosition($position)         // position.scrollTo(id: person.id, anchor: .top)
///
/// A `ScrollViewReader` finds only views that the flow has created.
///
/// **Cost.** Scrolling evaluates only the bodies of views that appear, a line or two at a time.
/// Only the flow reads the position. Declared sizes of an array or range are read once for each
/// element after a change of the data, O(*n*). Sizes of other collections, and of arrays of
/// objects, are read whenever the flow is made anew. After a change, lines are recomputed only
/// until one begins where an old one did. The flow takes 16 bytes per item and 20 per line.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct LazyFlow<Element, Content> {
  let root: LazyRootBuilder<Element>
  var options: LazyOptions<Element>
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyFlow: View {
  /// The views that the flow currently creates, in a frame of the whole flow's size.
  public var body: some View { root(options) }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyFlow: FlowContainer where Content: View {
  /// The actions that `onMove`, `moveDisabled` and `dropDestination` have set.
  public var _interaction: _FlowInteraction {
    get { options.interaction }
    set { options.interaction = newValue }
  }
}
#endif
