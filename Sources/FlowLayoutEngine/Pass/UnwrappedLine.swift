// Items on one unwrapped line, and the lines that greedy wrapping would make of them.
//
//      index       0        1     2         3
//               ├█████┤  ├████┤ ├███┤  ├████████┤
//      starts   0        8      14     20
//      ends           6      13     18          30
//
// A line of the items from `first` to before `end` has the length `ends[end - 1] - starts[first]`. Both
// arrays ascend, so a line never becomes shorter by taking one more item.

/// The start and the end of each item on one unwrapped line.
struct UnwrappedLine: Sendable {
  private var starts: [Double] = []
  private var ends: [Double] = []
  private var mostItems = Int.max

  /// Writes the starts and ends of `count` items, placed one after another on one line.
  ///
  /// A negative length counts as 0. A negative gap overlaps neighbors by at most the length of either.
  ///
  /// - Parameters:
  ///   - count: The number of items.
  ///   - mostItems: The maximum number of items in a line.
  ///   - item: Returns an item's length and the gap before the item, which is 0 for the first item.
  @inline(__always)
  mutating func unroll(
    _ count: Int, mostItems: Int, item: (_ index: Int) -> (gap: Double, length: Double)
  ) {
    self.mostItems = mostItems
    starts.resize(to: count)
    ends.resize(to: count)
    starts.withUnsafeMutableBufferPointer { starts in
      ends.withUnsafeMutableBufferPointer { ends in
        var (start, end) = (0.0, 0.0)
        for index in 0..<count {
          let (gap, length) = item(index)
          if gap >= 0 {
            // `start` and `end` are summed separately, so that each iteration waits for one addition.
            start = end + gap
            end += gap + max(0, length)
          } else {
            start = max(start, end + gap)
            end = max(end, start + max(0, length))
          }
          starts[index] = start
          ends[index] = end
        }
      }
    }
  }

  /// Copies `other`, with each of the items at `places` (ascending indices) lengthened by `trifle`.
  mutating func copy(
    _ other: UnwrappedLine, lengthening places: ArraySlice<Int32>, by trifle: Double
  ) {
    mostItems = other.mostItems
    starts.resize(to: other.starts.count)
    ends.resize(to: other.ends.count)
    var places = places
    var shift = 0.0
    for place in ends.indices {
      starts[place] = other.starts[place] + shift
      if let next = places.first, next == place {
        shift += trifle
        places.removeFirst()
      }
      ends[place] = other.ends[place] + shift
    }
  }

  /// Calls `body` with pointers to the starts and ends.
  func withLines<Result>(_ body: (PossibleLines) -> Result) -> Result {
    starts.withUnsafeBufferPointer { starts in
      ends.withUnsafeBufferPointer { ends in
        body(PossibleLines(starts: starts, ends: ends, mostItems: mostItems))
      }
    }
  }
}

/// The candidate lines of an `UnwrappedLine`: any range of its items, from `first` to before `end`.
struct PossibleLines {
  fileprivate let starts: UnsafeBufferPointer<Double>
  fileprivate let ends: UnsafeBufferPointer<Double>
  fileprivate let mostItems: Int

  var count: Int { ends.count }

  @inline(__always)
  func length(_ first: Int, _ end: Int) -> Double { ends[end - 1] - starts[first] }

  /// Whether the line from `first` to before `end` is a single item, or is within `threshold` and
  /// `mostItems`.
  @inline(__always)
  func fits(_ first: Int, _ end: Int, _ threshold: Double) -> Bool {
    end - first == 1 || (length(first, end) <= threshold && end - first <= mostItems)
  }

  /// The end of the line that starts at `first` and takes as many items as fit.
  @inline(__always)
  func greedyEnd(from first: Int, _ threshold: Double) -> Int {
    var end = first + 1
    let near = min(count, end + Self.nearby)
    while end < near, fits(first, end + 1, threshold) { end += 1 }
    if end < near || near == count { return end }
    return (end..<count).partitioningPoint { !fits(first, $0 + 1, threshold) }
  }

  /// The start of the line that ends before `end` and takes as many items as fit.
  @inline(__always)
  func greedyStart(from end: Int, _ threshold: Double) -> Int {
    var first = end - 1
    let near = max(0, first - Self.nearby)
    while first > near, fits(first - 1, end, threshold) { first -= 1 }
    if first > near || near == 0 { return first }
    return (0..<first).partitioningPoint { fits($0, end, threshold) }
  }

  /// The number of items to try one by one before a binary search.
  private static var nearby: Int { 32 }
}

extension PossibleLines {
  /// The result of greedy wrapping, in which each line takes as many items as fit.
  struct Wrapping {
    var lines = 0
    /// The length of the longest line that does not overflow; an item longer than the threshold is
    /// alone on an overflowing line.
    var longest = 0.0
    /// The smallest threshold (maximum length of a line), above that of this wrapping, with which
    /// the lines would differ; infinite if there is none.
    var next = Double.infinity
  }

  func wrapping(_ threshold: Double) -> Wrapping {
    var result = Wrapping()
    var first = 0
    while first < count {
      let end = greedyEnd(from: first, threshold)
      let length = length(first, end)
      if length <= threshold { result.longest = max(result.longest, length) }
      if end < count, end - first < mostItems {
        result.next = min(result.next, self.length(first, end + 1))
      }
      result.lines += 1
      first = end
    }
    return result
  }

  /// Returns the smallest limit with which greedy wrapping makes at most `lines` lines: 0, or the
  /// length of a line.
  ///
  /// - Parameters:
  ///   - limit: A limit with which greedy wrapping makes at most `lines` lines; the upper bound of
  ///     the search.
  ///   - lines: The maximum number of lines.
  /// - Returns: The smallest limit.
  /// - Complexity: O(*n*), or less for long lines, for each step of a binary search. Each step
  ///   moves a bound to the length of a line, so the search ends at the exact limit, after at most
  ///   as many steps as a `Double` has bits.
  func leastLimit(atMost limit: Double, lines: Int) -> Double {
    var low = 0.0
    var high = min(tolerantLimit(limit), length(0, count))
    while low < high {
      // If `low` and `high` are adjacent numbers, `middle` may round up to `high`: the search would not end.
      let middle = low + (high - low) / 2
      let wrapping = wrapping(middle < high ? middle : low)
      if wrapping.lines > lines {
        low = wrapping.next
      } else {
        high = wrapping.longest
      }
    }
    return high
  }

  /// Writes to `places` the index of each item whose end makes its line exactly full: as long as
  /// `limit`, within rounding.
  ///
  /// As in Chromium, an item that wraps to a new line is not checked; if it and the next item do
  /// not fit on one line, the next item is not checked either.
  func findItemsThatFillLines(limit: Double, places: inout [Int32]) {
    let threshold = tolerantLimit(limit)
    let noise = threshold - limit
    places.removeAll(keepingCapacity: true)
    var first = 0
    var lineHasItems = false
    for place in 0..<count {
      let lineLength = length(first, place + 1)
      if lineLength > threshold || place - first >= mostItems {
        first = lineHasItems ? place : place + 1
        lineHasItems = false
      } else {
        lineHasItems = true
        if lineLength >= limit - noise { places.append(Int32(truncatingIfNeeded: place)) }
      }
    }
  }
}
