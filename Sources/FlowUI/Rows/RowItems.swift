#if canImport(SwiftUI)
import FlowCore
import FlowLayouts
import SwiftUI

/// The views of a container with a limit or separators, as the engine's items: in the order of the lines, with a
/// separator between each two, and the indicator last.
///
/// None is measured before the engine comes to it. All separators are one view, measured once. An object, since the
/// engine's host measures into it.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
final class RowItems {
  let parts: RowViews

  /// The view of each item, counted from the container's first.
  private(set) var views: [Int] = []

  /// The sizes and modifiers of the items.
  var memory = ItemMemory()

  /// The number of items that are views of elements or stand between them.
  private(set) var count = 0

  private(set) var separator: SeparatorSample?

  /// The own sizes of the items that have been measured, and which of these have a guide that is not where their frame
  /// says.
  private var sizes: [FlexMeasurement?] = []
  private var explicitGuides: Set<Int> = []

  /// Whether some view asks for another place than its element's.
  private(set) var hasOrder = false

  /// The element that each item is part of, by numbers of the engine's; empty if each is one by itself.
  private(set) var elements: [Int] = []

  /// The priorities of the elements, by these numbers; empty if all are alike.
  private(set) var priorities: [Double] = []

  /// Reads the views' modifiers.
  ///
  /// - Parameters:
  ///   - parts: The views by their roles.
  ///   - all: The views.
  ///   - rules: The rules of the container's lines.
  ///   - move: The move that a drop would make now; nil if no element is held.
  init(_ parts: RowViews, _ all: LayoutSubviews, _ rules: FlowRules, moving move: DataMove?) {
    self.parts = parts
    if let view = parts.itemSeparator { separator = SeparatorSample(all.view(view), rules) }
    let rows = parts.elements.count
    // Few views ask for anything.
    var styles: [Int: FlexItem] = [:]
    for view in 0..<rows {
      if let style = all.view(view).itemStyle(along: rules.axis) { styles[view] = style }
    }
    hasOrder = styles.values.contains { $0.order != 0 }
    addViews(sequence(styles, move), styles)
    readElements()
    memory.begin(count: views.count)
    sizes = Array(repeating: nil, count: views.count)
    for item in views.indices { read(item, styles, rules) }
    if rules.mainSpacing == nil {
      memory.readDistances(views.map(all.view), along: rules.axis.mainAxis)
    }
  }

  /// Returns the rows' views in the order that they ask for; ties in the order of the data after a drop.
  private func sequence(_ styles: [Int: FlexItem], _ move: DataMove?) -> [Int] {
    let keys = parts.elements.enumerated().map { view, element in
      (styles[view]?.order ?? 0, move?.place(of: element) ?? element)
    }
    return sortedIndices(keys.count) { keys[$0] < keys[$1] }
  }

  /// Adds the rows' views in the order of the lines, those between them, and the one behind them.
  private func addViews(_ sequence: [Int], _ styles: [Int: FlexItem]) {
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

  /// Returns the separator between two neighbors; line breaks have none, nor has an element in itself.
  private func separator(
    between view: Int, _ next: Int, _ styles: [Int: FlexItem]
  ) -> Int? {
    guard let separator = parts.itemSeparator else { return nil }
    if parts.elements[view] == parts.elements[next] { return nil }
    for style in [styles[view], styles[next]] where style?.breaks.contains(.marker) == true {
      return nil
    }
    return separator
  }

  private func read(_ item: Int, _ styles: [Int: FlexItem], _ rules: FlowRules) {
    if let separator, isSeparator(item) {
      memory.set(separator.style, of: item, rules, count: views.count)
      take(separator.measurement, of: item, into: &memory)
    } else if var style = styles[views[item]] {
      // It is in its place already.
      style.order = 0
      memory.set(style, of: item, rules, count: views.count)
    }
  }

  /// Numbers the elements for the engine, unless each item is one by itself and none is more important.
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
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension RowItems {
  /// The indicator; nil if there is none.
  var indicator: Int? { parts.indicator == nil ? nil : views.count - 1 }

  func isSeparator(_ item: Int) -> Bool { item < count && views[item] >= parts.elements.count }

  /// Returns the element that an item is a view of; nil for separators and the indicator.
  func element(_ item: Int) -> Int? {
    item < count && views[item] < parts.elements.count ? parts.elements[views[item]] : nil
  }

  /// Returns the own size of an item, which is measured if it has not been yet; nil if its line decides how large it
  /// is.
  func size(of item: Int, _ rules: FlowRules, _ host: ItemHost) -> FlexMeasurement? {
    if let known = sizes[item] { return known }
    guard !host.memory.keepsProportions(item), let view = host.view(of: item) else { return nil }
    let (size, isExplicit) = rules.size(of: view.dimensions(in: .unspecified))
    take(size, of: item, into: &host.memory)
    if isExplicit { explicitGuides.insert(item) }
    return size
  }

  private func take(_ size: FlexMeasurement, of item: Int, into memory: inout ItemMemory) {
    (memory.items.main[item], memory.items.cross[item]) = (size.main, size.cross)
    sizes[item] = size
  }

  /// Gives the engine the guides of some items, if these decide: if one is not where its frame says.
  func alignByGuides(
    _ shown: [Int], _ rules: FlowRules, in memory: inout ItemMemory
  ) -> Bool {
    let decide =
      !rules.stretchesItems
      && (rules.guide.frameAlignment == nil || separator?.hasExplicitGuide == true
        || shown.contains(where: explicitGuides.contains))
    // Answers hold guides only while these decide.
    if decide != memory.hasGuides { memory.forgetAnswers() }
    memory.items.guides = decide ? sizes.map { $0?.guide ?? .nan } : []
    return decide
  }
}

/// The measurement of the separator that stands for all.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct SeparatorSample {
  let measurement: FlexMeasurement
  let hasExplicitGuide: Bool

  /// Whether it is made of one view.
  let isSingle: Bool

  /// Whether separators are as deep as their line, whatever that is.
  private let grows: Bool

  /// Measures it: one that can grow across its line asks for no depth there.
  init(_ view: LayoutSubview, _ rules: FlowRules) {
    let most = view.dimensions(in: rules.axis.proposal(main: nil, cross: .infinity))
    grows = (rules.axis == .rows ? most.height : most.width) == .infinity
    isSingle = most.areOfOneView
    let cross: CGFloat? = grows ? 0 : nil
    (measurement, hasExplicitGuide) = rules.size(
      of: view.dimensions(in: rules.axis.proposal(main: nil, cross: cross)))
  }

  /// The modifiers of separators.
  var style: FlexItem {
    var style = FlexItem(main: 0, cross: 0)
    (style.alignSelf, style.breaks) = (grows ? .stretch : .auto, .separator)
    return style
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension FlowRules {
  /// Returns a view's measurement, and whether its guide is not where its frame says.
  ///
  /// A view without a guide of its own is not asked where that of its frame is.
  fileprivate func size(of dimensions: ViewDimensions) -> (FlexMeasurement, isExplicit: Bool) {
    let isExplicit = guide.explicitValue(in: dimensions) != nil
    let asks = isExplicit || guide.frameAlignment == nil
    var size = measurement(of: dimensions, withGuide: asks && !stretchesItems)
    if !asks, !stretchesItems { size.guide = guide.position(inDepth: size.cross) }
    return (size, isExplicit)
  }
}
#endif
