#if canImport(SwiftUI)
import FlowCore
import FlowLayouts
import SwiftUI

// Where the views of a lazy flow are.

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyContents {
  /// Finds the places of the views that exist.
  ///
  /// - Parameters:
  ///   - views: The items that the views are of.
  ///   - size: The room of all items.
  ///   - slice: The items that exist.
  /// - Returns: Where each item's view begins and the proposal for it; and the items whose views have not
  ///   said yet what they make of a length, with that length.
  mutating func places(
    of views: [Int], in size: CGSize, _ slice: LazySlice
  ) -> (places: [Int: LazyPlace], questions: [Int: Double]) {
    room = size
    if rules.strip != nil { return (strip.places(of: views, slice), [:]) }
    let latest = lines(slice.length)
    let shown = shownLines(latest)
    let shownItems = latest.index.items(ofLines: 0..<shown).count
    let end = latest.index.position(ofLine: shown)
    var (places, questions): ([Int: LazyPlace], [Int: Double]) = ([:], latest.unknown)
    placed.forget()
    for item in views where item < memory.items.count {
      if !placed.items.contains(item) {
        let guesses = placed.solve(
          lines(of: latest.index, around: item, slice), of: latest.index, memory,
          isDeclared: isDeclared, rules)
        questions.merge(guesses) { _, new in new }
      }
      let frame = placed.frames.frame(of: item, in: memory.items)
      var (main, cross) = (frame.mainPosition, frame.crossPosition)
      if item >= shownItems {
        // What may still move waits beyond the far edge, where its line will be.
        main = slice.waitingRoom
        cross = max(0, min(end, Double(rules.axis.cross(of: size)) - frame.crossSize))
      }
      let origin = rules.axis.point(main: CGFloat(main), cross: CGFloat(cross))
      let proposal = memory.proposal(
        of: item, asked: placed.asked[item], in: frame, rules, isDeclared: isDeclared)
      places[item] = LazyPlace(origin: origin, proposal: proposal)
    }
    return (places, questions)
  }

  /// The lines of an item and of those that exist around it.
  private func lines(
    of index: FlexIndex, around item: Int, _ slice: LazySlice
  ) -> Range<Int> {
    let range = slice.ranges.first { $0.contains(item) } ?? item..<item + 1
    let last = min(range.upperBound, memory.items.count) - 1
    return index.line(ofItem: range.lowerBound)..<index.line(ofItem: last) + 1
  }
}

/// Where an item's view begins in its lazy flow, and what it is proposed.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct LazyPlace {
  let origin: CGPoint
  let proposal: ProposedViewSize
}

/// A few lines of a lazy flow, solved together.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct PlacedLines {
  /// The lengths that some of their items were asked for there.
  private(set) var asked = AskedLengths()

  private var solver = FlexSolver()
  private(set) var frames = FlexFrames()

  /// The items of the lines.
  var items: Range<Int> { frames.items }

  /// Forgets the lines: their items may be others now.
  mutating func forget() { (frames, asked) = (FlexFrames(), AskedLengths()) }

  /// Solves lines.
  ///
  /// - Returns: The items whose depths are guesses, and the lengths that they would be asked for.
  mutating func solve(
    _ lines: Range<Int>, of index: FlexIndex, _ memory: ItemMemory, isDeclared: Bool,
    _ rules: FlowRules
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
