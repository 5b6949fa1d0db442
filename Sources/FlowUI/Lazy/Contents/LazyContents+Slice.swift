#if canImport(SwiftUI)
import FlowCore
import FlowLayouts
import SwiftUI

// Which items of a lazy flow exist.

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
    var slice = wanted(window, length: length, pinned: pinned, focused: focused)
    if let held, known.contains(held) { slice.insert(held..<held + 1) }
    if pinsHeaders, let window { pinHeader(window, in: &slice) }
    existing = slice
    return slice
  }

  /// Adds the header of the section that the first visible line is in.
  private mutating func pinHeader(_ window: LazyWindow, in slice: inout LazySlice) {
    slice.pin = window.visibleStart
    let index = lines(slice.length).index
    let visible = index.lines(from: window.visibleStart, to: .infinity)
    guard let line = visible.first else { return }
    let section = items.section(ofItem: index.items(ofLines: line..<line + 1).lowerBound)
    let header = items.header(ofSection: section)
    slice.insert(header..<header + 1)
  }

  /// The items whose sizes are known, some of them by an estimate.
  var known: Range<Int> { rules.strip == nil ? memory.items.indices : strip.known }

  private mutating func wanted(
    _ window: LazyWindow?, length: CGFloat, pinned: Int?, focused: Int?
  ) -> LazySlice {
    if rules.strip != nil {
      return strip.slice(
        window, length: length, pinned: pinned, focused: focused)
    }
    var slice = LazySlice(length: length)
    guard let window else {
      slice.insert(0..<count)
      return slice
    }
    // Photos of a flow without a width have no height: all of them would lie in the window.
    if count == 0 || rules.targetDepth != nil && length < 1 { return slice }
    let latest = lines(length)
    let index = latest.index
    // Lines that are still open, too: measuring may close them in the very pass.
    nearby = index.items(ofLines: window.lines(of: index, after: lines(of: nearby, in: index)))
    slice.insert(nearby)
    if let pinned, pinned < memory.items.count {
      let line = index.line(ofItem: pinned)
      slice.insert(index.items(ofLines: line..<line + 1))
    }
    if let focused, focused < memory.items.count { slice.insert(focused..<focused + 1) }
    if !isDeclared { addUnmeasured(to: &slice, latest, window, pinned: pinned) }
    return slice
  }

  /// An item that existed near the latest viewport.
  var firstNearby: Int { rules.strip == nil ? nearby.lowerBound : strip.firstNearby }

  /// Returns the lines of some items, as far as these are known.
  private func lines(of items: Range<Int>, in index: FlexIndex) -> Range<Int> {
    let items = items.clamped(to: 0..<index.count)
    if items.isEmpty { return 0..<0 }
    return index.line(ofItem: items.lowerBound)..<index.line(ofItem: items.upperBound - 1) + 1
  }

  /// Adds items to measure: those in between first, then as many behind as are likely to be needed.
  private mutating func addUnmeasured(
    to slice: inout LazySlice, _ lines: LazyLines, _ window: LazyWindow, pinned: Int?
  ) {
    let (index, known) = (lines.index, memory.items.count)
    let shown = shownLines(lines)
    let isSought = pinned.map { $0 < count && $0 >= index.items(ofLines: 0..<shown).count } ?? false
    let isComplete = known == count && memory.holes.isEmpty && lines.unknown.isEmpty
    let end = isComplete ? .infinity : shown > 0 ? index.position(ofLine: shown) : -.infinity
    if end >= window.end, !isSought { return }
    let isFar = end < window.visibleEnd || isSought
    let most = LazyBatch.most(isFar: isFar, isSeen: max(0, end) >= window.visibleStart)
    let unknown = memory.holes.union(lines.unknown.keys)
    slice.insert(unknown.sorted().prefix(most).map { $0..<$0 + 1 })
    var more = LazyBatch.ahead
    if let line = usualLine(lines), index.lineCount > 0 {
      slice.insert(index.items(ofLines: index.lineCount - 1..<index.lineCount))
      // The place of a far-away viewport is an estimate: half a page more, so that no item in it is missing.
      let wanted = isFar ? window.end + window.page / 2 : window.end
      let lacking = ((wanted - index.crossSize) / max(1, line.depth)).rounded(.up) + 1
      more = Int(min(Double(most), max(1, lacking * line.items)).rounded(.up))
      if isSought, let pinned, pinned >= known { more = max(more, min(LazyBatch.onTheWay, known)) }
    }
    let new = LazyBatch.items(min(more, most), from: known, of: count)
    slice.insert(new)
    // They stay until they come near, rather than being made again then.
    if new.lowerBound <= nearby.upperBound { nearby = nearby.lowerBound..<new.upperBound }
  }
}
#endif
