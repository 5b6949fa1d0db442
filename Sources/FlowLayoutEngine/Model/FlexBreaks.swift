/// The edges of an item, as its line sees them.
public struct FlexEdges: OptionSet, Sendable {
  /// One bit for each edge.
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

/// The line breaks that an item asks for, before it and after it.
public struct FlexBreaks: OptionSet, Sendable {
  /// One bit for each request.
  public let rawValue: UInt8

  /// Makes a set of requests from its bits.
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
  package static let marker = Self(rawValue: 16)
  /// No separator stands before the item, which asks for no break.
  package static let joined = Self(rawValue: 32)
}
