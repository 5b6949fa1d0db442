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
    let styles = (0..<parts.elements.count).map { subviews.view($0).itemStyle(along: rules.axis) }
    var stylesOfItems: [FlowItemStyle?] = []
    if let separator = parts.itemSeparator { measure(separator: subviews.view(separator), rules) }
    let separatorStyle = FlowItemStyle(
      alignment: separatorsGrow ? .stretch : .auto, breaks: .separator)
    hasOrder = styles.contains { $0?.order ?? 0 != 0 }
    let sequence = parts.sequence(of: styles.map { $0?.order ?? 0 })
    if hasOrder { reading = parts.elements(of: sequence) }
    for view in sequence {
      if let last = views.last, let separator = separator(between: last, view, styles) {
        views.append(separator)
        stylesOfItems.append(separatorStyle)
      }
      views.append(view)
      var own = styles[view]
      // It is in its place already.
      own?.order = 0
      stylesOfItems.append(own)
    }
    count = views.count
    if let indicator = parts.indicator {
      views.append(indicator)
      stylesOfItems.append(nil)
    }
    readElements()
    sizes = Array(repeating: nil, count: views.count)
    ordered = subviews[views.map { subviews.startIndex + $0 }]
    items.read(stylesOfItems, of: ordered, rules)
  }

  /// The separator between two neighbors; line breaks have none, nor has an element in itself.
  private func separator(between view: Int, _ next: Int, _ styles: [FlowItemStyle?]) -> Int? {
    if parts.elements[view] == parts.elements[next] { return nil }
    for style in [styles[view], styles[next]] where style?.breaks.contains(.marker) == true {
      return nil
    }
    return parts.itemSeparator
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
    let most = separator.sizeThatFits(rules.axis.proposal(main: nil, cross: .infinity))
    separatorsGrow = rules.axis.cross(of: most) == .infinity
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
    measurement = rules.measurement(of: dimensions, withGuide: !rules.stretchesItems)
    hasExplicitGuide = rules.guide.explicitValue(in: dimensions) != nil
  }
}
#endif
