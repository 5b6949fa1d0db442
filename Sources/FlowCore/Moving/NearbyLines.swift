// Which lines have to be looked at for a point, and which indices belong to them.
//
//      line of the others        j − 1      │         j          │       j + 1
//      indices                         4  5 │ 6   7   8   9   10 │ 11  12
//
// To line j belong the indices behind its items, the last of which is also the one before the first item of
// line j + 1. An item put there stands on line j, or on the line that it begins behind what is left of line j:
// no line before j ends elsewhere. (Where items stick together, one line before it may, and those it parts may
// take a line of their own.) So from where line j lies follows how high and how low the item can come to stand,
// and lines that are farther away than the nearest frame found need not be looked at.

/// The lines of the items that are not lifted.
struct NearbyLines: Sendable {
  let index: FlexIndex

  /// What the lifted item asks for.
  let lifted: FlexItem

  /// Whether items may stick together.
  private let sticks: Bool

  /// How deep a line with the gap behind it can be at most.
  private let deepestStep: Double

  /// How far from the start of its line the item's center lies at least, and how far from its end.
  private let before: Double
  private let behind: Double

  /// Whether the places of a line have been tried.
  private(set) var isKnown: [Bool]

  /// Tries places by a few lines; nil if each takes a whole solve.
  var window: DropWindow?

  /// Nil if lines depend on each other, or on what a host measures: `measuresItems` says whether it does, nil
  /// that there is none.
  init?(_ trial: MoveTrial, asks measuresItems: Bool?) {
    guard trial.hasIndependentLines else { return nil }
    let survey = DropSurvey(trial.items, in: trial.container)
    if let measuresItems, trial.asksHost(measuresItems, survey) { return nil }
    var container = trial.container
    (container.crossSize, container.minCross, container.maxCross) = (nil, 0, .infinity)
    container.alignContent = .flexStart
    var others = trial.items
    let row = trial.slots[trial.rank]
    lifted = others[row]
    others.replaceSubrange(row..<row + 1, with: FlexItems())
    index = FlexIndex(others, in: container)
    sticks = !trial.items.breaks.isEmpty
    deepestStep = survey.deepestLine + sanitizedOffset(container.crossGap)
    let noise = 1e-9 * max(1, index.lines.crossEnd + deepestStep)
    let half = trial.depth / 2 - noise
    before = half + sanitizedOffset(lifted.marginCrossStart)
    behind = half + sanitizedOffset(lifted.marginCrossEnd)
    isKnown = Array(repeating: false, count: max(1, index.lineCount))
    if trial.hasFixedLength(survey) { window = DropWindow(container) }
  }

  /// The indices that belong to a line.
  func places(ofLine line: Int) -> Range<Int> {
    (line == 0 ? 0 : index.lines.first(line) + 1)..<index.lines.first(line + 1) + 1
  }

  /// The first line that a place of a line may change.
  func firstLine(affectedBy line: Int) -> Int { sticks ? max(0, line - 1) : line }

  /// The last line that begins before a point, or the first one.
  func line(at cross: Double) -> Int {
    var (low, high) = (0, isKnown.count)
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if index.lines.position(middle) <= cross { low = middle } else { high = middle }
    }
    return low
  }

  /// How far above a point the item lies at least at the places of a line, and at those of lines before it.
  private func leastDistance(above cross: Double, line: Int) -> Double {
    let lines = index.lines
    // Two of the deepest lines may lie between where this one begins and where the item's does.
    var end = lines.position(line) + 3 * deepestStep
    if !sticks {
      // What is left of this line is no deeper than it was.
      let isLast = line + 1 >= lines.count
      let next = isLast ? lines.crossEnd + deepestStep : lines.position(line + 1)
      end = min(end, next + deepestStep)
    }
    return cross - (end - behind)
  }

  /// How far below a point the item lies at least at the places of a line, and at those of lines behind it.
  private func leastDistance(below cross: Double, line: Int) -> Double {
    index.lines.position(firstLine(affectedBy: line)) + before - cross
  }
}

extension NearbyLines {
  /// Tries the places of all lines that may be nearest to a point, unless they are known.
  ///
  /// - Returns: These places.
  mutating func findPlaces(
    near held: HeldPoint, _ trial: inout MoveTrial, _ centers: inout DropCenters,
    _ host: inout some FlexLimitHost
  ) -> Range<Int> {
    let start = line(at: held.cross)
    var (first, end) = (start, start)
    var least = Double.infinity
    while first > 0 || end < isKnown.count {
      // The next line below or the next above, whichever may be nearer, until both are too far away.
      let above = first > 0 ? leastDistance(above: held.cross, line: first - 1) : .infinity
      let below = end < isKnown.count ? leastDistance(below: held.cross, line: end) : .infinity
      let nearest = max(0, min(above, below))
      if nearest * nearest > least { break }
      let line = below <= above || end == start ? end : first - 1
      (first, end) = (min(first, line), max(end, line + 1))
      if !isKnown[line] { tryPlaces(ofLine: line, &trial, &centers, &host) }
      least = min(least, centers.leastSquare(to: held, among: places(ofLine: line)))
    }
    return places(ofLine: first).lowerBound..<places(ofLine: end - 1).upperBound
  }

  private mutating func tryPlaces(
    ofLine line: Int, _ trial: inout MoveTrial, _ centers: inout DropCenters,
    _ host: inout some FlexLimitHost
  ) {
    isKnown[line] = true
    let (places, start) = (places(ofLine: line), firstLine(affectedBy: line))
    let (index, lifted) = (index, lifted)
    if window == nil {
      for place in places { centers[place] = trial.center(at: place, &host) }
    } else {
      window?.tryPlaces(places, lines: start...line + 1, of: index, lifted, &centers)
    }
  }
}
