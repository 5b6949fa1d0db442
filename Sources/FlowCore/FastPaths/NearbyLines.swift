// Places are tried line by line, the nearest lines first, until no other can have a nearer one.

/// The lines of the items that are not lifted, and which of them have been tried.
struct NearbyLines: Sendable {
  private let index: FlexIndex

  /// What the lifted item asks for.
  private let lifted: FlexItem

  private let reach: LineReach

  /// Whether the places of a line have been tried.
  private var isKnown: [Bool]

  /// Tries places by a few lines.
  private var window: DropWindow

  /// Whether that is possible; otherwise each place takes a whole solve.
  private let usesWindow: Bool

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
    reach = LineReach(
      index, lifting: lifted, depth: trial.depth, deepestLine: survey.deepestLine,
      sticks: !trial.items.breaks.isEmpty)
    isKnown = Array(repeating: false, count: reach.count)
    usesWindow = trial.hasFixedLength(survey)
    window = DropWindow(container)
  }

  /// Tries the places of all lines that may be nearest to a point, unless they are known.
  ///
  /// - Returns: These places.
  mutating func findPlaces(
    near held: HeldPoint, _ trial: inout MoveTrial, _ centers: inout DropCenters,
    _ host: AskedHost?
  ) -> Range<Int> {
    let start = reach.line(at: held.cross)
    var (first, end) = (start, start)
    var least = Double.infinity
    while first > 0 || end < isKnown.count {
      // The next line below or the next above, whichever may be nearer, until both are too far away.
      let above = first > 0 ? reach.leastDistance(above: held.cross, line: first - 1) : .infinity
      let below =
        end < isKnown.count ? reach.leastDistance(below: held.cross, line: end) : .infinity
      let nearest = max(0, min(above, below))
      if nearest * nearest > least { break }
      let line = below <= above || end == start ? end : first - 1
      (first, end) = (min(first, line), max(end, line + 1))
      if !isKnown[line] { tryPlaces(ofLine: line, &trial, &centers, host) }
      least = min(least, centers.leastSquare(to: held, among: reach.places(ofLine: line)))
    }
    return reach.places(ofLine: first).lowerBound..<reach.places(ofLine: end - 1).upperBound
  }

  private mutating func tryPlaces(
    ofLine line: Int, _ trial: inout MoveTrial, _ centers: inout DropCenters,
    _ host: AskedHost?
  ) {
    isKnown[line] = true
    let (places, start) = (reach.places(ofLine: line), reach.firstLine(affectedBy: line))
    if usesWindow {
      window.tryPlaces(places, lines: start...line + 1, of: index, lifted, &centers)
    } else {
      for place in places { centers[place] = trial.center(at: place, host) }
    }
  }
}
