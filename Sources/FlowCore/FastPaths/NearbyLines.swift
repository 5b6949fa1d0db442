// Places are tried line by line, the nearest lines first, until no other can have a nearer one.

/// The lines of the items that are not lifted, and which of them have been tried.
struct NearbyLines: Sendable {
  let index: FlexIndex

  /// What the lifted item asks for.
  let lifted: FlexItem

  /// Whether items may stick together.
  let sticks: Bool

  /// How deep a line with the gap behind it can be at most.
  let deepestStep: Double

  /// How far from the start of its line the lifted item's center lies at least, and how far from its end.
  let before: Double
  let behind: Double

  /// Whether a few lines can be solved by themselves; otherwise each place takes a whole solve.
  private let usesWindow: Bool

  /// A few lines with the lifted item among them.
  var window = FlexItems()
  var solver = FlexSolver()

  /// Whether the places of a line have been tried.
  private var isKnown: [Bool]

  /// Finds the lines; nil if they depend on each other, or if a host has something to be asked for.
  init?(_ trial: MoveTrial, _ host: AskedHost?) {
    guard trial.hasIndependentLines else { return nil }
    let survey = DropSurvey(trial.items, in: trial.container)
    if trial.asks(host, survey) { return nil }
    var container = trial.container
    (container.crossSize, container.minCross, container.maxCross) = (nil, 0, .infinity)
    container.alignContent = .flexStart
    var others = trial.items
    let row = trial.slots[trial.rank]
    lifted = others.row(row)
    others.splice(row..<row + 1, with: FlexItems()[...])
    index = FlexIndex(others, in: container)
    sticks = !trial.items.breaks.isEmpty
    deepestStep = survey.deepestLine + sanitizedOffset(container.crossGap)
    let noise = 1e-9 * max(1, index.lines.crossEnd + deepestStep)
    before = trial.depth / 2 - noise + sanitizedOffset(lifted.marginCrossStart)
    behind = trial.depth / 2 - noise + sanitizedOffset(lifted.marginCrossEnd)
    usesWindow = trial.hasFixedLength(survey)
    // The only place of a lone item counts as that of a line.
    isKnown = Array(repeating: false, count: max(1, index.lineCount))
  }

  /// Tries the places of all lines that may be nearest to a point, unless they are known.
  ///
  /// - Returns: These places.
  mutating func findPlaces(
    near held: HeldPoint, _ trial: inout MoveTrial, _ centers: inout DropCenters,
    _ host: AskedHost?
  ) -> Range<Int> {
    // The last line that begins before the point, or the first one.
    let start = max(
      0, (0..<isKnown.count).partitioningPoint { position(ofLine: $0) > held.cross } - 1)
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
      if !isKnown[line] { tryPlaces(ofLine: line, &trial, &centers, host) }
      least = min(least, centers.leastSquare(to: held, among: places(ofLine: line)))
    }
    return places(ofLine: first).lowerBound..<places(ofLine: end - 1).upperBound
  }

  private mutating func tryPlaces(
    ofLine line: Int, _ trial: inout MoveTrial, _ centers: inout DropCenters, _ host: AskedHost?
  ) {
    isKnown[line] = true
    if usesWindow { return tryPlacesByWindow(ofLine: line, &centers) }
    for place in places(ofLine: line) { centers[place] = trial.center(at: place, host) }
  }
}
