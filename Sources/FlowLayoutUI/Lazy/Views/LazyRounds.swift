#if canImport(SwiftUI)
import SwiftUI

/// Lays a lazy flow out again after its views have been measured.
///
/// The first new layout takes effect in the current update of SwiftUI. A second one takes effect
/// after that update.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
final class LazyRounds: Sendable {
  /// The number of changes that resulted from measuring views.
  ///
  /// The layout passes it to a hidden view in the layout pass; see `LazyGeneration.learned`.
  let signal = LayoutSignal(0)

  /// The number with which `report` was last called, and whether in this update.
  private let reported = Locked((learned: 0, isInUpdate: false))

  /// Lays the flow out again, by setting `shown`, if the number `learned` is new.
  ///
  /// It then calls `completion` after the update.
  func report(
    _ learned: Int, _ shown: Binding<Int>, completion: @escaping @MainActor () -> Void = {}
  ) {
    let last = reported.with { reported in
      defer { reported = (learned, reported.isInUpdate || reported.learned != learned) }
      return reported
    }
    if last.learned == learned { return }
    // The animation of the change that led to the new layout: views around the flow move together
    // with the views in it.
    let change = Transaction(animation: signal.takeAnimation())
    // This takes effect in the current update; the second new number in an update, after it.
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
