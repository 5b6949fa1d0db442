// The most that items within a limit can take together, whatever their lines are.
//
// In:  the limit, the container.
// Out: whether there may be room for some items; where there is none, there is none for more, and no lines need
//      to be broken.
//
//      │◀── line ──▶│gap    An item takes its length and a gap; a line has room for its length and one gap
//      ├───┤ ├──┤ ├─┤ ·     more. There are no more lines than the depth on offer holds of the least deep.
//      ├─────┤ ├────┤ ·

/// The room that a limit leaves, and what items take of it.
struct LimitRoom {
  /// The most lines, which are no more than items.
  private let lines: Double
  private let mostItems: Double
  /// The sum of lengths that a line holds.
  private let lineRoom: Double
  /// The most that an item takes of a line, which it may be too long for.
  fileprivate let lineLength: Double
  fileprivate let gap: Double
  /// The depth on offer; infinite if lines may come to lie at any distance.
  private let depth: Double
  private let lineGap: Double

  /// The sum of lengths that items take of all lines.
  ///
  /// Margins and gaps that are negative are taken off it before, so that it never falls.
  fileprivate var length = 0.0
  fileprivate var items = 0
  /// How many of them begin, and end, their lines.
  fileprivate var starters = 0
  fileprivate var enders = 0
  /// The least that a line is deep that one of them is in.
  fileprivate var leastDepth = Double.infinity

  init(_ limit: FlexLimit, depth: Double, of pass: borrowing FlexPass) {
    let items = pass.mainSizes.indices.dropLast(limit.hasIndicator ? 1 : 0)
    gap = pass.leastGap(between: items)
    lines = Double(max(0, min(limit.lines, pass.mainSizes.count)))
    mostItems = Double(pass.mostItems)
    lineLength = pass.breakThreshold
    lineRoom = max(0, pass.breakThreshold + gap)
    let gap = sanitizedOffset(pass.container.crossGap)
    lineGap = max(0, gap)
    self.depth = gap >= 0 && !pass.host.givesLineGaps ? depth : .infinity
    for item in pass.mainSizes.indices { length += pass.rebate(of: item, self) }
  }

  /// Whether there may be room for all that is taken.
  var mayHoldAll: Bool {
    // A line that is not broken may be less deep. Not `rounded`, which is not part of the language everywhere.
    let deep = max(1, (depth + lineGap) / (leastDepth + lineGap))
    let lines = Double(Int(min(lines, deep)))
    return length <= tolerantLimit(lines * lineRoom) && Double(items) <= lines * mostItems
      && Double(starters) <= lines && Double(enders) <= lines
  }
}

extension FlexPass {
  /// The least gap that two of some neighbors can have.
  fileprivate func leastGap(between items: Range<Int>) -> Double {
    if wishes.gapBefore.isEmpty, !host.givesGaps { return mainGap }
    let own = items.reduce(.infinity) { min($0, ownGap(before: $1)) }
    return host.givesGaps || items.isEmpty ? min(0, mainGap, own) : own
  }

  fileprivate func rebate(of item: Int, _ room: LimitRoom) -> Double {
    min(0, min(main.margins(item), room.lineLength) + room.gap)
  }

  /// Takes room for an item that has been looked at; a break marker takes part in a line that is full.
  mutating func take(_ item: Int, of room: inout LimitRoom) {
    if container.wrap != .nowrap {
      let asked = wishes.breaks[item]
      if !asked.isDisjoint(with: [.before, .fullLine]) { room.starters += 1 }
      if !asked.isDisjoint(with: [.after, .fullLine, .marker]) { room.enders += 1 }
    }
    let ratio = hasProportions ? ratio(of: item) : 0
    var outer = outerMain(item)
    var depth = CrossExtents()
    if ratio > 0 {
      outer = ratio * depths.least + main.margins(item)
      // Alone in its line it may be less deep, and beside a break marker that has a length.
      let isDeep = !hasMainMargins && !hasBreaks
      depth.largest = isDeep ? min(depths.least, breakLimit / ratio) : 0
    } else if !isOversize(item, length: mainSizes[item], own: mainSizes[item]) {
      // How deep others are at the container's length is not known.
      add(item, to: &depth)
    }
    room.leastDepth = min(room.leastDepth, depth.crossSize)
    if isMarker(item) { return }
    room.items += 1
    room.length += min(outer, room.lineLength) + room.gap - rebate(of: item, room)
  }
}
