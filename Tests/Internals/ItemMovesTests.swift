#if canImport(SwiftUI)
import TestSupport
import Testing

@testable import FlowLayoutUI

/// Moves of items to other indices: of items 0 to 5, item 3 has gone and one was inserted before item 2.
@Suite("Moves of items")
struct ItemMovesTests {
  private let moves = ItemMoves(first: 2, origins: [nil, 2, 4])

  @Test("items of a set get their new indices, and those that are gone leave the set")
  func set() {
    expectEqual(moves.applied(to: [0, 2, 3, 4, 5]), [0, 3, 4])
    expectEqual(moves.applied(to: []), [])
  }

  @Test("values of items get the items' new indices, and those of items that are gone are left out")
  func values() {
    expectEqual(
      moves.applied(to: [0: 10, 1: 11, 2: 12, 3: 13, 4: 14]), [0: 10, 1: 11, 3: 12, 4: 14])
    expectEqual(moves.applied(to: [:]), [:])
  }
}
#endif
