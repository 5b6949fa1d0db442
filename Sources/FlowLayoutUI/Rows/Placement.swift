#if canImport(SwiftUI)
import FlowLayouts
import SwiftUI

/// The result of a container's layout: the elements that are shown, the positions of separators and the
/// indicator, and how many views to create next.
///
/// It is signaled in the layout pass, and reported to rows in the next round.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct Placement: Equatable, Sendable {
  /// Whether there was nothing to limit.
  ///
  /// Such a placement is not equal to one of all elements within limits.
  var isUnlimited = false

  var shown = ShownElements.all

  /// The numbers of the rows, each -1 without a limit, which tell placements of different rows apart.
  var rows: [Int] = []

  /// The numbers of the hidden rows.
  var hidden: Set<Int> = []

  /// The hidden elements that do not count as hidden: line breaks, and elements without content.
  var uncounted: Set<Int> = []

  /// How many elements must have views to decide what is shown; nil if enough have.
  var wanted: Int?

  /// How many views the layout measured to decide, if more than `keptCount`.
  private(set) var known = 0

  /// The position of the indicator; nil without one.
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

  /// Returns how many elements keep their views: half as many again as are shown, and a few; at least 16.
  func keptCount(of made: Int) -> Int {
    // An upper bound of the shown elements, since elements without content are counted.
    let shown = min(made, shown.count(of: made) + uncounted.count)
    return max(16, shown + shown / 2 + 8, known)
  }

  /// Records how many views the layout measured to decide.
  mutating func record(known count: Int) {
    // Only if more are needed: otherwise equal placements would differ.
    if shown != .all, count > keptCount(of: .max) { known = count }
  }
}

/// The elements of a container that are shown, by offset in the data.
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

/// The separators of a kind, with their positions.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct PlacedSeparators: Equatable, Sendable {
  var places: [PlacedView] = []

  /// Whether each is a single view, which needs no stack around it.
  var areSingle = false
}

/// The position of a view in its container, and its proposal.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct PlacedView: Equatable, Sendable {
  var origin: CGPoint
  var proposal: ProposedViewSize

  /// Whether it is off screen.
  var isUnseen: Bool { min(origin.x, origin.y) <= RowLines.unseen }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension FlowArrangement {
  /// Returns the position and the proposal of a view in the flow.
  func place(of item: Int, _ memory: ItemMemory, _ rules: FlowRules) -> PlacedView {
    PlacedView(
      origin: origin(of: item, memory, rules.axis), proposal: proposal(of: item, memory, rules))
  }
}

/// The space that the unseen copy of the indicator takes.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct PlacedIndicator: Equatable, Sendable {
  var origin: CGPoint
  var size: CGSize

  /// The distance from the near edge of the space across its line to the copy's guide; NaN for the far edge.
  var guide: Double

  static func == (a: Self, b: Self) -> Bool {
    a.origin == b.origin && a.size == b.size
      && (a.guide == b.guide || a.guide.isNaN && b.guide.isNaN)
  }
}
#endif
