#if canImport(SwiftUI)
import FlowCore
import FlowLayouts
import SwiftUI

// Which items of a strip exist, and where.

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension StripLines {
  /// Returns the items that have to exist.
  ///
  /// - Parameters:
  ///   - window: The stretch along the lines around the viewport; nil for all of it.
  ///   - length: The length across the lines, which they may share.
  ///   - pinned: An item that exists wherever it is.
  ///   - focused: Another one, if it has been measured.
  /// - Returns: The items, some of which may have to be measured.
  mutating func slice(
    _ window: LazyWindow?, length: CGFloat = 0, pinned: Int?, focused: Int?
  ) -> LazySlice {
    setLength(Double(length))
    var slice = LazySlice(length: areShared ? length : 0)
    guard let window else {
      slice.insert(0..<count)
      return slice
    }
    // Cards without a width have no height: all of them would lie in the window.
    if areShared, length < 1 { return slice }
    var ranges = nearbyItems(window)
    if !isDeclared {
      let sought = pinned.flatMap { (0..<count).contains($0) ? $0 : nil }
      ranges += unmeasured(window, pinned: sought)
    }
    for item in [pinned, focused].compactMap({ $0 }) where known.contains(item) {
      ranges.append(item..<item + 1)
    }
    slice.insert(ranges)
    return slice
  }

  /// An item that existed near the latest viewport.
  var firstNearby: Int {
    guard let place = nearby.first?.first, lines.lineCount > 0, place < lines.count(ofLine: 0)
    else { return 0 }
    return lines.item(at: place, ofLine: 0)
  }

  /// Returns the items in a window, and those around it that may stay.
  private mutating func nearbyItems(_ window: LazyWindow) -> [Range<Int>] {
    let slack = window.slack
    var (new, ranges): ([Range<Int>], [Range<Int>]) = ([], [])
    for line in 0..<lines.lineCount {
      let wanted = lines.places(ofLine: line, from: window.start, to: window.end)
      let last = line < nearby.count ? nearby[line] : 0..<0
      let places = LazyWindow.keep(wanted, of: last, count: lines.count(ofLine: line)) {
        lines.places(ofLine: line, from: window.start - slack, to: window.end + slack)
      }
      new.append(places)
      ranges += places.map { lines.item(at: $0, ofLine: line) }.map { $0..<$0 + 1 }
    }
    nearby = new
    return ranges
  }

  /// Items to measure: those in between first, then as many behind as are likely to be needed.
  private mutating func unmeasured(_ window: LazyWindow, pinned: Int?) -> [Range<Int>] {
    if known.count == count, holes.isEmpty { return [] }
    let isSought = pinned.map { $0 >= holes.min() ?? known.count } ?? false
    let end = settledEnd
    if end >= window.end, !isSought { return [] }
    let isFar = end < window.visibleEnd || isSought
    let most = LazyBatch.most(isFar: isFar, isSeen: max(0, end) >= window.visibleStart)
    var ranges = holes.sorted().prefix(most).map { $0..<$0 + 1 }
    // The place of a far-away viewport is an estimate: half a page more, so that no item in it is missing.
    let wanted = isFar ? window.end + window.page / 2 : window.end
    let length = (average ?? guess(in: self.length)).length
    let items = ((wanted - max(0, end)) / max(1, length)).rounded(.up) + 1
    var more = Int(min(Double(most), max(1, items) * Double(lineCount)))
    if isSought, let pinned, pinned >= known.count {
      more = max(more, min(LazyBatch.onTheWay, known.count))
    }
    ranges.append(LazyBatch.items(more, from: known.count, of: count))
    // They stay until they come near, rather than being made again then.
    nearby = nearby.enumerated().map { line, places in
      places.upperBound < lines.count(ofLine: line) ? places : places.lowerBound..<Int.max
    }
    return ranges
  }

  /// Up to where all lines are known, if there will be so many.
  private var settledEnd: Double {
    if lines.lineCount < lineCount { return -.infinity }
    if let hole = holes.min() { return lines.frame(of: hole).mainPosition }
    return (0..<lines.lineCount).map { lines.length(ofLine: $0) }.min() ?? -.infinity
  }

  /// Returns the frames of those of some items that are known, their lines, and whether they stay there.
  func frames(
    of items: some Sequence<Int>
  ) -> [(item: Int, frame: FlexFrame, line: Int, isSettled: Bool)] {
    let unsettled = holes.min() ?? .max
    return items.filter(known.contains).map { item in
      let (line, place) = lines.place(ofItem: item)
      return (item, lines.frame(at: place, ofLine: line), line, item < unsettled)
    }
  }

  /// Finds the places of the views that exist.
  func places(of views: [Int]) -> [Int: ViewPlace] {
    var places: [Int: ViewPlace] = [:]
    for (item, frame, _, isSettled) in frames(of: views) {
      // A view that may still move waits off screen.
      let cross = isSettled ? CGFloat(frame.crossPosition) : RowLines.unseen
      places[item] = ViewPlace(
        origin: rules.axis.point(main: CGFloat(frame.mainPosition), cross: cross),
        proposal: proposal(frame))
    }
    return places
  }

  /// Returns the proposal that a view was measured with; one of a declared size is offered its place.
  private func proposal(_ frame: FlexFrame) -> ProposedViewSize {
    rules.axis.proposal(
      main: isDeclared || rules.stretchesItems ? CGFloat(frame.mainSize) : nil,
      cross: isDeclared || rules.stretchesItems || areShared ? CGFloat(frame.crossSize) : nil)
  }
}
#endif
