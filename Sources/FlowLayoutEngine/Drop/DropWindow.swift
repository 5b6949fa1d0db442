// A few lines with the dragged item among them, solved as a container of their own.
//
//      others     ├ line j │ line j + 1 ┤ …
//      window     ├ a  b [c] d │ e  f  g ┤        [c] is tried at each index of line j

extension NearbyLines {
  /// Tries the drop indices of a line by solving only the lines around it.
  ///
  /// Adds the dragged item's centers at these indices to `candidates`.
  mutating func tryIndicesByWindow(ofLine line: Int, _ candidates: inout DropCandidates) {
    let (tried, firstLine) = (indices(ofLine: line), firstLine(affectedBy: line))
    // A line with nothing but the dragged item has no drop index after another item.
    if tried.isEmpty { return }
    let (first, position) = (index.lines.first(firstLine), position(ofLine: firstLine))
    // The window begins with two lines, and grows if needed.
    var known = min(index.lineCount, line + 2)
    window.splice(window.indices, with: index.items[first..<tried.upperBound - 1])
    window.append(dragged)
    window.append(contentsOf: index.items[tried.upperBound - 1..<end(ofLinesBefore: known)])
    var frames = FlexFrames()
    solver.exchangeFrames(&frames)
    solver.solve(line..<line + 1, of: index, into: &frames)
    ends.read(frames, of: index.items)
    for dropIndex in tried.reversed() {
      let item = dropIndex - first
      if dropIndex < tried.upperBound - 1 {
        window.move(RowMove(from: item + 1, to: item))
      }
      // The last line of the window may be incomplete, unless it is the last of all.
      while !solveWindow(into: &frames, isWhole: known == index.lineCount, until: item) {
        let next = min(index.lineCount, known + 2)
        window.append(
          contentsOf: index.items[end(ofLinesBefore: known)..<end(ofLinesBefore: next)])
        known = next
      }
      let candidate = candidate(item, of: frames, at: position, neighbor: dropIndex - 1)
      candidates.add(candidate, index: dropIndex, to: line)
    }
    solver.exchangeFrames(&frames)
  }

  /// Returns the centers that the dragged item could have at index `item` of `window`.
  ///
  /// `position` is the cross position of the window's first line. `neighbor` is the index of the
  /// item before the dragged one, in `index.items`.
  private func candidate(
    _ item: Int, of frames: FlexFrames, at position: Double, neighbor: Int
  ) -> DropCandidate {
    let frame = frames.frame(of: item, in: window)
    let center = DragPoint(
      main: frame.mainPosition + frame.mainSize / 2,
      cross: position + frame.crossPosition + frame.crossSize / 2)
    var candidate: DropCandidate = (center, nil)
    let beginsLine = frames.lines.contains { $0.first == item }
    if item > 0, window.hasSecondCandidate(item, after: item - 1, beginsLine: beginsLine) {
      candidate.afterNeighbor = ends.center(
        after: neighbor, size: frame.mainSize, gap: dragged.gapBefore,
        margin: dragged.marginMainStart)
    }
    return candidate
  }

  /// Returns the number of items in the lines before `line`, without the dragged item.
  private func end(ofLinesBefore line: Int) -> Int { min(index.lines.first(line), othersCount) }

  /// Lays out the items of `window`; returns whether it has all items of the line of `item`.
  ///
  /// The window may end within its last line. If `isWhole` is true, it ends with the last item of
  /// all, and has whole lines only.
  private mutating func solveWindow(
    into frames: inout FlexFrames, isWhole: Bool, until item: Int
  ) -> Bool {
    var container = index.container
    // Lines that start at the container's start do not depend on where it ends.
    container.hugsLines = false
    let part = FlexPart(items: window.indices)
    solver.solve(part, of: window, in: container, asking: nil, into: &frames)
    // If `isWhole`, the window ends with the last line of all.
    guard !isWhole, let last = frames.lines.last else { return true }
    return last.items.lowerBound > item
  }
}
