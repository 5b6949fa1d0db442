/// One flex container with its items, and the frames that a browser gave them.
public struct FlexboxCase: Sendable {
  /// The case's name, unique in its file.
  public let name: String
  /// The kind of feature that the case is about.
  public let group: String
  /// The container.
  public let container: Box
  /// The block that the container's percentages refer to.
  public let containingBlock: Extent
  /// The container's border box, as the browser measured it.
  public let size: Extent
  /// Whether `size.width` stands for an automatic width.
  public let hasAutoWidth: Bool
  /// The items in document order.
  public let items: [Item]
}

/// A width and a height.
public struct Extent: Equatable, Sendable {
  /// Along x.
  public var width: Double
  /// Along y.
  public var height: Double
}

/// A rectangle in the container's coordinates: from the top left corner of its border box.
public struct Frame: Equatable, Sendable, CustomStringConvertible {
  /// The left edge.
  public var x: Double
  /// The top edge.
  public var y: Double
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double

  /// The four numbers, as cases write them.
  public var description: String { "[\(x), \(y), \(width), \(height)]" }

  /// The largest difference between two frames' numbers.
  func distance(to other: Frame) -> Double {
    let differences = [
      x - other.x, y - other.y, width - other.width, height - other.height,
    ]
    return differences.reduce(0) { $1.isNaN ? .infinity : max($0, $1.magnitude) }
  }

  /// How far apart the numbers are that the browser can report for an edge of the frame: it stores
  /// edges in single precision.
  var precision: Double {
    let edges = [x, y, x + width, y + height].map { Float($0).ulp }
    return Double(edges.max() ?? 0)
  }
}

/// One item of a case.
public struct Item: Sendable {
  /// The item's style.
  public let box: Box
  /// The box of fixed size inside it.
  public let content: Extent?
  /// The first baseline, from the content box's top.
  public let baseline: Double?
  /// The text inside it.
  public let text: FixedText?
  /// The border box that the browser measured; nil if there is none.
  public let frame: Frame?
}

/// A style: the properties that are set.
public struct Box: Sendable {
  let values: [String: StyleValue]

  /// The value of a property, if it is set.
  subscript(property: String) -> StyleValue? { values[property] }

  /// The keyword of a property, or another one if it is not set.
  func keyword(_ property: String, default initial: String) -> String {
    if case .keyword(let keyword)? = values[property] { return keyword }
    return initial
  }

  /// The number of a property, or another one if it is not set.
  func number(_ property: String, default initial: Double) -> Double {
    if case .number(let number)? = values[property] { return number }
    return initial
  }
}
