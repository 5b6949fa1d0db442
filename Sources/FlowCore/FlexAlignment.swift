/// How lines share what is left of their container, or items what is left of their line: the values
/// of CSS `justify-content`.
///
///     container.justifyContent = .spaceBetween
///
/// Where nothing is left (the items overflow), `spaceBetween` falls back to `flexStart`, and
/// `spaceAround` and `spaceEvenly` to `start`. Source: CSS Box Alignment Level 3, §4 and §5.
public struct FlexDistribution: Hashable, Sendable {
  enum Keyword: UInt8 {
    case start, end, flexStart, flexEnd, center, spaceBetween, spaceAround, spaceEvenly
  }

  let keyword: Keyword

  /// At the start of the writing direction: left in rows, top in columns, whatever is reversed.
  public static let start = Self(keyword: .start)
  /// At the end of the writing direction: right in rows, bottom in columns, whatever is reversed.
  public static let end = Self(keyword: .end)
  /// At the side where the first item goes.
  public static let flexStart = Self(keyword: .flexStart)
  /// At the side where the last item goes.
  public static let flexEnd = Self(keyword: .flexEnd)
  /// In the middle; what overflows sticks out on both sides.
  public static let center = Self(keyword: .center)
  /// Equal spaces between neighbours, none at the ends.
  public static let spaceBetween = Self(keyword: .spaceBetween)
  /// Equal spaces around each: half a space at the ends.
  public static let spaceAround = Self(keyword: .spaceAround)
  /// Equal spaces between neighbours and at both ends.
  public static let spaceEvenly = Self(keyword: .spaceEvenly)
}

/// Where an item sits across its line: the values of CSS `align-items` and `align-self`.
///
///     container.alignItems = .center
///
/// Source: CSS Box Alignment Level 3, §6.
public struct FlexAlignment: Hashable, Sendable {
  enum Keyword: UInt8 {
    case start, end, flexStart, flexEnd, center
  }

  let keyword: Keyword

  /// At the start of the writing direction: top in rows, left in columns, whatever is reversed.
  public static let start = Self(keyword: .start)
  /// At the end of the writing direction: bottom in rows, right in columns, whatever is reversed.
  public static let end = Self(keyword: .end)
  /// At the side of the line that the first line's side of the container is.
  public static let flexStart = Self(keyword: .flexStart)
  /// At the side of the line that faces the last line.
  public static let flexEnd = Self(keyword: .flexEnd)
  /// In the middle of the line.
  public static let center = Self(keyword: .center)
}

extension FlexDistribution {
  /// Splits what is left of a length: the space before the first of `count` and the space added
  /// between neighbours.
  func share(of free: Double, among count: Int) -> (before: Double, between: Double) {
    let count = Double(count)
    switch keyword {
    case .start, .flexStart: return (0, 0)
    case .end, .flexEnd: return (free, 0)
    case .center: return (free / 2, 0)
    case .spaceBetween: return free > 0 && count > 1 ? (0, free / (count - 1)) : (0, 0)
    case .spaceAround: return free > 0 ? (free / count / 2, free / count) : (0, 0)
    case .spaceEvenly: return free > 0 ? (free / (count + 1), free / (count + 1)) : (0, 0)
    }
  }
}

extension FlexAlignment {
  /// The part of a line's free depth that lies before the item.
  var factor: Double {
    switch keyword {
    case .start, .flexStart: 0
    case .center: 0.5
    case .end, .flexEnd: 1
    }
  }
}
