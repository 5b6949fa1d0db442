#if canImport(SwiftUI)
import FlowCore
import SwiftUI

/// Answers the engine's questions about a flow with a limit or separators: measures a view when the
/// engine comes to it, and makes room for what stands between lines.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct LimitedHost: FlexLimitHost {
  /// Knows the views in the order of the lines, the indicator last.
  var flow: FlowHost

  let items: LimitedItems

  /// The ideal sizes of the views that have been measured.
  var sizes: [LimitedSize?]

  /// The length that lines may have.
  let flowLength: CGFloat?

  /// The separator that stands between any two lines, if there is one.
  let lineSeparator: LayoutSubview?

  /// Where the indicator would stand, counted in the order of the lines.
  var indicatorPlace: Int?

  /// The items on the lines, if they are not the first ones and perhaps the indicator.
  private var laidOut: [Int]?

  /// Whether a view has been measured that was not known before.
  private(set) var hasMeasured = false

  /// The items that have been asked for, as far as they count: the last one, or with priorities all of them.
  private var lastAsked = -1
  private var asked: Set<Int> = []

  /// Where the foremost view begins and the hindmost one ends, once that is known.
  private(set) var reach: (start: Double, end: Double)?

  init(
    flow: FlowHost, items: LimitedItems, sizes: [LimitedSize?], flowLength: CGFloat?,
    lineSeparator: LayoutSubview?
  ) {
    self.flow = flow
    self.items = items
    self.sizes = sizes
    self.flowLength = flowLength
    self.lineSeparator = lineSeparator
  }

  private var rules: FlowRules { flow.rules }

  /// How many of the most important elements, or of the first ones, have been asked for.
  var knownElements: Int {
    if !items.priorities.isEmpty { return Set(asked.compactMap(items.element)).count }
    return lastAsked < 0 ? 0 : (items.element(lastAsked) ?? -1) + 1
  }

  /// The item at a place of the lines.
  private func item(at place: Int) -> Int {
    if let laidOut { return laidOut[place] }
    return place == indicatorPlace ? items.indicator ?? place : place
  }

  mutating func measure(item: Int, main: Double) -> FlexMeasurement {
    flow.measure(item: item, main: main)
  }

  mutating func size(of item: Int) -> FlexMeasurement? {
    if item < items.count, !items.isSeparator(item) {
      lastAsked = max(lastAsked, item)
      if !items.priorities.isEmpty { asked.insert(item) }
    }
    if let known = items.isSeparator(item) ? items.separatorSize : sizes[item] {
      return known.measurement
    }
    // Its line decides how large it is.
    if items.items.keepsProportions(item) { return nil }
    let size = LimitedSize(flow.subviews.view(item).dimensions(in: .unspecified), rules)
    sizes[item] = size
    hasMeasured = true
    return size.measurement
  }

  var givesGaps: Bool { true }

  /// The platform's distance between two views; nil if the layout has its own.
  mutating func gap(before item: Int, after earlier: Int) -> Double? {
    if item == items.indicator { indicatorPlace = earlier + 1 }
    if rules.mainSpacing != nil { return nil }
    let (before, after) = (flow.subviews.view(earlier), flow.subviews.view(item))
    return Double(before.spacing.distance(to: after.spacing, along: rules.axis.mainAxis))
  }

  mutating func willLayOut(_ items: [Int]) { laidOut = items }

  mutating func linesReach(from start: Double, to end: Double) { reach = (start, end) }

  mutating func gap(between line: FlexLine, and next: FlexLine) -> Double? {
    let gap = lineGap(between: line, and: next)
    return gap.before + gap.depth + gap.after
  }

  /// What is between two lines: distances, and the depth of a separator.
  func lineGap(between line: FlexLine, and next: FlexLine) -> LimitedGap {
    guard let lineSeparator else {
      return LimitedGap(before: distance(spacing(of: line), spacing(of: next)))
    }
    let size = lineSeparator.sizeThatFits(separatorProposal)
    return LimitedGap(
      before: distance(spacing(of: line), lineSeparator.spacing),
      depth: sanitizedLength(rules.axis.cross(of: size)),
      after: distance(lineSeparator.spacing, spacing(of: next)))
  }

  /// As long as the longest line; while that is not known, as long as the flow.
  var separatorProposal: ProposedViewSize {
    rules.axis.proposal(main: reach.map { CGFloat($0.end - $0.start) } ?? flowLength, cross: nil)
  }

  private func spacing(of line: FlexLine) -> ViewSpacing {
    flow.spacing(of: line.items.lazy.map(item))
  }

  private func distance(
    _ spacing: @autoclosure () -> ViewSpacing, _ next: @autoclosure () -> ViewSpacing
  ) -> Double {
    // A distance without end is none, as for the engine: a separator has to lie somewhere.
    sanitizedLength(
      rules.crossSpacing ?? spacing().distance(to: next(), along: rules.axis.crossAxis))
  }
}

/// What is between two lines.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct LimitedGap {
  /// The distance between the lines, or from the first one to the separator.
  var before: Double
  /// The depth of the separator.
  var depth = 0.0
  /// The distance from the separator to the second line.
  var after = 0.0
}
#endif
