#if canImport(SwiftUI)
import FlowCore
import SwiftUI

/// The views of a flow with a limit or separators, as the engine's items: in the order of the lines, with
/// a separator between each two, and the indicator last.
///
/// None is measured before the engine comes to it. All separators are one view, measured once.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct LimitedItems {
  let parts: LimitedParts

  /// For each item the view that it is, counted from the flow's first.
  private(set) var views: [Int] = []

  /// The items' modifiers, and the sizes of those that have been measured.
  private(set) var items = FlowItems()

  /// The ideal sizes of the items that have been measured, but for separators.
  var sizes: [LimitedSize?] = []

  /// The ideal size of all separators, once it is measured.
  private(set) var separatorSize: LimitedSize?

  /// Whether separators are as deep as their line, whatever that is.
  private(set) var separatorsGrow = false

  /// Whether a separator is made of one view.
  private(set) var separatorIsSingle = false

  /// The number of items that are views of elements or stand between them.
  private(set) var count = 0

  /// Whether some view asks for another place than its element's.
  private(set) var hasOrder = false

  /// The elements in the order of their places, if some view asks for another than its element's.
  private(set) var reading: [Int] = []

  /// The element that each item is part of, by numbers of the engine's; empty if each is one by itself.
  private(set) var elements: [Int] = []

  /// How important each element is, by these numbers; empty if all are alike.
  private(set) var priorities: [Double] = []

  /// The views of the items.
  private(set) var ordered: LayoutSubviews

  /// Reads the views' modifiers.
  init(_ parts: LimitedParts, _ subviews: LayoutSubviews, _ rules: FlowRules) {
    self.parts = parts
    ordered = subviews
    if let separator = parts.itemSeparator { measure(separator: subviews.view(separator), rules) }
    let rows = parts.elements.count
    // Few views ask for anything.
    var styles: [Int: FlowItemStyle] = [:]
    for view in 0..<rows {
      if let style = subviews.view(view).itemStyle(along: rules.axis) { styles[view] = style }
    }
    hasOrder = styles.values.contains { $0.order != 0 }
    let sequence = parts.sequence(of: (0..<rows).map { styles[$0]?.order ?? 0 })
    if hasOrder { reading = parts.elements(of: sequence) }
    addViews(sequence, styles)
    readElements()
    sizes = Array(repeating: nil, count: views.count)
    ordered = subviews[views.map { subviews.startIndex + $0 }]
    let separatorStyle = FlowItemStyle(
      alignment: separatorsGrow ? .stretch : .auto, breaks: .separator)
    items.read(ordered, rules) { [views, count] item in
      if views[item] >= rows { return item < count ? separatorStyle : nil }
      var own = styles[views[item]]
      // It is in its place already.
      own?.order = 0
      return own
    }
  }

  /// Adds the rows' views in the order of the lines, those between them, and the one behind them.
  private mutating func addViews(_ sequence: [Int], _ styles: [Int: FlowItemStyle]) {
    views.reserveCapacity(2 * sequence.count + 1)
    for view in sequence {
      if let last = views.last, let separator = separator(between: last, view, styles) {
        views.append(separator)
      }
      views.append(view)
    }
    count = views.count
    if let indicator = parts.indicator { views.append(indicator) }
  }

  /// The separator between two neighbors; line breaks have none, nor has an element in itself.
  private func separator(
    between view: Int, _ next: Int, _ styles: [Int: FlowItemStyle]
  ) -> Int? {
    guard let separator = parts.itemSeparator else { return nil }
    if parts.elements[view] == parts.elements[next] { return nil }
    for style in [styles[view], styles[next]] where style?.breaks.contains(.marker) == true {
      return nil
    }
    return separator
  }

  /// Gives the engine the sizes that are known, and the guides if these decide.
  mutating func takeSizes(withGuides: Bool) {
    let (sizes, separator, views, rows) = (sizes, separatorSize, views, parts.elements.count)
    items.take(withGuides: withGuides) { item in
      views[item] >= rows && item < count ? separator?.measurement : sizes[item]?.measurement
    }
  }

  /// Numbers the elements for the engine, unless each item is one by itself and none is more important.
  private mutating func readElements() {
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

  /// Measures the separator that stands for all: one that can grow across its line asks for no depth there.
  private mutating func measure(separator: LayoutSubview, _ rules: FlowRules) {
    let most = separator.dimensions(in: rules.axis.proposal(main: nil, cross: .infinity))
    separatorsGrow = (rules.axis == .rows ? most.height : most.width) == .infinity
    separatorIsSingle = most.areOfOneView
    let cross: CGFloat? = separatorsGrow ? 0 : nil
    separatorSize = LimitedSize(
      separator.dimensions(in: rules.axis.proposal(main: nil, cross: cross)), rules)
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension LimitedItems {
  /// The indicator; nil if there is none.
  var indicator: Int? { parts.indicator == nil ? nil : views.count - 1 }

  func isSeparator(_ item: Int) -> Bool { item < count && views[item] >= parts.elements.count }

  /// The element that an item is a view of; nil for separators and what stands behind the elements.
  func element(_ item: Int) -> Int? {
    item < count && views[item] < parts.elements.count ? parts.elements[views[item]] : nil
  }
}

/// What a view answered when it was measured.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct LimitedSize {
  let measurement: FlexMeasurement

  /// Whether the view's guide is not where its frame says.
  let hasExplicitGuide: Bool

  init(_ dimensions: ViewDimensions, _ rules: FlowRules) {
    hasExplicitGuide = rules.guide.explicitValue(in: dimensions) != nil
    // A view without a guide of its own is not asked where that of its frame is.
    let asks = hasExplicitGuide || rules.guide.frameAlignment == nil
    var measurement = rules.measurement(of: dimensions, withGuide: asks && !rules.stretchesItems)
    if !asks, !rules.stretchesItems {
      measurement.guide = rules.guide.position(inDepth: measurement.cross)
    }
    self.measurement = measurement
  }
}
#endif
