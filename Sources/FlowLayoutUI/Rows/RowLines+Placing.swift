#if canImport(SwiftUI)
import FlowLayoutEngine
import FlowLayouts
import SwiftUI

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension RowLines {
  /// A position far off screen, before the container's start.
  ///
  /// No scroll view scrolls there.
  static var unseen: CGFloat { -0x10_0000 }

  /// Places the views of an arrangement.
  ///
  /// A hidden element's view fades out at the overflow indicator if it may have been visible
  /// before. That is so if its number (`RowNumbers`) is less than `end`. The views of all other
  /// hidden elements are placed off screen.
  func place(
    _ arrangement: RowArrangement, _ views: LayoutSubviews, at origin: CGPoint,
    fadingBelow end: Int
  ) {
    // The caller places the view that draws the separators and the indicator.
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

  /// Places the views of hidden elements, at their ideal size.
  ///
  /// Those that fade out are placed at the overflow indicator, the others off screen.
  private func placeHidden(
    _ lines: FlowArrangement, _ views: LayoutSubviews, at origin: CGPoint, _ isPlaced: [Bool],
    fading fades: (Int) -> Bool
  ) {
    let (memory, parts, rows) = (items.memory, items.parts, items.parts.elements.count)
    for (item, view) in items.views.prefix(items.count).enumerated() where !isPlaced[view] {
      // A view fades out if it was part of an earlier layout's result (`FlowFeedback`); until then,
      // it has never been visible. Frames are animated in each round of an update, so a view that
      // was off screen in the first round would visibly move there and back.
      if fades(view) {
        views.place(view, at: lines.origin(of: item, memory, rules.axis), of: origin, .unspecified)
      } else {
        views.view(view).placeOutOfSight()
      }
    }
    // Hidden separators and indicators are only measured, and get no size.
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
  /// Places a subview at a point of the container.
  ///
  /// `origin` is the origin of the container's frame.
  fileprivate func place(
    _ offset: Int, at point: CGPoint, of origin: CGPoint, _ proposal: ProposedViewSize
  ) {
    view(offset).place(
      at: CGPoint(x: origin.x + point.x, y: origin.y + point.y), proposal: proposal)
  }
}
#endif
