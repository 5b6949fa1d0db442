// Items on one unwrapped line, and what greedy wrapping would make of it.
//
//      place       0        1     2         3
//               ├█████┤  ├████┤ ├███┤  ├████████┤
//      starts   0        8      14     20
//      ends           6      13     18          30
//
// A line of the items from `first` to before `end` is as long as `ends[end - 1] - starts[first]`. Both
// columns never fall: a line never becomes shorter by taking one more item.

/// The memory of an unwrapped line.
struct UnwrappedLine: Sendable {
  private var starts: [Double] = []
  private var ends: [Double] = []
  private var mostItems = Int.max

  /// Puts items behind each other.
  ///
  /// A negative length counts as 0, and a negative gap takes no more than its neighbors are long.
  ///
  /// - Parameters:
  ///   - count: The number of items.
  ///   - mostItems: The most items that a line may have.
  ///   - item: Returns an item's length and the gap before it, which is 0 for the first item.
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
            // Two sums, so that a step of the loop waits for one addition.
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

  /// Takes another line's items, those at some places longer by a trifle; the places ascend.
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

  /// Calls `body` with the lines that the items can make.
  func withLines<Result>(_ body: (PossibleLines) -> Result) -> Result {
    starts.withUnsafeBufferPointer { starts in
      ends.withUnsafeBufferPointer { ends in
        body(PossibleLines(starts: starts, ends: ends, mostItems: mostItems))
      }
    }
  }
}

/// The lines that the items of an unwrapped line can make.
struct PossibleLines {
  fileprivate let starts: UnsafeBufferPointer<Double>
  fileprivate let ends: UnsafeBufferPointer<Double>
  fileprivate let mostItems: Int

  var count: Int { ends.count }

  @inline(__always)
  func length(_ first: Int, _ end: Int) -> Double { ends[end - 1] - starts[first] }

  /// Whether a line is no longer than a threshold and holds no more items than it may, or only one.
  @inline(__always)
  func fits(_ first: Int, _ end: Int, _ threshold: Double) -> Bool {
    end - first == 1 || (length(first, end) <= threshold && end - first <= mostItems)
  }

  /// The end of the longest line that starts at a place.
  @inline(__always)
  func greedyEnd(from first: Int, _ threshold: Double) -> Int {
    var end = first + 1
    let near = min(count, end + Self.nearby)
    while end < near, fits(first, end + 1, threshold) { end += 1 }
    if end < near || near == count { return end }
    return (end..<count).partitioningPoint { !fits(first, $0 + 1, threshold) }
  }

  /// The start of the longest line that ends before a place.
  @inline(__always)
  func greedyStart(from end: Int, _ threshold: Double) -> Int {
    var first = end - 1
    let near = max(0, first - Self.nearby)
    while first > near, fits(first - 1, end, threshold) { first -= 1 }
    if first > near || near == 0 { return first }
    return (0..<first).partitioningPoint { fits($0, end, threshold) }
  }

  /// The ends of lines are looked for one item after the other first, and then by halving.
  private static var nearby: Int { 32 }
}

extension PossibleLines {
  /// The result of greedy wrapping.
  struct Wrapping {
    var lines = 0
    /// The longest line that fits.
    var longest = 0.0
    /// The least threshold that would change the lines.
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

  /// The least limit with which greedy wrapping makes at most so many lines: 0, or a line's length.
  ///
  /// - Parameters:
  ///   - limit: A limit with which it does.
  ///   - lines: The number of lines.
  /// - Returns: The least such limit.
  /// - Complexity: O(*n*), or less for long lines, for each halving of the search, of which there are no more
  ///   than a Double has bits; each moves an end of the search to the length of a line, so it ends early and exactly.
  func leastLimit(atMost limit: Double, lines: Int) -> Double {
    var low = 0.0
    var high = min(tolerantLimit(limit), length(0, count))
    while low < high {
      // Between neighboring numbers the middle may be rounded up, and nothing would move.
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

  /// Finds the places whose items end where the limit is, as Chromium looks for them: an item that begins
  /// a line is passed over, and so is the one after it if the two do not fit.
  func findItemsThatFillLines(limit: Double, places: inout [Int32]) {
    let threshold = tolerantLimit(limit)
    let noise = threshold - limit
    places.removeAll(keepingCapacity: true)
    var first = 0
    var lineHasItems = false
    for place in 0..<count {
      let reach = length(first, place + 1)
      if reach > threshold || place - first >= mostItems {
        first = lineHasItems ? place : place + 1
        lineHasItems = false
      } else {
        lineHasItems = true
        if reach >= limit - noise { places.append(Int32(truncatingIfNeeded: place)) }
      }
    }
  }
}
