import FlowCore
import SwiftUI
import Testing

@testable import FlowLayouts
@testable import FlowUI

/// Which stretch of a lazy flow has views, by what a scroll view shows of it.
@Suite("Windows of lazy flows")
struct LazyWindowTests {
  @Test("lines begin to exist where they touch the margin, and stay for an eighth of a page more")
  func lines() {
    // Lines of 10; the margin reaches from 2400 to 4000.
    let window = LazyWindow.page(800, at: 2800)
    let column = Array(repeating: 10.0, count: 1000)
    let index = FlexIndex(FlexItems(main: column, cross: column), in: FlexContainer(mainSize: 10))
    #expect(window.lines(of: index, after: 0..<0) == 239..<401)
    #expect(window.lines(of: index, after: 300..<310) == 239..<401)
    #expect(window.lines(of: index, after: 0..<1000) == 229..<411)
    #expect(window.lines(of: index, after: 235..<405) == 235..<405)
    #expect(window.lines(of: index, after: 500..<600) == 239..<401)
  }

  @Test("items that touch or overlap are one range, others stay apart, in order")
  func union() {
    func ranges(_ others: Range<Int>..., after first: Range<Int>...) -> [Range<Int>] {
      var slice = LazySlice(length: 100)
      slice.insert(first)
      slice.insert(others)
      return slice.ranges
    }
    #expect(ranges(3..<5, after: 0..<3) == [0..<5])
    #expect(ranges(0..<3, after: 4..<5) == [0..<3, 4..<5])
    #expect(ranges(0..<10, after: 2..<4, 6..<8) == [0..<10])
    #expect(ranges(3..<7, after: 0..<2, 4..<5, 8..<9) == [0..<2, 3..<7, 8..<9])
    #expect(ranges(20..<21, 10..<11, after: 0..<1, 1..<2, 5..<5) == [0..<2, 10..<11, 20..<21])
  }
}
