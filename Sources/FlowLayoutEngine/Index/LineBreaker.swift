// How an index breaks lines: some items at a time, solved as a container of their own.
//
//      items     0 ───────────── 4096 ─────────────── 8192
//      solved    ├ line │ line │ li┤
//                              ├ line │ line │ line ┤
//      after a change: until a new line begins where an old one did
//
// Greedy lines depend on nothing before their first item. All lines of such a part but the last one are
// lines of the whole; the next part begins with that one, or with the one before it if a gap depends on
// both.

/// Breaks lines, with the memory of earlier ones.
struct LineBreaker: Sendable {
  private var solver = FlexSolver()

  /// The number of items that are solved first after a change, and at most at a time unless two lines have more:
  /// their frames stay in cache.
  var partSizes = 64...4096

  /// Items that are new or different, and how many more there are than before.
  struct Change {
    let items: Range<Int>
    let delta: Int
  }

  /// New lines, and the old line that they meet, with its new position.
  struct Broken {
    var lines = LineTable()
    var meeting: (line: Int, position: Double)?
  }

  /// Breaks all lines from an old one on that has the items it had, until they are the old ones again.
  mutating func breakLines(
    of items: FlexItems, in container: FlexContainer, after change: Change,
    from start: Int, of old: LineTable, asking host: AskedHost?
  ) -> Broken {
    var frames = FlexFrames()
    solver.exchangeFrames(&frames)
    defer { solver.exchangeFrames(&frames) }
    let isNew = change.items.count == items.count
    var broken = Broken()
    // The part that is solved next: its first item, where that lies, how many items it has, and lines that are known.
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
      // Goes on with the last line; where that is the first one, with all of them and more items.
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

  /// The first of some new lines that begins where an old one did.
  ///
  /// `oldLine` is an old line to begin with, and the one that is met if there is any.
  private func meeting(
    in lines: Range<Int>, of frames: FlexFrames, after change: Change, in old: LineTable,
    _ oldLine: inout Int
  ) -> Int? {
    lines.first { line in
      let first = frames.item(at: Int(frames.lines[line].first))
      if first < change.items.upperBound { return false }
      while old.first(oldLine) + change.delta < first { oldLine += 1 }
      return oldLine < old.count && old.first(oldLine) + change.delta == first
    }
  }
}
