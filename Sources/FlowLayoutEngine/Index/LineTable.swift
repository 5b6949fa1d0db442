// The lines of a long container as three arrays: 20 bytes a line.
//
//      line         0      1      2      3
//      firsts       0      7     13     20           (the next would be `itemCount`)
//      positions    0     38     70    108           (the last line ends at `crossEnd`)
//      lengths    310    322    298     90

/// The lines of a `FlexIndex`, as one array for each property of a line.
struct LineTable: Sendable {
  private(set) var firsts: [Int32] = []
  private(set) var positions: [Double] = []
  private(set) var lengths: [Double] = []

  var itemCount = 0

  private(set) var crossEnd = 0.0

  /// The length of the longest line, at least 0.
  private(set) var longest = 0.0

  /// A lower bound of the gaps between neighboring lines.
  private var leastGap = Double.infinity

  /// Whether no line begins before the previous line.
  private var areInOrder = true

  var count: Int { firsts.count }

  /// Returns the first item of a line.
  ///
  /// For the line after the last, returns the number of items.
  func first(_ line: Int) -> Int { line < count ? Int(firsts[line]) : itemCount }

  /// Returns the cross position of a line; 0 for the line after the last.
  func position(_ line: Int) -> Double { line < count ? positions[line] : 0 }

  func line(of item: Int) -> Int {
    max(0, firsts.partitioningIndex { Int($0) > item } - 1)
  }

  /// Returns the lines that lie at least partly between `start` and `end`.
  ///
  /// It may return a few more if gaps differ, or if lines are out of order.
  func lines(from start: Double, to end: Double) -> Range<Int> {
    if !areInOrder { return linesOutOfOrder(from: start, to: end) }
    // A line ends, at the latest, at the position of the next line minus the smallest gap.
    let next = positions.partitioningIndex { $0 >= start + leastGap }
    if next == count, crossEnd < start { return count..<count }
    let upper = positions.partitioningIndex { $0 > end }
    return min(max(0, next - 1), upper)..<upper
  }

  private func linesOutOfOrder(from start: Double, to end: Double) -> Range<Int> {
    func touches(_ line: Int) -> Bool {
      let lineEnd = line + 1 < count ? positions[line + 1] - leastGap : crossEnd
      return positions[line] <= end && lineEnd >= start
    }
    guard let first = positions.indices.first(where: touches),
      let last = positions.indices.last(where: touches)
    else { return count..<count }
    return first..<last + 1
  }
}

extension LineTable {
  init(_ frames: FlexFrames) {
    append(frames.lines.indices, of: frames, at: 0)
  }

  /// Reserves memory for `more` additional lines.
  ///
  /// Reserves more if `items`, the number of all items, makes more lines likely.
  mutating func reserve(for more: Int, until items: Int) {
    if count + more <= firsts.capacity { return }
    // From the average number of items in a line so far. Doubling the memory instead would take up
    // to twice the memory of the lines.
    let likely = itemCount == 0 ? 0 : (count + count / 8) * (items / itemCount + 1)
    let capacity = min(items, max(count + more, likely))
    firsts.reserveCapacity(capacity)
    positions.reserveCapacity(capacity)
    lengths.reserveCapacity(capacity)
  }

  /// Appends some lines of `frames`, with `position` added to their cross positions.
  mutating func append(_ range: Range<Int>, of frames: FlexFrames, at position: Double) {
    let (lines, start) = (frames.lines[range], Int32(truncatingIfNeeded: frames.items.lowerBound))
    guard let last = lines.last else { return }
    let known = count
    var (begin, end) = (positions.last ?? -.infinity, known == 0 ? -.infinity : crossEnd)
    // Local copies stay in registers; properties would be loaded and stored for each line.
    var (leastGap, areInOrder, longest) = (leastGap, areInOrder, longest)
    // One reservation for all lines: three checks a line would cost as much as breaking it.
    firsts.append(contentsOf: repeatElement(0, count: lines.count))
    positions.append(contentsOf: repeatElement(0, count: lines.count))
    lengths.append(contentsOf: repeatElement(0, count: lines.count))
    firsts.withUnsafeMutableBufferPointer { firsts in
      positions.withUnsafeMutableBufferPointer { positions in
        lengths.withUnsafeMutableBufferPointer { lengths in
          for (index, line) in lines.enumerated() {
            let next = position + line.crossPosition
            firsts[known + index] = line.first + start
            positions[known + index] = next
            lengths[known + index] = line.length
            leastGap = next - end < leastGap ? next - end : leastGap
            areInOrder = areInOrder && Self.areInOrder(begin, next)
            (begin, end) = (next, next + line.crossSize)
            longest = line.length > longest ? line.length : longest
          }
        }
      }
    }
    (self.leastGap, self.areInOrder, self.longest) = (leastGap, areInOrder, longest)
    itemCount = Int(start + last.end)
    crossEnd = end
  }

  /// Whether a line at `next` does not begin before the previous line, at `position`.
  ///
  /// Rounding errors are allowed.
  private static func areInOrder(_ position: Double, _ next: Double) -> Bool {
    // If rounding errors exchange the two lines, a search may end one line earlier or later.
    next >= position || next >= position - 1e-9 * max(1, position)
  }

  /// Replaces a range of lines.
  ///
  /// - Parameters:
  ///   - lines: The lines to remove.
  ///   - broken: The new lines, and the position of the old line that follows the new lines.
  ///   - delta: The number of inserted items minus the number of removed items. The first items of
  ///     all lines that follow are shifted by it.
  mutating func replace(_ lines: Range<Int>, with broken: LineBreaker.Broken, delta: Int) {
    let new = broken.lines
    let shift = broken.meeting.map { $0.position - positions[$0.line] } ?? 0
    let reachesEnd = lines.upperBound == count
    let mayShrink = new.longest < longest && lengths[lines].contains { $0 >= longest }
    leastGap = min(leastGap, new.leastGap)
    areInOrder = areInOrder && new.areInOrder
    firsts.replaceSubrange(lines, with: new.firsts)
    positions.replaceSubrange(lines, with: new.positions)
    lengths.replaceSubrange(lines, with: new.lengths)
    let behind = lines.lowerBound + new.count
    if reachesEnd {
      crossEnd = new.crossEnd
    } else {
      if delta != 0 { firsts.add(Int32(truncatingIfNeeded: delta), from: behind) }
      if shift != 0 { positions.add(shift, from: behind) }
      crossEnd += shift
      if let last = new.positions.last {
        leastGap = min(leastGap, positions[behind] - new.crossEnd)
        areInOrder = areInOrder && Self.areInOrder(last, positions[behind])
      }
    }
    longest = mayShrink ? lengths.reduce(0) { max($0, $1) } : max(longest, new.longest)
  }
}

extension Array where Element: Numeric {
  fileprivate mutating func add(_ number: Element, from first: Int) {
    withUnsafeMutableBufferPointer { elements in
      for index in first..<elements.count { elements[index] += number }
    }
  }
}
