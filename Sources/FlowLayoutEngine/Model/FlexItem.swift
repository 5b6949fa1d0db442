/// One item of a container, with all its properties.
///
///     var items = FlexItems()
///     items.append(FlexItem(main: 60, cross: 20, grow: 1))
///     items[0].alignSelf = .center
///
/// *Main* runs along the lines and *cross* across them. In rows these are width and height, in
/// columns height and width. *Start* is the side of the first item, or of the first line: if rows
/// are reversed, the cross start is at the bottom. All lengths are in one unit, such as points.
///
/// A size or factor that is negative or NaN counts as 0. A value above 2¹⁰⁰, even infinity, counts
/// as 2¹⁰⁰, so that no sum can overflow. Add padding and borders to the margins.
public struct FlexItem: Sendable {
  /// The item's own size along its line.
  public var main: Double

  /// The item's own size across its line, as measured at its `main` size.
  public var cross: Double

  /// The item's length before growing and shrinking (CSS `flex-basis`); NaN for `main`.
  public var basis = Double.nan

  /// The item's share of its line's free space (CSS `flex-grow`).
  public var grow = 0.0

  /// The item's share of its line's overflow (CSS `flex-shrink`).
  ///
  /// The share is in proportion to this factor times the item's basis. The initial value is 0, not
  /// 1 as in CSS: by default, an item does not shrink.
  public var shrink = 0.0

  /// The main size divided by the cross size, in a container with `proportions`.
  ///
  /// nil means that the item has its own two sizes. A number that is not positive and finite counts
  /// as 1. The ratio is limited to 2^±100. `FlexProportions` lists the properties that have no
  /// effect on an item with a ratio.
  public var aspectRatio: Double?

  /// The smallest size along the line.
  ///
  /// A maximum that is smaller than the minimum counts as the minimum. The caller computes the
  /// automatic minimum size of CSS.
  public var minMain = 0.0

  /// The largest size along the line; NaN counts as infinity.
  public var maxMain = Double.infinity

  /// The smallest size across the line.
  public var minCross = 0.0

  /// The largest size across the line; NaN counts as infinity.
  public var maxCross = Double.infinity

  /// The space before the item along its line.
  ///
  /// Negative margins are allowed; NaN counts as 0, and the limits are ±2¹⁰⁰.
  public var marginMainStart = 0.0

  /// The space after the item along its line.
  ///
  /// Negative margins are allowed; NaN counts as 0, and the limits are ±2¹⁰⁰.
  public var marginMainEnd = 0.0

  /// The space before the item across its line.
  ///
  /// Negative margins are allowed; NaN counts as 0, and the limits are ±2¹⁰⁰.
  public var marginCrossStart = 0.0

  /// The space after the item across its line.
  ///
  /// Negative margins are allowed; NaN counts as 0, and the limits are ±2¹⁰⁰.
  public var marginCrossEnd = 0.0

  /// The edges with an `auto` margin.
  ///
  /// Each takes an equal share of the free space, in addition to the margin's length.
  public var autoMargins: FlexEdges = []

  /// The alignment of the item across its line (CSS `align-self`).
  public var alignSelf = FlexAlignment.auto

  /// The distance from the item's cross start to its guide, which `.baseline` aligns.
  ///
  /// NaN, the initial value, means the item's cross end. A guide may lie outside its item; the
  /// limits are ±2¹⁰⁰.
  public var guide = Double.nan

  /// The distance from the item's cross start to its last guide.
  ///
  /// `.lastBaseline` aligns this guide. NaN, the initial value, means the item's cross end.
  public var lastGuide = Double.nan

  /// The item's order in the sequence (CSS `order`).
  ///
  /// Items with smaller numbers come first, those with equal numbers in document order.
  public var order = 0

  /// The space before the item, unless it is the first of its line.
  ///
  /// NaN, the initial value, means the container's `mainGap`. Negative gaps are allowed. If items
  /// have an `order`, the gap belongs to a position in the sequence, not to the item. See
  /// `FlexItems.gapBefore`.
  public var gapBefore = Double.nan

  /// The line breaks before and after the item.
  public var breaks: FlexBreaks = []

  /// Makes an item from sizes and flex factors.
  ///
  /// All other properties have their initial values.
  ///
  /// - Parameters:
  ///   - main: The item's own size along its line.
  ///   - cross: The item's own size across its line.
  ///   - basis: The flex base size; NaN for `main`.
  ///   - grow: The item's share of its line's free space.
  ///   - shrink: The factor for the item's share of its line's overflow. The share is in proportion
  ///     to this factor times the item's basis.
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
  /// The initial values of all properties.
  ///
  /// They also apply where a property array of `FlexItems` is empty.
  static var initial: FlexItem { FlexItem(main: 0, cross: 0) }
}
