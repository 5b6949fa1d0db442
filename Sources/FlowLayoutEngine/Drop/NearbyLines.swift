// Places are tried line by line, the nearest lines first, until no other can have a nearer one.

/// The lines to try a dragged item on.
struct NearbyLines: Sendable {
  /// The lines of all items, the dragged one behind the others.
  let index: FlexIndex

  let lifted: FlexItem

  /// Whether items may stick together.
  let sticks: Bool

  /// The greatest depth of a line with the gap behind it.
  let deepestStep: Double

  /// The least distances of the dragged item's center from the start of its line, and from its end.
  let before: Double
  let behind: Double

  /// The rounding error of sums of depths.
  private let noise: Double

  /// Whether a few lines can be solved by themselves; otherwise each place takes a whole solve.
  private let usesWindow: Bool

  /// A few lines with the dragged item among them.
  var window = FlexItems()
  var solver = FlexSolver()

  /// The ends of a line's items.
  var ends: ItemEnds

  /// Finds the lines; nil if they depend on each other, or if a host has something to be asked for.
  init?(_ trial: MoveTrial, _ host: AskedHost?) {
    guard trial.hasIndependentLines else { return nil }
    let survey = DropSurvey(trial.items, in: trial.container)
    if trial.asks(host, survey) { return nil }
    var container = trial.container
    (container.crossSize, container.minCross, container.maxCross) = (nil, 0, .infinity)
    container.alignContent = .flexStart
    var items = trial.items
    lifted = items.remove(at: trial.place)
    items.append(lifted)
    index = FlexIndex(items, in: container)
    ends = ItemEnds(in: container)
    sticks = !trial.items.breaks.isEmpty
    deepestStep = survey.deepestLine + sanitizedOffset(container.crossGap)
    noise = 1e-9 * max(1, index.lines.crossEnd + deepestStep)
    before = trial.depth / 2 - noise + sanitizedOffset(lifted.marginCrossStart)
    behind = trial.depth / 2 - noise + sanitizedOffset(lifted.marginCrossEnd)
    usesWindow = trial.hasFixedLength(survey)
  }

  /// Tries the places of all lines that may be nearest to a point, unless they are known.
  ///
  /// - Returns: These lines.
  mutating func findPlaces(
    near held: HeldPoint, _ trial: inout MoveTrial, _ centers: inout DropCenters,
    _ host: AskedHost?
  ) -> Range<Int> {
    // The last line that begins before the point, or the first one.
    let start = max(
      0, (0..<index.lineCount).partitioningPoint { position(ofLine: $0) > held.cross } - 1)
    var (first, end) = (start, start)
    var least = Double.infinity
    while first > 0 || end < index.lineCount {
      // The next line below or the next above, whichever may be nearer, until both are too far away.
      let above = first > 0 ? leastDistance(above: held.cross, line: first - 1) : .infinity
      let below = end < index.lineCount ? leastDistance(below: held.cross, line: end) : .infinity
      let nearest = max(0, min(above, below))
      if nearest * nearest > least { break }
      let line = below <= above || end == start ? end : first - 1
      (first, end) = (min(first, line), max(end, line + 1))
      if !centers.isTried(line) { tryPlaces(ofLine: line, &trial, &centers, host) }
      least = min(least, centers.leastSquare(to: held, in: line))
    }
    return first..<end
  }

  private mutating func tryPlaces(
    ofLine line: Int, _ trial: inout MoveTrial, _ centers: inout DropCenters, _ host: AskedHost?
  ) {
    if usesWindow { return tryPlacesByWindow(ofLine: line, &centers) }
    for place in places(ofLine: line) {
      centers.add(trial.tryPlace(place, host), place: place, to: line)
    }
  }
}

// MARK: - How far lines reach

//      line of the others        j − 1      │         j          │       j + 1
//      indices                         4  5 │ 6   7   8   9   10 │ 11  12
//
// To line j belong the indices behind its items, the last of which is also the one before the first item of
// line j + 1. An item put there stands on line j, or on the line that it begins behind what is left of line j:
// no line before j ends elsewhere. (Where items stick together, one line before it may, and those it parts may
// take a line of their own.) So from where line j lies follows how high and how low the item can come to stand,
// and lines that are farther away than the nearest frame found need not be looked at. The places behind its items lie
// in the middle of line j. (The dragged item itself, the last of all, is none to go behind.)

extension NearbyLines {
  func position(ofLine line: Int) -> Double { index.lines.position(line) }

  func places(ofLine line: Int) -> Range<Int> {
    (line == 0 ? 0 : index.lines.first(line) + 1)..<min(index.lines.first(line + 1), othersCount)
      + 1
  }

  var othersCount: Int { index.count - 1 }

  /// The middle of a line, in which the places behind its items lie; farther up for the last line.
  private func middle(ofLine line: Int) -> Double {
    let end = position(ofLine: line + 1) - sanitizedOffset(index.container.crossGap)
    return (position(ofLine: line) + end) / 2
  }

  /// The first line that a place of a line may change.
  func firstLine(affectedBy line: Int) -> Int { sticks ? max(0, line - 1) : line }

  /// Returns how far above a point the item lies at least at the places of a line, and at those of lines before it.
  func leastDistance(above cross: Double, line: Int) -> Double {
    // Two of the deepest lines may lie between where this one begins and where the item's does.
    var end = position(ofLine: line) + 3 * deepestStep
    // The rest of this line, which is not the last one, is no deeper than it was.
    if !sticks { end = min(end, position(ofLine: line + 1) + deepestStep) }
    return cross - max(end - behind, middle(ofLine: line) + noise)
  }

  /// Returns how far below a point the item lies at least at the places of a line, and at those of lines behind it.
  func leastDistance(below cross: Double, line: Int) -> Double {
    let start = position(ofLine: firstLine(affectedBy: line))
    return min(start + before, middle(ofLine: line) - noise) - cross
  }
}
