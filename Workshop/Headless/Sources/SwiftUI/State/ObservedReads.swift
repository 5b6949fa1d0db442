import Observation

/// The observable objects that an evaluation has read: when one of them changes, its node is evaluated again.
///
/// Of several evaluations, the last one counts, as in Apple's SwiftUI: what only those before it have read is forgotten.
@MainActor final class ObservedReads {
  private var latest = 0

  nonisolated init() {}

  /// Evaluates something of a node, and follows what that reads.
  func follow<R>(_ node: any Updatable, _ evaluate: () -> R) -> R {
    latest += 1
    return withObservationTracking(evaluate, onChange: changed(node, latest))
  }

  private func changed(_ node: any Updatable, _ number: Int) -> @Sendable () -> Void {
    { [weak self, weak node] in
      unchecked {
        guard let node, self?.latest == number else { return }
        node.host.change(nil) { [node] }
      }
    }
  }
}
