#if canImport(SwiftUI)
import FlowCore
import SwiftUI

/// The views of a flow with a limit or separators, as the engine's items: in the order of the lines, with
/// a separator between each two, and the indicator last.
///
/// None is measured before the engine comes to it.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct LimitedItems<ID: Hashable> {
  private let parts: FlowParts<ID>

  /// For each item the view that it is, counted from the flow's first.
  private var views: [Int] = []

  /// The items' wishes, and the sizes of those that have been measured.
  private(set) var items = FlowItems()

  /// The ideal sizes of the items that have been measured.
  var sizes: [LimitedSize?] = []

  /// Reads the views' wishes.
  init(_ parts: FlowParts<ID>, _ subviews: LayoutSubviews, _ rules: FlowRules) {
    self.parts = parts
    let wishes = parts.elements(of: subviews).map { $0.wishes(along: rules.axis) }
    var wishesOfItems: [FlowWishes?] = []
    for view in FlexItems.sequence(of: wishes.map { $0?.order ?? 0 }) {
      if let last = views.last, let separator = separator(between: last, view, wishes) {
        views.append(separator)
        wishesOfItems.append(FlowWishes(breaks: .separator))
      }
      views.append(view)
      var own = wishes[view]
      // It is in its place already.
      own?.order = 0
      wishesOfItems.append(own)
    }
    if let indicator = parts.indicator {
      views.append(indicator)
      wishesOfItems.append(nil)
    }
    sizes = Array(repeating: nil, count: views.count)
    items.read(wishesOfItems, of: inOrder(subviews), rules)
  }

  /// The separator between two neighbors; line breaks have none, nor has an element in itself.
  private func separator(between view: Int, _ next: Int, _ wishes: [FlowWishes?]) -> Int? {
    if parts.elements[view] == parts.elements[next] { return nil }
    for wish in [wishes[view], wishes[next]] where wish?.breaks.contains(.marker) == true {
      return nil
    }
    return parts.itemSeparators[parts.elements[next]]
  }

  /// The views of the items.
  func inOrder(_ subviews: LayoutSubviews) -> LayoutSubviews {
    subviews[views.map { subviews.startIndex + $0 }]
  }

  /// Gives the engine the sizes that are known, and the guides if these decide.
  mutating func takeSizes(withGuides: Bool) {
    items.take(sizes.map { $0?.measurement }, withGuides: withGuides)
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension LimitedItems {
  /// All items.
  var indices: Range<Int> { views.indices }

  var hasIndicator: Bool { parts.indicator != nil }

  var hasLineSeparators: Bool { !parts.lineSeparators.isEmpty }

  /// The number of items without the indicator, which is the item with this index.
  var count: Int { views.count - (hasIndicator ? 1 : 0) }

  /// The view that an item is, counted from the flow's first.
  func view(_ item: Int) -> Int { views[item] }

  /// The element that an item is a view of; nil for separators, line breaks and the indicator.
  func element(_ item: Int) -> ID? {
    views[item] < parts.elements.count && !items.isLineBreak(item)
      ? parts.elements[views[item]] : nil
  }

  /// The element that an item stands before as a separator; nil for other items.
  func elementBehindSeparator(_ item: Int) -> ID? {
    views[item] < parts.elements.count || item == count ? nil : parts.elements[views[item + 1]]
  }

  /// The line separator before a line that begins with an item, and what it stands before.
  func lineSeparator(before item: Int) -> (view: Int, element: ID?)? {
    let element = item == count ? nil : parts.elements[views[item]]
    return parts.lineSeparators[element].map { ($0, element) }
  }

  /// Whether there is anything to show behind the first items.
  func hidesViews(behind shown: Int) -> Bool {
    (min(shown, count)..<count).contains { element($0) != nil }
  }

  /// Fewer of the first items, so that the views of an element are shown or hidden together.
  func endOfElement(before shown: Int) -> Int {
    var shown = min(shown, count)
    guard hidesViews(behind: shown) else { return shown }
    while shown > 0, let last = element(shown - 1), element(shown) == last { shown -= 1 }
    while shown > 0, views[shown - 1] >= parts.elements.count { shown -= 1 }
    return shown
  }
}

/// What a view answered when it was measured.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct LimitedSize {
  let measurement: FlexMeasurement

  /// Whether the view's guide is not where its frame says.
  let hasExplicitGuide: Bool
}
#endif
