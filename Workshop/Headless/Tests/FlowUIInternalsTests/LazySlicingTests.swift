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
    contents.setItems(LazyItems(count))
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

  @Test("without a window all items exist, and none without items")
  func whole() {
    #expect(ranges(contents(measured: 0), nil) == [0..<1000])
    #expect(ranges(contents(of: 0, measured: 0), nil) == [])
    #expect(ranges(contents(of: 0, measured: 0), window(0)) == [])
    var contents = contents(measured: 0)
    #expect(contents.slice(nil, length: 150).waitingRoom == 150)
    #expect(contents.slice(window(0), length: 80).waitingRoom == 100)
    #expect(contents.slice(window(0), length: 80).length == 80)
  }

  @Test("before anything is known, 32 items are measured, wherever the flow is")
  func first() {
    var contents = contents(measured: 0)
    #expect(contents.firstNearby == 0)
    #expect(contents.slice(window(0), length: 100).ranges == [0..<32])
    #expect(contents.nearby == 0..<32)
    #expect(ranges(contents, window(-400)) == [0..<32])
    #expect(ranges(contents, window(-10, page: 20)) == [0..<32])
    #expect(ranges(self.contents(of: 20, measured: 0), window(0)) == [0..<20])
  }

  @Test("where what is visible is not known, half a page more is measured than is wanted")
  func far() {
    // Up to 400, and a line more; the first of two lines is known for sure.
    #expect(ranges(contents(measured: 4), window(0)) == [0..<42])
    #expect(ranges(contents(of: 30, measured: 4), window(0)) == [0..<30])
    // Known up to 180 of 200.
    #expect(ranges(contents(measured: 20), window(0)) == [0..<42])
    // One line is known, none for sure.
    #expect(ranges(contents(measured: 2), window(0)) == [0..<42])
  }

  @Test("where what is visible is known, lines are measured up to half a page behind it")
  func near() {
    // Known up to 200, which is visible, and 220.
    #expect(ranges(contents(measured: 22), window(0)) == [0..<32])
    #expect(ranges(contents(measured: 24), window(0)) == [0..<32])
    // All of 300 is known.
    #expect(ranges(contents(measured: 30), window(0)) == [0..<32])
    #expect(ranges(contents(measured: 32), window(0)) == [0..<32])
    #expect(ranges(contents(measured: 200), window(0)) == [0..<32])
    #expect(ranges(contents(measured: 200), window(1000)) == [88..<132])
  }

  @Test("at most 32 items are measured ahead, and 1024 to find what is visible")
  func most() {
    // Lines of 20 items: four of them would be wanted.
    let wide = contents(measured: 240, length: 1000)
    #expect(ranges(wide, window(0), length: 1000) == [0..<272])
    let many = contents(of: 100_000, measured: 4)
    #expect(ranges(many, window(0, page: 100_000)) == [0..<1028])
    // Views without depth are never enough; a line counts as one point.
    #expect(ranges(contents(of: 9000, measured: 4, depth: 0), window(0)) == [0..<806])
    #expect(ranges(contents(of: 9000, measured: 4, depth: 1), window(0)) == [0..<802])
    #expect(ranges(contents(of: 9000, measured: 4, depth: 1.5), window(0)) == [0..<536])
  }

  @Test("what came in between is measured before more is")
  func holes() {
    var contents = contents(measured: 200)
    contents.move(from: 2, [nil] + (2..<200).map { $0 })
    contents.setItems(LazyItems(1001))
    #expect(ranges(contents, window(0)) == [0..<32, 200..<202])
    // No line behind what is new is sure, so that all is as if it were far.
    #expect(ranges(contents, window(1000)) == [2..<3, 88..<132, 200..<202])
    contents.move(from: 2, Array(repeating: nil, count: 2000) + (2..<201).map { $0 })
    contents.setItems(LazyItems(3001))
    #expect(ranges(contents, window(30_000)).first == 2..<1026)
  }

  @Test("what is measured stays until it comes near, unless it is far away")
  func nearby() {
    var contents = contents(measured: 24)
    _ = contents.slice(window(0), length: 100)
    #expect(contents.nearby == 0..<32 && contents.firstNearby == 0)
    contents = self.contents(measured: 200)
    contents.move(from: 2, [nil] + (2..<200).map { $0 })
    contents.setItems(LazyItems(1001))
    _ = contents.slice(window(0), length: 100)
    #expect(contents.nearby == 0..<32)
    _ = contents.slice(window(1000), length: 100)
    #expect(contents.nearby == 88..<132 && contents.firstNearby == 88)
  }

  @Test("lines that exist stay for a little while, the first and the last one, too")
  func kept() {
    var contents = LazyContents(FlowLayout(spacing: 0).rules, isDeclared: false)
    contents.setItems(LazyItems(100))
    // Each fills a line of its own: 2000 points of lines.
    contents.measure(
      FlexItems(repeating: FlexItem(main: 100, cross: 20), count: 100), length: 100)
    #expect(contents.slice(window(100), length: 100).ranges == [0..<21])
    #expect(contents.slice(window(121), length: 100).ranges == [0..<22])
    #expect(contents.slice(window(1700), length: 100).ranges == [79..<100])
    #expect(contents.slice(window(1679), length: 100).ranges == [78..<100])
    // Beyond the flow.
    #expect(contents.slice(window(5000), length: 100).ranges == [])
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

  @Test("an item that is scrolled to is sought as far as it may be, one that has the focus is not")
  func sought() {
    // The first line is all that is wanted of two.
    let (contents, top) = (contents(measured: 4), window(-10, page: 20))
    #expect(ranges(contents, top) == [0..<4])
    #expect(ranges(contents, top, pinned: 1) == [0..<4])
    #expect(ranges(contents, top, pinned: 2) == [0..<6])
    #expect(ranges(contents, top, pinned: 1000) == [0..<4])
    #expect(ranges(contents, top, focused: 4) == [0..<4])
    #expect(ranges(contents, top, focused: 900) == [0..<4])
    // As many as are known at a time.
    #expect(ranges(contents, top, pinned: 900) == [0..<8])
  }

  @Test("to find an item, as many more are measured as are known, up to 1024")
  func doubled() {
    var contents = contents(of: 9000, measured: 200)
    contents.move(from: 2, [nil] + (2..<200).map { $0 })
    contents.setItems(LazyItems(9001))
    #expect(ranges(contents, window(0), pinned: 8000) == [0..<32, 200..<402])
    #expect(ranges(contents, window(0), pinned: 201) == [0..<32, 200..<402])
    // One that is known needs no more.
    #expect(ranges(contents, window(0), pinned: 100) == [0..<32, 100..<102, 200..<202])
    #expect(ranges(contents, window(0), pinned: 9001) == [0..<32, 200..<202])
    contents = self.contents(of: 9000, measured: 1200)
    #expect(ranges(contents, window(0), pinned: 8000) == [0..<32, 1198..<2224])
  }

  @Test("photos of a flow without a width have no height, so that none would be out of sight")
  func flatPhotos() {
    let layout = FlowLayout(spacing: 0, targetRowHeight: 10)
    var contents = LazyContents(layout.rules, isDeclared: true)
    var ratios = DeclaredSizes(ratios: 100)
    for _ in 0..<100 { ratios.append(ratio: 1) }
    contents.declare(ratios)
    #expect(ranges(contents, window(0), length: 0.5) == [])
    #expect(ranges(contents, window(0), length: 1) != [])
    #expect(ranges(contents, window(0), length: 1.5) != [])
    contents = self.contents(measured: 4)
    #expect(ranges(contents, window(0), length: 0.5) != [])
  }

  @Test("lines that may still change are not shown: the last one, and those before what is new")
  func shownLines() {
    func shown(_ contents: LazyContents) -> Int {
      var contents = contents
      return contents.shownLines(contents.lines(100))
    }
    #expect(shown(contents(of: 10, measured: 10)) == 5)
    #expect(shown(contents(of: 11, measured: 10)) == 4)
    #expect(shown(contents(of: 10, measured: 0)) == 0)
    var moved = contents(of: 11, measured: 10)
    moved.move(from: 6, [nil, 6, 7, 8, 9])
    #expect(shown(moved) == 2)
    moved.move(from: 0, [nil, nil, 0, 1, 2])
    #expect(shown(moved) == 0)
    // An item whose depth is a guess: the line before it is sure.
    var long = contents(of: 6, measured: 5)
    long.measure(FlexItems(main: [170], cross: [20]), from: 5, length: 100)
    #expect(shown(long) == 3)
  }
}
