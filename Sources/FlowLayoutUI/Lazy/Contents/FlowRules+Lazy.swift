#if canImport(SwiftUI)
import FlowLayoutEngine
import FlowLayouts
import SwiftUI

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension FlowRules {
  /// Returns the rules of a lazy flow; if aspect ratios are declared, these rules have a target
  /// depth for lines that wrap.
  func lazy(areRatios: Bool) -> FlowRules {
    var rules = self
    // The default depth that lines of photos approximate.
    if areRatios, !isStrip { rules.targetDepth = targetDepth ?? 160 }
    return rules
  }

  /// Returns these rules as those of a strip with a fixed number of lines, each as deep as its
  /// deepest item.
  func asStrip(_ lines: Int, _ order: FlexStripOrder = .shortestFirst) -> FlowRules {
    asStrip(.fitting(max(1, lines)), order)
  }

  /// Returns these rules as those of a strip, a flow that scrolls along its lines.
  func asStrip(_ lines: StripRules.Lines, _ order: FlexStripOrder = .shortestFirst) -> FlowRules {
    var rules = self
    rules.strip = StripRules(lines: lines, order: order)
    rules.targetDepth = nil
    return rules
  }

  /// Whether the rules are those of a strip, which scrolls along its lines, rather than of lines
  /// that wrap.
  var isStrip: Bool { strip != nil }

  /// Whether lines share the length across them, as the columns of a waterfall share its width.
  var sharesLength: Bool { strip?.areShared ?? false }

  /// The axis of the proposed length on which the lines depend: usually the axis along the lines,
  /// but the axis across them if the lines divide up that length, as a waterfall's columns divide
  /// its width.
  var lengthAxis: FlowAxis { sharesLength ? axis.other : axis }

  /// Returns the proposed length `length`, or 0 if the lines do not depend on it: in a strip,
  /// unless the lines divide up that length, as a waterfall's columns divide its width.
  func sliceLength(_ length: CGFloat) -> CGFloat { isStrip && !sharesLength ? 0 : length }

  /// Returns whether `length` is below 1 point and the depths of items follow from it, as in photo rows
  /// and waterfalls: items then have nearly no depth, and the viewport would contain all of them.
  func areFlat(in length: CGFloat) -> Bool { length < 1 && (targetDepth != nil || sharesLength) }

  /// The gap between neighbors on a line; 0 if views are asked for their spacing.
  var gap: Double { sanitizedLength(mainSpacing ?? 0) }
  /// The gap between lines; 0 if views are asked for their spacing.
  var crossGap: Double { sanitizedLength(crossSpacing ?? 0) }

  // MARK: Strips

  /// Returns the number of lines of a strip whose cross size is `length`; 1 if lines wrap.
  func lineCount(in length: Double) -> Int { strip?.count(in: length, gap: crossGap) ?? 1 }

  /// Returns the depth of each line of a strip whose lines share `length`; nil if the items decide
  /// the depth, and if lines wrap.
  func lineDepth(in length: Double) -> Double? { strip?.depth(in: length, gap: crossGap) }

  /// The length that the lines of a strip share if none is proposed.
  var idealSharedLength: Double { strip?.idealLength(gap: crossGap) ?? 0 }

  /// Returns the items as deep as the lines of a strip that divide up `length`, and as long as
  /// their aspect ratios then require. Returns `items` unchanged if the lines divide up no length.
  func sized(_ items: FlexItems, in length: Double) -> FlexItems {
    guard let depth = lineDepth(in: length) else { return items }
    var items = items
    items.cross = Array(repeating: depth, count: items.count)
    if !items.aspectRatio.isEmpty { items.main = items.aspectRatio.map { depth * ($0 ?? 1) } }
    return items
  }

  // MARK: Rules of a kind

  /// These rules, with the default spacing where a spacing is nil: for strips and for flows with
  /// declared sizes, which never ask views for their spacing.
  var declared: FlowRules {
    var rules = self
    rules.mainSpacing = mainSpacing ?? Self.defaultSpacing
    rules.crossSpacing = crossSpacing ?? Self.defaultSpacing
    return rules
  }

  /// These rules for a flow that measures its views: without options that would make lines depend
  /// on items that are not measured yet.
  var measured: FlowRules {
    var rules = isStrip ? declared : self
    rules.wrapping = .greedy
    rules.hugging = .never
    if isStrip { (rules.alignment, rules.lastLine) = (.flexStart, nil) }
    return rules
  }

  /// Lines for these rules, without items: those of a strip, or lines that wrap.
  var lines: any LazyLines { isStrip ? StripLines() : WrappedLines() }

  /// Returns whether views have to be measured again when the rules change from `other` to these
  /// rules.
  func measureDifferently(from other: FlowRules) -> Bool {
    readsDifferently(from: other) || (crossSpacing == nil) != (other.crossSpacing == nil)
  }

  /// The axis perpendicular to the axis of scrolling: the axis of lines that wrap, or the axis
  /// across the lines of a strip.
  var windowAxis: FlowAxis { isStrip ? axis.other : axis }

  /// The size of a chip, 80 × 32 points on screen, which is assumed before anything has been
  /// measured.
  var estimatedChip: (main: Double, cross: Double) { axis == .rows ? (80, 32) : (32, 80) }

  /// Returns an estimate of the size of a flow of `count` chips, for use before anything has been
  /// measured.
  func estimatedSize(of count: Int, length: CGFloat?) -> (main: Double, cross: Double) {
    let chip = estimatedChip
    let gap = max(0, sanitizedLength(mainSpacing ?? Self.defaultSpacing))
    let depth = max(0, chip.cross + sanitizedLength(crossSpacing ?? Self.defaultSpacing))
    let length = (length ?? idealLength).map(Double.init) ?? .infinity
    let fitting = ((length + gap) / (chip.main + gap)).rounded(.down)
    let most = Double(min(count, maxItemsPerLine ?? count))
    // NaN and infinity limit nothing.
    let items = max(1, min(most, fitting))
    let lines = (Double(count) / items).rounded(.up)
    return (items * (chip.main + gap) - gap, chip.cross + (lines - 1) * depth)
  }

  /// Returns the default alignment guides of views with the given depths.
  func defaultGuides(_ depths: [Double]) -> [Double] { depths.map(guide.position(inDepth:)) }
}
#endif
