/// The items that a `FlexLimit` shows.
///
/// These are the first or the most important items. The indicator may follow them: an item such as
/// "+3" that stands for the hidden items.
public struct FlexRun: Equatable, Sendable {
  /// The number of shown items, not counting the indicator of hidden items.
  public var count: Int

  /// The document indices of the shown items, sorted by `order`.
  ///
  /// The indicator is not included. nil means the first `count` items when sorted by `order`. It is
  /// always nil if nothing is hidden.
  public internal(set) var items: [Int]?

  /// Whether the host should make more items, because all given items fit.
  ///
  /// True only if `FlexLimit.hasMore` is true.
  public internal(set) var needsMore = false

  /// Whether the indicator of hidden items, such as "+3", is shown after the other items.
  public var showsIndicator: Bool

  /// Whether the container's last item is the indicator of hidden items, even if it is not shown.
  ///
  /// `count` does not include the indicator.
  public let hasIndicator: Bool

  /// The maximum number of lines that balanced wrapping may make.
  public var mostLines: Int

  /// Makes a run of the first `count` items when sorted by `order`.
  ///
  /// - Parameters:
  ///   - count: The number of items to show; clamped to the number of items.
  ///   - showsIndicator: Whether the indicator of hidden items is shown, too; nil if there is none.
  ///   - mostLines: The maximum number of lines that balanced wrapping may make.
  public init(count: Int, showsIndicator: Bool?, mostLines: Int = .max) {
    self.count = count
    self.showsIndicator = showsIndicator ?? false
    self.mostLines = mostLines
    hasIndicator = showsIndicator != nil
  }
}
