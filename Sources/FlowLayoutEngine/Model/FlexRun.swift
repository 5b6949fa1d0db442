/// The items that a `FlexLimit` shows: the first or the most important items, perhaps with the indicator.
public struct FlexRun: Equatable, Sendable {
  /// The number of shown items, without the indicator.
  public var count: Int

  /// The document indices of the shown items, in the order of their lines, without the indicator; nil for the
  /// first `count` items in the order of the lines.
  ///
  /// The value is also nil if nothing is hidden.
  public internal(set) var items: [Int]?

  /// Whether all given items fit although `FlexLimit.hasMore` is true, so that the host should make
  /// more items.
  public internal(set) var needsMore = false

  /// Whether the indicator is shown after the other shown items.
  public var showsIndicator: Bool

  /// Whether the container's last item is the indicator of hidden items, even if that indicator is
  /// not shown; `count` does not include the indicator.
  public let hasIndicator: Bool

  /// The maximum number of lines that balanced wrapping may make.
  public var mostLines: Int

  /// Makes the run of the first `count` items in the order of the lines.
  ///
  /// - Parameters:
  ///   - count: The number of items to show; clamped to the number of items.
  ///   - showsIndicator: Whether the indicator is shown after these items; nil if the last item is
  ///     not an indicator.
  ///   - mostLines: The maximum number of lines that balanced wrapping may make.
  public init(count: Int, showsIndicator: Bool?, mostLines: Int = .max) {
    self.count = count
    self.showsIndicator = showsIndicator ?? false
    self.mostLines = mostLines
    hasIndicator = showsIndicator != nil
  }
}
