// Bounds of the dragged item's position in a strip for each drop index, so that only indices that
// may have the nearest center are tried.
//
//      others, one after another       ├ a ┤├── b ──┤├ c ┤├─── d ───┤├ e ┤
//      index                           0    1        2    3          4    5
//      line of the strip               ╎     first       ╎      second     ╎
//
// With `shortestFirst`, the dragged item begins at the end of the line that is the shortest after
// the items before the drop index. With `lineByLine`, its position is the length of the items
// before it minus the lengths of all earlier lines. The start of its line is known within bounds:
// in a strip of *k* even lines, no line is longer than a *k*th of all items and of *k* − 1 longest
// items, as a smaller limit would make more lines, each shorter than the limit by at most one item.
// (Few items may make more or fewer lines, but then these bounds exclude nothing.) A center after a
// neighbor lies on the neighbor's line, at the position that the item would have there.

/// The bounds of the dragged item's center along a strip, at each drop index.
struct StripBounds: Sendable {
  /// For each drop index, a first estimate of the dragged item's center along the strip.
  ///
  /// This is the center before justification; with `lineByLine`, as if all items were on one line.
  /// Infinite once the index has been tried, so that it is not tried again.
  private var leastCenters: [Double] = []

  /// The possible differences between the item's real center and its number in `leastCenters`.
  ///
  /// With `lineByLine`, one range of differences for each line that the item may be on; otherwise a
  /// single range.
  private var shifts: [ClosedRange<Double>] = []

  /// Computes the bounds; nil if the container is not a strip.
  ///
  /// Also nil if the strip's lines allow no bounds.
  init?(_ trial: MoveTrial) {
    guard let strip = trial.strip else { return nil }
    let (items, dragged) = (trial.items, trial.index)
    let gap = sanitizedOffset(trial.container.mainGap)
    let sizes = items.main.map(sanitizedSize)
    let lines = min(strip.lines, items.count)
    let (inSequence, sideBySide) = strip.order == .lineByLine ? (lines, 1) : (1, lines)
    var ends = LineEnds(Array(repeating: -.infinity, count: sideBySide))
    // The dragged item keeps its line at its original index, and items before it keep theirs.
    func keptLine(_ item: Int) -> Int? {
      item < strip.kept.count && 0..<lines ~= Int(strip.kept[item]) ? Int(strip.kept[item]) : nil
    }
    func start(_ index: Int) -> Double {
      let line = index == dragged ? keptLine(dragged) : nil
      return line.map { ends.start(gap: gap, after: $0) } ?? ends.start(gap: gap)
    }
    for (item, size) in sizes.enumerated() where item != dragged {
      leastCenters.append(start(leastCenters.count) + sizes[dragged] / 2)
      if item < dragged, let line = keptLine(item) {
        _ = ends.put(size, gap: gap, after: line)
      } else {
        _ = ends.put(size, gap: gap)
      }
    }
    leastCenters.append(start(leastCenters.count) + sizes[dragged] / 2)
    let startsLines = trial.container.startsLines
    if gap < 0, inSequence > 1 || !startsLines { return nil }
    // Where items keep their lines, lines may be of any length.
    if !strip.kept.isEmpty, !startsLines { return nil }
    let (count, step) = (Double(inSequence), sizes.reduce(0, max) + gap)
    let total = sizes.reduce(0) { $0 + $1 + gap.magnitude }
    let noise = 1e-6 * (1 + total)
    // An upper bound of the difference between two lines, and so of a line's free space.
    let slack = strip.order == .lineByLine ? (count - 1) * step : step
    let (extent, rest) = ((total + slack) / count, startsLines ? 0 : slack)
    shifts = [-noise...rest + noise]
    for line in 1..<inSequence {
      let (least, most) = (total - (count - Double(line)) * extent, Double(line) * extent)
      shifts.append(-most - noise...rest - least + noise)
    }
  }

  /// Tries each drop index that may bring the dragged item's center nearest to `point`.
  ///
  /// Adds the item's centers at these indices to `candidates`. Each index is tried only once.
  mutating func findCandidates(
    near point: DragPoint, _ trial: inout MoveTrial, _ candidates: inout DropCandidates,
    _ host: AnyFlexHost?
  ) {
    while true {
      var (next, distance) = (0, Double.infinity)
      for index in leastCenters.indices {
        let own = leastDistance(of: index, from: point.main)
        if own < distance { (next, distance) = (index, own) }
      }
      let least = candidates.leastSquare(to: point, in: 0)
      if distance * distance > least { return }
      leastCenters[next] = .infinity
      candidates.add(trial.candidate(at: next, host), index: next, to: 0)
    }
  }

  private func leastDistance(of index: Int, from main: Double) -> Double {
    var least = Double.infinity
    for shift in shifts {
      let start = leastCenters[index] + shift.lowerBound - main
      let end = main - leastCenters[index] - shift.upperBound
      least = min(least, max(0, start, end))
    }
    return least
  }
}
