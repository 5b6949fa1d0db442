#if canImport(SwiftUI)
import FlowCore
import SwiftUI

/// Which elements of a flow have views.
struct LimitedChoice: Equatable, Sendable {
  /// How many.
  var count: Int

  /// Their places in the data, ascending; nil for the first ones.
  var indices: [Int]?

  /// How important each of them is; empty if all are alike.
  var priorities: [Double] = []

  /// The place in the data of one of them.
  func index(_ position: Int) -> Int { indices?[position] ?? position }

  /// The first `count` elements, or the most important ones.
  init(_ count: Int, of priorities: [Double] = []) {
    self.count = count
    if priorities.isEmpty { return }
    let chosen = FlexLimit.mostImportant(count, of: priorities)
    // The first ones are chosen where nothing is more important than they are.
    if chosen.last != chosen.count - 1 { indices = chosen }
    self.priorities = chosen.map { priorities[$0] }
  }
}

/// What the elements' priorities are, asked once for each time that a flow's owner is evaluated.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct LimitedRanking: Sendable {
  private var version = 0
  private var priorities: [Double] = []
  private var choice = LimitedChoice(0)

  init() {}

  /// The choice that was made last, if it is for this version and so many elements.
  func choice(_ version: Int, _ count: Int) -> LimitedChoice? {
    version == self.version && count == choice.count ? choice : nil
  }

  /// The priorities of this version, if they have been asked for.
  func priorities(_ version: Int) -> [Double]? {
    version == self.version ? priorities : nil
  }

  mutating func take(_ priorities: [Double], _ choice: LimitedChoice, _ version: Int) {
    (self.version, self.priorities, self.choice) = (version, priorities, choice)
  }
}
#endif
