#if canImport(SwiftUI)
import FlowLayoutEngine
import FlowLayouts
import SwiftUI

/// The views on the lines of a flow with a limit, separators or a dragged element.
///
/// These are views of elements, sorted by `flowOrder`. The overflow indicator is the last one.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
final class RowItems {
  // A class, because the engine's host records measurements in it. A view is measured when the
  // engine asks for its size. Separators are drawn in gaps, and measured once.
  let parts: RowViews

  /// The index of each item's subview.
  private(set) var views: [Int] = []

  /// The sizes and modifiers of the items.
  var memory = ItemMemory()

  /// The number of items, not counting the overflow indicator.
  private(set) var count = 0

  private(set) var separator: ItemSeparator?

  /// The measurement of each item; nil if not yet measured.
  private var sizes: [FlexMeasurement?] = []
  /// The items whose views set the alignment guide explicitly.
  private var explicitGuides: Set<Int> = []

  /// Whether some view has a `flowOrder`.
  private(set) var hasOrder = false

  /// For each item, a number that stands for its element (`FlexLimit.elements`).
  ///
  /// It is `[0, 0, 1]` if the first element has two items and the second has one. Empty if each
  /// element has one item, and all have the same priority.
  private(set) var elements: [Int] = []

  /// The priority of each element, by its number in `elements`.
  ///
  /// Empty if all are equal.
  private(set) var priorities: [Double] = []

  /// Reads the modifiers of the views, and sorts the items.
  ///
  /// Their order is that after `move`, which is nil if no element is dragged.
  init(_ parts: RowViews, _ all: LayoutSubviews, _ rules: FlowRules, moving move: DataMove?) {
    self.parts = parts
    if let view = parts.itemSeparator {
      separator = ItemSeparator(measuring: all.view(view), rules)
    }
    let rows = parts.elements.count
    // Few views have modifiers.
    var styles: [Int: FlexItem] = [:]
    for view in 0..<rows {
      if let style = all.view(view).itemStyle(along: rules.axis) { styles[view] = style }
    }
    hasOrder = styles.values.contains { $0.order != 0 }
    // Sorted by `flowOrder`, then by the offset in the data after `move`.
    let keys = parts.elements.enumerated().map { view, element in
      (styles[view]?.order ?? 0, move?.offset(of: element) ?? element)
    }
    views = sortedIndices(keys.count) { keys[$0] < keys[$1] }
    count = views.count
    if let indicator = parts.indicator { views.append(indicator) }
    readElements()
    memory.begin(count: views.count)
    sizes = Array(repeating: nil, count: views.count)
    memory.separator = separator
    for item in views.indices {
      var style = styles[views[item]] ?? FlexItem(main: 0, cross: 0)
      // The items are already sorted by `flowOrder`.
      style.order = 0
      if separator != nil, isJoined(item) { style.breaks.insert(.joined) }
      memory.set(style, of: item, rules, count: views.count)
    }
    if rules.mainSpacing == nil {
      memory.readDistances(views.map(all.view), along: rules.axis.mainAxis)
    }
  }

  /// Returns whether no separator is drawn before an item.
  ///
  /// The item is then the overflow indicator, or another view of the previous item's element.
  private func isJoined(_ item: Int) -> Bool {
    item >= count || item > 0 && element(item) == element(item - 1)
  }

  /// Sets `elements` and `priorities`, which group and rank the items for the engine.
  ///
  /// Both stay empty if each element has one item, and all have the same priority.
  private func readElements() {
    let isSingle = zip(parts.elements, parts.elements.dropFirst()).allSatisfy { $0 != $1 }
    if isSingle, parts.made.priorities.isEmpty { return }
    var numbers: [Int: Int] = [:]
    elements = views.map { view in
      if view >= parts.elements.count { return 0 }
      let element = parts.elements[view]
      let number = numbers[element] ?? numbers.count
      numbers[element] = number
      return number
    }
    if parts.made.priorities.isEmpty { return }
    priorities = Array(repeating: 0, count: numbers.count)
    for (position, priority) in parts.made.priorities.enumerated() {
      if let number = numbers[parts.made.index(position)] { priorities[number] = priority }
    }
  }

  var indicator: Int? { parts.indicator == nil ? nil : views.count - 1 }

  /// Returns the offset in the data of an item's element.
  ///
  /// Nil for the overflow indicator.
  func element(_ item: Int) -> Int? { item < count ? parts.elements[views[item]] : nil }

  /// Returns the size of an item, which is measured if needed.
  ///
  /// Nil for an item with an aspect ratio, since its line decides its size.
  func size(of item: Int, _ rules: FlowRules, _ host: ItemHost) -> FlexMeasurement? {
    if let known = sizes[item] { return known }
    guard !host.memory.keepsProportions(item), let view = host.view(of: item) else { return nil }
    let (size, isExplicit) = rules.size(of: view.dimensions(in: .unspecified))
    (host.memory.items.main[item], host.memory.items.cross[item]) = (size.main, size.cross)
    sizes[item] = size
    if isExplicit { explicitGuides.insert(item) }
    return size
  }

  /// Sets the gap before items that have no separator before them.
  ///
  /// Other items get NaN, which stands for the container's gap.
  func spaceJoinedItems(_ rules: FlowRules, in memory: inout ItemMemory) {
    guard let spacing = rules.mainSpacing, separator != nil, !memory.items.breaks.isEmpty else {
      return
    }
    memory.items.gapBefore = views.indices.map {
      memory.items.isJoined($0) ? sanitizedLength(spacing) : .nan
    }
  }

  /// Returns whether the `shown` items are aligned by guides that views define.
  func alignsByGuides(_ shown: [Int], _ rules: FlowRules) -> Bool {
    !rules.stretchesItems
      && (rules.guide.frameAlignment == nil || separator?.hasExplicitGuide == true
        || shown.contains(where: explicitGuides.contains))
  }

  /// Sets the items' alignment guides in `memory`, or removes them.
  func setGuides(_ areUsed: Bool, in memory: inout ItemMemory) {
    // Remembered measurements include guides only while lines align by guides.
    if areUsed != memory.hasGuides { memory.forgetAnswers() }
    memory.items.guides = areUsed ? sizes.map { $0?.guide ?? .nan } : []
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension ItemSeparator {
  /// Measures a separator.
  ///
  /// If it can grow across its line, it gets the line's cross size.
  init(measuring view: LayoutSubview, _ rules: FlowRules) {
    let most = view.dimensions(in: rules.axis.proposal(main: nil, cross: .infinity))
    let grows = (rules.axis == .rows ? most.height : most.width) == .infinity
    let cross: CGFloat? = grows ? 0 : nil
    let (size, isExplicit) = rules.size(
      of: view.dimensions(in: rules.axis.proposal(main: nil, cross: cross)))
    self.init(
      FlexSeparator(
        main: size.main, cross: size.cross, guide: size.guide,
        stretches: grows || rules.stretchesItems),
      spacing: view.spacing, hasExplicitGuide: isExplicit, isSingle: most.areOfOneView)
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension FlowRules {
  /// Returns a view's measurement, and whether the view sets its alignment guide explicitly.
  fileprivate func size(of dimensions: ViewDimensions) -> (FlexMeasurement, isExplicit: Bool) {
    let isExplicit = guide.explicitValue(in: dimensions) != nil
    // The position of an edge or center that is not explicit is computed from the size, without
    // asking the view.
    let asks = isExplicit || guide.frameAlignment == nil
    var size = measurement(of: dimensions, withGuide: asks && !stretchesItems)
    if !asks, !stretchesItems { size.guide = guide.position(inDepth: size.cross) }
    return (size, isExplicit)
  }
}
#endif
