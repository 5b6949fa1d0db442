/// The items of one container, stored as columns of numbers.
///
/// A column holds one property of all items, in document order. The two sizes are required; any other
/// column may be empty, which means "the initial value for every item" and costs nothing.
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
/// whichever columns are written out; NaN equals NaN. Copies share their columns until one is changed.
public struct FlexItems: Sendable {
  /// The items' own sizes along the lines.
  public var main: [Double] = []

  /// The items' own sizes across the lines, as measured at their `main` sizes.
  public var cross: [Double] = []

  /// All other columns, in one box: the only element, or none as long as no item asks for anything.
  ///
  /// So a copy of items that have sizes only is a copy of three references, and an array is the one box
  /// that every Swift has which copies itself when a shared one is changed.
  var wishes: [FlexWishes] = []

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
  public init(main: [Double], cross: [Double]) {
    self.main = main
    self.cross = cross
  }
}

/// The properties of items beside their sizes, a column for each; empty if no item asks for it.
struct FlexWishes: Sendable {
  var basis: [Double] = []
  var grow: [Double] = []
  var shrink: [Double] = []
  var aspectRatio: [Double?] = []
  var minMain: [Double] = []
  var maxMain: [Double] = []
  var minCross: [Double] = []
  var maxCross: [Double] = []
  var marginMainStart: [Double] = []
  var marginMainEnd: [Double] = []
  var marginCrossStart: [Double] = []
  var marginCrossEnd: [Double] = []
  var autoMargins: [FlexEdges] = []
  var alignSelf: [FlexAlignment] = []
  var guides: [Double] = []
  var lastGuides: [Double] = []
  var order: [Int] = []
  var gapBefore: [Double] = []
  var breaks: [FlexBreaks] = []

  /// The columns of items that ask for nothing.
  static let none = Self()
}
