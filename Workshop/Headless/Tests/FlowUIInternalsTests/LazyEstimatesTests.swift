import FlowCore
import SwiftUI
import Testing

@testable import FlowLayouts
@testable import FlowUI

/// How large a lazy flow is before all of its views have been measured.
@Suite("Estimated sizes of lazy flows")
struct LazyEstimatesTests {
  private func contents(
    of count: Int, measured: Int, in length: CGFloat = 100, gap: CGFloat = 10
  ) -> LazyContents {
    let layout = FlowLayout(horizontalSpacing: 0, verticalSpacing: gap)
    var contents = LazyContents(layout.rules, isDeclared: false)
    contents.setItems(SectionItems(count))
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
    contents.setItems(SectionItems(4))
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

  @Test("no spacing makes an estimate endless or negative")
  func extremes() {
    var deep = contents(of: 10, measured: 4, gap: 1e30)
    #expect(deep.size(100) == CGSize(width: 100, height: 1e30))
    var shallow = contents(of: 10, measured: 4, gap: -100)
    #expect(shallow.size(100) == CGSize(width: 100, height: 0))
    let layout = FlowLayout(horizontalSpacing: 1e30, verticalSpacing: 1e30)
    var strip = LazyContents(layout.rules.asStrip(3, .shortestFirst), isDeclared: false)
    strip.setItems(SectionItems(10))
    #expect(strip.size(100) == CGSize(width: 1e30, height: 1e30))
    strip = LazyContents(FlowLayout(spacing: 0).rules.asStrip(2, .shortestFirst), isDeclared: false)
    strip.setItems(SectionItems(10))
    #expect(strip.size(100) == CGSize(width: 400, height: 64))
  }
}
