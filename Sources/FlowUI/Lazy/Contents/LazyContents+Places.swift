#if canImport(SwiftUI)
import FlowCore
import FlowLayouts
import SwiftUI

// Where the views of a lazy flow are.

/// The places of items' views, and the items that have not been measured at a length yet, with that length.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
typealias LazyAnswer = (places: [Int: ViewPlace], questions: [Int: Double])

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyContents {
  /// Finds the places of the views that exist.
  ///
  /// - Parameters:
  ///   - views: The items that the views are of.
  ///   - size: The room of all items.
  ///   - slice: The items that exist.
  /// - Returns: Where each item's view begins and the proposal for it, and the measurements to make.
  mutating func places(of views: [Int], in size: CGSize, _ slice: LazySlice) -> LazyAnswer {
    room = size
    if isDeclared { strip.setLength(Double(slice.length)) }
    let found: LazyAnswer =
      rules.strip == nil
      ? linePlaces(of: views, in: size, slice) : (strip.places(of: views), [:])
    note(found.places)
    return found
  }

  /// Notes which views wait off screen; a change if some that exist did not, or no longer do.
  private mutating func note(_ places: [Int: ViewPlace]) {
    let new = Set(places.lazy.filter(\.value.isUnseen).map(\.key))
    if waiting.filter({ places[$0] != nil }) != new { revision += 1 }
    waiting = new
  }

  private mutating func linePlaces(
    of views: [Int], in size: CGSize, _ slice: LazySlice
  ) -> LazyAnswer {
    let latest = lines(slice.length)
    let shown = shownLines(latest)
    let shownItems = latest.index.items(ofLines: 0..<shown).count
    let end = latest.index.position(ofLine: shown)
    var (places, questions): ([Int: ViewPlace], [Int: Double]) = ([:], latest.unknown)
    // Their items may be others now.
    placed = FlowArrangement()
    for item in views where item < memory.items.count {
      if !placed.frames.items.contains(item) {
        let around = lines(of: latest.index, around: item, slice)
        let guesses = placed.solve(
          around, of: latest.index, memory, isDeclared: isDeclared, rules, by: &solver)
        questions.merge(guesses) { $1 }
      }
      let frame = placed.frames.frame(of: item, in: memory.items)
      var place = placed.place(of: item, memory, rules, isDeclared: isDeclared)
      if item >= shownItems {
        // A view that may still move waits beside the place of its line.
        let cross = max(0, min(end, Double(rules.axis.cross(of: size)) - frame.crossSize))
        place.origin = rules.axis.point(main: RowLines.unseen, cross: CGFloat(cross))
      }
      if slice.pin != nil { place.travel = travel(of: item, frame, latest) }
      places[item] = place
    }
    return (places, questions)
  }

  /// The elements whose views wait off screen.
  var waitingElements: Set<Int> { Set(waiting.compactMap(items.element)) }

  /// Returns how far an item's view may go on with the viewport: a header, up to the end of its section.
  func travel(of item: Int, _ frame: FlexFrame, _ lines: LazyLines) -> Double {
    guard case .header(let section) = items[item] else { return 0 }
    let (index, last) = (lines.index, items.items(ofSection: section).upperBound - 1)
    if last >= index.items(ofLines: 0..<shownLines(lines)).count { return .infinity }
    return max(
      0, end(ofLine: index.line(ofItem: last), in: index) - frame.crossSize - frame.crossPosition)
  }

  /// Returns the lines of an item and of those that exist around it.
  private func lines(
    of index: FlexIndex, around item: Int, _ slice: LazySlice
  ) -> Range<Int> {
    let range = slice.ranges.first { $0.contains(item) } ?? item..<item + 1
    let last = min(range.upperBound, memory.items.count) - 1
    return index.line(ofItem: range.lowerBound)..<index.line(ofItem: last) + 1
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension FlowArrangement {
  /// Solves a few of the lines that have been broken.
  ///
  /// - Returns: The items whose depths are guesses, and the lengths that they would be asked for.
  mutating func solve(
    _ lines: Range<Int>, of index: FlexIndex, _ memory: ItemMemory, isDeclared: Bool,
    _ rules: FlowRules, by solver: inout FlexSolver
  ) -> [Int: Double] {
    var host = ItemHost(memory, of: index.items(ofLines: lines), rules)
    if isDeclared {
      solver.solve(lines, of: index, into: &frames)
    } else {
      solver.solve(lines, of: index, host: &host, into: &frames)
    }
    asked = host.asked
    return host.guesses
  }
}
#endif
