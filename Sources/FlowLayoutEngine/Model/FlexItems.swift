/// The items of one container, stored as one array for each property.
///
/// A property array, such as `grow`, has one value for each item, in document order. The two sizes
/// are required. Any other array may be empty: then every item has the initial value, at no cost.
///
///     var items = FlexItems(main: [60, 40, 80], cross: [20, 24, 20])
///     items.grow = [0, 1, 0]
///
/// The items are also a collection of `FlexItem`:
///
///     items.append(FlexItem(main: 60, cross: 20, shrink: 1))
///     items[0].minMain = 30
///     items.removeSubrange(1..<3)
///
/// If an item gets a value other than the initial one, and the property's array is empty, the array
/// is first filled with initial values. If other `FlexItems`, or a slice of them, are appended or
/// inserted, whole arrays are copied, not single items.
///
/// Two collections are equal if their items are equal. An empty array equals an array of initial
/// values, and NaN equals NaN. Copies share their arrays until one of them is changed.
public struct FlexItems: Sendable {
  /// The items' own sizes along the lines.
  public var main: [Double] = []

  /// The items' own sizes across the lines, as measured at their `main` sizes.
  public var cross: [Double] = []

  /// The arrays of all other properties; empty while all items have the initial values.
  ///
  /// In a `Box`, so that a copy of `FlexItems` retains only three references.
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

/// The arrays of all properties but the sizes.
///
/// An empty array means that all items have the initial value.
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

  /// Property arrays that are all empty.
  static let none = Self()
}
