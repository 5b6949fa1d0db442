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
  /// Where the top guides of the parts are, if they are their own.
  var indicatorGuide: CGFloat?
  var itemSeparatorGuide: CGFloat?
  @ViewBuilder var row: @MainActor (Int) -> Row
}

extension LimitedPartViews: View {
  var body: some View {
    ForEach(elements.indices, id: \.self) { index in
      row(index)
        .accessibilityIdentifier("\(index)")
        .layoutValue(
          key: LimitedPartKey.self,
          value: .element(elements[index], isHidden: hidden.contains(elements[index])))
    }
    let count = Set(elements).count
    Color.clear.layoutValue(
      key: LimitedPartKey.self,
      value: .front(total: total ?? count, made: made ?? LimitedChoice(count)))
    if let itemSeparator {
      part(itemSeparator, "dot", .itemSeparator, guide: itemSeparatorGuide)
    }
    if let lineSeparator { part(lineSeparator, "rule", .lineSeparator) }
    if let indicator { part(indicator, "more", .indicator, guide: indicatorGuide) }
  }

  @MainActor @ViewBuilder private func part(
    _ size: CGSize, _ name: String, _ part: LimitedPart, guide: CGFloat? = nil
  ) -> some View {
    let block = Block(size.width, size.height).accessibilityIdentifier(name)
    if let guide {
      block.alignmentGuide(.top) { _ in guide }.layoutValue(key: LimitedPartKey.self, value: part)
    } else {
      block.layoutValue(key: LimitedPartKey.self, value: part)
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
  let ask: (LayoutSubviews, CGRect) -> Void

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    ask(subviews, bounds)
  }
}

/// What a closure finds in views, asked in their layout.
@MainActor func asked<Result>(
  of views: some View, _ question: @escaping (LayoutSubviews) -> Result
) throws -> Result {
  var answer: Result?
  let host = HeadlessHost(size: CGSize(width: 100, height: 100)) {
    ViewsAskingLayout { views, _ in answer = question(views) }.callAsFunction { views }
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
  let (rules, room) = (layout.rules, LimitedSpace(main: main, cross: cross))
  return try asked(of: views) { subviews in
    var lines = LimitedLines(LimitedParts(subviews), subviews, rules, limits)
    let bounds = CGRect(origin: .zero, size: lines.size(in: room, subviews))
    return lines.arrangement(in: bounds, offered: room, subviews)
  }
}

/// The frames of a limited flow's views, 100 long, relative to the flow's origin, which is at (50, 50).
@MainActor func placed(
  _ views: some View, _ limits: LimitedLimits,
  _ layout: some FlowingLayout = FlowLayout(spacing: 0)
) throws -> [String: CGRect] {
  let (rules, room) = (layout.rules, LimitedSpace(main: 100))
  let host = HeadlessHost(size: CGSize(width: 100, height: 100)) {
    ViewsAskingLayout { subviews, bounds in
      var lines = LimitedLines(LimitedParts(subviews), subviews, rules, limits)
      let size = lines.size(in: room, subviews)
      let arrangement = lines.arrangement(
        in: CGRect(origin: bounds.origin, size: size), offered: room, subviews)
      lines.place(arrangement, subviews, at: bounds.origin)
    }
    .callAsFunction { views }
  }
  try host.settle()
  let frames = host.frames.map { ($0.identifier, $0.frame.offsetBy(dx: -50, dy: -50)) }
  return Dictionary(frames) { first, _ in first }
}

/// A flow's memory of what it has told its views, with the number of times that it was written.
@MainActor final class ToldFlow {
  var value = LimitedTold()
  var writes = 0

  func context(
    _ limits: LimitedLimits, _ layout: some FlowingLayout = FlowLayout(), version: Int = 1,
    _ model: LimitedModel = LimitedModel()
  ) -> LimitedContext {
    LimitedContext(
      rules: layout.rules, limits: limits, isPlain: false, reading: [], version: version,
      model: model,
      told: Binding {
        self.value
      } set: {
        (self.value, self.writes) = ($0, self.writes + 1)
      },
      focus: LimitedFocus(focused: FocusState<Int?>().projectedValue, map: nil, axis: .rows),
      moving: nil)
  }
}

extension VerticalAlignment {
  private enum Quarter: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 4 }
  }

  /// A quarter of the height below the top.
  static var quarter: VerticalAlignment { VerticalAlignment(Quarter.self) }
}
