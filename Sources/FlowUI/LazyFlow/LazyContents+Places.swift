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
  ///   said yet what they make of a length, with that length. What stands between and behind them is in `placement`.
  mutating func places(
    of views: [Int], in size: CGSize, _ slice: LazySlice
  ) -> (places: [Int: ViewPlace], questions: [Int: Double]) {
    room = size
    let found: (places: [Int: ViewPlace], questions: [Int: Double]) =
      if rules.strip != nil {
        (strip.places(of: views, slice), [:])
      } else if isLimited {
        limitedPlaces(of: views, in: size, slice)
      } else {
        linePlaces(of: views, in: size, slice)
      }
    note(found.places)
    return found
  }

  /// Notes which views wait where nobody sees them; that is news if some that exist did not, or no longer do.
  private mutating func note(_ places: [Int: ViewPlace]) {
    var new: Set<Int> = []
    for (item, place) in places where place.isUnseen { new.insert(item) }
    if waiting.filter({ places[$0] != nil }) != new { revision += 1 }
    waiting = new
  }

  private mutating func linePlaces(
    of views: [Int], in size: CGSize, _ slice: LazySlice
  ) -> (places: [Int: ViewPlace], questions: [Int: Double]) {
    let latest = lines(slice.length)
    let shown = shownLines(latest)
    let shownItems = latest.index.items(ofLines: 0..<shown).count
    let end = latest.index.position(ofLine: shown)
    var (places, questions): ([Int: ViewPlace], [Int: Double]) = ([:], latest.unknown)
    placed.forget()
    placement = Placement(isUnlimited: true)
    for item in views where item < memory.items.count {
      if !placed.items.contains(item) {
        let around = lines(of: latest.index, around: item, slice)
        let guesses = placed.solve(
          around, of: latest.index, memory, isDeclared: isDeclared, rules)
        for (item, main) in guesses { questions[item] = main }
        placeSeparators(around.clamped(to: 0..<shown), of: latest.index, in: size)
      }
      let frame = placed.frames.frame(of: item, in: memory.items)
      var (main, cross) = (frame.mainPosition, frame.crossPosition)
      if item >= shownItems {
        // What may still move waits beside where its line will be.
        main = Double(RowLines.unseen)
        cross = max(0, min(end, Double(rules.axis.cross(of: size)) - frame.crossSize))
      }
      let origin = rules.axis.point(main: CGFloat(main), cross: CGFloat(cross))
      let proposal = memory.proposal(
        of: item, asked: placed.asked[item], in: frame, rules, isDeclared: isDeclared)
      places[item] = ViewPlace(
        origin: origin, proposal: proposal,
        travel: slice.pin == nil ? 0 : travel(of: item, frame, latest))
    }
    placeIndicator(slice, shownItems)
    return (places, questions)
  }

  /// The elements whose views wait where nobody sees them.
  var waitingElements: Set<Int> { Set(waiting.compactMap(items.element)) }

  /// Places the indicator behind all elements of an expanded flow.
  private mutating func placeIndicator(_ slice: LazySlice, _ shownItems: Int) {
    let item = count - 1
    guard items.hasIndicator, item < shownItems, slice.indices.contains(item),
      placed.items.contains(item),
      memory.items.breaks.isEmpty || !memory.items.breaks[item].contains(.separator)
    else { return }
    placement.indicator = placedIndicator(
      placed.frames.frame(of: item, in: memory.items), guide: samples.indicator?.guide)
  }

  /// Places what stands between the items of lines that have just been solved, and between these lines.
  private mutating func placeSeparators(
    _ lines: Range<Int>, of index: FlexIndex, in size: CGSize
  ) {
    if items.hasSeparators, let last = lines.last {
      let end = index.items(ofLines: last..<last + 1).upperBound
      for item in placed.separators where item < end && items[item] == .separator {
        let frame = rules.axis.rectangle(placed.frames.frame(of: item, in: memory.items))
        placement.itemSeparators.places.append(
          ViewPlace(origin: frame.origin, proposal: ProposedViewSize(frame.size)))
      }
    }
    if samples.lineSeparator == nil { return }
    for line in lines where line + 1 < index.lineCount {
      placement.lineSeparators.places.append(
        lineSeparator(endingAt: index.position(ofLine: line + 1), in: size))
    }
  }

  /// The separator before the line that begins somewhere.
  func lineSeparator(endingAt position: Double, in size: CGSize) -> ViewPlace {
    ViewPlace(
      origin: rules.axis.point(main: 0, cross: CGFloat(position - lineSeparatorOffset)),
      proposal: rules.axis.proposal(
        main: rules.axis.main(of: size), cross: CGFloat(samples.lineSeparator ?? 0)))
  }

  /// How far an item's view may go on with what is visible: a header, up to the end of its section.
  func travel(of item: Int, _ frame: FlexFrame, _ lines: LazyLines.OfLength) -> Double {
    guard case .header(let section) = items[item] else { return 0 }
    let (index, last) = (lines.index, items.items(ofSection: section).upperBound - 1)
    if last >= index.items(ofLines: 0..<shownLines(lines)).count { return .infinity }
    return max(
      0, end(ofLine: index.line(ofItem: last), in: index) - frame.crossSize - frame.crossPosition)
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

/// A few lines of a lazy flow, solved together.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct PlacedLines {
  /// The lengths that some of their items were asked for there.
  private(set) var asked = AskedLengths()

  private var solver = FlexSolver()
  private(set) var frames = FlexFrames()

  /// The items of the lines.
  var items: Range<Int> { frames.items }

  /// The separators that have a place on a line.
  var separators: [Int] {
    frames.lines.flatMap { line in
      line.items.map(frames.item).filter { !$0.isMultiple(of: 2) }
    }
  }

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
