#if canImport(SwiftUI)
import FlowLayoutEngine
import FlowLayouts
import SwiftUI

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension FlowRules {
  /// Returns the rules of a lazy flow: lines of views, or of photos.
  func lazy(areRatios: Bool) -> FlowRules {
    var rules = self
    // The depth that lines of photos come near to if the layout does not say.
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

  /// Whether lines share the flow's length across them.
  var sharesLength: Bool { strip?.areShared ?? false }

  /// The axis of the length on offer that lines depend on: their own, unless they share the one across them.
  var lengthAxis: FlowAxis { sharesLength ? axis.other : axis }

  /// Returns the length that lines depend on, of that on offer.
  func sliceLength(_ length: CGFloat) -> CGFloat { isStrip && !sharesLength ? 0 : length }

  /// Returns whether photos or cards of a flow without a width have no height: all of them would lie in the window.
  func areFlat(in length: CGFloat) -> Bool { length < 1 && (targetDepth != nil || sharesLength) }

  /// The distance between neighbors of a line, and between lines, where no view is asked for it.
  var gap: Double { sanitizedLength(mainSpacing ?? 0) }
  var crossGap: Double { sanitizedLength(crossSpacing ?? 0) }

  // MARK: Strips

  /// Returns the number of lines of a strip.
  func lineCount(in length: Double) -> Int { strip?.count(in: length, gap: crossGap) ?? 1 }

  /// Returns the depth of each line of a strip that shares a length; nil if its items decide.
  func lineDepth(in length: Double) -> Double? { strip?.depth(in: length, gap: crossGap) }

  /// The length that lines share where none is offered.
  var idealSharedLength: Double { strip?.idealLength(gap: crossGap) ?? 0 }

  /// Returns items as deep as lines that share a length, and as long as their proportions say.
  func sized(_ items: FlexItems, in length: Double) -> FlexItems {
    guard let depth = lineDepth(in: length) else { return items }
    var items = items
    items.cross = Array(repeating: depth, count: items.count)
    if !items.aspectRatio.isEmpty { items.main = items.aspectRatio.map { depth * ($0 ?? 1) } }
    return items
  }

  // MARK: Rules of a kind

  /// The rules of a flow whose items have declared sizes, and of a strip: no view can be asked for a distance.
  var declared: FlowRules {
    var rules = self
    rules.mainSpacing = mainSpacing ?? 8
    rules.crossSpacing = crossSpacing ?? 8
    return rules
  }

  /// The rules of a flow that measures its items as they come near: nothing may depend on those behind.
  var measured: FlowRules {
    var rules = isStrip ? declared : self
    rules.wrapping = .greedy
    rules.hugging = .never
    if isStrip { (rules.alignment, rules.lastLine) = (.flexStart, nil) }
    return rules
  }

  /// Returns whether views have to be measured anew after other rules.
  func measureDifferently(from other: FlowRules) -> Bool {
    readsDifferently(from: other) || (crossSpacing == nil) != (other.crossSpacing == nil)
  }

  /// The direction across which the viewport moves: that of the lines, unless they are scrolled along.
  var windowAxis: FlowAxis { isStrip ? axis.other : axis }

  /// Returns the size that a flow of chips would have, before anything has been measured.
  func guessedSize(of count: Int, length: CGFloat?) -> (main: Double, cross: Double) {
    let chip = axis == .rows ? (main: 80.0, cross: 32.0) : (main: 32.0, cross: 80.0)
    let gap = max(0, sanitizedLength(mainSpacing ?? 8))
    let depth = max(0, chip.cross + sanitizedLength(crossSpacing ?? 8))
    let length = (length ?? idealLength).map(Double.init) ?? .infinity
    let fitting = ((length + gap) / (chip.main + gap)).rounded(.down)
    let most = Double(min(count, maxItemsPerLine ?? count))
    // A length that is no number limits nothing.
    let items = max(1, min(most, fitting))
    let lines = (Double(count) / items).rounded(.up)
    return (items * (chip.main + gap) - gap, chip.cross + (lines - 1) * depth)
  }

  /// Returns the guides of views that have none of their own.
  func defaultGuides(_ depths: [Double]) -> [Double] {
    switch guide.frameAlignment {
    case .flexStart: depths.map { _ in 0 }
    case .center: depths.map { $0 / 2 }
    default: depths.map { _ in .nan }
    }
  }
}
#endif
