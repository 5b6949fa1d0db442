#if canImport(SwiftUI)
import SwiftUI

/// Lays a lazy flow out again after its views have been measured.
///
/// The first new layout takes effect in the current update of SwiftUI. If there is a second one, it
/// takes effect after that update.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
final class LazyRounds: Sendable {
  /// The number of changes that require a new layout (`LazyGeneration.learned`).
  ///
  /// In a layout pass, the layout sends it to a hidden view. The view's action then calls `report`.
  let signal = LayoutSignal(0)

  /// The number last passed to `report`, and whether a new one was passed in this update.
  private let reported = Locked((learned: 0, isInUpdate: false))

  /// Lays the flow out again by setting `shown` to `learned`.
  ///
  /// Does nothing if that was the number in the last call. Calls `completion` after the current
  /// update of SwiftUI.
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
