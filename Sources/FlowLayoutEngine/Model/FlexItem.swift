/// One item of a container, with everything that it may ask for.
///
///     var items = FlexItems()
///     items.append(FlexItem(main: 60, cross: 20, grow: 1))
///     items[0].alignSelf = .center
///
/// *Main* runs along the lines and *cross* across them: width and height in rows, height and width
/// in columns. *Start* is where the first item, or the first line, goes: in a container that reverses
/// its lines, the cross start is at the bottom. All lengths are in one unit, such as points.
///
/// A size or factor that is negative or NaN counts as 0, and one above 2¹⁰⁰ (infinity too) as 2¹⁰⁰, so
/// that no sum can overflow. Padding and borders are the caller's: add them to the margins.
public struct FlexItem: Sendable {
  /// The item's own size along its line.
  public var main: Double

  /// The item's own size across its line, as measured at its `main` size.
  public var cross: Double

  /// The size along the line to start from (CSS `flex-basis`); NaN for the item's own `main`.
  public var basis = Double.nan

  /// The item's share of what is left of its line (CSS `flex-grow`).
  public var grow = 0.0

  /// The item's share of what its line lacks, times its basis (CSS `flex-shrink`).
  ///
  /// Initially 0, not 1 as in CSS: an item keeps its size unless it says otherwise.
  public var shrink = 0.0

  /// The item's size along its line divided by that across it, which a container with `proportions` keeps;
  /// nil for an item that has its own two sizes.
  ///
  /// Any number asks for proportions: one that is not positive and finite counts as 1, one beyond 2^±100 as
  /// that. See `FlexProportions` for what else of the item then counts.
  public var aspectRatio: Double?

  /// The smallest size along the line.
  ///
  /// The minimum wins over a smaller maximum. What CSS calls the automatic minimum size is the
  /// caller's to compute.
  public var minMain = 0.0

  /// The largest size along the line; NaN counts as infinity.
  public var maxMain = Double.infinity

  /// The smallest size across the line.
  public var minCross = 0.0

  /// The largest size across the line; NaN counts as infinity.
  public var maxCross = Double.infinity

  /// The space before the item along its line.
  ///
  /// Negative margins are allowed; NaN counts as 0, beyond ±2¹⁰⁰ as ±2¹⁰⁰.
  public var marginMainStart = 0.0

  /// The space after the item along its line; like `marginMainStart`.
  public var marginMainEnd = 0.0

  /// The space before the item across its line; like `marginMainStart`.
  public var marginCrossStart = 0.0

  /// The space after the item across its line; like `marginMainStart`.
  public var marginCrossEnd = 0.0

  /// The edges whose margin is `auto`: it takes an equal share of what is left, on top of its number.
  public var autoMargins: FlexEdges = []

  /// The alignment of the item across its line (CSS `align-self`).
  public var alignSelf = FlexAlignment.auto

  /// The distance from the item's cross start to its guide, which `.baseline` aligns.
  ///
  /// Initially, and for NaN, the item's far edge. A guide may lie outside its item. Beyond ±2¹⁰⁰ counts
  /// as ±2¹⁰⁰.
  public var guide = Double.nan

  /// The distance from the item's cross start to the guide that `.lastBaseline` aligns; like `guide`.
  public var lastGuide = Double.nan

  /// The item's place in the sequence (CSS `order`): smaller first, ties in document order.
  public var order = 0

  /// The space before the item where it shares a line with the one before it.
  ///
  /// Initially, and for NaN, the container's `mainGap`. Negative gaps are allowed. Among reordered items
  /// it belongs to a place, not to the item: see `FlexItems.gapBefore`.
  public var gapBefore = Double.nan

  /// The line breaks that the item asks for, before it and after it.
  public var breaks: FlexBreaks = []

  /// Makes an item; all that is not mentioned is a property to set.
  ///
  /// - Parameters:
  ///   - main: The item's own size along its line.
  ///   - cross: The item's own size across its line.
  ///   - basis: The size along the line to start from; NaN for `main`.
  ///   - grow: The item's share of what is left of its line.
  ///   - shrink: The item's share of what its line lacks, times its basis.
  public init(
    main: Double, cross: Double, basis: Double = .nan, grow: Double = 0, shrink: Double = 0
  ) {
    self.main = main
    self.cross = cross
    self.basis = basis
    self.grow = grow
    self.shrink = shrink
  }
}

extension FlexItem {
  /// The default values of all properties: those of every item in a column that is empty.
  static var initial: FlexItem { FlexItem(main: 0, cross: 0) }
}
