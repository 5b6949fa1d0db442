import SwiftUI
import Testing

@testable import FlowUI

/// The views of a limited flow, each told which part it is.
struct LimitedPartViews<Row: View> {
  /// The element that each row is a view of.
  var elements: [Int]
  var total: Int?
  var made: LimitedChoice?
  var hidden: Set<Int> = []
  var indicator: CGSize? = CGSize(width: 10, height: 10)
  var itemSeparator: CGSize?
  var lineSeparator: CGSize?
  @ViewBuilder var row: @MainActor (Int) -> Row
}

extension LimitedPartViews: View {
  var body: some View {
    ForEach(elements.indices, id: \.self) { index in
      row(index).layoutValue(
        key: LimitedPartKey.self,
        value: .element(elements[index], isHidden: hidden.contains(elements[index])))
    }
    let count = Set(elements).count
    Color.clear.layoutValue(
      key: LimitedPartKey.self,
      value: .front(total: total ?? count, made: made ?? LimitedChoice(count)))
    if let itemSeparator {
      Block(itemSeparator.width, itemSeparator.height)
        .layoutValue(key: LimitedPartKey.self, value: .itemSeparator)
    }
    if let lineSeparator {
      Block(lineSeparator.width, lineSeparator.height)
        .layoutValue(key: LimitedPartKey.self, value: .lineSeparator)
    }
    if let indicator {
      Block(indicator.width, indicator.height)
        .layoutValue(key: LimitedPartKey.self, value: .indicator)
    }
  }
}

@MainActor extension LimitedPartViews where Row == Block {
  /// Rows of a size each, of one element each.
  init(_ sizes: [CGSize]) {
    self.init(elements: Array(sizes.indices)) { Block(sizes[$0].width, sizes[$0].height) }
  }
}

/// A layout that shows its views to a test.
struct ViewsAskingLayout: Layout, @unchecked Sendable {
  let ask: (LayoutSubviews) -> Void

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    ask(subviews)
  }
}

/// What a closure finds in views, asked in their layout.
@MainActor func asked<Result>(
  of views: some View, _ question: @escaping (LayoutSubviews) -> Result
) throws -> Result {
  var answer: Result?
  let host = HeadlessHost(size: CGSize(width: 100, height: 100)) {
    ViewsAskingLayout { answer = question($0) }.callAsFunction { views }
  }
  try host.settle()
  return try #require(answer)
}

/// The lines of a limited flow's views in a room.
@MainActor func arranged(
  _ views: some View, _ limits: LimitedLimits,
  _ layout: some FlowingLayout = FlowLayout(spacing: 0),
  main: CGFloat? = 100, cross: CGFloat? = nil
) throws -> LimitedArrangement {
  let rules = layout.rules
  return try asked(of: views) { subviews in
    var lines = LimitedLines(LimitedParts(subviews), subviews, rules, limits)
    let room = LimitedSpace(main: main, cross: cross)
    let bounds = CGRect(origin: .zero, size: lines.size(in: room, subviews))
    return lines.arrangement(in: bounds, offered: room, subviews)
  }
}
