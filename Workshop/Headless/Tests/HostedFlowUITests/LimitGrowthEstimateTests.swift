import SwiftUI
import Testing

@testable import FlowUI

/// How many views a limited flow asks for when all that it has fit: ten chips of 10 × 20 a line of 100, and an
/// indicator of 10 behind them.
@MainActor @Suite("How many views a limited flow asks for")
struct LimitGrowthEstimateTests {
  private func wanted(
    _ made: Int, of total: Int = 5_000, size: CGSize = CGSize(width: 10, height: 20),
    indicator: CGFloat? = 10, layout: FlowLayout = FlowLayout(spacing: 0), maxLines: Int? = nil,
    fitsBounds: Bool = false, main: CGFloat? = 100, cross: CGFloat? = nil
  ) throws -> Int? {
    var views = RowPartViews(elements: Array(0..<made)) { _ in Block(size.width, size.height) }
    views.total = total
    views.indicator = indicator.map { CGSize(width: $0, height: size.height) }
    let limits = FlowLimits(maxLines: maxLines, fitsBounds: fitsBounds)
    return try arranged(views, limits, layout, main: main, cross: cross).placement.wanted
  }

  @Test("a tenth more than would fill the lines, if they go on as they began")
  func lines() throws {
    // Four lines of 16, so there is room for 160.
    #expect(try wanted(40, maxLines: 16) == 176)
    // Four and a half of 18, so there is room for 180; the indicator fills nothing.
    #expect(try wanted(45, maxLines: 18) == 198)
    #expect(try wanted(45, indicator: nil, maxLines: 18) == 198)
  }

  @Test("a tenth more than would fill the depth")
  func depth() throws {
    // Five lines of 20, the last one half full, are nine tenths of 100; 360 is four times that.
    #expect(try wanted(45, fitsBounds: true, cross: 360) == 198)
    // Less than a point is a depth like others.
    let flat = CGSize(width: 10, height: 1.0 / 16)
    #expect(try wanted(40, size: flat, fitsBounds: true, cross: 1) == 176)
  }

  @Test("what is filled more counts, lines or depth; depth only if it limits")
  func both() throws {
    #expect(try wanted(45, maxLines: 18, fitsBounds: true, cross: 10_000) == 198)
    #expect(try wanted(45, maxLines: 1_000, fitsBounds: true, cross: 360) == 198)
    #expect(try wanted(45, maxLines: 18, cross: 10) == 198)
  }

  @Test("at least twice as many as there are, and at most all")
  func bounds() throws {
    #expect(try wanted(40, maxLines: 5) == 80)
    // Eight tenths of the only line: a tenth more than ten would be eleven.
    #expect(try wanted(8, maxLines: 1) == 16)
    #expect(try wanted(40, of: 170, maxLines: 16) == 170)
    #expect(try wanted(40, of: 60, maxLines: 5) == 60)
  }

  @Test("of views without a length 35 times as many")
  func withoutLength() throws {
    #expect(try wanted(40, size: CGSize(width: 0, height: 20), maxLines: 1) == 1_408)
  }

  @Test("all where a line has no end or no length at all")
  func noLength() throws {
    #expect(try wanted(40, maxLines: 160, main: nil) == 5_000)
    #expect(try wanted(40, maxLines: 160, main: .infinity) == 5_000)
    #expect(try wanted(40, maxLines: 160, main: 0) == 5_000)
    // Each chip is longer than a line of 1, and has one for itself.
    #expect(try wanted(40, maxLines: 160, main: 1) == 176)
    let ideal = FlowLayout(spacing: 0, idealLength: 100)
    #expect(try wanted(40, layout: ideal, maxLines: 16, main: nil) == 176)
    #expect(try wanted(40, layout: ideal, maxLines: 16, main: 50) == 88)
  }

  @Test("rows of photos without an indicator are filled to their end")
  func photos() throws {
    // Four of 25 × 50 a row: ten rows of 300.
    var views = RowPartViews(elements: Array(0..<40)) { _ in
      Block(10, 10).flowAspectRatio(0.5)
    }
    (views.total, views.indicator) = (5_000, nil)
    let layout = FlowLayout(spacing: 0, targetRowHeight: 50)
    let lines = try arranged(views, FlowLimits(maxLines: 300), layout)
    #expect(lines.lines.size == CGSize(width: 100, height: 500) && lines.placement.wanted == 1_320)
  }

  @Test("a view that is longer than its line fills no more than that line")
  func oversize() throws {
    // 39 of 10 and one of 150: five lines of 20.
    var views = RowPartViews(elements: Array(0..<40)) { Block($0 < 39 ? 10 : 150, 20) }
    (views.total, views.indicator) = (5_000, nil)
    #expect(try arranged(views, FlowLimits(maxLines: 20)).placement.wanted == 176)
  }

  @Test("none where some do not fit, and all where nothing limits")
  func others() throws {
    #expect(try wanted(40, maxLines: 3) == nil)
    #expect(try wanted(40, of: 40, maxLines: 16) == nil)
    #expect(try wanted(40, fitsBounds: true) == 5_000)
  }

  @Test("all where some view asks for another place")
  func order() throws {
    var views = RowPartViews(elements: Array(0..<40)) {
      Block(10, 20).flowOrder($0 == 5 ? 1 : 0)
    }
    views.total = 5_000
    #expect(try arranged(views, FlowLimits(maxLines: 2)).placement.wanted == 5_000)
  }

  @Test("35 times as many where none of the elements has a view, though no line is allowed")
  func noViews() throws {
    var views = RowPartViews(elements: []) { _ in Block(10, 20) }
    (views.made, views.total) = (MadeElements(40), 5_000)
    #expect(try arranged(views, FlowLimits(maxLines: 0)).placement.wanted == 1_408)
  }
}
