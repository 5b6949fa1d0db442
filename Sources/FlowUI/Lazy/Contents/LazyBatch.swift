#if canImport(SwiftUI)

/// How many views a lazy flow makes at a time to measure them.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
enum LazyBatch {
  /// While the visible ones are known: their `onAppear` and `task` run, too.
  static let ahead = 32

  /// On the way to a place that is far away, where none of them will be seen.
  static let onTheWay = 256

  /// To fill what is visible.
  static let visible = 1024

  /// Returns the most of them.
  ///
  /// - Parameters:
  ///   - isFar: Whether what is visible or scrolled to is not known yet.
  ///   - isSeen: Whether the next ones can be seen.
  /// - Returns: The number of views.
  static func most(isFar: Bool, isSeen: Bool) -> Int {
    isFar ? isSeen ? visible : onTheWay : ahead
  }

  /// Returns the next so many of all items.
  ///
  /// A few more than are needed rather than a rest: in the round that measures the last item, what stands below the
  /// flow has its place already, and only the next round of the update moves it.
  static func items(_ more: Int, from known: Int, of count: Int) -> Range<Int> {
    known..<(count - known - more <= ahead ? count : known + more)
  }
}
#endif
