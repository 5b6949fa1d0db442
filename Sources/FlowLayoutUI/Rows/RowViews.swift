#if canImport(SwiftUI)
import FlowLayoutEngine
import SwiftUI

/// The role of a subview in its container, as a layout value.
///
/// Nil, the default, for a subview without a role.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
enum RowPart: Sendable, LayoutValueKey {
  static let defaultValue: RowPart? = nil

  /// A view of the element at an offset in the data.
  ///
  /// `number` identifies the row, the view of one element (`RowNumbers`). It is nil if there is no
  /// limit and rows cannot fade.
  case element(Int, number: Int? = nil)
  /// The view in front that draws the separators and the overflow indicator.
  ///
  /// `total` is the number of elements; `made` are those that have views.
  case front(total: Int, made: MadeElements)
  /// A hidden separator, measured to find the size of all separators between items.
  case itemSeparator
  /// A hidden separator, measured to find the size of all separators between lines.
  case lineSeparator
  /// The header of the section at an index.
  case header(Int)
  /// The footer of the section at an index.
  case footer(Int)
  /// A hidden copy of the overflow indicator, which is measured.
  case indicator
}

/// The subviews of a container, sorted by their roles.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct RowViews {
  /// For each subview that shows an element, the data offset of that element.
  ///
  /// Subviews that show no element come after these, and have no offset.
  private(set) var elements: [Int] = []
  /// For each subview that shows an element, the number of its row.
  ///
  /// A row is the view of one element; `RowNumbers` gives it a number. Rows have no numbers, and -1
  /// stands for each, if there is no limit such as `maxLines` and rows cannot fade.
  private(set) var numbers: [Int] = []
  private(set) var front: Int?
  private(set) var itemSeparator: Int?
  private(set) var lineSeparator: Int?
  private(set) var indicator: Int?

  /// The number of all elements, with or without views.
  private(set) var total = 0

  /// The elements that have views.
  private(set) var made = MadeElements(0)

  init(_ views: LayoutSubviews) {
    elements.reserveCapacity(views.count)
    numbers.reserveCapacity(views.count)
    for (index, view) in views.enumerated() {
      switch view[RowPart.self] {
      case .element(let element, let number):
        elements.append(element)
        numbers.append(number ?? -1)
      case .front(let total, let made): (front, self.total, self.made) = (index, total, made)
      case .itemSeparator: itemSeparator = index
      case .lineSeparator: lineSeparator = index
      case .indicator: indicator = index
      case .header, .footer, nil: break
      }
    }
  }

  /// Returns the numbers of the rows whose elements are not shown.
  ///
  /// A row is the view of one element; `RowNumbers` gives it a number.
  func hiddenRows(showing shown: ShownElements) -> Set<Int> {
    var hidden: Set<Int> = []
    for (element, number) in zip(elements, numbers) where number >= 0 && !shown.contains(element) {
      hidden.insert(number)
    }
    return hidden
  }

  /// Whether some elements have no views.
  ///
  /// The elements with views have the highest priorities. Among equal priorities, they come first
  /// in the data.
  var isUnfinished: Bool { made.count < total }
}

/// The elements of a container that have views.
struct MadeElements: Equatable, Sendable {
  /// The number of elements that have views.
  var count: Int

  /// The offsets in the data of the elements that have views, ascending.
  ///
  /// Nil for the first `count` elements.
  var indices: [Int]?

  /// The priorities of the elements that have views; empty if all are equal.
  var priorities: [Double] = []

  /// Returns the offset in the data of the element at a position.
  ///
  /// If only the elements 2 and 5 have views, position 1 is offset 5.
  func index(_ position: Int) -> Int { indices?[position] ?? position }

  /// Returns an element's position among the elements that have views.
  ///
  /// Nil if the element has no views.
  func position(of element: Int) -> Int? {
    guard let indices else { return 0 <= element && element < count ? element : nil }
    var range = 0..<indices.count
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      if indices[middle] == element { return middle }
      range = indices[middle] < element ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return nil
  }

  /// Selects the first `count` elements or, with `priorities`, the most important ones.
  init(_ count: Int, of priorities: [Double] = []) {
    self.count = count
    if priorities.isEmpty { return }
    let chosen = FlexLimit.mostImportant(count, of: priorities)
    // If no later element is more important, the first ones were selected.
    if chosen.last != chosen.count - 1 { indices = chosen }
    self.priorities = chosen.map { priorities[$0] }
  }
}
#endif
