#if canImport(SwiftUI)
import SwiftUI

/// The items of a lazy flow whose views exist, for lines of one length.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct LazySlice: Equatable, Sendable {
  /// The length that lines break at.
  let length: CGFloat

  /// Where along the lines views wait that may still move: nobody sees them there.
  let waitingRoom: Double

  /// The items, in order and without overlap.
  private(set) var ranges: [Range<Int>] = []

  init(length: CGFloat, waitingRoom: Double) {
    (self.length, self.waitingRoom) = (length, waitingRoom)
  }

  /// The indices of the items, in order.
  var indices: [Int] { ranges.flatMap { Array($0) } }

  /// Adds items that may be there already.
  mutating func insert(_ others: Range<Int>...) { insert(others) }

  /// Adds items that may be there already.
  mutating func insert(_ others: [Range<Int>]) {
    let sorted = (ranges + others).filter { !$0.isEmpty }
      .sorted { $0.lowerBound < $1.lowerBound }
    ranges = []
    for next in sorted {
      if let last = ranges.last, next.lowerBound <= last.upperBound {
        ranges[ranges.count - 1] = last.lowerBound..<max(last.upperBound, next.upperBound)
      } else {
        ranges.append(next)
      }
    }
  }
}
#endif
