// A few lines with the dragged item among them, solved as a container of their own.
//
//      others     ├ line j │ line j + 1 ┤ …
//      window     ├ a  b [c] d │ e  f  g ┤        [c] goes from place to place

extension NearbyLines {
  /// Writes down where the item would be at the places of a line, by solves of the lines from there on.
  mutating func tryPlacesByWindow(ofLine line: Int, _ centers: inout DropCenters) {
    let (places, firstLine) = (places(ofLine: line), firstLine(affectedBy: line))
    // A line of the dragged item alone has no others to go behind.
    if places.isEmpty { return }
    let (first, position) = (index.lines.first(firstLine), position(ofLine: firstLine))
    // The lines up to one behind, and more if that turns out to be needed.
    var known = min(index.lineCount, line + 2)
    window.splice(window.indices, with: index.items[first..<places.upperBound - 1])
    window.append(lifted)
    window.append(contentsOf: index.items[places.upperBound - 1..<end(ofLinesBefore: known)])
    var frames = FlexFrames()
    solver.exchangeFrames(&frames)
    solver.solve(line..<line + 1, of: index, into: &frames)
    ends.take(frames, of: index.items)
    for place in places.reversed() {
      let item = place - first
      if place < places.upperBound - 1 {
        window.move(RowMove(from: item + 1, to: item))
      }
      // The last line may go on, unless all ends there.
      while !solveWindow(into: &frames, isWhole: known == index.lineCount, until: item) {
        let next = min(index.lineCount, known + 2)
        window.append(
          contentsOf: index.items[end(ofLinesBefore: known)..<end(ofLinesBefore: next)])
        known = next
      }
      let tried = tried(item, of: frames, at: position, neighbor: place - 1)
      centers.add(tried, place: place, to: line)
    }
    solver.exchangeFrames(&frames)
  }

  /// Finds the item in the window, which lies at a position, and the place behind a neighbor whose end is known.
  private func tried(
    _ item: Int, of frames: FlexFrames, at position: Double, neighbor: Int
  ) -> TriedPlace {
    let frame = frames.frame(of: item, in: window)
    let center = HeldPoint(
      main: frame.mainPosition + frame.mainSize / 2,
      cross: position + frame.crossPosition + frame.crossSize / 2)
    var tried: TriedPlace = (center, nil)
    let beginsLine = frames.lines.contains { $0.first == item }
    if item > 0, window.isMeant(item, behind: item - 1, beginsLine: beginsLine) {
      tried.behindNeighbor = ends.place(
        behind: neighbor, size: frame.mainSize, gap: lifted.gapBefore,
        margin: lifted.marginMainStart)
    }
    return tried
  }

  /// The index of the first item of a line, or behind the last of the others.
  private func end(ofLinesBefore line: Int) -> Int { min(index.lines.first(line), othersCount) }

  /// Solves the window; false if an item is on its last line and there are items behind it.
  private mutating func solveWindow(
    into frames: inout FlexFrames, isWhole: Bool, until item: Int
  ) -> Bool {
    var container = index.container
    // Lines that begin at the container's start do not care where it ends.
    container.hugsLines = false
    let part = FlexPart(items: window.indices)
    solver.solve(part, of: window, in: container, asking: nil, into: &frames)
    guard !isWhole, let last = frames.lines.last else { return true }
    return last.items.lowerBound > item
  }
}
