#if canImport(SwiftUI)
import FlowCore
import SwiftUI

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension LimitedLayout {
  /// Leaves word of the lines, and puts the views of a held element where it is held, after all have their places.
  func show(
    _ moving: MovingPlacing, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews,
    _ cache: inout LimitedCache
  ) {
    let source: MovingSource =
      isPlain
      ? plain(subviews, &cache) { flow in
        let lines = flow.arrangement(of: subviews, in: bounds, proposal, rules)
        return MovingSource(
          lines: lines, items: flow.items, views: Array(0..<subviews.count),
          elements: subviews.map(\.element))
      }
      : limited(subviews, &cache) { lines in
        let arrangement = lines.arrangement(in: bounds, offered: room(proposal), subviews)
        let items = lines.items
        return MovingSource(
          lines: arrangement.lines, items: items.items, views: items.views,
          elements: items.views.indices.map(items.element), indicator: items.indicator)
      }
    let isMirrored = subviews.layoutDirection == .rightToLeft
    let lines = source.movingLines(subviews, rules, isMirrored: isMirrored)
    moving.lines.with { $0 = lines }
    guard let hold = moving.hold else { return }
    let held = source.elements.indices.filter { source.elements[$0] == hold.place }
    for (rank, item) in held.enumerated() {
      guard let center = hold.center(ofView: rank, isMirrored: isMirrored) else { continue }
      subviews.view(source.views[item]).place(
        at: CGPoint(x: bounds.minX + center.x, y: bounds.minY + center.y), anchor: .center,
        proposal: source.lines.proposal(of: item, source.items, rules))
    }
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension LayoutSubview {
  /// The place of its element in the data as it is shown.
  fileprivate var element: Int? {
    if case .element(let element, _) = self[LimitedPartKey.self] { element } else { nil }
  }
}

/// What a flow's lines are made of, item by item.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
private struct MovingSource {
  let lines: FlowArrangement
  let items: FlowItems
  /// The view of each item, counted from the flow's first.
  let views: [Int]
  /// The place of each item's element in the data as it is shown; nil for what is no element's.
  let elements: [Int?]
  var indicator: Int?

  /// What finds places to drop an element, without the items that are hidden.
  func movingLines(_ subviews: LayoutSubviews, _ rules: FlowRules, isMirrored: Bool) -> MovingLines
  {
    let (shown, numbers) = shownItems
    let columns = items.columns
    var container = rules.container(limit: lines.limit, alignsByGuides: !columns.guides.isEmpty)
    container.refitsOversizeItems = (lines.limit ?? rules.idealLength) != nil
    var fits: [Int: FlexMeasurement] = [:]
    if !lines.measuredLengths.isEmpty {
      for (place, item) in shown.enumerated() where !lines.measuredLengths[item].isNaN {
        let length = CGFloat(lines.measuredLengths[item])
        let dimensions = subviews.view(views[item]).dimensions(
          in: rules.axis.proposal(main: length, cross: nil))
        fits[place] = rules.measurement(of: dimensions, withGuide: items.hasGuides)
      }
    }
    let shownColumns =
      shown.count == columns.count ? columns : FlexItems(shown.map { columns[$0] })
    let host = MovingHost(
      items: shownColumns, fits: fits,
      spacings: rules.crossSpacing == nil ? shown.map { subviews.view(views[$0]).spacing } : [],
      crossAxis: rules.axis.crossAxis)
    return MovingLines(
      items: shownColumns, container: container, elements: shown.map { elements[$0] },
      known: shown.indices, centers: shown.map { lines.frames.center(of: $0, in: columns) },
      lines: numbers, host: host,
      axis: rules.axis, isMirrored: isMirrored)
  }

  /// The items that are shown, with a separator between two neighbors at most, and the line of each.
  private var shownItems: (items: [Int], lines: [Int]) {
    var lineOfItem = [Int?](repeating: nil, count: items.columns.count)
    for (number, line) in lines.frames.lines.enumerated() {
      for place in line.items { lineOfItem[lines.frames.item(at: place)] = number }
    }
    var (shown, numbers): ([Int], [Int]) = ([], [])
    for item in lineOfItem.indices where item != indicator {
      if elements[item] == nil {
        // It may be needed elsewhere, even if it is hidden where its line ends.
        if let last = shown.last, elements[last] != nil {
          shown.append(item)
          numbers.append(numbers.last ?? 0)
        }
      } else if let line = lineOfItem[item] {
        shown.append(item)
        numbers.append(line)
      }
    }
    if let last = shown.last, elements[last] == nil {
      shown.removeLast()
      numbers.removeLast()
    }
    return (shown, numbers)
  }
}
#endif
