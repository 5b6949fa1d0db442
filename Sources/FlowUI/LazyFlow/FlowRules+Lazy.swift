#if canImport(SwiftUI)
import FlowCore
import SwiftUI

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension FlowRules {
  /// The rules of a flow whose items have declared sizes: nobody can be asked for a distance.
  var declared: FlowRules {
    var rules = self
    rules.mainSpacing = mainSpacing ?? 8
    rules.crossSpacing = crossSpacing ?? 8
    return rules
  }

  /// The rules of a flow whose items have declared proportions.
  var proportional: FlowRules {
    var rules = self
    rules.targetDepth = targetDepth ?? Self.usualDepth
    return rules
  }

  /// The depth that lines of photos come near to if the layout does not say.
  private static let usualDepth: CGFloat = 160

  /// The rules of a flow that measures its items as they come near: nothing may depend on those behind.
  var measured: FlowRules {
    var rules = self
    rules.wrapping = .greedy
    rules.hugsLines = false
    return rules
  }

  /// The guides of views that have none of their own.
  func defaultGuides(_ depths: [Double]) -> [Double] {
    switch guide.frameAlignment {
    case .flexStart: depths.map { _ in 0 }
    case .center: depths.map { $0 / 2 }
    default: depths.map { _ in .nan }
    }
  }
}
#endif
