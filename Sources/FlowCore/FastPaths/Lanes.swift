// Four items at a time.
//
//      line      0 1 2 3 4 5 6 7 8 9 │ 10 …        the next line
//      lanes     └─ 1 ─┘ └─ 2 ─┘ └─ 3 ─┘
//      first 2                   1 1 0 0           lanes beyond a line's end count as 0
//
// Most lines of a page fit into two steps: no loop over single items, whose end the processor guesses
// wrong at each line. Eight at a time are slower: there are too few registers for them.

/// The numbers of four items that follow each other.
typealias Lanes = SIMD4<Double>

/// The number of items in a step.
let laneCount = 4

extension Lanes {
  /// The values from a place of a column on.
  @inline(__always)
  init(_ values: UnsafePointer<Double>) {
    self = UnsafeRawPointer(values).loadUnaligned(as: Lanes.self)
  }

  @inline(__always)
  init(_ values: UnsafeMutablePointer<Double>) {
    self.init(UnsafePointer(values))
  }

  /// Writes the values to a place of a column.
  @inline(__always)
  func store(to values: UnsafeMutablePointer<Double>) {
    UnsafeMutableRawPointer(values).storeBytes(of: self, as: Lanes.self)
  }

  /// The first so many numbers, and 0 for the others.
  @inline(__always)
  func keepingFirst(_ count: Int) -> Lanes {
    let limit = Lanes(repeating: Double(count))
    return replacing(with: Lanes.zero, where: Lanes(0, 1, 2, 3) .>= limit)
  }

  /// The smaller numbers; a limit that is NaN is none.
  @inline(__always)
  func atMost(_ limit: Lanes) -> Lanes { replacing(with: limit, where: limit .< self) }

  /// The larger numbers; a limit that is NaN is none.
  @inline(__always)
  func atLeast(_ limit: Lanes) -> Lanes { replacing(with: limit, where: limit .> self) }

  /// What `sanitizedSize` makes of each number.
  @inline(__always)
  var sanitizedSizes: Lanes { Lanes.zero.atLeast(self).atMost(Lanes(repeating: longestLength)) }

  /// The largest of numbers none of which is NaN.
  @inline(__always)
  var largest: Double {
    let two = lowHalf.replacing(with: highHalf, where: highHalf .> lowHalf)
    return two.x > two.y ? two.x : two.y
  }

  /// The sum of all numbers, in pairs: fewer of the additions wait for each other.
  @inline(__always)
  var total: Double {
    let two = lowHalf + highHalf
    return two.x + two.y
  }
}

extension Column<Double> {
  /// The values of four items.
  @inline(__always)
  func lanes(at place: Int) -> Lanes {
    guard let values else { return Lanes(repeating: initial) }
    return Lanes(values + place)
  }
}

extension FlexPass {
  /// Where the last step of four items ends that a line needs; nil if there are not as many items.
  ///
  /// The items behind the line are read too, and what their own line has not written yet is overwritten.
  @inline(__always)
  func endOfLanes(_ line: FlexLine) -> Int? {
    let (first, end) = (Int(line.first), Int(line.end))
    let last = first + (end - first + laneCount - 1) / laneCount * laneCount
    return last <= count ? last : nil
  }
}
