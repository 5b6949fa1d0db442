import FlowCore
import SwiftUI
import Testing

@testable import FlowLayouts
@testable import FlowUI

/// How large a lazy flow is before all of its views have been measured.
@Suite("Estimated sizes of lazy flows")
struct LazyEstimatesTests {
  private func guess(
    _ count: Int, _ limit: CGFloat?, _ layout: some FlowingLayout = FlowLayout()
  ) -> [Double] {
    let size = LazyLines.guessedSize(of: count, limit: limit, layout.rules)
    return [size.main, size.cross]
  }

  @Test("before anything is measured, views count as chips of 80 × 32")
  func chips() {
    // Four chips and three gaps of 8 are 344.
    #expect(guess(10, 344) == [344, 112])
    #expect(guess(10, 343) == [256, 152])
    #expect(guess(12, 344) == [344, 112])
    #expect(guess(13, 344) == [344, 152])
    #expect(guess(1, 344) == [80, 32])
    #expect(guess(3, 0) == [80, 112])
    #expect(guess(3, 100, FlowLayout(horizontalSpacing: 20)) == [80, 112])
    #expect(guess(4, 180, FlowLayout(horizontalSpacing: 20)) == [180, 72])
    #expect(guess(4, 180, FlowLayout(spacing: nil)) == [168, 72])
  }

  @Test("in columns, the width and height of the chips are the same")
  func columns() {
    // Three chips and two gaps of 8 are 112.
    #expect(guess(7, 112, VFlowLayout()) == [112, 256])
    #expect(guess(7, 111, VFlowLayout()) == [72, 344])
  }

  @Test("without a limit, all chips are in one line or as long as is ideal")
  func unlimited() {
    #expect(guess(5, nil) == [432, 32])
    #expect(guess(5, .infinity) == [432, 32])
    #expect(guess(5, .nan) == [432, 32])
    #expect(guess(5, nil, FlowLayout(idealLength: 170)) == [168, 112])
    #expect(guess(5, 270, FlowLayout(idealLength: 170)) == [256, 72])
    #expect(guess(5, 1000, FlowLayout(maxItemsPerLine: 2)) == [168, 112])
    #expect(guess(2, 1000, FlowLayout(maxItemsPerLine: 5)) == [168, 32])
  }

  @Test("negative spacing between chips does not count, and lines lie at most on each other")
  func negative() {
    #expect(guess(4, 160, FlowLayout(horizontalSpacing: -10)) == [160, 72])
    #expect(guess(3, 0, FlowLayout(verticalSpacing: -12)) == [80, 72])
    #expect(guess(3, 0, FlowLayout(verticalSpacing: -32)) == [80, 32])
    #expect(guess(3, 0, FlowLayout(verticalSpacing: -40)) == [80, 32])
  }

  private func contents(
    of count: Int, measured: Int, in length: CGFloat = 100, gap: CGFloat = 10
  ) -> LazyContents {
    let layout = FlowLayout(horizontalSpacing: 0, verticalSpacing: gap)
    var contents = LazyContents(layout.rules, isDeclared: false)
    contents.setItems(LazyItems(count))
    contents.measure(
      FlexItems(repeating: FlexItem(main: 50, cross: 20), count: measured), length: length)
    return contents
  }

  @Test("what is not measured is as deep as the lines that are, on average")
  func known() {
    // Two lines of two, each 20 deep; six views more are three lines.
    var contents = contents(of: 10, measured: 4)
    #expect(contents.size(100) == CGSize(width: 100, height: 140))
    #expect(contents.size(120) == CGSize(width: 120, height: 140))
    // In one line of four.
    #expect(contents.size(nil) == CGSize(width: 200, height: 65))
    #expect(contents.size(.infinity) == CGSize(width: 200, height: 65))
    #expect(contents.size(-5).width == 0)
    contents.setItems(LazyItems(4))
    #expect(contents.size(100) == CGSize(width: 100, height: 50))
  }

  @Test("when sizes are forgotten, lines are estimated from those that there were")
  func forgotten() {
    var contents = contents(of: 10, measured: 4)
    contents.forgetSizes()
    #expect(contents.size(100) == CGSize(width: 100, height: 150))
    contents.forgetSizes()
    #expect(contents.size(300) == CGSize(width: 300, height: 150))
  }

  @Test("forgetting before anything was measured leaves the first estimate")
  func forgottenEarly() {
    var contents = contents(of: 5, measured: 0)
    let first = contents.size(100)
    #expect(first == CGSize(width: 100, height: 32 + 4 * 42))
    contents.forgetSizes()
    #expect(contents.size(100) == first)
  }

  @Test("an item that is not known yet is as deep as lines were, without the gap")
  func usualDepth() {
    var lines = LazyLines()
    let layout = FlowLayout(horizontalSpacing: 0, verticalSpacing: 10)
    for rules in [layout.rules, FlowLayout(verticalSpacing: nil).rules] {
      #expect(lines.usualDepth(rules) == 0)
    }
    var memory = ItemMemory()
    memory.items = FlexItems(repeating: FlexItem(main: 50, cross: 20), count: 4)
    _ = lines.lines(100, of: memory, isDeclared: false, layout.rules)
    lines.forget()
    #expect(lines.usualDepth(layout.rules) == 20)
    #expect(lines.usualDepth(FlowLayout(verticalSpacing: nil).rules) == 30)
    #expect(lines.usualDepth(FlowLayout(verticalSpacing: 0).rules) == 30)
    #expect(lines.usualDepth(FlowLayout(verticalSpacing: 31).rules) == 0)
  }

  @Test("no spacing makes an estimate endless or negative")
  func extremes() {
    var deep = contents(of: 10, measured: 4, gap: 1e30)
    #expect(deep.size(100) == CGSize(width: 100, height: 1e30))
    var shallow = contents(of: 10, measured: 4, gap: -100)
    #expect(shallow.size(100) == CGSize(width: 100, height: 0))
    let layout = FlowLayout(horizontalSpacing: 1e30, verticalSpacing: 1e30)
    var strip = LazyContents(layout.rules.asStrip(3, .acrossLines), isDeclared: false)
    strip.setItems(LazyItems(10))
    #expect(strip.size(100) == CGSize(width: 1e30, height: 1e30))
    strip = LazyContents(FlowLayout(spacing: 0).rules.asStrip(2, .acrossLines), isDeclared: false)
    strip.setItems(LazyItems(10))
    #expect(strip.size(100) == CGSize(width: 400, height: 64))
  }
}
