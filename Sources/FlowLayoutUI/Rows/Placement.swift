#if canImport(SwiftUI)
import FlowLayouts
import SwiftUI

/// The result of a container's layout.
///
/// It says which elements are shown, and where separators and the overflow indicator are.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct Placement: Equatable, Sendable {
  // Within the layout pass, a placement is passed to the separators and the overflow indicator
  // (`LayoutSignal`). In the next round of the update, the elements' views are updated with it
  // (`FlowFeedback`).
  /// Whether the layout applied no limits.
  ///
  /// So the placement changes when limits are added or removed, even if all elements stay visible.
  var isUnlimited = false

  var shown = ShownElements.all

  // Placements of different rows are unequal because of these numbers.
  /// For each subview that shows an element, the number of its row.
  ///
  /// A row is the view of one element; `RowNumbers` gives it a number. Rows have no numbers, and -1
  /// stands for each, if there is no limit and rows cannot fade.
  var rows: [Int] = []

  /// The numbers of the rows whose elements are hidden.
  ///
  /// A row is the view of one element; `RowNumbers` gives it a number.
  var hidden: Set<Int> = []

  /// The data offsets of the hidden elements that the overflow indicator does not count.
  ///
  /// These are line breaks, and elements whose content makes no view.
  var uncounted: Set<Int> = []

  /// The number of elements that need views, so that the layout can decide which are shown.
  ///
  /// Nil if the current views, or fewer, are enough.
  var wanted: Int?

  /// The number of elements that were measured to decide which are shown.
  ///
  /// These elements keep their views (`keptCount`). The number is 0 if all elements are shown, or
  /// if these would keep their views anyway.
  private(set) var known = 0

  /// The position of the overflow indicator; nil without one.
  var indicator: PlacedIndicator?

  /// The separators between items, line by line.
  var itemSeparators = PlacedSeparators()

  /// The separators between lines.
  var lineSeparators = PlacedSeparators()

  func separators(betweenLines: Bool) -> PlacedSeparators {
    betweenLines ? lineSeparators : itemSeparators
  }

  /// Returns how many of `total` elements are hidden, for the overflow indicator's number.
  ///
  /// Elements in `uncounted` do not count.
  func hiddenCount(of total: Int) -> Int {
    max(0, total - shown.count(of: total) - uncounted.count)
  }

  /// Returns whether an element is hidden and counted by the overflow indicator.
  func hides(_ element: Int) -> Bool { !shown.contains(element) && !uncounted.contains(element) }

  /// Returns how many of the `made` elements should keep their views.
  ///
  /// They are more than the shown elements, so that resizing rarely creates views.
  func keptCount(of made: Int) -> Int {
    // An upper bound of the shown elements, since elements without content are counted.
    let shown = min(made, shown.count(of: made) + uncounted.count)
    return max(16, shown + shown / 2 + 8, known)
  }

  /// Records the number of elements that the layout measured to decide which are shown.
  mutating func record(known count: Int) {
    // Only a number above `keptCount` has an effect; others would make equal placements differ.
    if shown != .all, count > keptCount(of: .max) { known = count }
  }
}

/// The elements of a container that are shown, by offset in the data.
enum ShownElements: Equatable, Sendable {
  /// The first elements in the order of the data; the value is their number.
  case first(Int)
  /// The elements at these offsets in the data.
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

/// The positions of all separators between items, or of all separators between lines.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct PlacedSeparators: Equatable, Sendable {
  var places: [PlacedView] = []

  /// Whether each separator is a single view, which needs no stack around it.
  var areSingle = false
}

/// The position of a view in its container, and its size proposal.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct PlacedView: Equatable, Sendable {
  var origin: CGPoint
  var proposal: ProposedViewSize

  /// Whether the view is placed off screen.
  var isUnseen: Bool { min(origin.x, origin.y) <= RowLines.unseen }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension FlowArrangement {
  /// Returns the position and the proposal of an item's view in the flow.
  func place(of item: Int, _ memory: ItemMemory, _ rules: FlowRules) -> PlacedView {
    PlacedView(
      origin: origin(of: item, memory, rules.axis), proposal: proposal(of: item, memory, rules))
  }
}

/// The position and size of the overflow indicator, measured on a hidden copy.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct PlacedIndicator: Equatable, Sendable {
  var origin: CGPoint
  var size: CGSize

  /// The distance from the indicator's cross start, such as its top, to its alignment guide.
  ///
  /// NaN if the guide is at the cross end.
  var guide: Double

  static func == (a: Self, b: Self) -> Bool {
    a.origin == b.origin && a.size == b.size
      && (a.guide == b.guide || a.guide.isNaN && b.guide.isNaN)
  }
}
#endif
