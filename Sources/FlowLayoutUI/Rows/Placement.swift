#if canImport(SwiftUI)
import FlowLayouts
import SwiftUI

/// The result of a container's layout: the elements that are shown, the places of separators and the indicator, and
/// the views to make next.
///
/// It is signalled in the pass itself, and told to rows in the next round.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct Placement: Equatable, Sendable {
  /// Whether everything was to be shown: that says nothing about limits, and is another placement than one of all
  /// elements that keeps to them.
  var isUnlimited = false

  var shown = ShownElements.all

  /// The rows that are not shown, and if there are any those that are, by their numbers.
  var hidden: Set<Int> = []
  var visible: Set<Int> = []

  /// The number of the newest row; -1 where no limit hides rows.
  ///
  /// A placement of other rows is another one.
  var newest = -1

  /// The elements that are neither shown nor counted as hidden: line breaks, and those without views.
  var uncounted: Set<Int> = []

  /// The number of elements that must have views to know which are shown; nil if those that have some are enough.
  var wanted: Int?

  /// The number of elements that must have views so that it stays known what is shown, if these are more than are
  /// kept anyway: some that are hidden would fit in the place of the indicator.
  private(set) var known = 0

  /// The place of the indicator; nil if there is none.
  var indicator: PlacedIndicator?

  /// The separators between items, in the order of the lines.
  var itemSeparators = PlacedSeparators()

  /// The separators between lines.
  var lineSeparators = PlacedSeparators()

  func separators(betweenLines: Bool) -> PlacedSeparators {
    betweenLines ? lineSeparators : itemSeparators
  }

  /// Returns how many of `total` elements are hidden.
  func hiddenCount(of total: Int) -> Int {
    max(0, total - shown.count(of: total) - uncounted.count)
  }

  /// Whether an element counts as one that is hidden.
  func hides(_ element: Int) -> Bool { !shown.contains(element) && !uncounted.contains(element) }

  /// Returns how many of the elements that have views keep them: half as many again as are shown and a few, at least
  /// 16.
  func keptCount(of made: Int) -> Int {
    // The shown elements are surely among so many, as those without views are counted, too.
    let shown = min(made, shown.count(of: made) + uncounted.count)
    return max(16, shown + shown / 2 + 8, known)
  }

  /// Notes how many elements had to be looked at.
  mutating func note(known count: Int) {
    // Rarely more: a placement that differs in nothing else is the same one.
    if shown != .all, count > keptCount(of: .max) { known = count }
  }
}

/// The elements of a container that are shown, by their place in the data.
enum ShownElements: Equatable, Sendable {
  /// The first ones, in the order of the data.
  case first(Int)
  /// Some of them.
  case only(Set<Int>)

  static var all: ShownElements { .first(.max) }

  func contains(_ element: Int) -> Bool {
    switch self {
    case .first(let count): element < count
    case .only(let elements): elements.contains(element)
    }
  }

  /// Returns how many of `total` elements are shown.
  func count(of total: Int) -> Int {
    switch self {
    case .first(let count): min(count, total)
    case .only(let elements): min(elements.count, total)
    }
  }
}

/// The separators of a kind, in their places.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct PlacedSeparators: Equatable, Sendable {
  var places: [ViewPlace] = []

  /// Whether each is made of one view, which then needs no stack to be one.
  var areSingle = false
}

/// The origin of a view in its container, and its proposal there.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct ViewPlace: Equatable, Sendable {
  var origin: CGPoint
  var proposal: ProposedViewSize

  /// Whether it is off screen.
  var isUnseen: Bool { min(origin.x, origin.y) <= RowLines.unseen }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension FlowArrangement {
  /// Returns where a view goes, relative to the flow.
  func place(of item: Int, _ memory: ItemMemory, _ rules: FlowRules) -> ViewPlace {
    ViewPlace(
      origin: origin(of: item, memory, rules.axis), proposal: proposal(of: item, memory, rules))
  }
}

/// The room that the unseen copy of the indicator has made for it.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct PlacedIndicator: Equatable, Sendable {
  var origin: CGPoint
  var size: CGSize

  /// The distance from the room's first edge across its line to the copy's guide; NaN for its far edge.
  var guide: Double

  static func == (a: Self, b: Self) -> Bool {
    a.origin == b.origin && a.size == b.size
      && (a.guide == b.guide || a.guide.isNaN && b.guide.isNaN)
  }
}
#endif
