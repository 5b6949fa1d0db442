#if canImport(SwiftUI)
import FlowLayoutEngine
import FlowLayouts
import SwiftUI

// Seek: the way to an item that is scrolled to, and has not been measured.
//
// SwiftUI may scroll to a view only once, as soon as that exists, and no further than the flow reached when it was laid
// out. So the view is made in the round in which its place is final: all items before it have been measured, and the
// flow has room for it and the page that it is seen in.

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyContents {
  /// The item that is scrolled to, and the page that it will be seen in.
  typealias Sought = (item: Int, page: Double)

  /// Begins the way to an item, unless its place is final.
  mutating func seek(_ item: Int?) {
    if let sought, sought.item == item { return }
    guard let item, !isExact, item < count, item >= lines.frontier(items).settledCount else {
      sought = nil
      return
    }
    sought = (item, page)
  }

  /// Follows the item that is scrolled to in a window.
  mutating func follow(_ pinned: Int?, _ window: LazyWindow?, _ frontier: LazyFrontier) {
    seek(pinned)
    guard let window else { return }
    page = window.page
    if let last = sought?.page, last != page {
      // The flow was laid out with room for another page.
      sought?.page = page
      generation.learned += 1
    }
  }

  /// Returns the item that is scrolled to if its view is not to be made yet.
  func withheldItem(_ window: LazyWindow, _ frontier: LazyFrontier) -> Int? {
    guard let item = sought?.item, !existing.contains(item) else { return nil }
    let isReached = items.known.count >= item && !frontier.unmeasured.contains { $0 < item }
    return isReached && window.extent >= seekingExtent(frontier) ? nil : item
  }

  /// Returns the least extent of the flow for what is scrolled to: what is known, and two pages, since the item may be
  /// as large as one.
  func seekingExtent(_ frontier: LazyFrontier) -> Double {
    guard let sought, !items.areComplete else { return 0 }
    return frontier.knownEnd + 2 * sought.page
  }

  /// Ends the way when the place of the item is final, and the page behind it known.
  mutating func endSeeking() {
    guard let sought else { return }
    let (frontier, item) = (lines.frontier(items), sought.item)
    if item >= frontier.settledCount { return }
    let frame = lines.frames(of: [item..<item + 1], items).first?.frame
    let end = frame.map(rules.windowEnd) ?? 0
    if frontier.settledEnd < end + sought.page { return }
    self.sought = nil
    // The room for it is given back.
    generation.learned += 1
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension FlowRules {
  /// Returns where a frame ends, the way that the viewport moves.
  fileprivate func windowEnd(of frame: FlexFrame) -> Double {
    isStrip ? frame.mainPosition + frame.mainSize : frame.crossPosition + frame.crossSize
  }
}
#endif
