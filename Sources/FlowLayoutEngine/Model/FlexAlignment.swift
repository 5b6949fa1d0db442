/// The distribution of free space among the items of a line, or the lines of a container: the values of CSS
/// `justify-content` and `align-content`.
///
///     container.justifyContent = .spaceBetween
///     container.alignContent = .center.safe
///
/// Where the content overflows, `spaceBetween` and `stretch` fall back to `flexStart`, and `spaceAround` and
/// `spaceEvenly` to `start`; all other values keep their side and overflow, unless they are `safe`. Source:
/// CSS Box Alignment Level 3, §4 and §5.
public struct FlexDistribution: Hashable, Sendable {
  enum Keyword: UInt8 {
    case start, end, flexStart, flexEnd, center, left, right
    case spaceBetween, spaceAround, spaceEvenly, stretch
  }

  let keyword: Keyword
  var isSafe = false

  /// Items or lines are at the start of the writing direction, also if the container is reversed:
  /// items at the left of a row or the top of a column.
  public static let start = Self(keyword: .start)
  /// Items or lines are at the end of the writing direction, also if the container is reversed:
  /// items at the right of a row or the bottom of a column.
  public static let end = Self(keyword: .end)
  /// Items are at their line's main start, where the first item is; lines are at the container's
  /// cross start, where the first line is.
  ///
  /// If the container reverses its items or lines, this is the side of `end`.
  public static let flexStart = Self(keyword: .flexStart)
  /// Items are at their line's main end, where the last item is; lines are at the container's cross
  /// end, where the last line is.
  ///
  /// If the container reverses its items or lines, this is the side of `start`.
  public static let flexEnd = Self(keyword: .flexEnd)
  /// Items or lines are in the middle; if they are too long together, they overflow on both sides.
  public static let center = Self(keyword: .center)
  /// Items are at the left of a row; in columns, and for lines (`alignContent`), the same as
  /// `start`.
  public static let left = Self(keyword: .left)
  /// Items are at the right of a row; in columns, and for lines (`alignContent`), the same as
  /// `start`.
  public static let right = Self(keyword: .right)
  /// Equal spaces between neighbors, none at the ends.
  public static let spaceBetween = Self(keyword: .spaceBetween)
  /// Equal spaces between neighbors, and half of such a space at both ends.
  public static let spaceAround = Self(keyword: .spaceAround)
  /// Equal spaces between neighbors and at both ends.
  public static let spaceEvenly = Self(keyword: .spaceEvenly)
  /// Items grow by equal shares, unless an item of the line has a grow factor; or lines grow by equal shares.
  ///
  /// (In CSS `justify-content: stretch` does nothing in a flex container; for that effect use `flexStart`.)
  public static let stretch = Self(keyword: .stretch)

  /// This distribution, but `start` where the content overflows.
  public var safe: Self { Self(keyword: keyword, isSafe: true) }
}

/// The alignment of an item across its line: the values of CSS `align-items` and `align-self`.
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

  /// The item is aligned by the container's `alignItems`; in `alignItems` itself, the same as
  /// `flexStart`.
  public static let auto = Self(keyword: .auto)
  /// The item is at its line's start in the writing direction, also if lines are reversed: at the
  /// top of a row, at the left of a column (at the right with `isRightToLeft`).
  public static let start = Self(keyword: .start)
  /// The item is at its line's end in the writing direction, also if lines are reversed: at the
  /// bottom of a row, at the right of a column (at the left with `isRightToLeft`).
  public static let end = Self(keyword: .end)
  /// The item is at its line's cross start: at the top of a row or, if lines are reversed, at the
  /// bottom; in columns, at the left or the right.
  public static let flexStart = Self(keyword: .flexStart)
  /// The item is at its line's cross end: at the bottom of a row or, if lines are reversed, at the
  /// top; in columns, at the right or the left.
  public static let flexEnd = Self(keyword: .flexEnd)
  /// The item is in the middle of its line; if it is larger than the line, it overflows on both
  /// sides.
  public static let center = Self(keyword: .center)
  /// The item gets the cross size of its line, within its own limits.
  ///
  /// Use `flexStart` for an item that shall have its own cross size.
  public static let stretch = Self(keyword: .stretch)
  /// The items of a line are aligned by their guides (`FlexItem.guide`), as close to the line's
  /// cross start as possible without any item starting before it.
  public static let baseline = Self(keyword: .baseline)
  /// The items of a line are aligned by their last guides (`FlexItem.lastGuide`), as close to the
  /// line's cross end as possible without any item ending after it.
  public static let lastBaseline = Self(keyword: .lastBaseline)

  /// This alignment, but `start` where the item is larger than its line.
  public var safe: Self { Self(keyword: keyword, isSafe: true) }
}

extension FlexDistribution {
  /// Whether all free space is left at the end, in a container that reverses nothing.
  var isStart: Bool { keyword == .flexStart || keyword == .start }

  /// Splits `free`, the free space, into the space before the first of `count` items and the space added
  /// between neighbors.
  ///
  /// `reversed` means that the flex direction runs against the writing direction.
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

  /// Returns how much of `free`, the free space across an item's line, goes before the item.
  ///
  /// `reversed` means that lines follow each other against the writing direction. Baselines are aligned
  /// elsewhere: here `baseline` counts as `flexStart`, and `lastBaseline` as `flexEnd`.
  func space(of free: Double, reversed: Bool) -> Double {
    let toStart = reversed ? free : 0
    if isSafe, free < 0 { return toStart }
    switch keyword {
    case .auto, .flexStart, .stretch, .baseline: return 0
    case .flexEnd, .lastBaseline: return free
    case .start: return toStart
    case .end: return free - toStart
    case .center: return free / 2
    }
  }
}
