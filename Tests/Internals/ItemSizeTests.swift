#if canImport(SwiftUI)
import SwiftUI
import Testing

@testable import FlowLayouts

/// The sizes of items as a view without the `Layout` protocol knows them.
@Suite("Known sizes of items")
struct ItemSizeTests {
  @Test(
    "an item's best size is its ideal size, or the latest reported one while the ideal size is unknown"
  )
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func best() {
    var size = ItemSize()
    expectEqual(size.best, .zero)
    size.update(with: ItemReport(offer: 100, size: CGSize(width: 80, height: 40)))
    expectEqual(size.best, CGSize(width: 80, height: 40))
    size.update(with: ItemReport(offer: 60, size: CGSize(width: 50, height: 60)))
    expectEqual(size.best, CGSize(width: 50, height: 60))
    size.update(with: ItemReport(offer: nil, size: CGSize(width: 120, height: 20)))
    expectEqual(size.best, CGSize(width: 120, height: 20))
    expectEqual(size.fitted(to: 60), CGSize(width: 50, height: 60))
    // Another answer to the same offer: nothing else is known any more.
    size.update(with: ItemReport(offer: 60, size: CGSize(width: 55, height: 60)))
    expectEqual(size.best, CGSize(width: 55, height: 60))
    expectEqual(size.ideal, nil)
    expectEqual(size.fitted(to: 100), nil)
  }
}
#endif
