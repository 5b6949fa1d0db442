#if canImport(SwiftUI)
import FlowLayoutEngine
import FlowLayouts
import SwiftUI

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension FlowRules {
  /// Returns the rules of a lazy flow with these options.
  ///
  /// If the app declares aspect ratios, lines that wrap are photo rows, with a target cross size.
  func lazy(areRatios: Bool) -> FlowRules {
    var rules = self
    // The default cross size that lines of photos approximate.
    if areRatios, !isStrip { rules.targetDepth = targetDepth ?? 160 }
    return rules
  }

  /// Returns these rules for a strip with a fixed number of lines.
  ///
  /// Each line gets the largest cross size of its items.
  func asStrip(_ lines: Int, _ order: FlexStripOrder = .shortestFirst) -> FlowRules {
    asStrip(.fitting(max(1, lines)), order)
  }

  /// Returns these rules for a strip, a flow that scrolls along its lines.
  func asStrip(_ lines: StripRules.Lines, _ order: FlexStripOrder = .shortestFirst) -> FlowRules {
    var rules = self
    rules.strip = StripRules(lines: lines, order: order)
    rules.targetDepth = nil
    return rules
  }

  /// Whether the flow is a strip, which scrolls along its lines.
  ///
  /// Other flows have lines that wrap.
  var isStrip: Bool { strip != nil }

  /// Whether lines divide the container's cross size among them, as a waterfall's columns do.
  var sharesLength: Bool { strip?.areShared ?? false }

  /// The axis of the container length that decides how items are divided into lines.
  ///
  /// It usually runs along the lines, but across the columns of a waterfall.
  var lengthAxis: FlowAxis { sharesLength ? axis.other : axis }

  /// Returns `length` if it decides how items are divided into lines; otherwise 0.
  ///
  /// It does so if lines wrap, and in a waterfall, but not in a `LazyStrip`.
  func sliceLength(_ length: CGFloat) -> CGFloat { isStrip && !sharesLength ? 0 : length }

  /// Returns whether `length` is so small that items have almost no cross size.
  ///
  /// This happens only in photo rows and waterfalls. All items would be visible there.
  func areFlat(in length: CGFloat) -> Bool { length < 1 && (targetDepth != nil || sharesLength) }

  /// The gap between neighbors on a line.
  ///
  /// It is 0 if views are asked for their spacing.
  var gap: Double { sanitizedLength(mainSpacing ?? 0) }
  /// The gap between lines.
  ///
  /// It is 0 if views are asked for their spacing.
  var crossGap: Double { sanitizedLength(crossSpacing ?? 0) }

  // MARK: Strips

  /// Returns the number of lines of a strip with the cross size `length`.
  ///
  /// It is 1 if lines wrap.
  func lineCount(in length: Double) -> Int { strip?.count(in: length, gap: crossGap) ?? 1 }

  /// Returns the cross size of each line if lines divide `length` among them.
  ///
  /// Nil if the items decide the cross sizes of lines, or if lines wrap.
  func lineDepth(in length: Double) -> Double? { strip?.depth(in: length, gap: crossGap) }

  /// The container's cross size that lines divide among them, if none is proposed.
  var idealSharedLength: Double { strip?.idealLength(gap: crossGap) ?? 0 }

  /// Returns the items, each with the cross size of the lines that divide `length`.
  ///
  /// Their lengths follow from their aspect ratios, if any. Without such lines, nothing changes.
  func sized(_ items: FlexItems, in length: Double) -> FlexItems {
    guard let depth = lineDepth(in: length) else { return items }
    var items = items
    items.cross = Array(repeating: depth, count: items.count)
    if !items.aspectRatio.isEmpty { items.main = items.aspectRatio.map { depth * ($0 ?? 1) } }
    return items
  }

  // MARK: Rules of a kind

  /// These rules, with the default spacing where a spacing is nil.
  ///
  /// Strips, and flows whose sizes are declared by the app, never ask views for their spacing.
  var declared: FlowRules {
    var rules = self
    rules.mainSpacing = mainSpacing ?? Self.defaultSpacing
    rules.crossSpacing = crossSpacing ?? Self.defaultSpacing
    return rules
  }

  /// These rules, for a flow that measures its views.
  ///
  /// Options that would make lines depend on unmeasured items are left out.
  var measured: FlowRules {
    var rules = isStrip ? declared : self
    rules.wrapping = .greedy
    rules.hugging = .never
    if isStrip { (rules.alignment, rules.lastLine) = (.flexStart, nil) }
    return rules
  }

  /// Lines for these rules, without items.
  ///
  /// These are `StripLines` for a strip, and otherwise `WrappedLines`.
  var lines: any LazyLines { isStrip ? StripLines() : WrappedLines() }

  /// Returns whether views have to be measured again if the rules were `other` before.
  func measureDifferently(from other: FlowRules) -> Bool {
    readsDifferently(from: other) || (crossSpacing == nil) != (other.crossSpacing == nil)
  }

  /// The axis perpendicular to the axis of scrolling.
  ///
  /// It runs along lines that wrap, and across the lines of a strip.
  var windowAxis: FlowAxis { isStrip ? axis.other : axis }

  /// The size of an item that is assumed before anything has been measured.
  ///
  /// It is that of a chip: 80 × 32 points on screen.
  var estimatedChip: (main: Double, cross: Double) { axis == .rows ? (80, 32) : (32, 80) }

  /// Returns an estimate of the size of a flow of `count` chips.
  ///
  /// It is used before anything has been measured.
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

  /// Returns the default alignment guides of views with the given cross sizes.
  func defaultGuides(_ depths: [Double]) -> [Double] { depths.map(guide.position(inDepth:)) }
}
#endif
