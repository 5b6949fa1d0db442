import SwiftUI
import Testing

@MainActor @Suite("Padding adds insets")
struct PaddingTests {
  @Test("the proposal less the insets goes in, the view plus the insets comes out")
  func insets() {
    let log = Log()
    let view = Box.greedy("view", log: log)
      .padding(EdgeInsets(top: 1, leading: 2, bottom: 4, trailing: 8))
    let host = HeadlessHost.corner(100, 50) { view.accessibilityIdentifier("whole") }
    expectEqual(host.places("whole", "view"), ["0,0 100x50", "2,1 90x45"])
    expectEqual(log.entries, ["90x45"])
    expectEqual(answer(nil, nil) { view }, "20x15")
  }

  @Test("an unspecified proposal stays unspecified")
  func unspecified() {
    let log = Log()
    expectEqual(answer(nil, 30) { Box("view", 10, 10, log: log).padding(5) }, "20x20")
    expectEqual(log.entries.first, "nilx20")
  }

  @Test("the view is never proposed less than nothing")
  func neverNegative() {
    let log = Log()
    expectEqual(answer(10, 10) { Box.greedy("view", log: log).padding(20) }, "40x40")
    expectEqual(log.entries.first, "0x0")
  }

  @Test("16 points on all edges without an argument")
  func standard() {
    expectEqual(answer(nil, nil) { Box("view", 10, 10).padding() }, "42x42")
    expectEqual(answer(nil, nil) { Box("view", 10, 10).padding(.leading) }, "26x10")
  }

  @Test("only the edges that are named are inset")
  func edges() {
    func place(_ edges: Edge.Set) -> [String] {
      let host = HeadlessHost.corner {
        Box("view", 10, 10).padding(edges, 3).accessibilityIdentifier("whole")
      }
      return host.places("whole", "view")
    }
    expectEqual(place(.horizontal), ["0,0 16x10", "3,0 10x10"])
    expectEqual(place(.vertical), ["0,0 10x16", "0,3 10x10"])
    expectEqual(place([.top, .trailing]), ["0,0 13x13", "0,3 10x10"])
    expectEqual(place(.bottom), ["0,0 10x13", "0,0 10x10"])
  }

  @Test("negative insets let the view stick out, down to no size")
  func negative() {
    let host = HeadlessHost.corner {
      Box("view", 10, 10).padding(-2).accessibilityIdentifier("whole")
    }
    expectEqual(host.places("whole", "view"), ["0,0 6x6", "-2,-2 10x10"])
    expectEqual(answer(nil, nil) { Box("view", 10, 10).padding(-20) }, "0x0")
  }

  @Test("a view's explicit guide moves with the view")
  func guides() {
    let host = HeadlessHost.corner {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Box("a", 10, 10).alignmentGuide(.firstTextBaseline) { _ in 4 }.padding(.top, 6)
        Box("b", 10, 10)
      }
    }
    expectEqual(host.places("a", "b"), ["0,6 10x10", "10,0 10x10"])
  }
}
