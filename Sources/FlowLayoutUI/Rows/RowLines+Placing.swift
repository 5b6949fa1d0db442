#if canImport(SwiftUI)
import FlowLayoutEngine
import FlowLayouts
import SwiftUI

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension RowLines {
  /// A position far off screen, before the container's start, to which no scroll view scrolls.
  static var unseen: CGFloat { -0x10_0000 }

  /// Places all views of an arrangement except the one that draws the separators and the indicator.
  /// Views of hidden elements fade out at the indicator if their numbers (`RowNumbers`) are below
  /// `end`; the others are placed off screen.
  func place(
    _ arrangement: RowArrangement, _ views: LayoutSubviews, at origin: CGPoint,
    fadingBelow end: Int
  ) {
    // Local copies: values in objects would be copied for each item.
    let (lines, memory, rules) = (arrangement.lines, items.memory, rules)
    let viewOfItem = items.views
    let haveIdealSizes = lines.measuredLengths.isEmpty && memory.keepIdealSizes(rules)
    var isPlaced = Array(repeating: false, count: views.count)
    for line in lines.frames.lines {
      for place in line.items {
        let item = lines.frames.item(at: place)
        let view = viewOfItem[item]
        isPlaced[view] = true
        let frame = lines.frames.frame(of: item, in: memory.items)
        views.place(
          view, at: rules.axis.rectangle(frame).origin, of: origin,
          haveIdealSizes
            ? .unspecified
            : memory.proposal(of: item, measuredAt: lines.measuredLengths[item], in: frame, rules))
      }
    }
    placeHidden(lines, views, at: origin, isPlaced) { items.parts.numbers[$0] < end }
  }

  /// Places the rows (views) of hidden elements at their ideal size: at the indicator if `fades`
  /// returns true for the row's subview, because the row fades out; otherwise off screen. Hidden
  /// separators and indicators that are only measured get no size.
  ///
  /// A row fades out if a layout has reported it before; until then, the row has never been
  /// visible. Frames are animated in each round of an update, so a row that was off screen in the
  /// first round would visibly move there and back.
  private func placeHidden(
    _ lines: FlowArrangement, _ views: LayoutSubviews, at origin: CGPoint, _ isPlaced: [Bool],
    fading fades: (Int) -> Bool
  ) {
    let (memory, parts, rows) = (items.memory, items.parts, items.parts.elements.count)
    for (item, view) in items.views.prefix(items.count).enumerated() where !isPlaced[view] {
      if fades(view) {
        views.place(view, at: lines.origin(of: item, memory, rules.axis), of: origin, .unspecified)
      } else {
        views.view(view).placeOutOfSight()
      }
    }
    for view in rows..<views.count where !isPlaced[view] && view != parts.front {
      views.place(view, at: .zero, of: origin, .zero)
    }
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension LayoutSubview {
  /// Places the view off screen, at its ideal size.
  func placeOutOfSight() {
    place(at: CGPoint(x: RowLines.unseen, y: RowLines.unseen), proposal: .unspecified)
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension LayoutSubviews {
  /// Places the subview at index `offset` at a point of a container whose frame has the origin `origin`.
  fileprivate func place(
    _ offset: Int, at point: CGPoint, of origin: CGPoint, _ proposal: ProposedViewSize
  ) {
    view(offset).place(
      at: CGPoint(x: origin.x + point.x, y: origin.y + point.y), proposal: proposal)
  }
}
#endif
