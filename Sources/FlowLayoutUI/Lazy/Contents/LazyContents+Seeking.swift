#if canImport(SwiftUI)
import FlowLayoutEngine
import FlowLayouts
import SwiftUI

// Seek: measure everything before the item that is scrolled to, then create its view.
//
// SwiftUI may scroll to a view only once, as soon as it is created, and no further than the flow's
// end at its last layout. So the view is created in the round in which no later measurement changes
// its position: all items before it have been measured, and the flow is long enough for it and the
// page around it.

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyContents {
  /// The index of the item that is scrolled to, and the length of the viewport (`page`).
  ///
  /// The length is along the axis of scrolling.
  typealias Sought = (item: Int, page: Double)

  /// Sets `sought` to `item`, the item that is scrolled to.
  ///
  /// While `sought` is set, the items before it are measured, and its own view may be held back.
  /// Sets nil if `item` is nil, or its position is final: no later measurement changes it.
  mutating func seek(_ item: Int?) {
    if let sought, sought.item == item { return }
    guard let item, !isExact, item < count, item >= lines.frontier(items).finalCount else {
      sought = nil
      return
    }
    sought = (item, page)
  }

  /// Sets `sought` to the item that is scrolled to, and records the viewport's length.
  ///
  /// `pinned` is nil if the flow is not scrolled to an item.
  mutating func follow(_ pinned: Int?, _ window: LazyWindow?) {
    seek(pinned)
    guard let window else { return }
    page = window.page
    if let last = sought?.page, last != page {
      // The flow was laid out with room for another page.
      sought?.page = page
      generation.learned += 1
    }
  }

  /// Returns the item that is scrolled to, while its view must not be created.
  ///
  /// SwiftUI may scroll to the view only once, when the view is created. So all items before it
  /// must be measured by then, and the flow must be long enough. Nil once they are.
  func withheldItem(_ window: LazyWindow, _ frontier: LazyFrontier) -> Int? {
    guard let item = sought?.item, !realized.contains(item) else { return nil }
    let isReached = items.measured.count >= item && !frontier.unmeasured.contains { $0 < item }
    return isReached && window.extent >= seekingExtent(frontier) ? nil : item
  }

  /// Returns the flow's minimum length while an item is scrolled to; otherwise 0.
  func seekingExtent(_ frontier: LazyFrontier) -> Double {
    guard let sought, !items.areComplete else { return 0 }
    // Two viewports, since the item itself may be as long as one.
    return frontier.measuredEnd + 2 * sought.page
  }

  /// Ends seeking when the position of the item that is scrolled to is final.
  ///
  /// Final means that no later measurement changes it. All positions up to a viewport's length
  /// after the item must be final, too.
  mutating func endSeeking() {
    guard let sought else { return }
    let (frontier, item) = (lines.frontier(items), sought.item)
    if item >= frontier.finalCount { return }
    let frame = lines.frames(of: [item..<item + 1], items).first?.frame
    let end = frame.map(rules.scrolledExtent).map { $0.start + $0.length } ?? 0
    if frontier.finalEnd < end + sought.page { return }
    self.sought = nil
    // The flow is laid out once more without the additional room.
    generation.learned += 1
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension FlowRules {
  /// Returns the extent of a frame along the axis of scrolling.
  func scrolledExtent(of frame: FlexFrame) -> (start: Double, length: Double) {
    isStrip ? (frame.mainPosition, frame.mainSize) : (frame.crossPosition, frame.crossSize)
  }
}
#endif
