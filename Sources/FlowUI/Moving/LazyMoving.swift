#if canImport(SwiftUI)
import FlowCore
import SwiftUI

/// What the views of a lazy flow know of moving.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct LazyMoving: Sendable {
  let mover: Mover
  let axis: FlowAxis
  let isMirrored: Bool
  let hold: MovingHold?

  /// How far what is visible has been scrolled since the finger moved last.
  private(set) var scrolled = CGSize.zero

  init(mover: Mover, axis: FlowAxis, isMirrored: Bool, hold: MovingHold?) {
    self.mover = mover
    self.axis = axis
    self.isMirrored = isMirrored
    self.hold = hold
  }

  var move: DataMove? { hold?.move }

  /// Leaves word of what is visible.
  func note(_ visible: CGRect?) { mover.visible.with { $0 = visible } }

  /// The same after what is visible now.
  func scrolledOn() -> Self {
    var moving = self
    if let hold { moving.scrolled = mover.scrolled(since: hold) }
    return moving
  }

  var rows: MovingRows { MovingRows(mover: mover, axis: axis, move: move) }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyMoving: Equatable {
  static func == (a: Self, b: Self) -> Bool {
    a.mover === b.mover && a.hold == b.hold && a.scrolled == b.scrolled && a.axis == b.axis
      && a.isMirrored == b.isMirrored
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyPlaces {
  /// Puts the view of a held element where it is held.
  func show(
    _ moving: LazyMoving, in bounds: CGRect, _ subviews: Subviews, _ places: [Int: LazyPlace]
  ) {
    guard let hold = moving.hold, let place = places[hold.place],
      let center = hold.center(
        ofView: 0, isMirrored: moving.isMirrored, scrolled: moving.scrolled)
    else { return }
    for view in subviews where view[LazyItemKey.self] == hold.place {
      view.place(
        at: CGPoint(x: bounds.minX + center.x, y: bounds.minY + center.y), anchor: .center,
        proposal: place.proposal)
    }
  }
}

// MARK: - The store

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyModel {
  /// Has the store follow what is held: one element stands elsewhere than in the data.
  func follow(_ move: DataMove?) {
    if move == self.move { return }
    let old = self.move
    self.move = move
    store.with { contents in
      contents.version += 1
      if let old { contents.moveItem(from: old.to, to: old.from) }
      if let move { contents.moveItem(from: move.from, to: move.to) }
    }
  }

  /// Has all stand where they are in the data, before these may change.
  func settle() { follow(nil) }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyContents {
  /// Moves an item of those that are known.
  mutating func moveItem(from source: Int, to place: Int) {
    let known = items.columns.count
    guard source != place, source < known, place < known else { return }
    let range = min(source, place)..<max(source, place) + 1
    guard isDeclared else {
      let move = DataMove(from: source, to: place)
      return self.move(
        from: range.lowerBound, (range.lowerBound..<known).map { move.source(of: $0) })
    }
    if lines.isEmpty { return items.columns.moveItem(source, to: place) }
    var part = FlexItems(items.columns[range])
    part.moveItem(source - range.lowerBound, to: place - range.lowerBound)
    lines.edit(range, with: part, of: &items, rules)
  }

  /// The lines around an item, for those who move it.
  func movingLines(around item: Int, isMirrored: Bool) -> MovingLines? {
    guard let latest = lines.latest, item < latest.index.count else { return nil }
    let index = latest.index
    let line = index.line(ofItem: item)
    let near = max(0, line - 1)..<min(index.lineCount, line + 2)
    let known = index.items(ofLines: near)
    let frames = frames(of: near, in: index)
    let part = FlexItems(items.columns[known])
    return MovingLines(
      items: items.columns, container: index.container, known: known,
      centers: part.indices.map { frames.center(of: $0, in: part) },
      lines: known.map { index.line(ofItem: $0) }, host: items.movingHost(rules),
      axis: rules.axis, isMirrored: isMirrored)
  }

  /// The item to scroll to for one more line before or behind what is visible; nil where there is none.
  func item(before start: Double, orBehind end: Double, isForward: Bool) -> Int? {
    guard let index = lines.latest?.index else { return nil }
    // Half a point is not worth a line.
    let (first, last) = (start - 0.5, end + 0.5)
    // The last line that begins before, or the first one that ends behind; there may be none. Where gaps
    // differ, an index answers lines, too, that end in the gap before those.
    let line =
      isForward
      ? index.lines(from: last, to: .infinity).first { self.end(ofLine: $0, in: index) >= last }
      : index.lines(from: -.infinity, to: first).last
    guard let line else { return nil }
    return index.items(ofLines: line..<line + 1).lowerBound
  }

  /// Where a line ends across the lines.
  private func end(ofLine line: Int, in index: FlexIndex) -> Double {
    let line = frames(of: line..<line + 1, in: index).lines[0]
    return line.crossPosition + line.crossSize
  }

  /// Some lines, each where it is in the whole.
  private func frames(of lines: Range<Int>, in index: FlexIndex) -> FlexFrames {
    var (solver, frames) = (FlexSolver(), FlexFrames())
    _ = items.solve(lines, of: index, rules, by: &solver, into: &frames)
    return frames
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension KnownItems {
  /// Answers in other orders from memory.
  func movingHost(_ rules: FlowRules) -> MovingHost {
    MovingHost(
      items: columns, fits: fits.compactMapValues { $0.last?.measurement },
      spacings: rules.crossSpacing == nil ? spacings : [], crossAxis: rules.axis.crossAxis)
  }
}
#endif
