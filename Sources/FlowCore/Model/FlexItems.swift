/// The items of one container, stored as columns of numbers.
///
/// A column holds one property of all items, in document order. Only the two sizes are required; an
/// empty column means "the initial value for every item" and costs nothing.
///
///     var items = FlexItems(main: [60, 40, 80], cross: [20, 24, 20])
///     items.grow = [0, 1, 0]
///
/// The items are also a collection of rows, in which each `FlexItem` says what its properties mean:
///
///     items.append(FlexItem(main: 60, cross: 20, shrink: 1))
///     items[0].minMain = 30
///     items.removeSubrange(1..<3)
///
/// A column appears with the first row that needs it. Appending, inserting and replacing other
/// `FlexItems`, or a slice of them, goes column by column. Two collections are equal if their rows are,
/// whichever columns are written out; NaN equals NaN.
public struct FlexItems: Sendable {
  /// The items' own sizes along the lines.
  public var main: [Double] = []

  /// The items' own sizes across the lines, as measured at their `main` sizes.
  public var cross: [Double] = []

  /// The sizes along the lines to start from; see `FlexItem.basis`.
  public var basis: [Double] = []

  /// The items' shares of what is left of their line; see `FlexItem.grow`.
  public var grow: [Double] = []

  /// The items' shares of what their line lacks; see `FlexItem.shrink`.
  public var shrink: [Double] = []

  /// The items' sizes along the lines divided by those across; see `FlexItem.aspectRatio`.
  public var aspectRatio: [Double?] = []

  /// The smallest sizes along the lines; see `FlexItem.minMain`.
  public var minMain: [Double] = []

  /// The largest sizes along the lines; see `FlexItem.maxMain`.
  public var maxMain: [Double] = []

  /// The smallest sizes across the lines; see `FlexItem.minCross`.
  public var minCross: [Double] = []

  /// The largest sizes across the lines; see `FlexItem.maxCross`.
  public var maxCross: [Double] = []

  /// The spaces before the items along their lines; see `FlexItem.marginMainStart`.
  public var marginMainStart: [Double] = []

  /// The spaces after the items along their lines; see `FlexItem.marginMainEnd`.
  public var marginMainEnd: [Double] = []

  /// The spaces before the items across their lines; see `FlexItem.marginCrossStart`.
  public var marginCrossStart: [Double] = []

  /// The spaces after the items across their lines; see `FlexItem.marginCrossEnd`.
  public var marginCrossEnd: [Double] = []

  /// The edges whose margins are `auto`; see `FlexItem.autoMargins`.
  public var autoMargins: [FlexEdges] = []

  /// Where the items sit across their lines; see `FlexItem.alignSelf`.
  public var alignSelf: [FlexAlignment] = []

  /// The distances from the items' cross starts to their guides; see `FlexItem.guide`.
  public var guides: [Double] = []

  /// The distances from the items' cross starts to their last guides; see `FlexItem.lastGuide`.
  public var lastGuides: [Double] = []

  /// The items' places in the sequence; see `FlexItem.order`.
  public var order: [Int] = []

  /// The space before the *k*-th item of the sequence where it shares a line with the one before it.
  ///
  /// Initially, and for NaN, the container's `mainGap`. Negative gaps are allowed. With an `order`
  /// column, *k* counts in the reordered sequence; see `FlexItems.sequence(of:)`.
  public var gapBefore: [Double] = []

  /// What the items ask of the line breaks around them; see `FlexItem.breaks`.
  public var breaks: [FlexBreaks] = []

  /// Makes the items of an empty container.
  public init() {}

  /// Makes a container's items from their sizes.
  ///
  ///     FlexItems(main: widths, cross: heights)
  ///
  /// - Parameters:
  ///   - main: The items' sizes along the lines.
  ///   - cross: The items' sizes across the lines; as many as `main`, else the solver traps.
  /// - Complexity: O(1); the arrays are shared until one of them changes.
  public init(main: [Double], cross: [Double] = []) {
    self.main = main
    self.cross = cross
  }
}
