// How far along a strip the dragged item can come to lie, index by index, so that only those are tried whose frame
// may be the nearest.
//
//      others one behind the other     ├ a ┤├── b ──┤├ c ┤├─── d ───┤├ e ┤
//      index                           0    1        2    3          4    5
//      line of a strip                 ╎     first       ╎      second     ╎
//
// Filled shortest first, a line is what the items before the index make of it: the item begins where the line
// that they leave shortest ends. Line by line, it lies as far along its line as the items before it reach, less
// those of the lines before. Where its line begins is known but for some items: none of *k* even lines, neither
// before it nor behind, is longer than a *k*th of all and of *k* − 1 items more, as a shorter limit would break more
// lines, each of them too short by one item at most. (Few items may make more lines or fewer, but then these bounds
// leave out nothing.) A place behind the neighbor lies on the neighbor's line as the item itself would.

/// The distances along a strip at which the dragged item's center may lie.
struct StripReach: Sendable {
  /// For each index the center's least distance from where the first line begins; infinite once it is tried.
  private var centers: [Double] = []

  /// The distances that may be added to that, for each line that the item may be on.
  private var shifts: [ClosedRange<Double>] = []

  /// nil if the trial is of no strip, or if nothing is known of its lines.
  init?(_ trial: MoveTrial) {
    guard let strip = trial.strip else { return nil }
    let (items, dragged) = (trial.items, trial.place)
    let gap = sanitizedOffset(trial.container.mainGap)
    let sizes = items.main.map(sanitizedSize)
    let lines = min(strip.lines, items.count)
    let (inSequence, sideBySide) = strip.order == .lineByLine ? (lines, 1) : (1, lines)
    var ends = LineEnds(Array(repeating: -.infinity, count: sideBySide))
    for (item, size) in sizes.enumerated() where item != dragged {
      centers.append(ends.start(gap: gap) + sizes[dragged] / 2)
      _ = ends.put(size, gap: gap)
    }
    centers.append(ends.start(gap: gap) + sizes[dragged] / 2)
    let startsLines = trial.container.startsLines
    if gap < 0, inSequence > 1 || !startsLines { return nil }
    let (count, step) = (Double(inSequence), sizes.reduce(0, max) + gap)
    let total = sizes.reduce(0) { $0 + $1 + gap.magnitude }
    let noise = 1e-6 * (1 + total)
    // As much as others may be longer than a line: that much may be left of it.
    let slack = strip.order == .lineByLine ? (count - 1) * step : step
    let (extent, rest) = ((total + slack) / count, startsLines ? 0 : slack)
    shifts = [-noise...rest + noise]
    for line in 1..<inSequence {
      let (least, most) = (total - (count - Double(line)) * extent, Double(line) * extent)
      shifts.append(-most - noise...rest - least + noise)
    }
  }

  /// Tries all indices that may be the nearest to a point, unless they are known.
  mutating func findPlaces(
    near held: HeldPoint, _ trial: inout MoveTrial, _ known: inout DropCenters,
    _ host: AskedHost?
  ) {
    while true {
      var (next, distance) = (0, Double.infinity)
      for place in centers.indices {
        let own = leastDistance(of: place, from: held.main)
        if own < distance { (next, distance) = (place, own) }
      }
      let least = known.leastSquare(to: held, in: 0)
      if distance * distance > least { return }
      centers[next] = .infinity
      known.add(trial.tryPlace(next, host), place: next, to: 0)
    }
  }

  private func leastDistance(of place: Int, from main: Double) -> Double {
    var least = Double.infinity
    for shift in shifts {
      let start = centers[place] + shift.lowerBound - main
      let end = main - centers[place] - shift.upperBound
      least = min(least, max(0, start, end))
    }
    return least
  }
}
