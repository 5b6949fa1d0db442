import FlowCore
import SwiftUI

@testable import FlowUI

extension LazyContents {
  /// Takes the sizes of views from the first one on, as they are by themselves.
  mutating func measure(
    _ columns: FlexItems, from first: Int = 0, length: CGFloat, spacings: [ViewSpacing] = []
  ) {
    let reading = LazyReading(
      items: Array(first..<first + columns.count), columns: columns, spacings: spacings,
      fits: columns.map { _ in [] })
    learn(reading, LazySlice(length: length, waitingRoom: 1000))
  }
}
