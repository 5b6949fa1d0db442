#if canImport(SwiftUI)
import FlowLayoutEngine
import FlowLayouts
import SwiftUI

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension FlowRules {
  /// Returns these rules as a lazy flow uses them.
  ///
  /// If the app declares aspect ratios, the lines of a flow that wraps are photo rows. Their target
  /// cross size is 160 points unless the rules have another one.
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

  /// Whether the container's cross size is divided equally among its lines.
  ///
  /// This is true of a waterfall, whose columns divide its width.
  var sharesLength: Bool { strip?.areShared ?? false }

  /// The axis of the container's size that decides how items are divided into lines.
  ///
  /// Where lines wrap, it is the axis along the lines. In a waterfall, it is the axis across the
  /// columns: the width decides their number.
  var lengthAxis: FlowAxis { sharesLength ? axis.other : axis }

  /// Returns the container's `length` if it decides how items are divided into lines; otherwise 0.
  ///
  /// It decides this where lines wrap, and in a waterfall, but not in a `LazyStrip`.
  func sliceLength(_ length: CGFloat) -> CGFloat { isStrip && !sharesLength ? 0 : length }

  /// Returns whether a container's `length` is so small that its items have almost no cross size.
  ///
  /// This happens only in photo rows and waterfalls. All of their items would then be near the
  /// viewport, so none gets a view.
  func areFlat(in length: CGFloat) -> Bool { length < 1 && (targetDepth != nil || sharesLength) }

  /// The gap between neighbors on a line, as set in these rules.
  ///
  /// It is 0 if none is set. Views are then asked for their spacing.
  var gap: Double { sanitizedLength(mainSpacing ?? 0) }
  /// The gap between lines, as set in these rules.
  ///
  /// It is 0 if none is set. Views are then asked for their spacing.
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

  /// The ideal width of a waterfall, which its columns divide among them.
  ///
  /// A waterfall has this width if it is proposed none.
  var idealSharedLength: Double { strip?.idealLength(gap: crossGap) ?? 0 }

  /// Returns the items of a waterfall of width `length`, each with the width of a column.
  ///
  /// An item's height follows from its aspect ratio, if it has one. In other flows, the items stay
  /// as they are.
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

  /// These rules, changed for a flow that measures its views.
  ///
  /// For example, lines are not balanced: their breaks would depend on items that are not measured
  /// yet.
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
  /// Where lines wrap, it is the axis along the lines. In a strip, it is the axis across the lines.
  var windowAxis: FlowAxis { isStrip ? axis.other : axis }

  /// The size of an item that is assumed before anything has been measured.
  ///
  /// It is that of a chip: 80 × 32 points on screen.
  var estimatedChip: (main: Double, cross: Double) { axis == .rows ? (80, 32) : (32, 80) }

  /// Returns an estimate of a flow's size before anything has been measured.
  ///
  /// Each of the `count` items is assumed to be a chip (`estimatedChip`). `length` is the proposed
  /// length of the lines.
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
