// Items on one unwrapped line, and the lines that greedy wrapping would make of them.
//
//      index       0        1     2         3
//               ├█████┤  ├████┤ ├███┤  ├████████┤
//      starts   0        8      14     20
//      ends           6      13     18          30
//
// A line of the items from `first` to before `end` has the length `ends[end - 1] - starts[first]`. Both
// arrays ascend, so a line never becomes shorter by taking one more item.

/// The start and the end of each item, with all items on one line.
struct UnwrappedLine: Sendable {
  private var starts: [Double] = []
  private var ends: [Double] = []
  private var mostItems = Int.max

  /// Computes the start and end of each item, with all items on one line.
  ///
  /// - Parameters:
  ///   - count: The number of items.
  ///   - mostItems: The maximum number of items in a line, which `withLines` passes on.
  ///   - item: Returns the gap before an item, and the item's length; the first gap is 0.
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
          // A negative length counts as 0. A negative gap overlaps neighbors by at most the length
          // of either.
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

  /// Copies another line, making each item at `places` longer by `trifle`.
  ///
  /// Balanced wrapping lengthens items that exactly fill their line, to get more lines. `places`
  /// are indices in ascending order.
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

  /// Calls `body` with all lines that these items can form.
  func withLines<Result>(_ body: (PossibleLines) -> Result) -> Result {
    starts.withUnsafeBufferPointer { starts in
      ends.withUnsafeBufferPointer { ends in
        body(PossibleLines(starts: starts, ends: ends, mostItems: mostItems))
      }
    }
  }
}

/// All lines that can be made of items in their order.
///
/// A line is the items from index `first` to before `end`.
struct PossibleLines {
  fileprivate let starts: UnsafeBufferPointer<Double>
  fileprivate let ends: UnsafeBufferPointer<Double>
  fileprivate let mostItems: Int

  var count: Int { ends.count }

  @inline(__always)
  func length(_ first: Int, _ end: Int) -> Double { ends[end - 1] - starts[first] }

  /// Whether the items from `first` to before `end` fit on one line.
  ///
  /// A single item always does.
  @inline(__always)
  func fits(_ first: Int, _ end: Int, _ threshold: Double) -> Bool {
    end - first == 1 || (length(first, end) <= threshold && end - first <= mostItems)
  }

  /// Returns the end of the longest line that starts at `first` and fits.
  @inline(__always)
  func greedyEnd(from first: Int, _ threshold: Double) -> Int {
    var end = first + 1
    let near = min(count, end + Self.nearby)
    while end < near, fits(first, end + 1, threshold) { end += 1 }
    if end < near || near == count { return end }
    return (end..<count).partitioningPoint { !fits(first, $0 + 1, threshold) }
  }

  /// Returns the start of the longest line that ends before `end` and fits.
  @inline(__always)
  func greedyStart(from end: Int, _ threshold: Double) -> Int {
    var first = end - 1
    let near = max(0, first - Self.nearby)
    while first > near, fits(first - 1, end, threshold) { first -= 1 }
    if first > near || near == 0 { return first }
    return (0..<first).partitioningPoint { fits($0, end, threshold) }
  }

  /// The number of items to try one by one, before a binary search.
  private static var nearby: Int { 32 }
}

extension PossibleLines {
  /// The result of wrapping where each line takes as many items as fit.
  struct Wrapping {
    var lines = 0
    /// The length of the longest line that does not overflow.
    ///
    /// Only a line of one item can overflow.
    var longest = 0.0
    /// The smallest length limit that lets some line take one more item.
    ///
    /// It is larger than the limit of this wrapping. Infinite if there is no such limit.
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

  /// Returns the smallest length limit that leads to at most `lines` lines.
  ///
  /// Each line takes as many items as fit.
  ///
  /// - Parameters:
  ///   - limit: A limit that leads to at most `lines` lines.
  ///   - lines: The maximum number of lines.
  /// - Returns: The smallest limit: 0, or the length of a line.
  /// - Complexity: O(*n*), or less for long lines, for each step of a binary search.
  func leastLimit(atMost limit: Double, lines: Int) -> Double {
    // Each step moves a bound to the length of a line, so the search ends at the exact limit, after
    // at most as many steps as a `Double` has bits.
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

  /// Finds the items that make their line exactly full, and writes their indices to `places`.
  ///
  /// Such an item ends at `limit`, within rounding. Balanced wrapping lengthens these items to get
  /// more lines.
  func findItemsThatFillLines(limit: Double, places: inout [Int32]) {
    // As in Chromium, an item that wraps to a new line is not checked; if it and the next item do
    // not fit on one line, the next item is not checked either.
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
