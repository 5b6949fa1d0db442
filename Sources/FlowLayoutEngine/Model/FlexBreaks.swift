/// The edges of an item, relative to its line.
public struct FlexEdges: OptionSet, Sendable {
  /// One bit for each edge.
  public let rawValue: UInt8

  /// Makes a set of edges from its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The edge toward the first item of the line.
  public static let mainStart = Self(rawValue: 1)
  /// The edge toward the last item of the line.
  public static let mainEnd = Self(rawValue: 2)
  /// The edge toward the first line.
  public static let crossStart = Self(rawValue: 4)
  /// The edge toward the last line.
  public static let crossEnd = Self(rawValue: 8)
}

/// The line breaks that an item requests before and after itself.
public struct FlexBreaks: OptionSet, Sendable {
  /// The set, with one bit for each request.
  public let rawValue: UInt8

  /// Makes a set of requests from its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The item starts a line.
  public static let before = Self(rawValue: 1)
  /// The item ends its line.
  public static let after = Self(rawValue: 2)
  /// The item stays on the previous item's line, if a line can hold both.
  ///
  /// If it does not fit there, `.wrap` moves both items to the next line. `.balance` ignores
  /// `avoidBefore`.
  public static let avoidBefore = Self(rawValue: 4)
  /// The item has a line of its own.
  ///
  /// If it is shorter than the container, it grows to the container's length.
  public static let fullLine = Self(rawValue: 8)
  /// The item is a break marker, which only ends its line.
  ///
  /// It gets no gap and no free space. Two markers, one directly after the other, make an empty
  /// line.
  package static let marker = Self(rawValue: 16)
  /// The item has no separator before it, like the second of two views of one element.
  ///
  /// Line breaks are not affected.
  package static let joined = Self(rawValue: 32)
}
