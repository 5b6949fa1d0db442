/// The items that a `FlexLimit` shows: the first or the most important items, perhaps followed by the
/// indicator, an item such as "+3" that stands for the hidden items.
public struct FlexRun: Equatable, Sendable {
  /// The number of shown items, without the indicator.
  public var count: Int

  /// The indices of the shown items, counted in document order and listed in the order of the
  /// lines; the indicator is not included.
  ///
  /// nil means that the shown items are simply the first `count` in the order of the lines; this is
  /// always so if nothing is hidden.
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

  /// Makes a run that shows the first `count` items in the order of the lines.
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
