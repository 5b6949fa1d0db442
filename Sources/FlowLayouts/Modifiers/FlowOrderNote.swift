#if canImport(SwiftUI)
package import SwiftUI

/// Leads from a view to the state of its flow: an object, since values of the environment are compared.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
package final class FlowOrderTeller {
  package var hasOrder = Binding.constant(false)

  package init() {}
}

/// Tells the flow around a view that the view asks for another place: only then does the flow spend time on
/// the order in which its views are read.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct FlowOrderNote {
  @Environment(\.flowOrderTeller) private var teller

  init() {}
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension FlowOrderNote: ViewModifier {
  @ViewBuilder func body(content: Content) -> some View {
    if let teller {
      Self.telling(content, teller)
    } else {
      content
    }
  }

  // The closure is formed where no actor is.
  nonisolated private static func telling(
    _ content: some View, _ teller: FlowOrderTeller
  ) -> some View {
    content.onAppear { teller.hasOrder.wrappedValue = true }
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension FlowOrderTeller: EnvironmentKey {
  package static var defaultValue: FlowOrderTeller? { nil }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension EnvironmentValues {
  /// Where a view tells its flow that it asks for another place; nil in a bare layout.
  package var flowOrderTeller: FlowOrderTeller? {
    get { self[FlowOrderTeller.self] }
    set { self[FlowOrderTeller.self] = newValue }
  }
}
#endif
