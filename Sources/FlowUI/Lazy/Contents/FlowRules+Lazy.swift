#if canImport(SwiftUI)
import FlowCore
import FlowLayouts
import SwiftUI

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension FlowRules {
  /// Returns the rules of a lazy flow: lines of views, or of photos.
  func lazy(areRatios: Bool) -> FlowRules {
    var rules = self
    if areRatios { rules.targetDepth = targetDepth ?? Self.usualDepth }
    return rules
  }

  /// The depth that lines of photos come near to if the layout does not say.
  private static var usualDepth: CGFloat { 160 }

  /// Returns the rules of a strip with a number of lines.
  func asStrip(_ lines: Int, _ order: FlexStripOrder) -> FlowRules {
    asStrip(.fitting(max(1, lines)), order)
  }

  /// Returns the rules of a strip.
  func asStrip(_ lines: StripRules.Lines, _ order: FlexStripOrder) -> FlowRules {
    var rules = self
    rules.strip = StripRules(lines: lines, order: order)
    rules.targetDepth = nil
    return rules
  }

  /// The axis of the length on offer that lines depend on: their own, unless they share the one across them.
  var lengthAxis: FlowAxis { strip?.areShared == true ? axis.other : axis }

  /// Returns the depth of each line of a strip that shares a length; nil if its items decide.
  func lineDepth(in length: Double) -> Double? { strip?.depth(in: length, gap: crossGap) }

  /// The rules of a flow whose items have declared sizes, and of a strip: no view can be asked for a distance.
  var declared: FlowRules {
    var rules = self
    rules.mainSpacing = mainSpacing ?? 8
    rules.crossSpacing = crossSpacing ?? 8
    return rules
  }

  /// The rules of a flow that measures its items as they come near: nothing may depend on those behind.
  var measured: FlowRules {
    var rules = strip == nil ? self : declared
    rules.wrapping = .greedy
    rules.hugging = .never
    if strip != nil { (rules.alignment, rules.lastLine) = (.flexStart, nil) }
    return rules
  }

  /// The direction across which the viewport moves: that of the lines, unless they are scrolled along.
  var windowAxis: FlowAxis { strip == nil ? axis : axis.other }

  /// Returns the guides of views that have none of their own.
  func defaultGuides(_ depths: [Double]) -> [Double] { depths.map(defaultGuide) }

  func defaultGuide(_ depth: Double) -> Double {
    switch guide.frameAlignment {
    case .flexStart: 0
    case .center: depth / 2
    default: .nan
    }
  }
}
#endif
