// Drop indices are tried line by line, the nearest lines first, until no other line can have a
// nearer center.

/// Tries the dragged item on the lines near a point, the nearest lines first.
struct NearbyLines: Sendable {
  /// All items broken into lines, with the dragged item moved to the end.
  let index: FlexIndex

  /// The dragged item.
  let dragged: FlexItem

  /// Whether items have breaks, so that some items may have `avoidBefore`.
  let avoidsBreaks: Bool

  /// An upper bound of a line's cross size plus the gap after it.
  let deepestStep: Double

  /// The least possible distance from the dragged item's center back to the start of its line.
  ///
  /// The distance is measured across the lines. It holds for each line that the item may be on.
  let leastBefore: Double
  /// The least possible distance from the dragged item's center on to the end of its line.
  ///
  /// The distance is measured across the lines. It holds for each line that the item may be on.
  let leastAfter: Double

  /// A bound of the rounding error in sums of the lines' cross sizes.
  private let noise: Double

  /// Whether a few lines can be laid out without the others.
  ///
  /// If false, all items are laid out for each drop index.
  private let usesWindow: Bool

  /// The dragged item and the items of a few lines, laid out without the others.
  ///
  /// The dragged item is tried at one index after another.
  var window = FlexItems()
  var solver = FlexSolver()

  /// The points where the items of the line being tried end.
  ///
  /// The dragged item would start at such a point, after the gap.
  var ends: ItemEnds

  /// Breaks all items into lines, with the dragged item last.
  ///
  /// Nil if lines depend on each other, or if the host would have to measure or give gaps.
  init?(_ trial: MoveTrial, _ host: AnyFlexHost?) {
    guard trial.hasIndependentLines else { return nil }
    let survey = DropSurvey(trial.items, in: trial.container)
    if trial.asks(host, survey) { return nil }
    var container = trial.container
    (container.crossSize, container.minCross, container.maxCross) = (nil, 0, .infinity)
    container.alignContent = .flexStart
    var items = trial.items
    dragged = items.remove(at: trial.index)
    items.append(dragged)
    index = FlexIndex(items, in: container)
    ends = ItemEnds(in: container)
    avoidsBreaks = !trial.items.breaks.isEmpty
    deepestStep = survey.deepestLine + sanitizedOffset(container.crossGap)
    noise = 1e-9 * max(1, index.lines.crossEnd + deepestStep)
    leastBefore = trial.depth / 2 - noise + sanitizedOffset(dragged.marginCrossStart)
    leastAfter = trial.depth / 2 - noise + sanitizedOffset(dragged.marginCrossEnd)
    usesWindow = trial.hasFixedLength(survey)
  }

  /// Finds the lines that may have the center nearest to `point`, and tries them.
  ///
  /// Adds the centers at these lines' drop indices to `candidates`.
  ///
  /// - Returns: All lines that may have the nearest center, even those that were tried before.
  mutating func findCandidates(
    near point: DragPoint, _ trial: inout MoveTrial, _ candidates: inout DropCandidates,
    _ host: AnyFlexHost?
  ) -> Range<Int> {
    // The last line that begins before the point, or the first one.
    let start = max(
      0, (0..<index.lineCount).partitioningPoint { position(ofLine: $0) > point.cross } - 1)
    var (first, end) = (start, start)
    var least = Double.infinity
    while first > 0 || end < index.lineCount {
      // The next line below or above, whichever may be nearer, until neither can have a nearer
      // center.
      let above = first > 0 ? leastDistance(above: point.cross, line: first - 1) : .infinity
      let below = end < index.lineCount ? leastDistance(below: point.cross, line: end) : .infinity
      let nearest = max(0, min(above, below))
      if nearest * nearest > least { break }
      let line = below <= above || end == start ? end : first - 1
      (first, end) = (min(first, line), max(end, line + 1))
      if !candidates.isTried(line) { tryIndices(ofLine: line, &trial, &candidates, host) }
      least = min(least, candidates.leastSquare(to: point, in: line))
    }
    return first..<end
  }

  private mutating func tryIndices(
    ofLine line: Int, _ trial: inout MoveTrial, _ candidates: inout DropCandidates,
    _ host: AnyFlexHost?
  ) {
    if usesWindow { return tryIndicesByWindow(ofLine: line, &candidates) }
    for index in indices(ofLine: line) {
      candidates.add(trial.candidate(at: index, host), index: index, to: line)
    }
  }
}

// MARK: - Bounds of lines

//      line of the others        j − 1      │         j          │       j + 1
//      indices                         4  5 │ 6   7   8   9   10 │ 11  12
//
// Line j has the indices after each of its items; its last index is also the one before the first
// item of line j + 1. An item inserted there is on line j, or on the line that it begins after the
// rest of line j: no line before j changes. (If items avoid breaks, the line before may change, and
// they may take a line of their own.) So the position of line j bounds the item's position from
// above and below, and lines with a bound beyond the nearest center can be skipped. Centers after a
// neighbor lie in the middle of line j. (The dragged item itself, the last of all, is no neighbor.)

extension NearbyLines {
  func position(ofLine line: Int) -> Double { index.lines.position(line) }

  func indices(ofLine line: Int) -> Range<Int> {
    (line == 0 ? 0 : index.lines.first(line) + 1)..<min(index.lines.first(line + 1), othersCount)
      + 1
  }

  var othersCount: Int { index.count - 1 }

  /// Returns the cross position of a line's middle.
  ///
  /// For the last line, this is only a lower bound: the missing next line counts as at 0.
  private func middle(ofLine line: Int) -> Double {
    let end = position(ofLine: line + 1) - sanitizedOffset(index.container.crossGap)
    return (position(ofLine: line) + end) / 2
  }

  /// Returns the first line that may change if an item is inserted into `line`.
  func firstLine(affectedBy line: Int) -> Int { avoidsBreaks ? max(0, line - 1) : line }

  /// Returns how far, at least, the dragged item's center is above `cross`, a cross position.
  ///
  /// The item may be dropped at any index of `line` or of the lines above it. The distance is
  /// negative if the center may be below `cross`.
  func leastDistance(above cross: Double, line: Int) -> Double {
    // Two lines of the largest cross size may lie between the start of this line and the start of
    // the item's line.
    var end = position(ofLine: line) + 3 * deepestStep
    // The rest of this line, which is not the last one, has no larger cross size than before.
    if !avoidsBreaks { end = min(end, position(ofLine: line + 1) + deepestStep) }
    return cross - max(end - leastAfter, middle(ofLine: line) + noise)
  }

  /// Returns how far, at least, the dragged item's center is below `cross`, a cross position.
  ///
  /// The item may be dropped at any index of `line` or of the lines below it. The distance is
  /// negative if the center may be above `cross`.
  func leastDistance(below cross: Double, line: Int) -> Double {
    let start = position(ofLine: firstLine(affectedBy: line))
    return min(start + leastBefore, middle(ofLine: line) - noise) - cross
  }
}
