#if canImport(SwiftUI)
import SwiftUI

/// What a view is to the flow that it is in.
enum LimitedPart: Sendable {
  /// A view of the element at a place of the data.
  case element(Int, LimitedPresence)
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

/// How far a row is there, as far as it has been told.
enum LimitedPresence: Sendable {
  /// It is shown, or has not been told yet that it is not.
  case shown
  /// It is hidden, and may still be on its way there.
  case fading
  /// Nothing of it can be seen.
  case hidden
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
  private(set) var presences: [LimitedPresence] = []
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
    presences.reserveCapacity(subviews.count)
    for (index, subview) in subviews.enumerated() {
      switch subview[LimitedPartKey.self] {
      case .element(let element, let presence):
        elements.append(element)
        presences.append(presence)
      case .front(let total, let made): (front, self.total, self.made) = (index, total, made)
      case .itemSeparator: itemSeparator = index
      case .lineSeparator: lineSeparator = index
      case .indicator: indicator = index
      case nil: break
      }
    }
  }

  /// Whether there are elements without views, less important than those that have some.
  var isUnfinished: Bool { made.count < total }
}
#endif
