#if canImport(SwiftUI)
import FlowLayouts

/// What a container asks of its lines, and what it shows at most.
///
/// An object, which is as it was made: as part of many views it is one word.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
final class FlowOptions {
  let rules: FlowRules
  let limits: FlowLimits

  init(_ rules: FlowRules, _ limits: FlowLimits = FlowLimits()) {
    (self.rules, self.limits) = (rules, limits)
  }
}
#endif
