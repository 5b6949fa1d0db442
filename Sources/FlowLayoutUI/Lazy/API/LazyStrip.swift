#if canImport(SwiftUI)
import FlowLayouts
public import SwiftUI

/// A fixed number of rows or columns that scroll along their length.
///
///     ScrollView(.horizontal) { LazyStrip(tags, lines: 2) { Chip($0) } }
///     ScrollView(.horizontal) { LazyStrip(tags, lines: 2) { Chip($0) }.itemSizes { $0.chipSize } }
///     ScrollView { LazyStrip(tags, lines: 3, layout: VFlowLayout()) { Chip($0) } }
///
/// ![Two rows of a hundred thousand capsules, one beginning with number 100](lazy-strip-start.png)
///
/// Put it in a scroll view that scrolls along its lines. Only views near the visible area are
/// created. Each view goes to the line that ends first; of equally long lines, to the first. So
/// lines are about equally long. ``lineByLine(dependingOn:_:)`` fills one line after the other.
///
/// As in a ``LazyFlow``, views are measured as they come near, or their sizes are declared by
/// ``itemSizes(dependingOn:_:)``. Views keep their identity and state, and `flowScrollPosition`
/// binds the position. See <doc:LazyStrips>.
///
/// The layout's alignment along the lines needs declared sizes. Its wrapping and hugging have no
/// effect. A spacing of nil is 8 points.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct LazyStrip<Element, Content> {
  let root: LazyRootBuilder<Element>
  var options: LazyOptions<Element>
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyStrip: View {
  /// The views that the strip currently creates, in a frame of the whole strip's size.
  public var body: some View { root(options) }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyStrip: FlowContainer where Content: View {
  /// The actions that `onMove`, `moveDisabled` and `dropDestination` have set.
  public var _interaction: _FlowInteraction {
    get { options.interaction }
    set { options.interaction = newValue }
  }
}
#endif
