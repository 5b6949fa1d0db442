/// The distribution of free space among the items of a line, or the lines of a container: the values
/// of CSS `justify-content` and `align-content`.
///
///     container.justifyContent = .spaceBetween
///     container.alignContent = .center.safe
///
/// Where nothing is left (the content overflows), `spaceBetween` and `stretch` fall back to
/// `flexStart`, and `spaceAround` and `spaceEvenly` to `start`; the others keep their side and stick
/// out, unless they are `safe`. Source: CSS Box Alignment Level 3, §4 and §5.
public struct FlexDistribution: Hashable, Sendable {
  enum Keyword: UInt8 {
    case start, end, flexStart, flexEnd, center, left, right
    case spaceBetween, spaceAround, spaceEvenly, stretch
  }

  let keyword: Keyword
  var isSafe = false

  /// At the start of the writing direction: left in rows, top in columns, whatever is reversed.
  public static let start = Self(keyword: .start)
  /// At the end of the writing direction: right in rows, bottom in columns, whatever is reversed.
  public static let end = Self(keyword: .end)
  /// At the side where the first item, or the first line, goes.
  public static let flexStart = Self(keyword: .flexStart)
  /// At the side where the last item, or the last line, goes.
  public static let flexEnd = Self(keyword: .flexEnd)
  /// In the middle; what overflows sticks out on both sides.
  public static let center = Self(keyword: .center)
  /// At the left of a row; the same as `start` along columns and for lines.
  public static let left = Self(keyword: .left)
  /// At the right of a row; the same as `start` along columns and for lines.
  public static let right = Self(keyword: .right)
  /// Equal spaces between neighbors, none at the ends.
  public static let spaceBetween = Self(keyword: .spaceBetween)
  /// Equal spaces around each: half a space at the ends.
  public static let spaceAround = Self(keyword: .spaceAround)
  /// Equal spaces between neighbors and at both ends.
  public static let spaceEvenly = Self(keyword: .spaceEvenly)
  /// Each line, or each item of a line where none grows by itself, grows by an equal share.
  ///
  /// (In CSS `justify-content: stretch` does nothing in a flex container; use `flexStart` for that.)
  public static let stretch = Self(keyword: .stretch)

  /// The same, but aligned to the start where the content overflows.
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

  /// As the container's `alignItems` says; there, the same as `flexStart`.
  public static let auto = Self(keyword: .auto)
  /// At the start of the writing direction: top in rows, left in columns, whatever is reversed.
  public static let start = Self(keyword: .start)
  /// At the end of the writing direction: bottom in rows, right in columns, whatever is reversed.
  public static let end = Self(keyword: .end)
  /// At the side of the line that faces the first line.
  public static let flexStart = Self(keyword: .flexStart)
  /// At the side of the line that faces the last line.
  public static let flexEnd = Self(keyword: .flexEnd)
  /// In the middle of the line; an item larger than its line sticks out on both sides.
  public static let center = Self(keyword: .center)
  /// As large across as the line, within the item's limits.
  ///
  /// Use `flexStart` for an item that keeps its own cross size.
  public static let stretch = Self(keyword: .stretch)
  /// The guides of the line's items on one height, as near to the cross start as they fit.
  public static let baseline = Self(keyword: .baseline)
  /// The last guides of the line's items on one height, as near to the cross end as they fit.
  public static let lastBaseline = Self(keyword: .lastBaseline)

  /// The same, but aligned to the start where the item is larger than its line.
  public var safe: Self { Self(keyword: keyword, isSafe: true) }
}

extension FlexDistribution {
  /// Whether what is left goes to the end where nothing is reversed.
  var isStart: Bool { keyword == .flexStart || keyword == .start }

  /// Splits what is left of a length: the space before the first of `count` and the space added
  /// between neighbors.
  ///
  /// `reversed` says that the flex direction runs against the writing direction.
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
  /// Whether the item takes part in one of its line's two baselines.
  var isBaseline: Bool { keyword == .baseline || keyword == .lastBaseline }

  /// The part of a line's free cross size that lies before the item.
  ///
  /// `reversed` says that lines follow each other against the writing direction. Baselines are
  /// aligned elsewhere; alone, they fall back to the nearest edge.
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
