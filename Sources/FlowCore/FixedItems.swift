// Fixed items: break, justify, align and place, line by line, in one pass.
//
// In:  the two size columns; the container's limit, gaps and alignment.
// Out: both position columns, the lines, the container's size.
//
//      0      x       x + size    limit
//      |------|███████|···········|       `x + size` decides whether an item fits;
//                     |gap|               `x + (size + gap)` is where the next one starts.
//
// The two sums are kept apart so that a step of the loop waits for one addition, not for two.
// A line is justified and aligned as soon as it is broken, while its numbers are still in cache.

extension FlexSolver {
  /// Places items whose sizes are final; false if it turns out that they are not.
  func placeFixedItems(
    _ items: FlexItems, in container: FlexContainer, into frames: inout FlexFrames
  ) -> Bool {
    if container.justifyContent.keyword == .stretch
      || container.justifyLastLine?.keyword == .stretch || container.alignItems.keyword == .stretch
      || container.alignItems.isBaseline || container.refitsOversizeItems
    {
      return false
    }
    let limit = limit(container.mainSize)
    // What hugs its lines is not known before the last of them.
    if container.hugsLines, !container.startsLines { return false }
    items.main.withUnsafeBufferPointer { main in
      items.cross.withUnsafeBufferPointer { cross in
        frames.mainPositions.withUnsafeMutableBufferPointer { mainPositions in
          frames.crossPositions.withUnsafeMutableBufferPointer { crossPositions in
            let pass = FixedPass(
              main: main, cross: cross, mainPositions: mainPositions,
              crossPositions: crossPositions, container: container, limit: limit,
              threshold: tolerantLimit(limit), gap: offset(container.mainGap))
            pass.run(into: &frames.lines)
          }
        }
      }
    }
    frames.finishSizes(limit: limit)
    if container.hugsLines { frames.mainSize = min(frames.mainSize, frames.longestLine) }
    // A line that sticks out would decide where the others are placed.
    return !container.growsWithOversizeLines || frames.longestLine <= tolerantLimit(limit)
  }
}

/// The columns and limits of one pass over fixed items.
private struct FixedPass {
  let main: UnsafeBufferPointer<Double>
  let cross: UnsafeBufferPointer<Double>
  let mainPositions: UnsafeMutableBufferPointer<Double>
  let crossPositions: UnsafeMutableBufferPointer<Double>
  let container: FlexContainer
  let limit: Double
  let threshold: Double
  let gap: Double

  func run(into lines: inout [FlexLine]) {
    let crossGap = offset(container.crossGap)
    var first = 0
    var crossPosition = 0.0
    while first < main.count {
      let line = breakLine(at: first, crossPosition: crossPosition)
      lines.append(line)
      crossPosition += line.crossSize + crossGap
      first = Int(line.end)
      justify(line, isLast: first == main.count)
      align(line)
    }
  }

  /// Takes items from `first` on while they fit, at least one, and places them at the line's start.
  @inline(__always)
  func breakLine(at first: Int, crossPosition: Double) -> FlexLine {
    var start = 0.0
    var length = 0.0
    var depth = 0.0
    var index = first
    while index < main.count {
      let size = size(main[index])
      let reach = start + size
      if reach > threshold, index > first { break }
      mainPositions[index] = start
      crossPositions[index] = crossPosition
      let itemDepth = FlowCore.size(cross[index])
      depth = itemDepth > depth ? itemDepth : depth
      length = reach
      start += size + gap
      index += 1
    }
    return FlexLine(
      first..<index, length: length, crossPosition: crossPosition, crossSize: depth)
  }

  /// Moves a line's items along it.
  ///
  /// Without a limit there is one line and nothing left to share.
  @inline(__always)
  func justify(_ line: FlexLine, isLast: Bool) {
    if limit == .infinity { return }
    let rule = container.justification(isLast: isLast)
    if rule.isStart { return }
    let share = rule.share(of: limit - line.length, among: line.items.count, reversed: false)
    var shift = share.before
    for index in line.items {
      mainPositions[index] += shift
      shift += share.between
    }
  }

  /// Moves a line's items across it.
  @inline(__always)
  func align(_ line: FlexLine) {
    if container.alignItems == .flexStart || container.alignItems == .start { return }
    for index in line.items {
      crossPositions[index] += container.alignItems.space(
        of: line.crossSize - size(cross[index]), reversed: false)
    }
  }
}

extension FlexFrames {
  /// Sums the lines up into the container's sizes.
  mutating func finishSizes(limit: Double) {
    longestLine = lines.reduce(0) { max($0, $1.length) }
    mainSize = limit < .infinity ? limit : longestLine
    crossSize = max(0, lines.last.map { $0.crossPosition + $0.crossSize } ?? 0)
  }
}
