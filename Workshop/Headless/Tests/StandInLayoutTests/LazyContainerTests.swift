import SwiftUI
import Testing

@MainActor @Suite("Lazy containers take the whole length across")
struct LazyContainerTests {
  @Test("a lazy column is as wide as it may be, and proposes no height")
  func column() {
    let log = Log()
    let host = HeadlessHost.corner(100, 50) {
      LazyVStack(alignment: .leading, spacing: 2) {
        Box("a", 10, 40, log: log)
        Box("b", 20, 40)
      }
      .accessibilityIdentifier("stack")
    }
    expectEqual(host.places("stack", "a", "b"), ["0,0 100x82", "0,0 10x40", "0,42 20x40"])
    expectEqual(log.entries.first, "100xnil")
  }

  @Test("a lazy row is as high as it may be, and proposes no width")
  func row() {
    let host = HeadlessHost.corner(30, 50) {
      LazyHStack(alignment: .bottom, spacing: 2) {
        Box("a", 20, 10)
        Box("b", 20, 20)
      }
      .accessibilityIdentifier("stack")
    }
    expectEqual(host.places("stack", "a", "b"), ["0,0 42x50", "0,40 20x10", "22,30 20x20"])
  }
}

@MainActor @Suite("A list has rows")
struct ListTests {
  @Test("a row is offered the width and no height, is 44 points high at least, and has a line")
  func rows() {
    let log = Log()
    let host = HeadlessHost.corner(100, 300) {
      List {
        Box("a", 10, 10, log: log)
        ForEach(["b", "c"], id: \.self) { Box($0, 20, 60) }
      }
      .accessibilityIdentifier("list")
    }
    expectEqual(
      host.places("list", "a", "b", "c"),
      ["0,0 100x300", "16,17 10x10", "16,56 20x60", "16,139 20x60"])
    expectEqual(log.entries.first, "68xnil")
    #expect(host.displayList.map(\.frame.minY).suffix(3).contains(44))
  }
}

@MainActor @Suite("A grid has the columns that it is told")
struct LazyVGridTests {
  private func places(
    _ columns: [GridItem], width: CGFloat, spacing: CGFloat? = nil, count: Int = 3
  ) -> [String] {
    let host = HeadlessHost.corner(width, 500) {
      LazyVGrid(columns: columns, alignment: .leading, spacing: spacing) {
        ForEach(0..<count, id: \.self) { Box.greedy("\($0)").frame(height: CGFloat(10 * ($0 + 1))) }
      }
    }
    return (0..<count).map { host.place(of: "\($0)") }
  }

  @Test("fixed columns, 8 apart, row by row")
  func fixed() {
    expectEqual(
      places([GridItem(.fixed(30)), GridItem(.fixed(50))], width: 300),
      ["0,5 30x10", "38,0 50x20", "0,28 30x30"])
  }

  @Test("flexible columns share what the fixed ones leave, within their limits")
  func flexible() {
    let columns = [
      GridItem(.flexible(maximum: 40), spacing: 10), GridItem(.fixed(50), spacing: 0), GridItem(),
    ]
    expectEqual(places(columns, width: 260), ["0,10 40x10", "50,5 50x20", "100,0 160x30"])
    expectEqual(places(columns, width: 0), ["0,10 10x10", "20,5 50x20", "70,0 10x30"])
  }

  @Test("an adaptive item makes as many columns as fit")
  func adaptive() {
    let item = GridItem(.adaptive(minimum: 40), spacing: 10)
    // Three of 40 with two gaps are 140; what is left over is shared.
    expectEqual(
      places([item], width: 170, spacing: 1, count: 4),
      ["0,10 50x10", "60,5 50x20", "120,0 50x30", "0,31 50x40"])
    expectEqual(places([item], width: 30), ["0,0 40x10", "0,18 40x20", "0,46 40x30"])
    let limited = GridItem(.adaptive(minimum: 40, maximum: 45), spacing: 10)
    expectEqual(places([limited], width: 170, count: 2), ["0,5 45x10", "55,0 45x20"])
  }

  @Test("a grid is aligned in the whole width")
  func alignment() {
    func place(_ alignment: HorizontalAlignment) -> String {
      let host = HeadlessHost.corner(300, 100) {
        LazyVGrid(columns: [GridItem(.fixed(40))], alignment: alignment) {
          Box("a", 40, 10)
        }
      }
      return host.place(of: "a")
    }
    expectEqual(place(.leading), "0,0 40x10")
    expectEqual(place(.center), "130,0 40x10")
    expectEqual(place(.trailing), "260,0 40x10")
  }

  @Test("without columns or views a grid has no height")
  func empty() {
    expectEqual(answer(100, nil) { LazyVGrid(columns: []) { Box("a", 5, 5) } }, "100x0")
    expectEqual(answer(100, nil) { LazyVGrid(columns: [GridItem()]) {} }, "100x0")
  }
}
