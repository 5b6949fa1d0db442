/// The distribution of free space along a line, or among lines.
///
///     container.justifyContent = .spaceBetween
///     container.alignContent = .center.safe
///
/// The values are those of CSS `justify-content` and `align-content`.
///
/// If the content overflows, some values act like another: `spaceBetween` and `stretch` like
/// `flexStart`, `spaceAround` and `spaceEvenly` like `start`. With all other values, the content
/// keeps its alignment: with `end`, for example, it overflows at the start. If it overflows, a
/// `safe` value always acts like `start`.
///
/// Source: CSS Box Alignment Level 3, §4 and §5.
public struct FlexDistribution: Hashable, Sendable {
  enum Keyword: UInt8 {
    case start, end, flexStart, flexEnd, center, left, right
    case spaceBetween, spaceAround, spaceEvenly, stretch
  }

  let keyword: Keyword
  var isSafe = false

  /// Items or lines are at the start of the writing direction.
  ///
  /// Items are at the left of a row (at the right with `isRightToLeft`), or at the top of a column.
  /// Reversing the container does not change this.
  public static let start = Self(keyword: .start)
  /// Items or lines are at the end of the writing direction.
  ///
  /// Items are at the right of a row (at the left with `isRightToLeft`), or at the bottom of a
  /// column. Reversing the container does not change this.
  public static let end = Self(keyword: .end)
  /// Items are at their line's main start, lines at the container's cross start.
  ///
  /// The first item and the first line are on these sides. In a reversed container, this is the
  /// side of `end`.
  public static let flexStart = Self(keyword: .flexStart)
  /// Items are at their line's main end, lines at the container's cross end.
  ///
  /// The last item and the last line are on these sides. In a reversed container, this is the side
  /// of `start`.
  public static let flexEnd = Self(keyword: .flexEnd)
  /// Items or lines are in the middle.
  ///
  /// If they are too long together, they overflow on both sides.
  public static let center = Self(keyword: .center)
  /// Items are at the left of a row.
  ///
  /// In columns, and in `alignContent`, this is the same as `start`.
  public static let left = Self(keyword: .left)
  /// Items are at the right of a row.
  ///
  /// In columns, and in `alignContent`, this is the same as `start`.
  public static let right = Self(keyword: .right)
  /// Equal spaces between neighbors, none at the ends.
  public static let spaceBetween = Self(keyword: .spaceBetween)
  /// Equal spaces between neighbors, and half of such a space at both ends.
  public static let spaceAround = Self(keyword: .spaceAround)
  /// Equal spaces between neighbors and at both ends.
  public static let spaceEvenly = Self(keyword: .spaceEvenly)
  /// The items of a line, or the lines, grow by equal shares.
  ///
  /// Items do not grow if an item of their line has a grow factor. (In CSS, `justify-content:
  /// stretch` does nothing in a flex container. For that effect, use `flexStart`.)
  public static let stretch = Self(keyword: .stretch)

  /// This distribution, but `start` where the content overflows.
  public var safe: Self { Self(keyword: keyword, isSafe: true) }
}

/// The alignment of an item across its line (CSS `align-items` and `align-self`).
///
///     container.alignItems = .center
///     items.alignSelf = [.auto, .flexEnd.safe, .stretch]
///
/// Source: CSS Box Alignment Level 3, §6.
public struct FlexAlignment: Hashable, Sendable {
  enum Keyword: UInt8 {
    case auto, start, end, flexStart, flexEnd, center, stretch, baseline, lastBaseline
  }

  let keyword: Keyword
  var isSafe = false

  /// The item is aligned by the container's `alignItems`.
  ///
  /// In `alignItems` itself, this is the same as `flexStart`.
  public static let auto = Self(keyword: .auto)
  /// The item is at its line's start in the writing direction.
  ///
  /// This is the top of a row. In a column, it is the left, or the right with `isRightToLeft`.
  /// Reversing the lines does not change this.
  public static let start = Self(keyword: .start)
  /// The item is at its line's end in the writing direction.
  ///
  /// This is the bottom of a row. In a column, it is the right, or the left with `isRightToLeft`.
  /// Reversing the lines does not change this.
  public static let end = Self(keyword: .end)
  /// The item is at its line's cross start, the edge toward the first line.
  ///
  /// This is the top of a row, or its bottom if lines are reversed. In a column, it is the left if
  /// columns follow each other from left to right, otherwise the right.
  public static let flexStart = Self(keyword: .flexStart)
  /// The item is at its line's cross end, the edge toward the last line.
  ///
  /// This is the bottom of a row, or its top if lines are reversed. In a column, it is the right if
  /// columns follow each other from left to right, otherwise the left.
  public static let flexEnd = Self(keyword: .flexEnd)
  /// The item is in the middle of its line.
  ///
  /// If it is larger than the line, it overflows on both sides.
  public static let center = Self(keyword: .center)
  /// The item gets the cross size of its line, within its own limits.
  ///
  /// Use `flexStart` for an item that shall have its own cross size.
  public static let stretch = Self(keyword: .stretch)
  /// The items of a line are aligned by their guides (`FlexItem.guide`).
  ///
  /// They are as close to the line's cross start as possible, without starting before it.
  public static let baseline = Self(keyword: .baseline)
  /// The items of a line are aligned by their last guides (`FlexItem.lastGuide`).
  ///
  /// They are as close to the line's cross end as possible, without ending after it.
  public static let lastBaseline = Self(keyword: .lastBaseline)

  /// This alignment, but `start` where the item is larger than its line.
  public var safe: Self { Self(keyword: keyword, isSafe: true) }
}

extension FlexDistribution {
  /// Whether all free space comes after the last item, if the container is not reversed.
  var isStart: Bool { keyword == .flexStart || keyword == .start }

  /// Returns the parts of `free` space that go before the first item and between two neighbors.
  ///
  ///     FlexDistribution.spaceAround.share(of: 30, among: 3, reversed: false)  // (5, 10)
  ///
  /// The items may also be lines. `reversed` means that they follow each other against the writing
  /// direction. If they overflow, `free` is negative.
  func share(
    of free: Double, among count: Int, reversed: Bool
  ) -> (before: Double, between: Double) {
    let count = Double(count)
    let toStart = reversed ? free : 0
    if isSafe, free < 0 { return (toStart, 0) }
    switch keyword {
    case .flexStart, .stretch: return (0, 0)
    case .flexEnd: return (free, 0)
    case .start, .left, .right: return (toStart, 0)
    case .end: return (free - toStart, 0)
    case .center: return (free / 2, 0)
    case .spaceBetween: return free > 0 && count > 1 ? (0, free / (count - 1)) : (0, 0)
    case .spaceAround: return free > 0 ? (free / count / 2, free / count) : (toStart, 0)
    case .spaceEvenly:
      return free > 0 ? (free / (count + 1), free / (count + 1)) : (toStart, 0)
    }
  }
}

extension FlexAlignment {
  /// Whether this is `baseline` or `lastBaseline`.
  var isBaseline: Bool { keyword == .baseline || keyword == .lastBaseline }

  /// Returns how much free space across a line goes before an item.
  ///
  /// `reversed` means that lines follow each other against the writing direction.
  func space(of free: Double, reversed: Bool) -> Double {
    let toStart = reversed ? free : 0
    if isSafe, free < 0 { return toStart }
    // Baselines are aligned elsewhere: here such items are at the start or the end.
    switch keyword {
    case .auto, .flexStart, .stretch, .baseline: return 0
    case .flexEnd, .lastBaseline: return free
    case .start: return toStart
    case .end: return free - toStart
    case .center: return free / 2
    }
  }
}
