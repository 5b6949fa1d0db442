#if canImport(SwiftUI)
import SwiftUI
import Testing

@testable import FlowLayoutUI
@testable import FlowLayouts

/// The views of a limited flow, each told which part it is.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
struct RowPartViews<Row: View> {
  /// The element that each row is a view of.
  var elements: [Int]
  var total: Int?
  var made: MadeElements?
  var indicator: CGSize? = CGSize(10, 10)
  var itemSeparator: CGSize?
  var lineSeparator: CGSize?
  /// Where the top guides of the parts are, if they are their own.
  var indicatorGuide: CGFloat?
  var itemSeparatorGuide: CGFloat?
  @ViewBuilder var row: @MainActor (Int) -> Row
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension RowPartViews: View {
  var body: some View {
    ForEach(elements.indices, id: \.self) { index in
      row(index).named(index)
        .layoutValue(key: RowPart.self, value: .element(elements[index]))
    }
    let count = Set(elements).count
    Color.clear.layoutValue(
      key: RowPart.self,
      value: .front(total: total ?? count, made: made ?? MadeElements(count)))
    if let itemSeparator {
      part(itemSeparator, "dot", .itemSeparator, guide: itemSeparatorGuide)
    }
    if let lineSeparator { part(lineSeparator, "rule", .lineSeparator) }
    if let indicator { part(indicator, "more", .indicator, guide: indicatorGuide) }
  }

  @MainActor @ViewBuilder private func part(
    _ size: CGSize, _ name: String, _ part: RowPart, guide: CGFloat? = nil
  ) -> some View {
    let block = Block(size.width, size.height).named(name)
    if let guide {
      block.alignmentGuide(.top) { _ in guide }.layoutValue(key: RowPart.self, value: part)
    } else {
      block.layoutValue(key: RowPart.self, value: part)
    }
  }
}

/// A layout that shows its views to a test.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
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

/// Returns the result of a closure that reads views in their layout.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
@MainActor func asked<Result>(
  of views: some View, _ question: @escaping (LayoutSubviews) -> Result
) throws -> Result {
  var answer: Result?
  _ = Hosted(100, 100) {
    ViewsAskingLayout { views, _ in answer = question(views) }.callAsFunction { views }
  }
  return try #require(answer)
}

/// The lines of a limited flow's views in a room.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
@MainActor func arranged(
  _ views: some View, _ limits: FlowLimits,
  _ layout: some FlowingLayout = FlowLayout(spacing: 0),
  main: CGFloat? = 100, cross: CGFloat? = nil
) throws -> RowArrangement {
  let (rules, room) = (layout.rules, FlowSpace(main: main, cross: cross))
  return try asked(of: views) { subviews in
    let lines = RowLines(RowViews(subviews), subviews, rules, limits)
    let bounds = CGRect(origin: .zero, size: lines.size(in: room, subviews))
    return lines.arrangement(in: bounds, offered: room, subviews)
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension RowLines {
  func size(in space: FlowSpace, _ views: LayoutSubviews) -> CGSize {
    let index = index(of: space, views, rules)
    return latest[index].lines.size
  }

  func arrangement(
    in bounds: CGRect, offered space: FlowSpace, _ views: LayoutSubviews
  ) -> RowArrangement {
    let index = index(of: space, in: bounds, views, rules)
    return latest[index]
  }
}
#endif
