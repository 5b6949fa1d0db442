#if canImport(SwiftUI)
import FlowLayoutEngine
import FlowLayouts
import SwiftUI

// Window and make: the items of a lazy flow for which views are created.

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyContents {
  /// Returns the items for which the container should create views.
  ///
  /// - Parameters:
  ///   - window: The range of the flow around the viewport; nil for all of it.
  ///   - length: The flow's length along its lines; in a strip, across its lines.
  ///   - pinned: The item that is scrolled to, wherever it is; nil if there is none.
  ///   - focused: The focused item, included if it has been measured; nil if there is none.
  ///   - dragged: The dragged item, included if it has been measured; nil if there is none.
  ///   - pinsHeaders: Whether the header of the first visible section is included.
  /// - Returns: The items, some of which may have to be measured.
  mutating func slice(
    _ window: LazyWindow?, length: CGFloat, pinned: Int? = nil, focused: Int? = nil,
    dragged: Int? = nil, pinsHeaders: Bool = false
  ) -> LazySlice {
    // If lines divide another length now, all measurements are discarded.
    if length >= 1, !items.areMeasured(for: length) {
      lines.forget(&items)
      items.measureAgain(for: length)
    }
    lines.breakLines(at: length, &items)
    let frontier = lines.frontier(items)
    follow(pinned, window)
    var slice = LazySlice(length: rules.sliceLength(length))
    if let window {
      if !rules.areFlat(in: length) {
        insertNearby(window, frontier, pinned: pinned, into: &slice)
      }
      if pinsHeaders { insertHeader(window, into: &slice) }
    } else {
      slice.insert(0..<count)
    }
    let kept = [focused, dragged].compactMap { $0 }.filter(items.measured.contains)
    for item in kept { slice.insert(item..<item + 1) }
    slice.waiting = waiting(in: slice.ranges, after: frontier, window).subtracting(kept)
    if pinsHeaders {
      slice.travels = travels(of: slice.ranges, finalCount: frontier.finalCount)
    }
    if !isExact { look(window, after: realized, &slice) }
    realized = slice
    return slice
  }
  /// Returns the items whose views are kept off screen for now.
  ///
  /// Later measurements may change the positions of these views. While off screen, they are
  /// disabled.
  private func waiting(
    in ranges: [Range<Int>], after frontier: LazyFrontier, _ window: LazyWindow?
  ) -> Set<Int> {
    func isMade(_ item: Int) -> Bool { ranges.contains { $0.contains(item) } }
    let movable = ranges.flatMap { Array($0.clamped(to: frontier.finalCount..<Int.max)) }
    let new = movable.filter { !items.measured.contains($0) }
    if frontier.unmeasured.isEmpty, new.isEmpty { return Set(movable) }
    if let missing = frontier.unmeasured.filter({ !isMade($0) }).min() {
      return realized.waiting.intersection(movable).union(movable.filter { $0 > missing })
    }
    // SwiftUI scrolls to the sought item's view in the pass in which that view is created.
    let target = sought.map(\.item).flatMap { isMade($0) ? $0 : nil }
    // An item is left out if this pass may settle its position: it would be visible but disabled.
    // It is included if it was off screen before, or is likely to be invisible.
    let unseen = new.filter { isUnseen($0, window, frontier, scrollingTo: target) }
    return realized.waiting.intersection(movable).union(unseen)
  }

  /// Returns whether an item will probably be outside the viewport once it is measured.
  ///
  /// Such items are measured only because they come before a distant viewport or scroll target.
  private func isUnseen(
    _ item: Int, _ window: LazyWindow?, _ frontier: LazyFrontier, scrollingTo target: Int?
  ) -> Bool {
    guard let window, sought != nil || frontier.measuredEnd < window.start,
      frontier.leastShare == nil,
      let rest = frontier.rest
    else { return false }
    let position = rest.position(of: item - items.measured.count)
    if (window.start...window.end).contains(position) { return false }
    let other = target.map { rest.position(of: $0 - items.measured.count) }
    return other.map { abs(position - $0) > 1.5 * window.page } ?? true
  }

  private mutating func insertNearby(
    _ window: LazyWindow, _ frontier: LazyFrontier, pinned: Int?, into slice: inout LazySlice
  ) {
    if let pinned { slice.insert(lines.items(in: .around(pinned, lines: 0), items)) }
    let withheld = withheldItem(window, frontier)
    let (known, isFar) = (items.measured.count, isFar(window, frontier))
    var new = known..<known
    if isFar || frontier.finalEnd < window.end {
      let most = isFar ? mostAtATime(window, frontier) : Self.mostAhead
      slice.insert(
        frontier.unmeasured.ascending.prefix(most).map { $0..<$0 + 1 } + [frontier.open])
      new = nextItems(window, frontier, most: most, withholding: withheld)
      slice.insert(new)
    }
    if frontier.finalEnd >= window.end { items.leastShare = nil }
    slice.insert(lines.nearby(window, measuring: new, items))
    if let withheld { slice.remove(withheld) }
  }

  /// Returns whether lines in or before the viewport may still change, by later measurements.
  ///
  /// Also true while the flow seeks an item to scroll to (`sought`).
  private func isFar(_ window: LazyWindow, _ frontier: LazyFrontier) -> Bool {
    frontier.finalEnd < window.visibleEnd || sought != nil
  }

  /// Returns how many views to create at once while the viewport's lines may change.
  ///
  /// More are created to fill the viewport than to measure the items before it.
  private func mostAtATime(_ window: LazyWindow, _ frontier: LazyFrontier) -> Int {
    let fills =
      frontier.leastShare != nil || max(0, frontier.finalEnd) >= window.visibleStart
      || frontier.isNear(window, measuring: Self.mostUnseen)
    return fills ? Self.mostSeen : Self.mostUnseen
  }

  /// Returns the range of unmeasured items to measure next, usually at most `most` items.
  ///
  /// If only a few more items follow, the range includes them. It ends before `withheld`, an item
  /// whose view must not be created yet.
  private func nextItems(
    _ window: LazyWindow, _ frontier: LazyFrontier, most: Int, withholding withheld: Int?
  ) -> Range<Int> {
    let known = items.measured.count
    // The viewport's items are an estimate if it is far away: half a page more, so that none is
    // missing.
    let wanted = isFar(window, frontier) ? window.end + window.page / 2 : window.end
    var more =
      frontier.rest.map { Int(min(Double(most), $0.count(upTo: wanted)).rounded(.up)) }
      ?? Self.mostAhead
    if let sought { more = max(more, missing(seeking: sought.item, frontier, withheld)) }
    // Measures the last few items at once: views below the flow learn one update late which size it
    // has with all items measured.
    let rest = count - known - min(more, most)
    // If the flow may end within the window, its end decides what is visible.
    let mayEnd = frontier.leastShare.map { window.end >= window.extent * $0 } ?? false
    let few = mayEnd ? Self.mostSeen : Self.mostAhead
    let upper = rest <= few ? count : known + min(more, most)
    return known..<max(known, min(upper, withheld ?? upper))
  }

  /// Returns how many more items to measure now, so that the flow can be scrolled to an item.
  ///
  /// These are all items up to that item, and those on about 1.5 viewports after it. While the
  /// item's view must not be created (`withheld`), as many are measured as are known, up to 256.
  private func missing(
    seeking item: Int, _ frontier: LazyFrontier, _ withheld: Int?
  ) -> Int {
    let known = items.measured.count
    // The view of the sought item must not be created yet.
    if withheld != nil { return min(Self.mostUnseen, known) }
    // Up to the item, and about one and a half viewports more.
    let page = sought?.page ?? 0
    let after = frontier.rest.map { $0.count(upTo: $0.start + page * 1.5) } ?? 0
    return max(0, item + 1 - known) + Int(min(Double(Self.mostUnseen), after)) + Self.mostAhead
  }

  /// The most views created at a time to fill the viewport.
  private static var mostSeen: Int { 1024 }

  /// The most views created at a time to measure the items before the viewport.
  private static var mostUnseen: Int { 256 }

  /// The most views created at a time ahead of the viewport, before they are visible.
  ///
  /// It is small, because `onAppear` and `task` of these views already run.
  private static var mostAhead: Int { 32 }

  /// Adds the header of the first visible section to `slice`.
  private mutating func insertHeader(_ window: LazyWindow, into slice: inout LazySlice) {
    let area = LazyArea.between(window.visibleStart, .infinity)
    guard let first = lines.items(in: area, items).joined().first else { return }
    let header = items.structure.header(ofSection: items.structure.section(ofItem: first))
    slice.insert(header..<header + 1)
  }

  /// Returns how far each header in `ranges` may move with the viewport, by item.
  ///
  /// A distance is infinite while later measurements may change where the header's section ends.
  private mutating func travels(of ranges: [Range<Int>], finalCount: Int) -> [Int: Double] {
    let structure = items.structure
    var travels: [Int: Double] = [:]
    for range in ranges {
      let sections =
        structure.section(
          ofItem: range.lowerBound)...structure.section(ofItem: range.upperBound - 1)
      for items in sections.map(structure.items) where range.contains(items.lowerBound) {
        travels[items.lowerBound] = items.upperBound <= finalCount ? travel(in: items) : .infinity
      }
    }
    return travels
  }

  /// Returns how far the header of a section may move with the viewport.
  ///
  /// This is the distance from the header's end to the section's end.
  private mutating func travel(in section: Range<Int>) -> Double {
    let (header, last) = (section.lowerBound, section.upperBound - 1)
    func end(_ one: LinedFrame) -> Double { one.frame.crossPosition + one.frame.crossSize }
    guard let start = lines.frames(of: [header..<header + 1], items).first.map(end) else {
      return 0
    }
    let line = lines.items(in: .around(last, lines: 0), items)
    return lines.frames(of: line, items).map(end).reduce(start, max) - start
  }
}
#endif
