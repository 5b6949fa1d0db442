#if canImport(SwiftUI)
package import FlowLayoutEngine
package import SwiftUI

/// Answers the engine's questions about a flow's items: from memory, or by asking a view.
///
/// Without views, where memory has no answer it guesses, and notes that it did: no view is asked while the lines of
/// a lazy flow are broken, or while an element is tried elsewhere.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
package final class ItemHost {
  package var memory: ItemMemory
  package let rules: FlowRules

  /// The flow's views and, for each item, which of them it is; nil if views cannot be asked.
  private let views: (all: LayoutSubviews, ofItems: [Int])?

  /// Finds the own size of an item during the search for the items that a limit shows; nil if memory has all sizes.
  package var findSize: ((_ item: Int) -> FlexMeasurement?)?

  /// The view between any two lines, if there is one, and the length that lines may have.
  package var lineSeparator: (view: LayoutSubview, length: CGFloat?)?

  /// Whether memory keeps the answers for later passes that cannot ask views.
  package var remembersAnswers = false

  package private(set) var asked: AskedLengths

  /// Whether views are asked for their guides.
  private var asksForGuides: Bool

  /// The items whose answers were guesses, and the lengths that they were asked for.
  package private(set) var guesses: [Int: Double] = [:]

  /// The start of the foremost view and the end of the hindmost one, once these are known.
  package private(set) var reach: (start: Double, end: Double)?

  /// Creates a host that asks views; `indices` has the view of each item, and nothing if they are the items.
  package init(
    _ memory: ItemMemory, asking views: LayoutSubviews, _ rules: FlowRules, of indices: [Int] = []
  ) {
    (self.memory, self.rules, self.views) = (memory, rules, (views, indices))
    asked = AskedLengths(memory.items.indices)
    asksForGuides = memory.hasGuides
  }

  /// Creates a host that answers from memory alone, for some of the items.
  package init(_ memory: ItemMemory, of items: Range<Int>? = nil, _ rules: FlowRules) {
    (self.memory, self.rules, views) = (memory, rules, nil)
    asked = AskedLengths(items ?? memory.items.indices)
    asksForGuides = memory.hasGuides
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension ItemHost: FlexHost {
  package func measure(item: Int, main: Double) -> FlexMeasurement {
    asked[item] = main
    // A part of memory alone: for a question to all of it, all of it would be copied.
    let answers = memory.answers
    if let known = answers[item]?.last(where: { $0.main == main }) { return known.measurement }
    guard let view = view(of: item) else {
      guesses[item] = main
      let last = memory.answers[item]?.last?.measurement
      return FlexMeasurement(
        main: main, cross: last?.cross ?? own(\.cross, item, else: 0),
        guide: last?.guide ?? own(\.guides, item, else: .nan))
    }
    let dimensions = view.dimensions(in: rules.axis.proposal(main: CGFloat(main), cross: nil))
    let answer = rules.measurement(of: dimensions, withGuide: asksForGuides)
    if remembersAnswers { memory.note(.init(main: main, measurement: answer), of: item) }
    return answer
  }

  package var measuresItems: Bool { !memory.isExact }

  /// Returns an item's value in a column; while an index takes the items over, memory has none.
  private func own(
    _ column: KeyPath<FlexItems, [Double]>, _ item: Int, else unknown: Double
  ) -> Double {
    let column = memory.items[keyPath: column]
    return item < column.count ? column[item] : unknown
  }

  package func size(of item: Int) -> FlexMeasurement? { findSize?(item) }

  package var givesLineGaps: Bool { rules.crossSpacing == nil || lineSeparator != nil }

  package func gap(between line: [Int], and next: [Int]) -> Double? {
    let gap = lineGap(between: line, and: next)
    return gap.before + gap.depth + gap.after
  }

  package var givesGaps: Bool { rules.mainSpacing == nil }

  package func gap(before item: Int, after earlier: Int) -> Double? {
    distance(before: item, after: earlier)
  }

  /// Forgets which lengths items were asked for, before they are asked again with what memory has now.
  package func restart() {
    asked = AskedLengths(memory.items.indices)
    asksForGuides = memory.hasGuides
  }

  package func linesReach(from start: Double, to end: Double) { reach = (start, end) }

  // MARK: - Distances

  /// Returns the gap between two lines: a distance, or two and the depth of a separator.
  package func lineGap(
    between line: [Int], and next: [Int]
  ) -> (before: Double, depth: Double, after: Double) {
    guard let view = lineSeparator?.view else {
      return (distance(spacing(of: line), spacing(of: next)), 0, 0)
    }
    let separator = view.spacing
    return (
      distance(spacing(of: line), separator),
      sanitizedLength(rules.axis.cross(of: view.sizeThatFits(lineSeparatorProposal))),
      distance(separator, spacing(of: next))
    )
  }

  /// A line separator is as long as the longest line; while that is not known, as the flow.
  package var lineSeparatorProposal: ProposedViewSize {
    let length = lineSeparator?.length.flatMap { $0.isFinite ? $0 : nil }
    return rules.axis.proposal(
      main: reach.map { CGFloat($0.end - $0.start) } ?? length, cross: nil)
  }

  /// Returns the platform's distance between two items along their line.
  package func distance(before item: Int, after earlier: Int) -> Double {
    memory.distance(
      from: spacing(of: earlier), to: spacing(of: item), before: item, along: rules.axis.mainAxis)
  }

  private func distance(
    _ spacing: @autoclosure () -> ViewSpacing, _ next: @autoclosure () -> ViewSpacing
  ) -> Double {
    // A distance without end is none, as for the engine: a separator has to lie somewhere.
    sanitizedLength(
      rules.crossSpacing ?? spacing().distance(to: next(), along: rules.axis.crossAxis))
  }

  /// Returns the spacing that the views of a line, with the separators between them, together prefer.
  private func spacing(of line: [Int]) -> ViewSpacing {
    var union = ViewSpacing()
    for item in line where !memory.isLineBreak(item) { union.formUnion(spacing(of: item)) }
    if let separator = memory.separator, !line.dropFirst().allSatisfy(memory.items.isJoined) {
      union.formUnion(separator.spacing)
    }
    return union
  }

  private func spacing(of item: Int) -> ViewSpacing {
    if let view = view(of: item) { return view.spacing }
    return item < memory.spacings.count ? memory.spacings[item] : ViewSpacing()
  }

  /// Returns an item's view; nil if views cannot be asked.
  package func view(of item: Int) -> LayoutSubview? {
    views.map { $0.all.view($0.ofItems.isEmpty ? item : $0.ofItems[item]) }
  }
}

/// The lengths that some items were asked for.
package struct AskedLengths: Equatable, Sendable {
  private let items: Range<Int>
  private var lengths: [Double] = []

  package init(_ items: Range<Int> = 0..<0) { self.items = items }

  /// Whether all items have their own length.
  package var isEmpty: Bool { lengths.isEmpty }

  /// The length that an item was asked for last; NaN if it was not.
  package subscript(item: Int) -> Double {
    get { lengths.isEmpty || !items.contains(item) ? .nan : lengths[item - items.lowerBound] }
    set {
      guard items.contains(item) else { return }
      if lengths.isEmpty { lengths = Array(repeating: .nan, count: items.count) }
      lengths[item - items.lowerBound] = newValue
    }
  }

  /// All of them that differ from the items' own.
  package var all: [(item: Int, length: Double)] {
    zip(items, lengths).filter { !$1.isNaN }.map { ($0, $1) }
  }
}
#endif
