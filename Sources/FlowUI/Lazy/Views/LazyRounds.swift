#if canImport(SwiftUI)
import SwiftUI

/// When a lazy flow is laid out again for what its views have told.
///
/// SwiftUI's updates have two rounds, and no third: what is learned in the second one waits for the next
/// update.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
final class LazyRounds: Sendable {
  /// Tells how often views have told something.
  let signal = LayoutSignal(0)

  /// Up to what it has been laid out again, and whether that was in the update that goes on.
  private let told = Locked((revision: 0, isInUpdate: false))

  /// Counts another round, in this update or after it, if a revision is new, as animated as the change that led to it:
  /// what is around the flow moves as its rows do.
  ///
  /// - Parameters:
  ///   - revision: How often views have told something.
  ///   - round: Counts the rounds.
  ///   - completion: Called after the update.
  func tell(
    _ revision: Int, _ round: Binding<Int>, completion: @escaping @MainActor () -> Void = {}
  ) {
    let last = told.with { told in
      defer { told = (revision, told.isInUpdate || told.revision != revision) }
      return told
    }
    if last.revision == revision { return }
    let change = Transaction(animation: signal.takeAnimation())
    if !last.isInUpdate { withTransaction(change) { round.wrappedValue += 1 } }
    // Tasks run after the update.
    Task { @MainActor in
      told.with { $0.isInUpdate = false }
      completion()
      if last.isInUpdate { withTransaction(change) { round.wrappedValue += 1 } }
    }
  }
}
#endif
