#if canImport(SwiftUI)
import FlowCore
import SwiftUI

/// The items of a lazy flow whose views exist, for lines of one length.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct LazySlice: Equatable, Sendable {
  /// The length that lines break at.
  let length: CGFloat

  /// The items, in order and without overlap.
  private(set) var ranges: [Range<Int>] = []

  /// The distance that each header may go on with the viewport, by its item; none where headers do not.
  var travels: [Int: Double] = [:]

  init(length: CGFloat) { self.length = length }

  /// The indices of the items, in order.
  var indices: [Int] { ranges.flatMap { Array($0) } }

  /// Adds items that may be there already.
  mutating func insert(_ others: Range<Int>...) { insert(others) }

  /// Adds items that may be there already.
  mutating func insert(_ others: [Range<Int>]) {
    let all = (ranges + others).filter { !$0.isEmpty }
    let sorted = sortedIndices(all.count) { all[$0].lowerBound < all[$1].lowerBound }
    ranges = []
    for next in sorted.map({ all[$0] }) {
      if let last = ranges.last, next.lowerBound <= last.upperBound {
        ranges[ranges.count - 1] = last.lowerBound..<max(last.upperBound, next.upperBound)
      } else {
        ranges.append(next)
      }
    }
  }
}
#endif
