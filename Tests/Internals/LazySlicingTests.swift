#if canImport(SwiftUI)
import FlowLayoutEngine
import SwiftUI
import Testing

@testable import FlowLayoutUI
@testable import FlowLayouts

/// Which items of a lazy flow are realized, and how many are measured ahead.
///
/// Two items of 50 × 20 fill a line of 100.
@Suite("Measuring ahead in lazy flows")
struct LazySlicingTests {
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
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
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  private func window(_ start: CGFloat, page: CGFloat = 200) -> LazyWindow {
    .page(page, at: start)
  }

  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  private func ranges(
    _ contents: LazyContents, _ window: LazyWindow?, length: CGFloat = 100, pinned: Int? = nil,
    focused: Int? = nil
  ) -> [Range<Int>] {
    var contents = contents
    return contents.slice(window, length: length, pinned: pinned, focused: focused).ranges
  }

  @Test("a lazy flow measures the views that may be visible, and few more")
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func ahead() {
    // Ten lines of two are a page; half a page more exists, and while that is unknown another half is measured.
    for (measured, end) in zip([0, 2, 4, 20, 22, 30, 32, 200], [32, 42, 42, 42, 32, 32, 32, 32]) {
      #expect(ranges(contents(measured: measured), window(0)) == [0..<end], "\(measured)")
      expectEqual(ranges(contents(of: 20, measured: min(20, measured)), window(0)), [0..<20])
    }
    // In lines of ten a page is more than the few that are made while all that is visible is known.
    expectEqual(ranges(contents(measured: 110, length: 500), window(0), length: 500), [0..<142])
    expectEqual(ranges(contents(of: 5000, measured: 4), window(0, page: 20_000)), [0..<1028])
    // A line is taken to be a point deep at least.
    expectEqual(ranges(contents(measured: 20, depth: 1.5), window(0)), [0..<536])
    expectEqual(ranges(contents(measured: 20, depth: 0.5), window(0)), [0..<812])
    // Far away as many as fit in no page, and the line that these may fill.
    expectEqual(ranges(contents(measured: 200), window(10_000)), [198..<456])
    // Above all, the beginning is measured, and no more; behind all that there is, nothing exists.
    expectEqual(ranges(contents(measured: 0), window(-1000)), [0..<32])
    expectEqual(ranges(contents(measured: 4), window(-290)), [0..<2])
    expectEqual(ranges(contents(of: 200, measured: 200), window(5000)), [])
  }

  @Test(
    "views that a lazy flow measures ahead stay realized, even if they are deeper than the views before them"
  )
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func stay() {
    var contents = contents(measured: 14, length: 50)
    expectEqual(contents.slice(window(0), length: 50).ranges, [0..<16])
    contents.measure(FlexItems(main: [50, 50], cross: [100, 100]), from: 14, length: 50)
    expectEqual(contents.slice(window(0), length: 50).ranges, [0..<16])
  }

  @Test(
    "views of a lazy flow stay realized up to an eighth of a page, or two lines, beyond the realized window"
  )
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func kept() {
    func kept(_ last: Range<Int>, depth: Double) -> Range<Int> {
      window(1000).kept(of: last, count: 10_000) { Int($0 / depth)..<Int($1 / depth) }
    }
    expectEqual(kept(0..<9999, depth: 1), 875..<1325)
    expectEqual(kept(0..<9999, depth: 100), 7..<15)
    expectEqual(kept(880..<1310, depth: 1), 880..<1310)
    expectEqual(kept(950..<1000, depth: 1), 900..<1300)
    expectEqual(kept(0..<900, depth: 1), 900..<1300)
  }

  @Test(
    "a lazy flow realizes half a page beyond both ends of the viewport, and with VoiceOver one page more"
  )
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func margins() {
    func window(isMirrored: Bool, isReadAloud: Bool) -> [Double] {
      let window = LazyWindow(
        CGRect(x: 100, y: 0, width: 200, height: 50), in: CGSize(width: 1000, height: 50),
        .columns, isMirrored: isMirrored, isReadAloud: isReadAloud)
      return [window.start, window.visibleStart, window.visibleEnd, window.end]
    }
    expectEqual(window(isMirrored: false, isReadAloud: false), [0, 100, 300, 400])
    expectEqual(window(isMirrored: true, isReadAloud: true), [400, 700, 900, 1200])
  }

  @Test("a lazy flow measures inserted items before others, at any scroll position")
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func holes() {
    var contents = contents(measured: 200)
    contents.apply(ItemMoves(first: 2, origins: [nil] + (2..<200).map { $0 }))
    contents.setItems(SectionItems(1001))
    expectEqual(ranges(contents, window(1000)).first, 2..<3)
    contents.apply(
      ItemMoves(first: 2, origins: Array(repeating: nil, count: 2000) + (2..<201).map { $0 }))
    contents.setItems(SectionItems(3001))
    expectEqual(ranges(contents, window(30_000)).first, 2..<258)
    // Unseen, too, if only half a point of the flow is above the viewport.
    expectEqual(ranges(contents, window(0.5)).first, 0..<258)
    expectEqual(ranges(contents, window(0)).first, 0..<1026)
  }

  @Test("a lazy flow realizes an item that is scrolled to with its line, and a focused item alone")
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func pinned() {
    let known = contents(of: 200, measured: 200)
    expectEqual(ranges(known, window(0)), [0..<32])
    expectEqual(ranges(known, window(0), pinned: 151), [0..<32, 150..<152])
    expectEqual(ranges(known, window(0), pinned: 150), [0..<32, 150..<152])
    expectEqual(ranges(known, window(0), focused: 151), [0..<32, 151..<152])
    expectEqual(ranges(known, window(0), pinned: 90, focused: 10), [0..<32, 90..<92])
    // Where its place is not sure yet, it is measured with those in the page behind it.
    let all = contents(measured: 200)
    expectEqual(ranges(all, window(0), pinned: 197), [0..<32, 196..<198])
    expectEqual(ranges(all, window(0), pinned: 198), [0..<32, 198..<264])
    expectEqual(ranges(all, window(0), pinned: 200), [0..<32, 198..<265])
    // As many again as are known before, and it not before these.
    expectEqual(ranges(all, window(0), pinned: 250), [0..<32, 198..<250])
    expectEqual(ranges(all, window(0), pinned: 500), [0..<32, 198..<400])
    expectEqual(ranges(all, window(0), pinned: 1000), [0..<32])
    expectEqual(ranges(contents(measured: 30), window(0), pinned: 1000), [0..<32])
  }

  @Test(
    "the ranges of a lazy flow's realized items follow items that are inserted, moved or removed")
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func moved() {
    var slice = LazySlice(length: 0)
    slice.insert(2..<6, 10..<12)
    var inserted = slice
    inserted.apply(ItemMoves(first: 4, origins: [nil, 4, 5, 6, 7, 8, 9, 10, 11]))
    expectEqual(inserted.ranges, [2..<4, 5..<7, 11..<13])
    var removed = slice
    removed.apply(ItemMoves(first: 3, origins: [5, 4, 11]))
    expectEqual(removed.ranges, [2..<6])
    slice.remove(11)
    slice.remove(3)
    expectEqual(slice.ranges, [2..<3, 4..<6, 10..<11])
  }

  @Test(
    "scrolling a lazy flow with pinned headers does not change what is realized while no other view appears"
  )
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func headers() {
    var contents = contents(of: 122, measured: 122)
    contents.setItems(SectionItems(sections: [0, 60, 120], hasHeaders: true, hasFooters: false))
    let slices = (120...139).map {
      contents.slice(window(CGFloat($0)), length: 100, pinsHeaders: true)
    }
    #expect(slices.allSatisfy { $0 == slices[0] })
    // The first section has 61 items in 31 lines, the first of which is the header's.
    expectEqual(slices[0].travels[0], 600)
    #expect(contents.slice(window(120), length: 100).travels.isEmpty)
    // Alone, where the lines around it are not near.
    let far = contents.slice(window(1000), length: 100, pinsHeaders: true)
    expectEqual(far.ranges, [61..<62, 88..<122])
    expectEqual(contents.slice(nil, length: 100, pinsHeaders: true).travels, [0: 600, 61: 600])
    var open = self.contents(of: 122, measured: 100)
    open.setItems(contents.items.structure)
    let travels = open.slice(nil, length: 100, pinsHeaders: true).travels
    expectEqual(travels, [0: 600, 61: .infinity])
  }
}
#endif
