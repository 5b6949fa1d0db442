#if canImport(SwiftUI)
import FlowLayouts

/// The rules of a container's lines, and its limits.
///
/// An immutable class, so that each of many views stores one pointer.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
final class FlowOptions {
  let rules: FlowRules
  let limits: FlowLimits

  init(_ rules: FlowRules, _ limits: FlowLimits = FlowLimits()) {
    (self.rules, self.limits) = (rules, limits)
  }
}
#endif
