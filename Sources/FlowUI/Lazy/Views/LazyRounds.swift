#if canImport(SwiftUI)
import SwiftUI

/// The rounds in which a lazy flow is laid out again after measuring its views.
///
/// SwiftUI's updates have two rounds, and no third: measurements of the second one wait for the next
/// update.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
final class LazyRounds: Sendable {
  /// The signal of the number of changes that measuring has made.
  let signal = LayoutSignal(0)

  /// The revision up to which it has been laid out again, and whether that was in the update that goes on.
  private let told = Locked((revision: 0, isInUpdate: false))

  /// Counts another round, in this update or after it, if a revision is new, as animated as the change that led to it:
  /// views around the flow move as its rows do.
  ///
  /// - Parameters:
  ///   - revision: The number of changes that measuring has made.
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
