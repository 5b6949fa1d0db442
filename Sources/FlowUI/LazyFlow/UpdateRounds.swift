#if canImport(SwiftUI)
import SwiftUI

/// What a lazy flow has been told in the update that goes on.
///
/// SwiftUI's updates have two rounds, and no third: what is learned in the second one waits for the next
/// update.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct UpdateRounds {
  private var told = 0
  private var hasToldInUpdate = false

  /// When a flow that has learned something is to be laid out again.
  enum Next {
    case never
    /// In the update that goes on.
    case now
    /// In the next one.
    case later
  }

  /// Says when to lay out again, once for all that has been learned up to a revision.
  mutating func next(_ revision: Int) -> Next {
    if told == revision { return .never }
    told = revision
    if hasToldInUpdate { return .later }
    hasToldInUpdate = true
    return .now
  }

  /// Notes that an update is over.
  mutating func end() { hasToldInUpdate = false }
}

/// When a lazy flow is laid out again for what its views have told.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
final class LazyRounds: Sendable {
  /// Tells how often views have told something.
  let signal = LayoutSignal(0)
  private let rounds = Locked(UpdateRounds())

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
    let next = rounds.with { $0.next(revision) }
    if next == .never { return }
    let change = Transaction(animation: signal.takeAnimation())
    if next == .now { withTransaction(change) { round.wrappedValue += 1 } }
    // Tasks run after the update.
    Task { @MainActor in
      rounds.with { $0.end() }
      completion()
      if next == .later { withTransaction(change) { round.wrappedValue += 1 } }
    }
  }
}
#endif
