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

  /// The last number that was told, and whether that was in the update that goes on.
  private let told = Locked((learned: 0, isInUpdate: false))

  /// Lets the flow be laid out again, in this update or after it, if a number is new, as animated as the change that led
  /// to it: views around the flow move as its rows do.
  ///
  /// - Parameters:
  ///   - learned: The number of changes that measuring has made.
  ///   - shown: The number that the flow is laid out for.
  ///   - completion: Called after the update.
  func tell(
    _ learned: Int, _ shown: Binding<Int>, completion: @escaping @MainActor () -> Void = {}
  ) {
    let last = told.with { told in
      defer { told = (learned, told.isInUpdate || told.learned != learned) }
      return told
    }
    if last.learned == learned { return }
    let change = Transaction(animation: signal.takeAnimation())
    if !last.isInUpdate { withTransaction(change) { shown.wrappedValue = learned } }
    // Tasks run after the update.
    Task { @MainActor in
      told.with { $0.isInUpdate = false }
      completion()
      if last.isInUpdate { withTransaction(change) { shown.wrappedValue = learned } }
    }
  }
}
#endif
