// How an index breaks lines: a part of the items at a time, solved as a container of its own.
//
//      items     0 ───────────── 4096 ─────────────── 8192
//      solved    ├ line │ line │ li┤
//                              ├ line │ line │ line ┤
//      after a change: until a new line begins where an old one did
//
// Greedy lines do not depend on items before them. So all lines of a part but its last are lines of the whole
// container; the next part begins with that last line, or one line earlier if a host gives line gaps.

/// Breaks the lines of a `FlexIndex`.
///
/// Keeps a solver, so that the next change reuses its memory.
struct LineBreaker: Sendable {
  private var solver = FlexSolver()

  // Few lines may change, so the number starts small; with the largest, frames still stay in cache.
  // A line of more items is solved as a whole.
  /// The smallest and the largest number of items that are broken into lines in one step.
  ///
  /// After a change, the first step takes the smallest number of items, and each later step twice
  /// as many, up to the largest number.
  var partSizes = 64...4096

  /// The new or changed items, and the change in the number of items.
  struct Change {
    let items: Range<Int>
    let delta: Int
  }

  /// The lines that `breakLines` has recomputed after items have changed.
  struct Broken {
    var lines = LineTable()
    /// The old line that follows these lines: its old line number, and its new position.
    ///
    /// Nil if these lines go on to the last item.
    var meeting: (line: Int, position: Double)?
  }

  /// Returns the lines from line `start` on, until a line begins as before the change.
  ///
  /// A line begins as before if its first item is the first item of an old line. The items before
  /// line `start` have to be unchanged.
  mutating func breakLines(
    of items: FlexItems, in container: FlexContainer, after change: Change,
    from start: Int, of old: LineTable, asking host: AnyFlexHost?
  ) -> Broken {
    var frames = FlexFrames()
    solver.exchangeFrames(&frames)
    defer { solver.exchangeFrames(&frames) }
    let isNew = change.items.count == items.count
    var broken = Broken()
    // The next part: its first item and position, its number of items, and the number of its lines that are
    // already stored.
    var (first, position, known) = (old.first(start), old.position(start), 0)
    var span = isNew ? partSizes.upperBound : partSizes.lowerBound
    var oldLine = start
    while first < items.count {
      let end = min(items.count, first + span)
      let part = FlexPart(
        items: first..<end, endsContainer: end == items.count, hasOnlyLines: true)
      solver.solve(part, of: items, in: container, asking: host, into: &frames)
      let complete = max(0, frames.lines.count - (end == items.count ? 0 : 1))
      if isNew { broken.lines.reserve(for: complete, until: items.count) }
      let lines = min(known, complete)..<complete
      let meeting = isNew ? nil : meeting(in: lines, of: frames, after: change, in: old, &oldLine)
      broken.lines.append(
        lines.lowerBound..<(meeting ?? complete), of: frames, at: position)
      if let meeting {
        broken.meeting = (oldLine, position + frames.lines[meeting].crossPosition)
        return broken
      }
      if end == items.count { break }
      // Continues with the last line or, if there is only one line, with a larger part from the same item.
      let next = complete - (host.givesLineGaps ? 1 : 0)
      (known, span) = (max(known, complete), 2 * span)
      if next <= 0 { continue }
      known -= next
      position += frames.lines[next].crossPosition
      first = frames.item(at: Int(frames.lines[next].first))
      span = min(span, partSizes.upperBound)
    }
    return broken
  }

  /// Returns the first of `lines` whose first item is the first item of an old line.
  ///
  /// Only lines that begin after the changed items count. Nil if there is no such line.
  private func meeting(
    in lines: Range<Int>, of frames: FlexFrames, after change: Change, in old: LineTable,
    _ oldLine: inout Int
  ) -> Int? {
    // `oldLine` is the old line to start at, and becomes the old line that was found.
    lines.first { line in
      let first = frames.item(at: Int(frames.lines[line].first))
      if first < change.items.upperBound { return false }
      while old.first(oldLine) + change.delta < first { oldLine += 1 }
      return oldLine < old.count && old.first(oldLine) + change.delta == first
    }
  }
}
