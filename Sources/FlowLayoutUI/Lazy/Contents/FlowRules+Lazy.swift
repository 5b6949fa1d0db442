#if canImport(SwiftUI)
import FlowLayoutEngine
import FlowLayouts
import SwiftUI

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension FlowRules {
  /// Returns the rules of a lazy flow; with aspect ratios, its lines have a target depth.
  func lazy(areRatios: Bool) -> FlowRules {
    var rules = self
    // The default depth that lines of photos approximate.
    if areRatios, !isStrip { rules.targetDepth = targetDepth ?? 160 }
    return rules
  }

  /// Returns the rules of a strip with a number of lines.
  func asStrip(_ lines: Int, _ order: FlexStripOrder = .shortestFirst) -> FlowRules {
    asStrip(.fitting(max(1, lines)), order)
  }

  /// Returns the rules of a strip.
  func asStrip(_ lines: StripRules.Lines, _ order: FlexStripOrder = .shortestFirst) -> FlowRules {
    var rules = self
    rules.strip = StripRules(lines: lines, order: order)
    rules.targetDepth = nil
    return rules
  }

  /// Whether lines are scrolled along, rather than wrapped.
  var isStrip: Bool { strip != nil }

  /// Whether lines share the length across them, as the columns of a waterfall share its width.
  var sharesLength: Bool { strip?.areShared ?? false }

  /// The axis of the proposed length that lines depend on: their own, or the one across them if they share
  /// it.
  var lengthAxis: FlowAxis { sharesLength ? axis.other : axis }

  /// Returns the part of the proposed length that lines depend on.
  func sliceLength(_ length: CGFloat) -> CGFloat { isStrip && !sharesLength ? 0 : length }

  /// Returns whether photos or cards in a flow without a width have no height: the window would contain all
  /// of them.
  func areFlat(in length: CGFloat) -> Bool { length < 1 && (targetDepth != nil || sharesLength) }

  /// The gaps between neighbors of a line and between lines, where views are not asked for them.
  var gap: Double { sanitizedLength(mainSpacing ?? 0) }
  var crossGap: Double { sanitizedLength(crossSpacing ?? 0) }

  // MARK: Strips

  /// Returns the number of lines of a strip.
  func lineCount(in length: Double) -> Int { strip?.count(in: length, gap: crossGap) ?? 1 }

  /// Returns the depth of each line of a strip that shares a length; nil if it depends on the items.
  func lineDepth(in length: Double) -> Double? { strip?.depth(in: length, gap: crossGap) }

  /// The length that lines share if none is proposed.
  var idealSharedLength: Double { strip?.idealLength(gap: crossGap) ?? 0 }

  /// Returns `items` with the cross size of lines that share `length`, and main sizes by their aspect ratios;
  /// unchanged if lines share no length.
  func sized(_ items: FlexItems, in length: Double) -> FlexItems {
    guard let depth = lineDepth(in: length) else { return items }
    var items = items
    items.cross = Array(repeating: depth, count: items.count)
    if !items.aspectRatio.isEmpty { items.main = items.aspectRatio.map { depth * ($0 ?? 1) } }
    return items
  }

  // MARK: Rules of a kind

  /// The rules for declared sizes, and for a strip: no view can be asked for its spacing.
  var declared: FlowRules {
    var rules = self
    rules.mainSpacing = mainSpacing ?? Self.defaultSpacing
    rules.crossSpacing = crossSpacing ?? Self.defaultSpacing
    return rules
  }

  /// The rules for measured sizes: lines must not depend on items that are not measured yet.
  var measured: FlowRules {
    var rules = isStrip ? declared : self
    rules.wrapping = .greedy
    rules.hugging = .never
    if isStrip { (rules.alignment, rules.lastLine) = (.flexStart, nil) }
    return rules
  }

  /// Lines of this kind, without items.
  var lines: any LazyLines { isStrip ? StripLines() : WrappedLines() }

  /// Returns whether views have to be measured again after a change of rules.
  func measureDifferently(from other: FlowRules) -> Bool {
    readsDifferently(from: other) || (crossSpacing == nil) != (other.crossSpacing == nil)
  }

  /// The axis of the lines that the viewport moves across; for a strip, the one across its lines.
  var windowAxis: FlowAxis { isStrip ? axis.other : axis }

  /// The estimated size of a chip, 80 × 32 points on screen, before anything has been measured.
  var estimatedChip: (main: Double, cross: Double) { axis == .rows ? (80, 32) : (32, 80) }

  /// Returns the estimated size of a flow of chips, before anything has been measured.
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

  /// Returns views' default guides from their depths.
  func defaultGuides(_ depths: [Double]) -> [Double] { depths.map(guide.position(inDepth:)) }
}
#endif
