#if canImport(SwiftUI)
import SwiftUI

/// The rounds in which a lazy flow is laid out again after its views have been measured.
///
/// An update of SwiftUI has two rounds: measurements of the second one wait for the next update.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
final class LazyRounds: Sendable {
  /// The number of changes by measuring, as a signal.
  let signal = LayoutSignal(0)

  /// The last number that was reported, and whether that was in the current update.
  private let reported = Locked((learned: 0, isInUpdate: false))

  /// Lays the flow out again if `learned` is new: in the current update or, the second time in an update,
  /// after it.
  ///
  /// That happens in the animation of the change that led to it, so that views around the flow move as its
  /// rows do.
  func report(
    _ learned: Int, _ shown: Binding<Int>, completion: @escaping @MainActor () -> Void = {}
  ) {
    let last = reported.with { reported in
      defer { reported = (learned, reported.isInUpdate || reported.learned != learned) }
      return reported
    }
    if last.learned == learned { return }
    let change = Transaction(animation: signal.takeAnimation())
    if !last.isInUpdate { withTransaction(change) { shown.wrappedValue = learned } }
    // Tasks run after the update.
    Task { @MainActor in
      reported.with { $0.isInUpdate = false }
      completion()
      if last.isInUpdate { withTransaction(change) { shown.wrappedValue = learned } }
    }
  }
}
#endif
