#if canImport(SwiftUI)
import FlowLayoutEngine
import FlowLayouts
import SwiftUI

// Visibility: an item that has been visible keeps its line and its size. If its view is created
// again with another size, the new size counts only once the view is visible: a picture that is
// loaded again has its size only then.

/// The measured items whose views were created again, and have not been visible since.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct RemadeItems: Equatable, Sendable {
  private(set) var all: Set<Int> = []

  /// The items whose new views differ in size from the recorded one, by index.
  ///
  /// Each value is the new view's length along the axis of scrolling.
  private(set) var changed: [Int: Double] = [:]

  /// Returns whether an item keeps its recorded size, although its view now has another `length`.
  ///
  /// True if the view was created again, and has not been visible since. Then records `length` in
  /// `changed`: the view is measured again once it is visible.
  mutating func isRemembered(_ item: Int, insteadOf length: Double) -> Bool {
    if !all.contains(item) { return false }
    changed[item] = length
    return true
  }

  /// Updates the items after `slice` has replaced `last`.
  ///
  /// A slice is the items whose views are created now. `known` tells whether an item was measured
  /// before.
  mutating func follow(_ slice: LazySlice, after last: LazySlice, _ known: (Int) -> Bool) {
    if slice.ranges == last.ranges { return }
    all = all.filter(slice.contains)
    changed = changed.filter { all.contains($0.key) }
    for range in slice.ranges where !last.ranges.contains(range) {
      for item in range where !last.contains(item) && known(item) { all.insert(item) }
    }
  }

  /// Removes the items that are visible now, and returns whether any of them was in `changed`.
  ///
  /// The view of such an item must be measured again.
  mutating func see(_ visible: [Range<Int>]) -> Bool {
    let (before, seen) = (changed.count, visible.joined())
    all.subtract(seen)
    changed = changed.filter { all.contains($0.key) }
    return changed.count < before
  }

  /// Updates the indices of items that have moved in the data.
  mutating func apply(_ moves: ItemMoves) {
    (all, changed) = (moves.applied(to: all), moves.applied(to: changed))
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyContents {
  /// Records which part of the flow is visible.
  ///
  /// Increases `slice.looks` if items that have become visible have to be measured again.
  mutating func look(_ window: LazyWindow?, after last: LazySlice, _ slice: inout LazySlice) {
    slice.looks = last.looks
    guard let window else {
      (visible, remade) = (nil, RemadeItems())
      return
    }
    let (visible, known, unmeasured) = (window.seen, items.measured, items.memory.unmeasured)
    self.visible = visible
    remade.follow(slice, after: last) { known.contains($0) && !unmeasured.contains($0) }
    if !remade.all.isEmpty,
      remade.see(finalItems(in: visible))
    {
      slice.looks += 1
    }
    // With the same slice no view is placed, and `places` is not called.
    if slice == last { keepVisibleLines() }
  }

  /// Makes the visible items stay on their lines from now on.
  mutating func keepVisibleLines() {
    // If sizes were measured in this update, what is visible is known only at its end.
    guard let visible, !isLearning, items.keepsVisibleLines else { return }
    let new = finalItems(in: visible).joined().filter { !items.keepsLine(of: $0) }
    for view in lines.frames(of: new, near: [], items).frames {
      items.keep(view.line, of: view.item)
    }
  }

  /// Returns the visible items whose positions are final: no later measurement changes them.
  ///
  /// `visible` is the visible range of positions along the axis of scrolling.
  private mutating func finalItems(in visible: ClosedRange<Double>) -> [Range<Int>] {
    let final = 0..<lines.frontier(items).finalCount
    return lines.items(in: .between(visible.lowerBound, visible.upperBound), items)
      .map { $0.clamped(to: final) }
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyWindow {
  /// The visible range of positions along the axis of scrolling, without its two ends.
  ///
  /// So an item that only touches an edge of the viewport is not visible.
  fileprivate var seen: ClosedRange<Double> {
    let start = visibleStart + 1e-6
    return start...max(start, visibleEnd - 1e-6)
  }
}
#endif
