#if canImport(SwiftUI)
import FlowCore
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
    var slice = LazySlice(length: rules.sliceLength(length))
    if let window {
      if count > 0, !rules.areFlat(in: length) {
        insertNearby(window, pinned: pinned, into: &slice)
      }
      if pinsHeaders { insertHeader(window, into: &slice) }
    } else {
      slice.insert(0..<count)
    }
    for item in [focused, held].compactMap({ $0 }) where items.known.contains(item) {
      slice.insert(item..<item + 1)
    }
    if pinsHeaders { slice.travels = travels(of: slice.ranges) }
    existing = slice
    return slice
  }

  private mutating func insertNearby(
    _ window: LazyWindow, pinned: Int?, into slice: inout LazySlice
  ) {
    slice.insert(lines.nearby(window, items))
    if let pinned, items.known.contains(pinned) { slice.insert(lines.companions(of: pinned)) }
    insertUnmeasured(window, pinned: pinned, into: &slice)
  }

  /// Adds items to measure: those in between first, then as many behind as are likely to be needed.
  private mutating func insertUnmeasured(
    _ window: LazyWindow, pinned: Int?, into slice: inout LazySlice
  ) {
    let (frontier, known) = (lines.frontier(items), items.known.count)
    let isSought = pinned.map { $0 < count && $0 >= frontier.settledCount } ?? false
    let end = frontier.settledEnd
    if end >= window.end, !isSought { return }
    let isFar = end < window.visibleEnd || isSought
    let most = LazyBatch.most(isFar: isFar, isSeen: max(0, end) >= window.visibleStart)
    slice.insert(frontier.unmeasured.prefix(most).map { $0..<$0 + 1 } + [frontier.open])
    // The place of a far-away viewport is an estimate: half a page more, so that no item in it is missing.
    let wanted = isFar ? window.end + window.page / 2 : window.end
    var more =
      frontier.missing(upTo: wanted).map { Int(min(Double(most), $0).rounded(.up)) }
      ?? LazyBatch.ahead
    if isSought, let pinned, pinned >= known { more = max(more, min(LazyBatch.onTheWay, known)) }
    let new = LazyBatch.items(min(more, most), from: known, of: count)
    slice.insert(new)
    lines.keep(new)
  }

  /// Adds the header of the section that the first visible line is in.
  private mutating func insertHeader(_ window: LazyWindow, into slice: inout LazySlice) {
    guard let first = lines.firstItem(from: window.visibleStart) else { return }
    let header = items.structure.header(ofSection: items.structure.section(ofItem: first))
    slice.insert(header..<header + 1)
  }

  /// Returns how far the headers among some items may go on with the viewport: each up to the end of its section.
  private mutating func travels(of ranges: [Range<Int>]) -> [Int: Double] {
    let (structure, settled) = (items.structure, lines.frontier(items).settledCount)
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
      let near = lines.neighborhood(of: last, items).map({ lines.frames(of: $0, items) }),
      let line = near.first(where: { $0.item == last })?.line
    else { return 0 }
    return max(0, near.filter { $0.line == line }.map(end).reduce(start, max) - start)
  }
}
#endif
