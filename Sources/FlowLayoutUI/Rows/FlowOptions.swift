#if canImport(SwiftUI)
import FlowLayouts
import SwiftUI

/// The line rules, limits, separators and overflow indicator of a container.
///
/// A new object means that the container's body was evaluated again.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
final class FlowOptions {
  // An immutable class, so that views store one pointer.
  let rules: FlowRules
  let limits: FlowLimits
  let decorations: FlowDecorations

  init(
    _ rules: FlowRules, _ limits: FlowLimits = FlowLimits(),
    _ decorations: FlowDecorations = FlowDecorations()
  ) {
    (self.rules, self.limits, self.decorations) = (rules, limits, decorations)
  }
}
#endif
