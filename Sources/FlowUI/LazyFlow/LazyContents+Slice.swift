#if canImport(SwiftUI)
import FlowCore
import SwiftUI

// Which items of a lazy flow exist.

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyContents {
  /// The items that have to exist.
  ///
  /// - Parameters:
  ///   - window: The stretch of the flow that is shown; nil for all of it.
  ///   - length: The length of its lines.
  ///   - pinned: An item that exists wherever it is.
  /// - Returns: The items, some of which may have to be measured.
  mutating func slice(_ window: LazyWindow?, length: CGFloat, pinned: Int?) -> LazySlice {
    var slice = LazySlice(length: length)
    guard let window else {
      slice.insert(0..<count)
      return slice
    }
    if count == 0 { return slice }
    let latest = lines(length)
    let index = latest.index
    let shown = shownLines(latest)
    // Lines that are still open, too: measuring may close them in the very pass.
    slice.insert(index.items(ofLines: index.lines(from: window.start, to: window.end)))
    if let pinned, pinned < columns.count {
      let line = index.line(ofItem: pinned)
      slice.insert(index.items(ofLines: line..<line + 1))
    }
    if isDeclared { return slice }
    // So far ahead that a reader who goes on by a whole page sees no hole.
    let wanted = window.end + window.page / 2
    // Some are measured wherever the flow is, so that its depth can be estimated.
    let isDone = isComplete && latest.unknown.isEmpty
    let isAhead = isDone || shown > 0 && index.position(ofLine: shown) >= wanted
    let isPinnedAhead = pinned.map { $0 < count && $0 >= index.items(ofLines: 0..<shown).count }
    if !isAhead || isPinnedAhead ?? false {
      addUnmeasured(to: &slice, latest, until: wanted, pinned: pinned)
    }
    return slice
  }

  /// Whether each item has been measured.
  private var isComplete: Bool { columns.count == count && holes.isEmpty }

  /// How many lines will not change by what is still to be measured.
  func shownLines(_ lines: LengthIndex) -> Int {
    if isDeclared { return lines.index.lineCount }
    var shown = lines.index.lineCount
    // The last one may take more items.
    if columns.count < count { shown -= 1 }
    if let first = lines.unknown.min() { shown = min(shown, lines.index.line(ofItem: first)) }
    // An item that turns out short fits on the line before.
    if let first = holes.min() { shown = min(shown, lines.index.line(ofItem: first) - 1) }
    return max(0, shown)
  }

  /// How many items are measured at a time.
  static let mostMeasured = 1024

  /// Adds items to measure: those in between first, then as many behind as are likely to be needed.
  private func addUnmeasured(
    to slice: inout LazySlice, _ lines: LengthIndex, until wanted: Double, pinned: Int?
  ) {
    let most = Self.mostMeasured
    slice.insert(holes.union(lines.unknown).sorted().prefix(most).map { $0..<$0 + 1 })
    let known = columns.count
    if lines.index.lineCount > 0 {
      slice.insert(lines.index.items(ofLines: lines.index.lineCount - 1..<lines.index.lineCount))
    }
    var more = 32.0
    if lines.index.lineCount > 0 {
      let lacking = (wanted - lines.index.crossSize) / max(1, depthPerLine(lines.index))
      more = max(0, lacking * itemsPerLine(lines.index) * 1.15 + 8)
      if let pinned, pinned >= known { more = max(more, Double(known)) }
    }
    slice.insert(known..<min(count, known + Int(min(more, Double(most)))))
  }
}
#endif
