/// The items of one container, stored as columns of numbers.
///
/// A column holds one property of all items, in document order. Only the two sizes are required; an
/// empty column means "the initial value for every item" and costs nothing.
///
///     var items = FlexItems(main: [60, 40, 80], cross: [20, 24, 20])
///     items.grow = [0, 1, 0]
///
/// *Main* runs along the lines and *cross* across them: width and height in rows, height and width
/// in columns. *Start* is where the first item, or the first line, goes: in a container that reverses
/// its lines, the cross start is at the bottom. All lengths are in points.
///
/// A size or factor that is negative or NaN counts as 0, and one above 2¹⁰⁰ (infinity too) as 2¹⁰⁰, so
/// that no sum can overflow. Padding and borders are the caller's: add them to the margins.
public struct FlexItems: Equatable, Sendable {
  /// The items' own sizes along the lines.
  public var main: [Double]

  /// The items' own sizes across the lines, as measured at their `main` sizes.
  public var cross: [Double]

  /// The sizes along the lines to start from (CSS `flex-basis`); NaN for the item's own `main`.
  public var basis: [Double] = []

  /// The items' shares of what is left of their line (CSS `flex-grow`); initially 0.
  public var grow: [Double] = []

  /// The items' shares of what their line lacks, times their basis (CSS `flex-shrink`).
  ///
  /// Initially 0, not 1 as in CSS: an item keeps its size unless it says otherwise.
  public var shrink: [Double] = []

  /// The smallest sizes along the lines; initially 0.
  ///
  /// The minimum wins over a smaller maximum. What CSS calls the automatic minimum size is the
  /// caller's to compute.
  public var minMain: [Double] = []

  /// The largest sizes along the lines; initially, and for NaN, infinity.
  public var maxMain: [Double] = []

  /// The smallest sizes across the lines; initially 0.
  public var minCross: [Double] = []

  /// The largest sizes across the lines; initially, and for NaN, infinity.
  public var maxCross: [Double] = []

  /// The space before each item along its line; initially 0.
  ///
  /// Negative margins are allowed; NaN counts as 0, beyond ±2¹⁰⁰ as ±2¹⁰⁰.
  public var marginMainStart: [Double] = []

  /// The space after each item along its line; like `marginMainStart`.
  public var marginMainEnd: [Double] = []

  /// The space before each item across its line; like `marginMainStart`.
  public var marginCrossStart: [Double] = []

  /// The space after each item across its line; like `marginMainStart`.
  public var marginCrossEnd: [Double] = []

  /// The edges whose margin is `auto`: it takes an equal share of what is left, on top of its number.
  public var autoMargins: [FlexEdges] = []

  /// Where each item sits across its line (CSS `align-self`); initially `.auto`.
  public var alignSelf: [FlexAlignment] = []

  /// The distance from each item's cross start to its guide, which `.baseline` aligns.
  ///
  /// Initially, and for NaN, the item's far edge. A guide may lie outside its item. Beyond ±2¹⁰⁰ counts
  /// as ±2¹⁰⁰.
  public var guides: [Double] = []

  /// The distance from each item's cross start to the guide that `.lastBaseline` aligns.
  ///
  /// Like `guides`.
  public var lastGuides: [Double] = []

  /// The items' places in the sequence (CSS `order`): smaller first, ties in document order.
  public var order: [Int] = []

  /// The space before the *k*-th item of the sequence where it shares a line with the one before it.
  ///
  /// Initially the container's `mainGap`. Negative allowed, NaN counts as 0. With an `order` column,
  /// *k* counts in the reordered sequence; see `FlexItems.sequence(of:)`.
  public var gapBefore: [Double] = []

  /// What each item asks of the line breaks around it; initially nothing.
  public var breaks: [FlexBreaks] = []

  /// Makes a container's items from their sizes.
  ///
  ///     FlexItems(main: widths, cross: heights)
  ///
  /// - Parameters:
  ///   - main: The items' sizes along the lines.
  ///   - cross: The items' sizes across the lines; as many as `main`, else the solver traps.
  /// - Complexity: O(1); the arrays are shared until one of them changes.
  public init(main: [Double] = [], cross: [Double] = []) {
    self.main = main
    self.cross = cross
  }

  /// The number of items.
  public var count: Int { main.count }
}

/// The edges of an item, as its line sees them.
public struct FlexEdges: OptionSet, Sendable {
  /// One bit an edge.
  public let rawValue: UInt8

  /// Makes a set of edges from its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The edge towards the first item of the line.
  public static let mainStart = Self(rawValue: 1)
  /// The edge towards the last item of the line.
  public static let mainEnd = Self(rawValue: 2)
  /// The edge towards the first line.
  public static let crossStart = Self(rawValue: 4)
  /// The edge towards the last line.
  public static let crossEnd = Self(rawValue: 8)
}

/// What an item asks of the line breaks around it.
public struct FlexBreaks: OptionSet, Sendable {
  /// One bit a wish.
  public let rawValue: UInt8

  /// Makes a set of wishes from its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The item starts a line.
  public static let before = Self(rawValue: 1)
  /// The item ends its line.
  public static let after = Self(rawValue: 2)
  /// The item stays with the one before it, if a line can hold both.
  ///
  /// Greedy wrapping then moves both to the next line. Balanced wrapping does not heed it.
  public static let avoidBefore = Self(rawValue: 4)
  /// The item has a line of its own and is as long as the container, if it is shorter.
  public static let fullLine = Self(rawValue: 8)
  /// The item is a line break itself: it ends its line without taking a gap or a share.
  ///
  /// Two in a row make an empty line.
  public static let marker = Self(rawValue: 16)
  /// The item stands between two others: where these part, it has no place in a line.
  ///
  /// In a line it takes part with gaps on both sides, as any item does, but it is not stretched along
  /// the line and does not count for `FlexContainer.maximumItemsPerLine`. It asks for no breaks itself.
  /// At the ends of the sequence, beside a break marker and behind another separator it has no place,
  /// either.
  public static let separator = Self(rawValue: 32)
}

extension FlexItems {
  /// The document indices of items in the order that an `order` column asks for.
  ///
  ///     FlexItems.sequence(of: [1, 0, 1])  // [1, 0, 2]
  ///
  /// - Parameter order: One number an item; smaller goes first, ties stay in document order.
  /// - Returns: The indices of `order`, reordered.
  /// - Complexity: O(*n* log *n*), O(*n*) if nothing has to move.
  public static func sequence(of order: [Int]) -> [Int] {
    order.indices.sorted { (order[$0], $0) < (order[$1], $1) }
  }

  /// The items that may be in lines, in the order of these: all but separators that do not stand between
  /// two others.
  ///
  /// - Parameter hasIndicator: Whether the last item is an indicator, which is left out.
  /// - Returns: Their document indices; nil for all of them in document order.
  /// - Complexity: As for `sequence(of:)`; O(1) if there are neither an `order` nor `breaks`.
  public func sequence(hasIndicator: Bool = false) -> [Int]? {
    let count = max(0, hasIndicator ? count - 1 : count)
    let ordered = order.isEmpty ? nil : Self.sequence(of: Array(order.prefix(count)))
    guard breaks.contains(where: { $0.contains(.separator) }) else { return ordered }
    let all = ordered ?? Array(0..<count)
    var kept: [Int] = []
    var separator: Int?
    for item in all {
      if breaks[item].contains(.separator) {
        separator = separator ?? item
        continue
      }
      let isMarker = breaks[item].contains(.marker)
      if let separator, let last = kept.last, !isMarker, !breaks[last].contains(.marker) {
        kept.append(separator)
      }
      separator = nil
      kept.append(item)
    }
    return kept.count == count ? ordered : kept
  }

  /// Traps where a column does not fit the number of items.
  func checkColumns() {
    precondition(count <= Int(Int32.max), "FlexItems holds at most 2147483647 items")
    precondition(cross.count == count, "FlexItems needs as many cross sizes as main sizes")
    let others =
      (fits(basis) && fits(grow) && fits(shrink) && fits(minMain) && fits(maxMain)
        && fits(minCross) && fits(maxCross) && fits(marginMainStart) && fits(marginMainEnd)
        && fits(marginCrossStart) && fits(marginCrossEnd) && fits(autoMargins) && fits(alignSelf)
        && fits(guides) && fits(lastGuides) && fits(order) && fits(gapBefore) && fits(breaks))
    precondition(others, "each column of FlexItems must be empty or hold one value an item")
  }

  private func fits<Value>(_ column: [Value]) -> Bool {
    column.isEmpty || column.count == count
  }

  /// Whether the items have nothing but sizes, and guides for a container that aligns them all.
  var areFixed: Bool {
    basis.isEmpty && grow.isEmpty && shrink.isEmpty && minMain.isEmpty && maxMain.isEmpty
      && minCross.isEmpty && maxCross.isEmpty && marginMainStart.isEmpty && marginMainEnd.isEmpty
      && marginCrossStart.isEmpty && marginCrossEnd.isEmpty && autoMargins.isEmpty
      && alignSelf.isEmpty && order.isEmpty && gapBefore.isEmpty && breaks.isEmpty
  }
}
