import FlowCore
import SwiftUI
import Testing

@testable import FlowLayouts
@testable import FlowUI

/// The gaps of a strip: along its lines, and between them.
struct StripGaps {
  var along: CGFloat = 8
  var between: CGFloat = 4
}

extension StripLines {
  /// A strip of rows of which nothing has been measured.
  static func unknown(
    _ count: Int, lines: Int = 2, _ order: FlexStripOrder = .shortestFirst,
    gaps: StripGaps = StripGaps(), alignment: VerticalAlignment = .top
  ) -> StripLines {
    StripLines(
      rules(lines, order, gaps: gaps, alignment: alignment).measured, count: count,
      isDeclared: false)
  }

  static func rules(
    _ lines: Int, _ order: FlexStripOrder = .shortestFirst, gaps: StripGaps = StripGaps(),
    alignment: VerticalAlignment = .top
  ) -> FlowRules {
    FlowLayout(
      horizontalSpacing: gaps.along, verticalSpacing: gaps.between, verticalAlignment: alignment
    ).rules.asStrip(lines, order)
  }

  /// The same with items elsewhere.
  func moved(_ sources: [Int?]) -> StripLines {
    var strip = self
    strip.move(sources)
    return strip
  }

  /// Has items tell that they are of one size.
  @discardableResult
  mutating func learn(_ items: some Sequence<Int>, _ width: Double, _ height: Double) -> Bool {
    learn(items.map { (item: $0, width: width, height: height) })
  }

  /// Has items tell their sizes, and guides if there are any.
  @discardableResult
  mutating func learn(
    _ views: [(item: Int, width: Double, height: Double)], guides: [Double] = []
  ) -> Bool {
    var columns = FlexItems(main: views.map(\.width), cross: views.map(\.height))
    columns.guides = guides
    return learn(
      LazyReading(items: views.map(\.item), columns: columns, spacings: [], answers: []))
  }

  /// The items that exist around a page that begins at an offset.
  mutating func items(
    at offset: Double, page: Double, pinned: Int? = nil, focused: Int? = nil
  ) -> [Range<Int>] {
    slice(.page(page, at: offset, .columns), pinned: pinned, focused: focused).ranges
  }

  /// Where items are, if nobody sees what lies at 1000.
  func origins(_ items: some Sequence<Int>) -> [Int: CGPoint] {
    places(of: Array(items)).mapValues(\.origin)
  }
}
