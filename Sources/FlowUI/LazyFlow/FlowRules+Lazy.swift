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

  /// The rules of a strip.
  @usableFromInline
  func strip(_ lines: Int, _ order: FlowLineOrder) -> _FlowRules {
    var rules = declared
    rules.strip = LazyStripRules(lines: max(1, lines), order: order)
    rules.targetDepth = nil
    return rules
  }

  /// The direction across which what is visible moves: that of the lines, unless they are scrolled along.
  var windowAxis: FlowAxis { strip == nil ? axis : axis.other }

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
    if strip != nil { (rules.alignment, rules.lastLine) = (.flexStart, nil) }
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
