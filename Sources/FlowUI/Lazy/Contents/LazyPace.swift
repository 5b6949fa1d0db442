#if canImport(SwiftUI)
import SwiftUI

/// How many views a lazy flow makes at a time where none of them will be seen at once, on its way to a place that is
/// far away: as many as take about six milliseconds, so that slow ones hold no frame up for long.
///
/// Visible views are made at once, however long that takes. So time decides how many rounds a way takes, and nothing of
/// the views at its end.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct LazyPace: Sendable {
  typealias Clock = @Sendable () -> ContinuousClock.Instant

  /// The clock where a body is evaluated; tests have their own.
  @TaskLocal static var clock: Clock = { .now }

  /// The clock of this round, on whatever thread its views are measured.
  private(set) var clock: Clock = { .now }

  /// The time that a round may take, and the least number of its views.
  static let budget = Duration.milliseconds(6)
  static let fewest = 8

  private var start: ContinuousClock.Instant?
  private var cost: Duration?

  /// Returns how many views to make at a time, of so many.
  func most(of all: Int) -> Int {
    guard let cost, cost > .zero else { return all }
    return min(all, max(Self.fewest, Int(min(Double(all), Self.budget / cost))))
  }

  /// Notes that views are about to be made and measured.
  mutating func begin(at time: ContinuousClock.Instant, _ clock: @escaping Clock = { .now }) {
    (start, self.clock) = (time, clock)
  }

  /// Notes that so many have been.
  mutating func end(_ count: Int, at time: ContinuousClock.Instant) {
    if let start, count > 0 { cost = (time - start) / count }
    start = nil
  }
}
#endif
