#if canImport(SwiftUI)
public import SwiftUI

/// The order in which assistive technologies and the Tab key go through the views of a ``Flow``.
///
/// The cases are those of CSS `reading-flow`: `flex-visual` and `normal`.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public enum FlowReadingOrder: Hashable, Sendable, CaseIterable {
  /// The order in which the views are seen.
  case visual

  /// The order of the data, or in which the views are written.
  case source
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension View {
  /// Sets the order in which assistive technologies and the Tab key go through the views of each ``Flow`` in here.
  ///
  ///     Flow(steps) { step in
  ///       Text(step.title).flowOrder(step.isDone ? 1 : 0)   // what is done comes last, and is read last
  ///     }
  ///     .flowReadingOrder(.source)                          // unless it is to be read where it was
  ///
  /// It makes a difference only where some view has a `flowOrder`. Without this modifier, views are read in
  /// the order in which they are seen. A bare layout always reads its views in the order in which they are
  /// written, because a layout cannot change it.
  ///
  /// - Parameter order: The order.
  /// - Returns: The modified view.
  nonisolated public func flowReadingOrder(_ order: FlowReadingOrder) -> some View {
    environment(\.flowReadingOrder, order)
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension EnvironmentValues {
  var flowReadingOrder: FlowReadingOrder {
    get { self[Around<FlowReadingOrder>.self] ?? .visual }
    set { self[Around<FlowReadingOrder>.self] = newValue }
  }
}
#endif
