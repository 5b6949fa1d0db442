#if canImport(SwiftUI)
import SwiftUI

/// What a view is to the flow that it is in.
enum LimitedPart: Sendable {
  /// A view of the element at a place of the data, and whether it has been told to hide.
  case element(Int, isHidden: Bool)
  /// The view in front, which shows what stands between and behind the elements, of which so many are there
  /// and these have views.
  case front(total: Int, made: LimitedChoice)
  /// The unseen separator between items that is measured for all.
  case itemSeparator
  /// The unseen separator between lines that is measured for all.
  case lineSeparator
  /// The unseen indicator that makes room for the one in front.
  case indicator
}

/// How a view tells its layout which part it is.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
enum LimitedPartKey: LayoutValueKey {
  static let defaultValue: LimitedPart? = nil
}

/// The views of a flow by what they are, counted from its first view.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct LimitedParts {
  /// The element of each row's view; these views are the first ones.
  private(set) var elements: [Int] = []
  /// Whether each of these views has been told to hide.
  private(set) var areHidden: [Bool] = []
  private(set) var front: Int?
  private(set) var itemSeparator: Int?
  private(set) var lineSeparator: Int?
  private(set) var indicator: Int?

  /// The number of elements.
  private(set) var total = 0

  /// The elements that have views.
  private(set) var made = LimitedChoice(0)

  init(_ subviews: LayoutSubviews) {
    elements.reserveCapacity(subviews.count)
    areHidden.reserveCapacity(subviews.count)
    for (index, subview) in subviews.enumerated() {
      switch subview[LimitedPartKey.self] {
      case .element(let element, let isHidden):
        elements.append(element)
        areHidden.append(isHidden)
      case .front(let total, let made): (front, self.total, self.made) = (index, total, made)
      case .itemSeparator: itemSeparator = index
      case .lineSeparator: lineSeparator = index
      case .indicator: indicator = index
      case nil: break
      }
    }
  }

  /// The rows' views in the order that they ask for; ties in the order of the data, in whatever order the
  /// views are written.
  func sequence(of order: [Int]) -> [Int] {
    order.indices.sorted { (order[$0], elements[$0], $0) < (order[$1], elements[$1], $1) }
  }

  /// The elements of some views, each once.
  func elements(of views: [Int]) -> [Int] {
    var seen: Set<Int> = []
    return views.map { elements[$0] }.filter { seen.insert($0).inserted }
  }

  /// Whether there are elements without views, less important than those that have some.
  var isUnfinished: Bool { made.count < total }
}
#endif
