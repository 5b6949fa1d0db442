#if canImport(SwiftUI)
import FlowLayoutEngine
import FlowLayouts
import SwiftUI

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension RowLines {
  /// Records in `arrangement` which elements are shown, and where the overflow indicator is.
  ///
  /// `run` is the engine's result for the limit. `shown` are the indices of the items that it
  /// shows.
  func record(
    _ run: FlexRun, _ shown: [Int], in arrangement: RowArrangement, _ views: LayoutSubviews
  ) {
    arrangement.placement.isUnlimited = limits.isExpanded || limits.isEmpty
    arrangement.placement.rows = items.parts.numbers
    if run.showsIndicator, let indicator = items.indicator {
      arrangement.placement.indicator = placedIndicator(indicator, arrangement.lines, views)
    }
    if run.items == nil, run.count >= items.count, !items.parts.isUnfinished { return }
    var isShown = Array(repeating: false, count: items.count)
    for item in shown { isShown[item] = true }
    let hidden = isShown.indices.filter { !isShown[$0] }
    let elements = shownElements(
      isShown.indices.filter { isShown[$0] }, firstHidden: hidden.compactMap(items.element).min())
    let counted = Set(
      hidden.filter { !items.memory.isLineBreak($0) }.compactMap(items.element))
    arrangement.placement.shown = elements
    arrangement.placement.hidden = items.parts.hiddenRows(showing: elements)
    arrangement.placement.uncounted = Set(
      (0..<items.parts.made.count).lazy.map(items.parts.made.index)
        .filter { !elements.contains($0) && !counted.contains($0) })
  }

  /// Returns the elements of the `shown` items.
  ///
  /// The result is `.first` if they are the first elements in the data, otherwise `.only`.
  /// `firstHidden` is the lowest data offset of a hidden item's element; nil if there is none.
  private func shownElements(_ shown: [Int], firstHidden: Int?) -> ShownElements {
    let elements = shown.compactMap(items.element)
    let made = items.parts.made
    let first = firstHidden ?? (made.indices == nil ? made.count : 0)
    // With a `flowOrder` or priorities, shown elements may not be the first ones.
    if made.indices != nil || elements.contains(where: { $0 >= first }) {
      return .only(Set(elements))
    }
    return .first(first)
  }

  private func placedIndicator(
    _ indicator: Int, _ lines: FlowArrangement, _ views: LayoutSubviews
  ) -> PlacedIndicator {
    let place = lines.place(of: indicator, items.memory, rules)
    let dimensions = views.view(items.views[indicator]).dimensions(in: place.proposal)
    return PlacedIndicator(
      origin: place.origin, size: CGSize(width: dimensions.width, height: dimensions.height),
      guide: rules.guide.position(in: dimensions))
  }

  /// Records in an arrangement where its separators are.
  func placeSeparators(
    _ arrangement: RowArrangement, in container: FlexContainer, _ host: ContainerHost
  ) {
    let frames = arrangement.lines.frames
    if let separator = items.separator {
      let places = frames.separators(of: items.memory.items, in: container).map {
        let frame = rules.axis.rectangle($0)
        return PlacedView(
          origin: frame.origin,
          proposal: separator.size.stretches
            ? ProposedViewSize(frame.size) : .unspecified)
      }
      arrangement.placement.itemSeparators = PlacedSeparators(
        places: places, areSingle: separator.isSingle)
    }
    guard let view = host.lineSeparator?.view else { return }
    let (start, proposal) = (CGFloat(host.extent?.start ?? 0), host.lineSeparatorProposal)
    let places = zip(frames.lines, frames.lines.dropFirst()).map { line, next in
      let gap = host.lineGap(
        between: line.items.map(frames.item), and: next.items.map(frames.item))
      let end = line.crossPosition + line.crossSize + gap.before
      return PlacedView(
        origin: rules.axis.point(main: start, cross: CGFloat(end)), proposal: proposal)
    }
    arrangement.placement.lineSeparators = PlacedSeparators(
      places: places, areSingle: view.dimensions(in: proposal).areOfOneView)
  }
}
#endif
