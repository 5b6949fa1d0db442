#if canImport(SwiftUI)
import FlowLayouts
import SwiftUI

/// The options of a container: the rules of its lines, its limits, its separators and its indicator.
///
/// It is an immutable class, so that views store one pointer. A new object means that the
/// container's body was evaluated again.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
final class FlowOptions {
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
