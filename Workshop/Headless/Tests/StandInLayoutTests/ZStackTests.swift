import SwiftUI
import Testing

@MainActor @Suite("A ZStack lays its children over each other")
struct ZStackTests {
  @Test("the children are measured with its own proposal and placed with its final size")
  func proposals() {
    let log = Log()
    let host = HeadlessHost.corner(200, 100) {
      ZStack(alignment: .topLeading) {
        Box("fixed", 60, 40).layoutPriority(1)
        Box.greedy("greedy", log: log)
      }
      .accessibilityIdentifier("stack")
    }
    expectEqual(host.places("stack", "fixed", "greedy"), ["0,0 60x40", "0,0 60x40", "0,0 60x40"])
    // Of a lower priority, it is not asked before the size is known.
    expectEqual(log.entries, ["60x40"])
  }

  @Test("its size is the union of the children as aligned by their guides")
  func union() {
    let stack = ZStack(alignment: .topLeading) {
      Box("a", 20, 20)
      Box("b", 20, 20).alignmentGuide(.leading) { _ in 10 }
      Box("c", 20, 20).alignmentGuide(.top) { _ in -15 }
    }
    expectEqual(answer(nil, nil) { stack }, "30x35")
    expectEqual(
      HeadlessHost.corner { stack }.places("a", "b", "c"),
      ["10,0 20x20", "0,0 20x20", "10,15 20x20"])
  }

  @Test(
    "children are aligned in it",
    arguments: [
      (Alignment.center, "20,10 10x10"), (.topLeading, "0,0 10x10"), (.top, "20,0 10x10"),
      (.trailing, "40,10 10x10"), (.bottomTrailing, "40,20 10x10"), (.leading, "0,10 10x10"),
      (.topTrailing, "40,0 10x10"), (.bottomLeading, "0,20 10x10"), (.bottom, "20,20 10x10"),
      (.leadingFirstTextBaseline, "0,20 10x10"),
    ])
  func alignment(_ alignment: Alignment, _ expected: String) {
    let host = HeadlessHost.corner {
      ZStack(alignment: alignment) {
        Box("large", 50, 30)
        Box("small", 10, 10)
      }
    }
    expectEqual(host.place(of: "small"), expected)
  }

  @Test("a z index changes the drawing order only")
  func zIndex() {
    let host = HeadlessHost.corner {
      HStack(spacing: 0) {
        Box("a", 10, 10).zIndex(1).padding(1)
        Box("b", 10, 10)
        Box("c", 10, 10).zIndex(-1)
      }
    }
    expectEqual(host.frames.map(\.identifier), ["c", "b", "a"])
    expectEqual(host.places("a", "b", "c"), ["1,1 10x10", "12,1 10x10", "22,1 10x10"])
  }
}
