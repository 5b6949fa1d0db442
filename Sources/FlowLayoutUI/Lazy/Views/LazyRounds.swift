#if canImport(SwiftUI)
import SwiftUI

/// The rounds in which a lazy flow is laid out again after its views have been measured.
///
/// An update of SwiftUI has two rounds: what is measured in the second round takes effect in the
/// next update.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
final class LazyRounds: Sendable {
  /// The number of changes that resulted from measuring views (`LazyGeneration.learned`), as the
  /// layout passes it to a hidden view in the layout pass.
  let signal = LayoutSignal(0)

  /// The number of changes that `report` was last called with, and whether that was in the current
  /// update.
  private let reported = Locked((learned: 0, isInUpdate: false))

  /// Lays the flow out again, by setting `shown`, if the number of changes `learned` is new. This
  /// takes effect in the current update; the second new number in an update takes effect after that
  /// update.
  ///
  /// The new layout has the animation of the change that led to it, so that views around the flow
  /// move together with the views in it. If `learned` is new, `completion` is called after the
  /// update.
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
