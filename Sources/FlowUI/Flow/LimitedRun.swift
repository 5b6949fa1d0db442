#if canImport(SwiftUI)
import SwiftUI

/// Which elements of a flow are shown, by their place in the data.
enum LimitedShown: Equatable, Sendable {
  /// The first ones, in the order of the data.
  case first(Int)
  /// Some of them.
  case only(Set<Int>)

  static var all: LimitedShown { .first(.max) }

  func contains(_ element: Int) -> Bool {
    switch self {
    case .first(let count): element < count
    case .only(let elements): elements.contains(element)
    }
  }

  /// How many of `total` elements are shown.
  func count(of total: Int) -> Int {
    switch self {
    case .first(let count): min(count, total)
    case .only(let elements): min(elements.count, total)
    }
  }
}

/// What the layout of a flow found: the elements that are shown, and where what stands between and behind them
/// goes.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct LimitedRun: Equatable, Sendable {
  /// Whether everything was to be shown: that says nothing about limits, and is another run than one of all
  /// elements that keeps to them.
  var isUnlimited = false

  var shown = LimitedShown.all

  /// The elements that are neither shown nor counted as hidden: line breaks, and those without views.
  var uncounted: Set<Int> = []

  /// How many elements must have views to know what is shown; nil if those are enough that have some.
  var wanted: Int?

  /// The elements that have views, in the order in which they are seen; empty for that of the data.
  var reading: [Int] = []

  /// How many elements must have views so that it stays known what is shown, if these are more than are kept
  /// anyway: some that are hidden would fit in the place of the indicator.
  private(set) var known = 0

  /// Where the indicator goes; nil if there is none.
  var indicator: LimitedRoom?

  /// The separators between items, in the order of the lines.
  var itemSeparators = LimitedGaps()

  /// The separators between lines.
  var lineSeparators = LimitedGaps()

  /// How many of `total` elements are hidden.
  func hiddenCount(of total: Int) -> Int {
    max(0, total - shown.count(of: total) - uncounted.count)
  }

  /// How many of the elements that have views keep them: half as many again as are shown and a few, at least 16.
  func keptCount(of made: Int) -> Int {
    // What is shown is surely among so many, as those without views are counted, too.
    let shown = min(made, shown.count(of: made) + uncounted.count)
    return max(16, shown + shown / 2 + 8, known)
  }

  /// Notes how many elements had to be looked at.
  mutating func note(known count: Int) {
    // Rarely more: a run that differs in nothing else is the same one.
    if shown != .all, count > keptCount(of: .max) { known = count }
  }
}

/// Where the separators of a kind go.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct LimitedGaps: Equatable, Sendable {
  var places: [LimitedPlace] = []

  /// Whether each is made of one view, which then needs no stack to be one.
  var areSingle = false
}

/// Where a view goes in its flow, and what it is proposed there.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct LimitedPlace: Equatable, Sendable {
  var origin: CGPoint
  var proposal: ProposedViewSize
}

/// The room that the unseen copy of the indicator has made for it.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct LimitedRoom: Equatable, Sendable {
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
