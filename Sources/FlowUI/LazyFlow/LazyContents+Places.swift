#if canImport(SwiftUI)
import FlowCore
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
    if rules.strip != nil { return (strip.places(of: views, slice), [:]) }
    let latest = lines(slice.length)
    let shown = shownLines(latest)
    let shownItems = latest.index.items(ofLines: 0..<shown).count
    let end = latest.index.position(ofLine: shown)
    var (places, questions): ([Int: LazyPlace], [Int: Double]) = ([:], latest.unknown)
    placed.forget()
    for item in views where item < items.columns.count {
      if !placed.items.contains(item) {
        let guesses = placed.solve(
          lines(of: latest.index, around: item, slice), of: latest.index, items, rules)
        questions.merge(guesses) { _, new in new }
      }
      var frame = placed.frame(of: item, items.columns)
      let proposal = proposal(of: item, frame, asked: placed.asked[item])
      if item >= shownItems {
        // What may still move waits beyond the far edge, where its line will be.
        frame.mainPosition = slice.waitingRoom
        let last = Double(rules.axis.cross(of: size)) - frame.crossSize
        frame.crossPosition = max(0, min(end, last))
      }
      let origin = rules.axis.point(
        main: CGFloat(frame.mainPosition), cross: CGFloat(frame.crossPosition))
      places[item] = LazyPlace(origin: origin, proposal: proposal)
    }
    return (places, questions)
  }

  /// The lines of an item and of those that exist around it.
  private func lines(
    of index: FlexIndex, around item: Int, _ slice: LazySlice
  ) -> Range<Int> {
    let range = slice.ranges.first { $0.contains(item) } ?? item..<item + 1
    let last = min(range.upperBound, items.columns.count) - 1
    return index.line(ofItem: range.lowerBound)..<index.line(ofItem: last) + 1
  }

  /// The proposal that a view was measured with; one whose size is declared or stretched is offered its
  /// place.
  private func proposal(
    of item: Int, _ frame: PlacedLines.Frame, asked: Double?
  ) -> ProposedViewSize {
    let (columns, axis, asked) = (items.columns, rules.axis, asked.map { CGFloat($0) })
    let keepsProportions = !columns.aspectRatio.isEmpty && columns.aspectRatio[item] != nil
    let isOfferedPlace = keepsProportions || rules.stretches(item, of: columns)
    if !isDeclared, !isOfferedPlace { return axis.proposal(main: asked, cross: nil) }
    return axis.proposal(
      main: asked ?? CGFloat(frame.mainSize), cross: CGFloat(frame.crossSize))
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
  /// The items of the lines.
  private(set) var items = 0..<0

  /// The lengths that some of them were asked for there.
  private(set) var asked: [Int: Double] = [:]

  private var solver = FlexSolver()
  private var frames = FlexFrames()

  /// Where an item is in its flow.
  struct Frame {
    var mainPosition: Double
    var crossPosition: Double
    let mainSize: Double
    let crossSize: Double
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension PlacedLines {
  /// Forgets the lines: their items may be others now.
  mutating func forget() { (items, asked) = (0..<0, [:]) }

  /// Solves lines.
  ///
  /// - Returns: The items whose depths are guesses, and the lengths that they would be asked for.
  mutating func solve(
    _ lines: Range<Int>, of index: FlexIndex, _ known: KnownItems, _ rules: FlowRules
  ) -> [Int: Double] {
    items = index.items(ofLines: lines)
    let host = known.solve(lines, of: index, rules, by: &solver, into: &frames)
    asked = host.asked
    return host.guesses
  }

  /// The frame of one of the items.
  func frame(of item: Int, _ columns: FlexItems) -> Frame {
    let place = item - items.lowerBound
    return Frame(
      mainPosition: frames.mainPositions[place], crossPosition: frames.crossPositions[place],
      mainSize: frames.mainSizes.isEmpty ? columns.main[item] : frames.mainSizes[place],
      crossSize: frames.crossSizes.isEmpty ? columns.cross[item] : frames.crossSizes[place])
  }
}
#endif
