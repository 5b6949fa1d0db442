#if canImport(SwiftUI)
import FlowLayouts

/// The rules of a container's lines, its limits, and the views beside its rows.
///
/// An immutable class, so that each of many views stores one pointer, and another object is another container.
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
