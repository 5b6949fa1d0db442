#if canImport(SwiftUI)
import SwiftUI

/// The items of a lazy flow whose views exist, for lines of one length.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct LazySlice: Equatable, Sendable {
  /// The length that lines break at.
  var length: CGFloat

  /// The items, in order and without overlap.
  private(set) var ranges: [Range<Int>] = []

  init(length: CGFloat) { self.length = length }

  /// The number of items.
  var count: Int { ranges.reduce(0) { $0 + $1.count } }

  /// The indices of the items, in order.
  var indices: [Int] { ranges.flatMap { Array($0) } }

  /// Adds items that may be there already.
  mutating func insert(_ range: Range<Int>) {
    if range.isEmpty { return }
    var merged: [Range<Int>] = []
    for next in (ranges + [range]).sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = merged.last, next.lowerBound <= last.upperBound {
        merged[merged.count - 1] = last.lowerBound..<max(last.upperBound, next.upperBound)
      } else {
        merged.append(next)
      }
    }
    ranges = merged
  }
}
#endif
