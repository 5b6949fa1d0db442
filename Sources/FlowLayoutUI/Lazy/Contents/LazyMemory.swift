#if canImport(SwiftUI)
import FlowLayoutEngine
import FlowLayouts
import SwiftUI

// The measurements of a lazy flow's items. If the app declares the sizes, all items are present.
// Otherwise the items up to the last measured one are present; among them may be unmeasured ones
// that were inserted later.

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension ItemMemory {
  /// Returns where the sizes declared by the app differ from the current ones.
  ///
  /// - Returns: The range of current items to replace, and that of the new items.
  func difference(from new: FlexItems) -> (old: Range<Int>, new: Range<Int>) {
    let (old, common) = (items, min(items.count, new.count))
    let (ratios, newRatios) = (old.aspectRatio, new.aspectRatio)
    let (breaks, newBreaks) = (old.breaks, new.breaks)
    func differ(_ item: Int, _ other: Int) -> Bool {
      old.main[item] != new.main[other] || old.cross[item] != new.cross[other]
        || (ratios.isEmpty ? nil : ratios[item]) != (newRatios.isEmpty ? nil : newRatios[other])
        || (breaks.isEmpty ? [] : breaks[item]) != (newBreaks.isEmpty ? [] : newBreaks[other])
    }
    let prefix = (0..<common).first { differ($0, $0) } ?? common
    let rest = 0..<common - prefix
    let suffix =
      rest.first { differ(old.count - 1 - $0, new.count - 1 - $0) } ?? rest.upperBound
    return (prefix..<old.count - suffix, prefix..<new.count - suffix)
  }

  /// Moves measured items to new indices.
  ///
  /// `depth` is an estimate of the cross size of new items, which are not measured.
  mutating func apply(_ moves: ItemMoves, depth: Double, _ rules: FlowRules) {
    let first = moves.first
    let sources: [Int?] = (0..<first).map { $0 } + moves.origins
    let old = self
    let length = old.items.main.reduce(0) { $0 + $1 / Double(old.items.count) }
    forget()
    items = old.items.moved(sources, or: FlexItem(main: length, cross: depth))
    for (item, source) in sources.enumerated() {
      if let source {
        record(old.answers[source] ?? [], of: item)
        if old.unmeasured.contains(source) { unmeasured.insert(item) }
      } else {
        unmeasured.insert(item)
      }
    }
    if old.spacings.isEmpty { return }
    spacings = sources.map { $0.map { old.spacings[$0] } ?? ViewSpacing() }
    if rules.mainSpacing != nil { return }
    items.gapBefore = items.indices.map {
      $0 < first ? old.items.gapBefore[$0] : distance(before: $0, rules)
    }
  }

  /// Reorders the spacings and measurements of the items in `range`.
  ///
  /// `origins` are the old indices of these items. The caller reorders `items`.
  mutating func reorder(_ range: Range<Int>, _ origins: [Int]) {
    if !spacings.isEmpty { spacings.replaceSubrange(range, with: origins.map { spacings[$0] }) }
    if unmeasured.isEmpty, answers.isEmpty { return }
    let (oldUnmeasured, oldAnswers) = (unmeasured, answers)
    unmeasured.subtract(range)
    for (item, source) in zip(range, origins) {
      record(oldAnswers[source] ?? [], of: item)
      if oldUnmeasured.contains(source) { unmeasured.insert(item) }
    }
  }

  /// Discards all items; `isExact` stays the same.
  mutating func forget() {
    let isExact = isExact
    self = ItemMemory()
    self.isExact = isExact
  }

  // MARK: Measurements

  /// Returns whether the recorded measurements of an item equal those of a view.
  ///
  /// `place` is the view's index in `views`. The gap before the item is not compared.
  func isSame(_ item: Int, as place: Int, of views: LazyReading) -> Bool {
    if unmeasured.contains(item) || answers[item] ?? [] != views.answers[place] { return false }
    if !views.spacings.isEmpty, !views.spacings[place].isSame(as: spacings[item]) { return false }
    var known = FlexItems(items[item..<item + 1])
    var new = FlexItems(views.columns[place..<place + 1])
    (known.gapBefore, new.gapBefore) = ([], [])
    return known == new
  }

  /// Records the spacing and measurements of a view for an item.
  ///
  /// `place` is the view's index in `views`. The caller updates `items`.
  mutating func record(_ item: Int, as place: Int, of views: LazyReading) {
    unmeasured.remove(item)
    record(views.answers[place], of: item)
    if views.spacings.isEmpty { return }
    while spacings.count <= item { spacings.append(ViewSpacing()) }
    spacings[item] = views.spacings[place]
  }

  /// Sets the gaps before items that are about to be inserted at the index `first`.
  ///
  /// Does nothing if the rules set the gaps. Otherwise, gaps are SwiftUI's preferred spacing.
  func spaceApart(_ items: inout FlexItems, from first: Int, _ rules: FlowRules) {
    if rules.mainSpacing != nil { return }
    items.gapBefore = items.indices.map { distance(before: first + $0, rules) }
  }

  /// Returns SwiftUI's preferred spacing between an item and the previous item.
  ///
  /// It is 0 for the first item.
  private func distance(before item: Int, _ rules: FlowRules) -> Double {
    item == 0 ? 0 : ItemHost(self, rules).distance(before: item, after: item - 1)
  }
}

extension FlexItems {
  /// Returns the items at the indices `sources`, in that order.
  ///
  /// Each nil becomes the item `new`.
  func moved(_ sources: [Int?], or new: FlexItem = FlexItem(main: 0, cross: 0)) -> FlexItems {
    var (moved, rest) = (FlexItems(), sources[...])
    while let source = rest.first {
      if let source {
        // A run of items that have moved together.
        let run = rest.enumerated().prefix { $0.element == source + $0.offset }.count
        moved.append(contentsOf: self[source..<source + run])
        rest = rest.dropFirst(run)
      } else {
        moved.append(new)
        rest = rest.dropFirst()
      }
    }
    return moved
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension ViewSpacing {
  /// Returns whether two views with these spacings have the same distances to neighbors.
  ///
  /// `ViewSpacing` is not `Equatable`. So its distances to a plain view, and to the other spacing,
  /// are compared.
  fileprivate func isSame(as other: ViewSpacing) -> Bool {
    [Axis.horizontal, .vertical].allSatisfy { axis in
      let plain = ViewSpacing()
      return distance(to: plain, along: axis) == other.distance(to: plain, along: axis)
        && plain.distance(to: self, along: axis) == plain.distance(to: other, along: axis)
        && distance(to: other, along: axis) == distance(to: self, along: axis)
    }
  }
}

/// The measurements of the views that a lazy flow has created.
///
/// Measuring may wait for another thread. So views are measured while `LazyContents` is not locked.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct LazyReading {
  /// The item of each view.
  let items: [Int]

  /// The sizes and modifiers of the views, as one array for each property.
  ///
  /// The arrays are in the order of the property `items`.
  var columns: FlexItems

  /// The spacing of the views if SwiftUI's preferred spacing is used; otherwise empty.
  let spacings: [ViewSpacing]

  /// For each view, its measurements at the lengths that it was proposed earlier.
  ///
  /// The measurement at the ideal length is in `columns` instead.
  let answers: [[ItemMemory.Answer]]
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyReading {
  /// Measures views at their ideal lengths, and at the lengths proposed earlier.
  ///
  /// `lengths` has the latter for each item; each length is along the view's line.
  ///
  /// In a waterfall, a view is measured only once, at the width of its column.
  init(_ views: LazyViews, _ lengths: [Int: [Double]], _ rules: FlowRules, in length: CGFloat) {
    items = views.map(\.item)
    if let depth = rules.lineDepth(in: Double(length)) {
      let axis = rules.axis
      let proposal = axis.proposal(main: nil, cross: CGFloat(depth))
      columns = FlexItems(
        main: views.map { sanitizedLength(axis.main(of: $0.view.sizeThatFits(proposal))) },
        cross: views.map { _ in depth })
      (spacings, answers) = ([], views.map { _ in [] })
      return
    }
    var ideal = rules
    ideal.mainSpacing = 0
    var memory = ItemMemory()
    memory.read(views.count, ideal) { views[$0].view }
    columns = memory.items
    columns.order = []
    if rules.isStrip {
      // A strip uses no modifiers.
      columns = FlexItems(main: columns.main, cross: columns.cross)
      columns.guides = memory.items.guides
    }
    spacings =
      rules.mainSpacing == nil || rules.crossSpacing == nil
      ? views.indices.map { memory.isLineBreak($0) ? ViewSpacing() : views[$0].view.spacing } : []
    answers = views.map { view, item in
      (lengths[item] ?? []).map { ItemMemory.Answer(of: view, at: $0, rules) }
    }
  }
}

/// Views of a lazy flow, each with its item.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
typealias LazyViews = [(view: LayoutSubview, item: Int)]

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension ItemMemory.Answer {
  /// Measures a view that is proposed the length `main` along its line.
  init(of view: LayoutSubview, at main: Double, _ rules: FlowRules) {
    let dimensions = view.dimensions(in: rules.axis.proposal(main: CGFloat(main), cross: nil))
    self.init(main: main, measurement: rules.measurement(of: dimensions, withGuide: true))
  }
}
#endif
