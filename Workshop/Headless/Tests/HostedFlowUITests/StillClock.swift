import SwiftUI
import Testing

@testable import FlowUI

/// A clock that goes on only when it is told to.
final class ToldClock: Sendable {
  private let elapsed = Locked(Duration.zero)
  private let start = ContinuousClock.now

  func advance(by duration: Duration) { elapsed.with { $0 += duration } }

  var now: ContinuousClock.Instant { start + elapsed.with { $0 } }

  /// Reads it for a lazy flow.
  var read: @Sendable () -> ContinuousClock.Instant { { self.now } }
}

/// Lets no time go by, so that it does not matter for how far a lazy flow measures in a round how busy the computer is.
struct StillClock: SuiteTrait, TestTrait, TestScoping {
  let isRecursive = true

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await LazyPace.$clock.withValue(ToldClock().read) { try await function() }
  }
}

extension Trait where Self == StillClock {
  static var stillClock: StillClock { StillClock() }
}
