#if canImport(SwiftUI)
import FlowLayoutEngine
import FlowLayouts
import SwiftUI

/// The layout of a `Flow`.
///
/// It adds limits, separators and a dragged element to a base layout.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct RowsLayout<Base: FlowingLayout>: Layout {
  var rules: FlowRules
  let limits: FlowLimits

  /// Whether there is neither a limit nor a separator.
  ///
  /// All subviews are then views of elements.
  let isPlain: Bool

  let model: FlowModel

  /// Whether the layout records in `model` where it places the elements' views.
  ///
  /// Drags, drops and arrow keys need these positions.
  let recordsRows: Bool
  let drag: DragPlacing

  /// Whether the views of an element fade when a limit hides the element.
  let fades: Bool

  /// The properties of the base layout.
  static var layoutProperties: LayoutProperties { Base.layoutProperties }

  var animatableData:
    AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
  {
    get { .init(.init(rules.mainSpacing), .init(rules.crossSpacing)) }
    set {
      newValue.first.apply(to: &rules.mainSpacing)
      newValue.second.apply(to: &rules.crossSpacing)
    }
  }

  /// Whether the base layout alone arranges the subviews.
  private var isBare: Bool { isPlain && drag.move == nil }

  func makeCache(subviews: Subviews) -> RowsCache { RowsCache() }

  func updateCache(_ cache: inout RowsCache, subviews: Subviews) {
    (cache.rows, cache.elements) = (nil, nil)
    if isBare { cache.plain?.update(subviews, rules) } else { cache.plain = nil }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout RowsCache
  ) -> CGSize {
    if isBare {
      return plain(subviews, &cache).sizeThatFits(proposal, subviews, rules)
    }
    let rows = rows(subviews, &cache)
    let index = rows.index(of: limits.space(proposal, rules.axis), subviews, rules)
    return rows.latest[index].lines.size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout RowsCache
  ) {
    if isBare {
      plain(subviews, &cache).place(subviews, in: bounds, proposal, rules)
    } else {
      let rows = rows(subviews, &cache)
      let arrangement = arrangement(of: rows, in: bounds, proposal, subviews)
      rows.place(
        arrangement, subviews, at: bounds.origin,
        fadingBelow: fades ? model.feedback.with(\.new.upperBound) : 0)
      if let front = rows.items.parts.front {
        // The height is a signal; the width is the flow's, so that SwiftUI mirrors the content correctly.
        subviews.view(front).place(
          at: bounds.origin,
          proposal: ProposedViewSize(
            width: bounds.width, height: model.signal.send(arrangement.placement)))
      }
    }
    let placed = recordsRows ? placedRows(in: bounds, proposal, subviews, &cache) : nil
    if let placed { model.placed.with { $0 = placed } }
    drag.place(subviews, in: bounds, proposal: placed?.proposal)
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout RowsCache
  ) -> CGFloat? {
    FlowGuide.horizontal(guide).value(in: places(in: bounds, proposal, subviews, &cache))
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout RowsCache
  ) -> CGFloat? {
    FlowGuide.vertical(guide).value(in: places(in: bounds, proposal, subviews, &cache))
  }

  // Only rows take part in the spacing around the flow: not the prototypes, and not the decorations.
  func spacing(subviews: Subviews, cache: inout RowsCache) -> ViewSpacing {
    var union = ViewSpacing()
    let count = isBare ? subviews.count : rows(subviews, &cache).items.parts.elements.count
    for row in 0..<count { union.formUnion(subviews.view(row).spacing) }
    return count == 0 ? .zero : union
  }

  private func places(
    in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout RowsCache
  ) -> [[PlacedGuides]] {
    if isBare {
      return plain(subviews, &cache).placedGuides(of: subviews, in: bounds, proposal, rules)
    }
    let rows = rows(subviews, &cache)
    return arrangement(of: rows, in: bounds, proposal, subviews).lines
      .placedGuides(of: subviews, rows.items.views, at: bounds.origin, rows.items.memory, rules)
  }

  private func arrangement(
    of rows: RowLines, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews
  ) -> RowArrangement {
    let space = limits.space(proposal, rules.axis)
    let index = rows.index(of: space, in: bounds, subviews, rules)
    return rows.latest[index]
  }

  /// Returns the elements' views as they are placed now.
  ///
  /// Drags, drops and arrow keys use them.
  private func placedRows(
    in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout RowsCache
  ) -> PlacedRows {
    let placed: PlacedRows
    if isBare {
      if cache.elements == nil { cache.elements = RowViews(subviews).elements }
      let flow = plain(subviews, &cache)
      placed = PlacedRows(
        flow.lines(of: subviews, in: bounds, proposal, rules), flow.memory, rules,
        elements: cache.elements ?? [])
    } else {
      let rows = rows(subviews, &cache)
      placed = PlacedRows(
        arrangement(of: rows, in: bounds, proposal, subviews).lines, rows.items, rules)
    }
    placed.length = rules.axis.main(of: proposal)
    placed.width = bounds.width
    placed.isMirrored = subviews.layoutDirection == .rightToLeft
    if rules.crossSpacing == nil || rules.mainSpacing == nil {
      placed.memory.spacings = placed.views.map { subviews.view($0).spacing }
    }
    return placed
  }
}

// MARK: - Memory

/// The memory of a `Flow` between layout passes.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct RowsCache {
  /// The cache of the base layout while that layout alone arranges the subviews.
  ///
  /// Nil while `rows` is used.
  var plain: FlowLayoutCache?

  /// For each subview, the data offset of the element that it shows.
  ///
  /// Set only while `plain` is used, and only if the layout records rows (`recordsRows`).
  var elements: [Int]?

  /// The arranged views of a flow with limits, separators or a dragged element.
  ///
  /// Nil while `plain` is used.
  var rows: RowLines?
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension RowsLayout {
  /// Returns the cache of the base layout, which is created if needed.
  private func plain(_ subviews: Subviews, _ cache: inout RowsCache) -> FlowLayoutCache {
    let plain = cache.plain ?? FlowLayoutCache(subviews, rules)
    plain.remembersAnswers = recordsRows
    cache.plain = plain
    return plain
  }

  /// Returns the arranged views of a flow with limits, separators or a dragged element.
  ///
  /// They come from the cache if they are still valid.
  private func rows(_ subviews: Subviews, _ cache: inout RowsCache) -> RowLines {
    if let rows = cache.rows, rows.move == drag.move,
      !rules.readsDifferently(from: rows.rules)
    {
      rows.take(rules, limits)
      return rows
    }
    let rows = RowLines(
      RowViews(subviews), subviews, rules, limits, moving: drag.move)
    cache.rows = rows
    return rows
  }
}
#endif
