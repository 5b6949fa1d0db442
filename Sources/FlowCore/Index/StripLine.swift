// One line of a strip.
//
//      place      0       1        2       3
//      item       0       2        3       5          (those of a line that is filled shortest first)
//              ├──────┤ ├────┤ ├──────┤ ├─────┤
//              ├ before                          what is left ┤

/// A line of a strip: its items, how long they make it, and how it is justified.
struct StripLine: Sendable {
  /// The first item of a line whose items are neighbors.
  var first = 0

  /// How many items it has.
  var count = 0

  /// The items of a line, if they are not neighbors; they ascend.
  var scattered: [Int32] = []

  /// What the starts of its items count from.
  var origin = 0.0

  /// Where its last item ends, before it is justified.
  var length = 0.0

  /// How far its items reach across it.
  var extents = CrossExtents()

  /// Whether no item begins before the one before it.
  var areInOrder = true

  /// Where it begins across the strip.
  var crossPosition = 0.0

  /// The space before its first item.
  var before = 0.0

  /// The space that is added between neighbors.
  var between = 0.0

  /// The length that is added to each item.
  var growth = 0.0

  @inline(__always)
  func item(at place: Int) -> Int {
    scattered.isEmpty ? first + place : Int(scattered[place])
  }

  /// The first place that meets a condition, which all behind it meet, too.
  func partitioningPlace(where isMet: (Int) -> Bool) -> Int {
    (0..<count).partitioningPoint(where: isMet)
  }

  /// Shares out what is left of it.
  mutating func justify(by rule: FlexDistribution, within length: Double) {
    let free = length - self.length
    let share = rule.share(of: free, among: max(1, count), reversed: false)
    (before, between) = (share.before, share.between)
    growth = rule.keyword == .stretch && free > 0 ? free / Double(max(1, count)) : 0
  }
}

/// The depths of a strip's items.
struct StripDepths {
  let cross: [Double]
  let guides: [Double]
  let alignsByGuides: Bool

  /// The distance from an item's cross start to its guide.
  func guide(of item: Int) -> Double {
    let guide = guides.isEmpty ? Double.nan : guides[item]
    return guide.isNaN ? sanitizedSize(cross[item]) : sanitizedOffset(guide)
  }

  /// Adds what items take of their line across it.
  @inline(__always)
  func add(
    _ items: some Collection<some BinaryInteger>, to extents: inout CrossExtents
  ) {
    var largest = extents.largest
    cross.withUnsafeBufferPointer { cross in
      for item in items {
        let depth = sanitizedSize(cross[Int(item)])
        largest = depth > largest ? depth : largest
      }
    }
    extents.largest = largest
    if !alignsByGuides { return }
    for item in items {
      let guide = guide(of: Int(item))
      extents.first.add(guide, sanitizedSize(cross[Int(item)]) - guide)
    }
  }
}

extension Range<Int> {
  /// The first number that meets a condition, which all behind it meet, too; the upper bound if there is
  /// none.
  func partitioningPoint(where isMet: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if isMet(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension Array {
  /// The index of the first element that meets a condition, which all behind it meet, too; `count` if
  /// there is none.
  func partitioningIndex(where isMet: (Element) -> Bool) -> Int {
    indices.partitioningPoint { isMet(self[$0]) }
  }
}
