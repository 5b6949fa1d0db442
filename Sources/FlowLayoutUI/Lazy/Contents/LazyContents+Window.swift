#if canImport(SwiftUI)
import FlowLayoutEngine
import FlowLayouts
import SwiftUI

// The window, and make: which items of a lazy flow exist.

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyContents {
  /// Returns the items that have to exist.
  ///
  /// - Parameters:
  ///   - window: The stretch of the flow around the viewport; nil for all of it.
  ///   - length: The length of its lines.
  ///   - pinned: An item that exists wherever it is.
  ///   - focused: Another one, if it has been measured.
  ///   - held: And another one.
  ///   - pinsHeaders: Whether the header of the section that is visible first exists, too.
  /// - Returns: The items, some of which may have to be measured.
  mutating func slice(
    _ window: LazyWindow?, length: CGFloat, pinned: Int? = nil, focused: Int? = nil,
    held: Int? = nil, pinsHeaders: Bool = false
  ) -> LazySlice {
    lines.prepare(for: length, &items, isShown: true)
    let frontier = lines.frontier(items)
    var slice = LazySlice(length: rules.sliceLength(length))
    if let window {
      if !rules.areFlat(in: length) {
        insertNearby(window, frontier, pinned: pinned, into: &slice)
      }
      if pinsHeaders { insertHeader(window, into: &slice) }
    } else {
      slice.insert(0..<count)
    }
    let held = [focused, held].compactMap { $0 }.filter(items.known.contains)
    for item in held { slice.insert(item..<item + 1) }
    slice.waiting = waiting(in: slice.ranges, behind: frontier).subtracting(held)
    if pinsHeaders {
      slice.travels = travels(of: slice.ranges, settled: frontier.settledCount)
    }
    existing = slice
    return slice
  }

  /// Returns those of some items whose views wait off screen, as far as this is sure.
  ///
  /// While others have to be measured, that may give them their places in the same pass; and they would be seen disabled.
  private func waiting(in ranges: [Range<Int>], behind frontier: LazyFrontier) -> Set<Int> {
    let unsettled = ranges.flatMap { Array($0.clamped(to: frontier.settledCount..<Int.max)) }
    let isSure = frontier.unmeasured.isEmpty && unsettled.allSatisfy(items.known.contains)
    return isSure ? Set(unsettled) : existing.waiting.intersection(unsettled)
  }

  private mutating func insertNearby(
    _ window: LazyWindow, _ frontier: LazyFrontier, pinned: Int?, into slice: inout LazySlice
  ) {
    if let pinned, let line = lines.items(around: pinned, upTo: 0, items) { slice.insert(line) }
    let new = insertUnmeasured(window, frontier, pinned: pinned, into: &slice)
    slice.insert(new)
    slice.insert(lines.nearby(window, measuring: new, items))
  }

  /// Adds items to measure that are known; returns as many behind these as are likely to be needed.
  private func insertUnmeasured(
    _ window: LazyWindow, _ frontier: LazyFrontier, pinned: Int?, into slice: inout LazySlice
  ) -> Range<Int> {
    let known = items.known.count
    let isSought = pinned.map { $0 < count && $0 >= frontier.settledCount } ?? false
    let end = frontier.settledEnd
    if end >= window.end, !isSought { return known..<known }
    let isFar = end < window.visibleEnd || isSought
    let most =
      isFar ? max(0, end) >= window.visibleStart ? Self.mostSeen : Self.mostUnseen : Self.mostAhead
    slice.insert(frontier.unmeasured.prefix(most).map { $0..<$0 + 1 } + [frontier.open])
    // The place of a far-away viewport is an estimate: half a page more, so that no item in it is missing.
    let wanted = isFar ? window.end + window.page / 2 : window.end
    var more =
      frontier.missing(upTo: wanted).map { Int(min(Double(most), $0).rounded(.up)) }
      ?? Self.mostAhead
    if isSought, let pinned, pinned >= known { more = max(more, min(Self.mostUnseen, known)) }
    // A few more than are needed rather than a rest: in the round that measures the last item, what stands below the
    // flow has its place already, and only the next round of the update moves it.
    let rest = count - known - min(more, most)
    return known..<(rest <= Self.mostAhead ? count : known + min(more, most))
  }

  /// The most views that are made at a time to be measured: to fill what is visible.
  private static var mostSeen: Int { 1024 }

  /// On the way to a place that is far away, where none of them will be seen.
  private static var mostUnseen: Int { 256 }

  /// While the visible ones are known: their `onAppear` and `task` run, too.
  private static var mostAhead: Int { 32 }

  /// Adds the header of the section that the first visible line is in.
  private mutating func insertHeader(_ window: LazyWindow, into slice: inout LazySlice) {
    guard let first = lines.firstItem(from: window.visibleStart) else { return }
    let header = items.structure.header(ofSection: items.structure.section(ofItem: first))
    slice.insert(header..<header + 1)
  }

  /// Returns how far the headers among some items may go on with the viewport: each up to the end of its section.
  private mutating func travels(of ranges: [Range<Int>], settled: Int) -> [Int: Double] {
    let structure = items.structure
    var travels: [Int: Double] = [:]
    for range in ranges {
      let sections =
        structure.section(
          ofItem: range.lowerBound)...structure.section(ofItem: range.upperBound - 1)
      for items in sections.map(structure.items) where range.contains(items.lowerBound) {
        travels[items.lowerBound] = items.upperBound <= settled ? travel(in: items) : .infinity
      }
    }
    return travels
  }

  /// Returns how far the header of a section may go on: from where it ends to where the last line does.
  private mutating func travel(in section: Range<Int>) -> Double {
    let (header, last) = (section.lowerBound, section.upperBound - 1)
    func end(_ one: LinedFrame) -> Double { one.frame.crossPosition + one.frame.crossSize }
    guard
      let start = lines.frames(of: [header..<header + 1], items).first.map(end),
      let line = lines.items(around: last, upTo: 0, items)
    else { return 0 }
    return lines.frames(of: line, items).map(end).reduce(start, max) - start
  }
}
#endif
