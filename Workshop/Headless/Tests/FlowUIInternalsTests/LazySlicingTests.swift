import FlowCore
import SwiftUI
import Testing

@testable import FlowLayouts
@testable import FlowUI

/// Which items of a lazy flow exist, and how many are measured ahead.
///
/// Two items of 50 × 20 fill a line of 100.
@Suite("Measuring ahead in lazy flows")
struct LazySlicingTests {
  private func contents(
    of count: Int = 1000, measured: Int, depth: Double = 20, length: CGFloat = 100
  ) -> LazyContents {
    var contents = LazyContents(FlowLayout(spacing: 0).rules, isDeclared: false)
    contents.setItems(SectionItems(count))
    contents.measure(
      FlexItems(repeating: FlexItem(main: 50, cross: depth), count: measured), length: length)
    return contents
  }

  /// A window of a page; half as much before and behind it belongs to it.
  private func window(_ start: CGFloat, page: CGFloat = 200) -> LazyWindow {
    .page(page, at: start)
  }

  private func ranges(
    _ contents: LazyContents, _ window: LazyWindow?, length: CGFloat = 100, pinned: Int? = nil,
    focused: Int? = nil
  ) -> [Range<Int>] {
    var contents = contents
    return contents.slice(window, length: length, pinned: pinned, focused: focused).ranges
  }

  @Test(
    "views that may be visible are measured, and few more than those",
    arguments: [0, 2, 4, 20, 22, 30, 32, 200])
  func ahead(measured: Int) {
    // Ten lines of two are a page, and half a page more exists behind it.
    let items = ranges(contents(measured: measured), window(0))
    #expect(items.count == 1 && items.first?.lowerBound == 0)
    #expect((30...48).contains(items.first?.count ?? 0))
    #expect(ranges(contents(of: 20, measured: min(20, measured)), window(0)) == [0..<20])
  }

  @Test("inserted items are measured before others, wherever the flow is")
  func holes() {
    var contents = contents(measured: 200)
    contents.move(from: 2, [nil] + (2..<200).map { $0 })
    contents.setItems(SectionItems(1001))
    #expect(ranges(contents, window(1000)).first == 2..<3)
    contents.move(from: 2, Array(repeating: nil, count: 2000) + (2..<201).map { $0 })
    contents.setItems(SectionItems(3001))
    #expect(ranges(contents, window(30_000)).first == 2..<258)
  }

  @Test("an item that is scrolled to exists with its line, one that has the focus alone")
  func pinned() {
    let known = contents(of: 200, measured: 200)
    #expect(ranges(known, window(0)) == [0..<32])
    #expect(ranges(known, window(0), pinned: 151) == [0..<32, 150..<152])
    #expect(ranges(known, window(0), pinned: 150) == [0..<32, 150..<152])
    #expect(ranges(known, window(0), focused: 151) == [0..<32, 151..<152])
    #expect(ranges(known, window(0), pinned: 90, focused: 10) == [0..<32, 90..<92])
  }

  @Test("headers that stay need no other slice while no other view appears")
  func headers() {
    var contents = contents(of: 122, measured: 122)
    contents.setItems(SectionItems(sections: [0, 60, 120], hasHeaders: true, hasFooters: false))
    let slices = (120...139).map {
      contents.slice(window(CGFloat($0)), length: 100, pinsHeaders: true)
    }
    #expect(slices.allSatisfy { $0 == slices[0] })
    // The first section has 61 items in 31 lines, the first of which is the header's.
    #expect(slices[0].travels[0] == 600)
    #expect(contents.slice(window(120), length: 100).travels.isEmpty)
  }
}
