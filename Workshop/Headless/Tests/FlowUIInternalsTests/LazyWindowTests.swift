import FlowCore
import SwiftUI
import Testing

@testable import FlowLayouts
@testable import FlowUI

/// Which stretch of a lazy flow has views, by what a scroll view shows of it.
@Suite("Windows of lazy flows")
struct LazyWindowTests {
  private func window(_ visible: CGRect) -> LazyWindow {
    LazyWindow(
      visible, in: CGSize(width: 280, height: 5000), .rows, isMirrored: false, isReadAloud: false)
  }

  private func index(_ count: Int) -> FlexIndex {
    let column = Array(repeating: 10.0, count: count)
    return FlexIndex(FlexItems(main: column, cross: column), in: FlexContainer(mainSize: 10))
  }

  @Test("lines begin to exist where they touch the margin, and stay for an eighth of a page more")
  func lines() {
    // Lines of 10; the margin reaches from 2400 to 4000.
    let window = window(CGRect(x: 0, y: 2800, width: 280, height: 800))
    #expect(window.slack == 100)
    let index = index(1000)
    #expect(window.lines(of: index, after: 0..<0) == 239..<401)
    #expect(window.lines(of: index, after: 300..<310) == 239..<401)
    #expect(window.lines(of: index, after: 0..<1000) == 229..<411)
    #expect(window.lines(of: index, after: 235..<405) == 235..<405)
    #expect(window.lines(of: index, after: 500..<600) == 239..<401)
  }
}

/// Which items of a lazy flow have views.
@Suite("Slices of lazy flows")
struct LazySliceTests {
  private func ranges(_ others: Range<Int>..., after first: Range<Int>...) -> [Range<Int>] {
    var slice = LazySlice(length: 100)
    slice.insert(first)
    slice.insert(others)
    return slice.ranges
  }

  @Test("items that touch or overlap are one range, others stay apart, in order")
  func union() {
    #expect(ranges(3..<5, after: 0..<3) == [0..<5])
    #expect(ranges(0..<3, after: 3..<5) == [0..<5])
    #expect(ranges(4..<5, after: 0..<3) == [0..<3, 4..<5])
    #expect(ranges(0..<3, after: 4..<5) == [0..<3, 4..<5])
    #expect(ranges(2..<4, after: 0..<10) == [0..<10])
    #expect(ranges(0..<10, after: 2..<4, 6..<8) == [0..<10])
    #expect(ranges(2..<4, after: 2..<9) == [2..<9])
    #expect(ranges(3..<7, after: 0..<2, 4..<5, 8..<9) == [0..<2, 3..<7, 8..<9])
    #expect(ranges(20..<21, 10..<11, after: 0..<1, 1..<2) == [0..<2, 10..<11, 20..<21])
  }

  @Test("a slice lists each item once")
  func indices() {
    var slice = LazySlice(length: 100)
    #expect(slice.indices.isEmpty)
    slice.insert(7..<7, 5..<7, 0..<2, 6..<8)
    #expect(slice.indices == [0, 1, 5, 6, 7])
    #expect(slice.ranges == [0..<2, 5..<8])
  }
}
