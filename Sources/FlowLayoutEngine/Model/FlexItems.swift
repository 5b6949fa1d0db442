/// The items of one container, stored as columns of numbers.
///
/// A column holds one property of all items, in document order. The two sizes are required; any other column
/// may be empty, which means "the initial value for every item" and costs nothing.
///
///     var items = FlexItems(main: [60, 40, 80], cross: [20, 24, 20])
///     items.grow = [0, 1, 0]
///
/// The items are also a collection of rows, each a `FlexItem`:
///
///     items.append(FlexItem(main: 60, cross: 20, shrink: 1))
///     items[0].minMain = 30
///     items.removeSubrange(1..<3)
///
/// A column is added by the first row that needs it. Appending, inserting and replacing other `FlexItems`, or
/// a slice of them, goes column by column. Two collections are equal if their rows are; an empty column
/// equals one of initial values, and NaN equals NaN. Copies share their columns until one is changed.
public struct FlexItems: Sendable {
  /// The items' own sizes along the lines.
  public var main: [Double] = []

  /// The items' own sizes across the lines, as measured at their `main` sizes.
  public var cross: [Double] = []

  /// All other columns; empty while all items have their initial values.
  ///
  /// In a box, so that a copy of items with sizes only retains three references.
  var properties = Box<ItemProperties>()

  /// Makes an empty collection of items.
  public init() {}

  /// Makes items from their sizes.
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

/// The optional columns: all properties but the sizes, each empty if all items have its initial value.
struct ItemProperties: Sendable {
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

  /// Columns without values.
  static let none = Self()
}
