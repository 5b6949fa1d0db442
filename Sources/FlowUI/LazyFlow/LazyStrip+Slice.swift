#if canImport(SwiftUI)
import FlowCore
import FlowLayouts
import SwiftUI

// Which items of a strip exist, and where.

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyStrip {
  /// The items that have to exist.
  ///
  /// - Parameters:
  ///   - window: The stretch along the lines around what is visible; nil for all of it.
  ///   - pinned: An item that exists wherever it is.
  ///   - focused: Another one, if it has been measured.
  ///   - mostUnseen: How many are measured at a time of which none can be seen yet.
  /// - Returns: The items, some of which may have to be measured.
  mutating func slice(
    _ window: LazyWindow?, pinned: Int?, focused: Int?, mostUnseen: Int = LazyContents.mostMeasured
  ) -> LazySlice {
    var slice = LazySlice(length: 0)
    guard let window else {
      slice.insert(0..<count)
      return slice
    }
    var ranges: [Range<Int>] = []
    let usual = average
    for index in parts.indices {
      parts[index].addNearby(window, to: &ranges)
      if isDeclared { continue }
      let sought = pinned.flatMap { parts[index].items.contains($0) ? $0 : nil }
      ranges += unmeasured(
        of: parts[index], window, usual, pinned: sought, max(1, mostUnseen / parts.count))
    }
    for item in [pinned, focused].compactMap({ $0 })
    where known[part(of: item)].contains(item) {
      ranges.append(item..<item + 1)
    }
    slice.insert(ranges)
    return slice
  }

  /// An item that existed near what was visible last.
  var firstNearby: Int {
    let part = parts[0]
    guard let place = part.nearby.first?.first, part.strip.lineCount > 0,
      place < part.strip.count(ofLine: 0)
    else { return 0 }
    return part.item(at: place, ofLine: 0)
  }

  /// Items of a part to measure: those in between first, then as many behind as are likely to be needed.
  private func unmeasured(
    of part: Part, _ window: LazyWindow, _ usual: Usual?, pinned: Int?, _ mostUnseen: Int
  ) -> [Range<Int>] {
    let (first, known) = (part.items.lowerBound, part.strip.count)
    let isComplete = known == part.items.count && part.holes.isEmpty
    let isSought =
      pinned.map { $0 - first >= known || part.holes.contains($0 - first) } ?? false
    if isComplete { return [] }
    let (lines, end) = (linesOfPart, part.end(lines: linesOfPart))
    if end >= window.end, !isSought { return [] }
    let isFar = end < window.visibleEnd || isSought
    let most = max(1, LazyContents.mostMeasured / parts.count)
    var ranges = part.holes.sorted().prefix(most).map { first + $0..<first + $0 + 1 }
    // What was far away is a guess: half a page more, so that none of it is missing.
    let wanted = isFar ? window.end + window.page / 2 : window.end
    let length = usual?.length ?? Self.chip.length + rules.gap
    let items = ((wanted - max(0, end)) / max(1, length)).rounded(.up) + 1
    let isSeen = max(0, end) >= window.visibleStart
    var more = Int(min(Double(isSeen ? most : mostUnseen), max(1, items) * Double(lines)))
    if isSought, let pinned { more = max(more, min(mostUnseen, pinned - first - known + 1)) }
    ranges.append(first + known..<first + min(part.items.count, known + more))
    return ranges
  }

  /// Where those of some items are that are known, on which lines, and whether they stay there.
  func frames(
    of items: some Sequence<Int>
  ) -> [(item: Int, frame: FlexFrame, line: Int, isSettled: Bool)] {
    let (starts, unsettled) = (crossStarts, parts.map { $0.holes.min() ?? .max })
    return items.compactMap { item in
      let index = part(of: item)
      let (strip, own) = (parts[index].strip, item - parts[index].items.lowerBound)
      if own >= strip.count { return nil }
      let (line, place) = strip.place(ofItem: own)
      return (
        item, strip.frame(at: place, ofLine: line).moved(across: starts[index]),
        parts.count == 1 ? line : index, own < unsettled[index]
      )
    }
  }

  /// Finds the places of the views that exist.
  func places(of views: [Int]) -> [Int: ViewPlace] {
    var places: [Int: ViewPlace] = [:]
    for (item, frame, _, isSettled) in frames(of: views) {
      // What may still move waits where nobody sees it.
      let cross = isSettled ? CGFloat(frame.crossPosition) : RowLines.unseen
      places[item] = ViewPlace(
        origin: rules.axis.point(main: CGFloat(frame.mainPosition), cross: cross),
        proposal: isDeclared || rules.stretchesItems
          ? rules.axis.proposal(main: CGFloat(frame.mainSize), cross: CGFloat(frame.crossSize))
          : .unspecified)
    }
    return places
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyStrip.Part {
  /// The item at a place of a line, counted from the strip's first.
  func item(at place: Int, ofLine line: Int) -> Int {
    items.lowerBound + strip.item(at: place, ofLine: line)
  }

  /// Adds the items in a window, and those around it that may stay.
  fileprivate mutating func addNearby(_ window: LazyWindow, to ranges: inout [Range<Int>]) {
    let slack = window.slack
    var new: [Range<Int>] = []
    for line in 0..<strip.lineCount {
      let wanted = strip.places(ofLine: line, from: window.start, to: window.end)
      let last = line < nearby.count ? nearby[line] : 0..<0
      let places = LazyWindow.keep(wanted, of: last, count: strip.count(ofLine: line)) {
        strip.places(ofLine: line, from: window.start - slack, to: window.end + slack)
      }
      new.append(places)
      ranges += places.map { item(at: $0, ofLine: line) }.map { $0..<$0 + 1 }
    }
    nearby = new
  }

  /// Up to where all lines are known, if there will be so many.
  fileprivate func end(lines: Int) -> Double {
    if strip.lineCount < min(lines, items.count) { return -.infinity }
    if let hole = holes.min() {
      let (line, place) = strip.place(ofItem: hole)
      return strip.frame(at: place, ofLine: line).mainPosition
    }
    return (0..<strip.lineCount).map { strip.length(ofLine: $0) }.min() ?? -.infinity
  }
}
#endif
