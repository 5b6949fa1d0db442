#if canImport(SwiftUI)
package import FlowLayoutEngine
package import SwiftUI

// No view is measured while a lazy flow breaks lines, or while a dragged element is tried at
// another index.
/// The engine's host for a flow, which returns measurements of views.
///
/// It gets them from `memory` or, if they are not there, from views. Without views, it estimates
/// them.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
package class ItemHost: FlexHost {
  package var memory: ItemMemory
  package let rules: FlowRules
  private let source: Source

  /// Whether new measurements are added to `memory`, for later layouts that cannot ask views.
  package var remembersAnswers = false

  package private(set) var measuredLengths: MeasuredLengths

  /// Whether measurements include guides.
  private var asksForGuides: Bool

  /// The items whose measurements were estimated, each with the length that was proposed.
  package private(set) var estimates: [Int: Double] = [:]

  /// The smallest start and the largest end of views along the lines.
  ///
  /// Nil until the engine calls `linesExtend(from:to:)`.
  package private(set) var extent: (start: Double, end: Double)?

  /// The source of measurements that are missing in `memory`.
  private enum Source {
    /// Views, where item *i* has the view `ofItems[i]`.
    ///
    /// If `ofItems` is empty, items and views have the same indices.
    case views(LayoutSubviews, ofItems: [Int])
    /// No source but `memory` itself, so missing measurements are estimated.
    case memory
  }

  /// Creates a host that measures views.
  ///
  /// `indices` has, for each item, the index of its view in `views`. If `indices` is empty, each
  /// view has the index of its item.
  package init(
    _ memory: ItemMemory, asking views: LayoutSubviews, _ rules: FlowRules, of indices: [Int] = []
  ) {
    (self.memory, self.rules, source) = (memory, rules, .views(views, ofItems: indices))
    measuredLengths = MeasuredLengths(memory.items.indices)
    asksForGuides = memory.hasGuides
  }

  /// Creates a host without views, which estimates missing measurements.
  ///
  /// `items` are the items whose lengths are stored in `measuredLengths`; all items if nil.
  package init(_ memory: ItemMemory, of items: Range<Int>? = nil, _ rules: FlowRules) {
    (self.memory, self.rules, source) = (memory, rules, .memory)
    measuredLengths = MeasuredLengths(items ?? memory.items.indices)
    asksForGuides = memory.hasGuides
  }

  /// Returns nil, so that the engine uses the item's size in `memory.items`.
  package func size(of item: Int) -> FlexMeasurement? { nil }

  package var givesLineGaps: Bool { rules.crossSpacing == nil }

  package func gap(between line: [Int], and next: [Int]) -> Double? {
    distance(spacing(of: line), spacing(of: next))
  }
}

// MARK: - Measurements

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension ItemHost {
  package func measure(item: Int, main: Double) -> FlexMeasurement {
    measuredLengths[item] = main
    // A local copy of one property: a call on `memory` would copy all of it.
    let answers = memory.answers
    if let known = answers[item]?.last(where: { $0.main == main }) { return known.measurement }
    guard let view = view(of: item) else {
      estimates[item] = main
      let last = memory.answers[item]?.last?.measurement
      return FlexMeasurement(
        main: main, cross: last?.cross ?? own(\.cross, item, else: 0),
        guide: last?.guide ?? own(\.guides, item, else: .nan))
    }
    let dimensions = view.dimensions(in: rules.axis.proposal(main: CGFloat(main), cross: nil))
    let answer = rules.measurement(of: dimensions, withGuide: asksForGuides)
    if remembersAnswers { memory.record(.init(main: main, measurement: answer), of: item) }
    return answer
  }

  package var measuresItems: Bool { !memory.isExact }

  /// Returns an item's value in one of the arrays of `memory.items`.
  ///
  /// Returns `unknown` if the array is empty. All arrays are empty while they are moved into a
  /// `FlexIndex`, which keeps the lines of a lazy flow.
  private func own(
    _ column: KeyPath<FlexItems, [Double]>, _ item: Int, else unknown: Double
  ) -> Double {
    let column = memory.items[keyPath: column]
    return item < column.count ? column[item] : unknown
  }

  /// Discards `measuredLengths`, for another layout after `memory` has changed.
  package func restart() {
    measuredLengths = MeasuredLengths(memory.items.indices)
    asksForGuides = memory.hasGuides
  }

  package func linesExtend(from start: Double, to end: Double) { extent = (start, end) }

  /// Returns the view of an item; nil if the host has no views.
  package func view(of item: Int) -> LayoutSubview? {
    switch source {
    case .views(let views, let indices): views.view(indices.isEmpty ? item : indices[item])
    case .memory: nil
    }
  }
}

// MARK: - Distances

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension ItemHost {
  package var givesGaps: Bool { rules.mainSpacing == nil }

  package func gap(before item: Int, after earlier: Int) -> Double? {
    distance(before: item, after: earlier)
  }

  /// Returns SwiftUI's preferred distance between two items along their line.
  package func distance(before item: Int, after earlier: Int) -> Double {
    memory.distance(
      from: spacing(of: earlier), to: spacing(of: item), before: item, along: rules.axis.mainAxis)
  }

  /// Returns the distance across the lines, between two lines or a line and a separator.
  final func distance(
    _ spacing: @autoclosure () -> ViewSpacing, _ next: @autoclosure () -> ViewSpacing
  ) -> Double {
    // Infinity counts as 0, as for the engine: a separator needs a position.
    sanitizedLength(
      rules.crossSpacing ?? spacing().distance(to: next(), along: rules.axis.crossAxis))
  }

  /// Returns the combined spacing preferences of a line's views and separators.
  final func spacing(of line: [Int]) -> ViewSpacing {
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
}

/// The length along its line that each view was last proposed.
///
/// There is none for views with their ideal lengths.
package struct MeasuredLengths: Equatable, Sendable {
  private let items: Range<Int>
  private var lengths: [Double] = []

  package init(_ items: Range<Int> = 0..<0) { self.items = items }

  /// Whether no view was proposed a length, so that all have ideal lengths.
  package var isEmpty: Bool { lengths.isEmpty }

  /// The length that an item's view was last proposed; NaN for its ideal length.
  package subscript(item: Int) -> Double {
    get { lengths.isEmpty || !items.contains(item) ? .nan : lengths[item - items.lowerBound] }
    set {
      guard items.contains(item) else { return }
      if lengths.isEmpty { lengths = Array(repeating: .nan, count: items.count) }
      lengths[item - items.lowerBound] = newValue
    }
  }

  /// The items whose views were proposed a length, with these lengths.
  package var all: [(item: Int, length: Double)] {
    zip(items, lengths).filter { !$1.isNaN }.map { ($0, $1) }
  }
}
#endif
