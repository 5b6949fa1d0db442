// A few lines with the lifted item among them, solved as a container of their own.
//
//      others     ├ line j │ line j + 1 ┤ …
//      window     ├ a  b [c] d │ e  f  g ┤        [c] goes from place to place

/// Tries a lifted item at the places of a line, by solves of the lines from there on.
struct DropWindow: Sendable {
  private let container: FlexContainer
  private var items = FlexItems()
  private var solver = FlexSolver()
  private var frames = FlexFrames()

  init(_ container: FlexContainer) {
    var container = container
    // Lines that begin at the container's start do not care where it ends.
    container.hugsLines = false
    self.container = container
  }

  /// Writes down where the item's center would be at the places of a line.
  ///
  /// `lines` are those from the first that a place may change to the last that is solved, unless more turn out
  /// to be needed.
  mutating func tryPlaces(
    _ places: Range<Int>, lines: ClosedRange<Int>, of index: FlexIndex, _ lifted: FlexItem,
    _ centers: inout DropCenters
  ) {
    let first = index.lines.first(lines.lowerBound)
    let position = index.lines.position(lines.lowerBound)
    var known = min(index.lineCount, lines.upperBound + 1)
    let behind = places.lowerBound..<index.lines.first(known)
    items.splice(0..<items.count, with: index.items[first..<places.lowerBound])
    items.splice(items.count..<items.count, with: lifted)
    items.splice(items.count..<items.count, with: index.items[behind])
    for place in places {
      let item = place - first
      if place > places.lowerBound {
        items.move(RowMove(slots: ItemSlots(count: items.count), from: item - 1, to: item))
      }
      // The last line may go on, unless all ends there.
      while !solve(isWhole: known == index.lineCount, until: item) {
        let next = min(index.lineCount, known + 2)
        let more = index.lines.first(known)..<index.lines.first(next)
        items.splice(items.count..<items.count, with: index.items[more])
        known = next
      }
      let frame = frames.frame(of: item, in: items)
      centers[place] = HeldPoint(
        main: frame.mainPosition + frame.mainSize / 2,
        cross: position + frame.crossPosition + frame.crossSize / 2)
    }
  }

  /// Solves the window; false if an item is on its last line and there are items behind it.
  private mutating func solve(isWhole: Bool, until item: Int) -> Bool {
    solver.solve(
      FlexPart(items: items.indices), of: items, in: container, asking: nil, into: &frames)
    return isWhole || frames.lines.last.map { $0.items.lowerBound > item } ?? true
  }
}
