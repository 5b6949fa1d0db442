/// The items of a container that a limit shows: the first or the most important ones, and perhaps the indicator.
public struct FlexRun: Equatable, Sendable {
  /// The number of items that are shown, without the indicator.
  public var count: Int

  /// The document indices of the items that are shown, in the order of their lines, the indicator not
  /// counted; nil for the first `count` of the sequence.
  ///
  /// Nil as well if nothing is hidden.
  public internal(set) var items: [Int]?

  /// Whether all items that were given fit, while `FlexLimit.hasMore` says that there are others.
  public internal(set) var needsMore = false

  /// Whether the indicator is shown behind them.
  public var showsIndicator: Bool

  /// Whether the last item is the indicator, and so none of the sequence.
  public let hasIndicator: Bool

  /// The most lines that balanced wrapping may make of them.
  public var mostLines: Int

  /// Makes a run.
  ///
  /// - Parameters:
  ///   - count: How many items of the sequence are shown; as many as there are if there are fewer.
  ///   - showsIndicator: Whether the indicator is shown behind them, or nil if there is none and the last
  ///     item is one of the sequence.
  ///   - mostLines: The most lines that balanced wrapping may make of them.
  public init(count: Int, showsIndicator: Bool?, mostLines: Int = .max) {
    self.count = count
    self.showsIndicator = showsIndicator ?? false
    self.mostLines = mostLines
    hasIndicator = showsIndicator != nil
  }
}
