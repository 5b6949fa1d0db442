#if canImport(SwiftUI)
package import FlowLayoutEngine
package import SwiftUI

/// The measurements of a flow's views, as the engine's items: their ideal sizes, modifiers and distances, and their
/// sizes at other lengths.
///
/// `ItemHost` answers the engine from it, and the layout, which has the views, fills it.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
package struct ItemMemory {
  package var items = FlexItems()

  /// Whether all sizes were declared: the memory is complete, and views are not measured.
  package var isExact = false

  /// The items whose sizes are not known yet.
  package var holes: Set<Int> = []

  /// The last few measurements of items at lengths that were not their own, the latest one last.
  package private(set) var answers: [Int: [Answer]] = [:]

  /// The spacing preferences of views, kept for rules with the platform's distances when views cannot be asked.
  package var spacings: [ViewSpacing] = []

  /// The separator between neighbors; nil if there is none.
  package var separator: ItemSeparator?

  /// The largest of the ideal lengths.
  private(set) var longest = 0.0

  package init() {}

  /// A view's measurement at a length.
  package struct Answer: Equatable, Sendable {
    package let main: Double
    package let measurement: FlexMeasurement

    package init(main: Double, measurement: FlexMeasurement) {
      (self.main, self.measurement) = (main, measurement)
    }

    // Bit by bit, NaN is a guide like others.
    package static func == (a: Answer, b: Answer) -> Bool {
      a.main == b.main && a.measurement.main == b.measurement.main
        && a.measurement.cross == b.measurement.cross
        && a.measurement.guide.bitPattern == b.measurement.guide.bitPattern
    }
  }

  private static let rememberedAnswers = 3

  // MARK: - Queries

  /// Whether guides decide within a line: some view's guide is not where its frame says.
  package var hasGuides: Bool { !items.guides.isEmpty }

  /// Whether some item is longer than a line of this length.
  package func hasItems(longerThan limit: CGFloat?) -> Bool {
    limit.map { longest > Double($0) } ?? false
  }

  /// Whether an item's line decides how large it is, whatever it is by itself.
  package func keepsProportions(_ item: Int) -> Bool {
    !items.aspectRatio.isEmpty && items.aspectRatio[item] != nil && !isLineBreak(item)
  }

  /// Whether an item only ends its line, and is a neighbor of none.
  package func isLineBreak(_ item: Int) -> Bool {
    !items.breaks.isEmpty && items.breaks[item].contains(.marker)
  }

  /// Whether all items are as they are by themselves, if none has been measured at another length.
  package func keepIdealSizes(_ rules: FlowRules) -> Bool {
    !rules.stretchesItems && items.alignSelf.isEmpty && items.aspectRatio.isEmpty
  }

  /// Returns the proposal that an item was measured with, at a length or, for NaN, its own; one that is stretched, keeps
  /// its proportions or has a declared size is offered its place.
  @inline(never)
  package func proposal(
    of item: Int, asked length: Double, in frame: FlexFrame, _ rules: FlowRules
  ) -> ProposedViewSize {
    let main = length.isNaN ? nil : CGFloat(length)
    guard isExact || keepsProportions(item) || rules.stretches(item, of: items) else {
      return rules.axis.proposal(main: main, cross: nil)
    }
    return rules.axis.proposal(
      main: main ?? CGFloat(frame.mainSize), cross: CGFloat(frame.crossSize))
  }

  // MARK: Learning

  /// Reads all views of a layout anew.
  @inline(never)
  package mutating func read(_ views: LayoutSubviews, _ rules: FlowRules) {
    read(views.count, rules) { views.view($0) }
  }

  /// Reads views anew, each measured once, into the memory of the old ones.
  package mutating func read(
    _ count: Int, _ rules: FlowRules, _ view: (_ index: Int) -> LayoutSubview
  ) {
    begin(count: count)
    let guide = rules.stretchesItems ? nil : rules.guide
    let needsGuides = measure(view, rules, guide)
    if let guide, needsGuides {
      items.guides = items.indices.map {
        keepsProportions($0) ? .nan : guide.position(in: view($0).dimensions(in: .unspecified))
      }
    }
    if rules.mainSpacing == nil {
      readDistances(items.indices.map(view), along: rules.axis.mainAxis)
    }
  }

  /// Begins with items of size zero, without modifiers.
  package mutating func begin(count: Int) {
    items.main.removeAll(keepingCapacity: true)
    items.cross.removeAll(keepingCapacity: true)
    items = FlexItems(main: items.main, cross: items.cross)
    items.main.append(contentsOf: repeatElement(0, count: count))
    items.cross.append(contentsOf: repeatElement(0, count: count))
    (holes, answers, spacings, longest) = ([], [:], [], 0)
  }

  /// Reads each view's modifiers and ideal size; returns whether guides of the views' own decide.
  private mutating func measure(
    _ view: (_ index: Int) -> LayoutSubview, _ rules: FlowRules, _ guide: FlowGuide?
  ) -> Bool {
    var hasGuide = guide.map { $0.frameAlignment == nil } ?? false
    for index in items.indices {
      let view = view(index)
      if let style = view.itemStyle(along: rules.axis) {
        set(style, of: index, rules, count: items.count)
        // Asked for nothing: its line decides how large it is.
        if keepsProportions(index) { continue }
      }
      let dimensions = view.dimensions(in: .unspecified)
      let size = CGSize(width: dimensions.width, height: dimensions.height)
      items.main[index] = sanitizedLength(rules.axis.main(of: size))
      items.cross[index] = sanitizedLength(rules.axis.cross(of: size))
      longest = max(longest, items.main[index])
      if let guide, !hasGuide { hasGuide = guide.explicitValue(in: dimensions) != nil }
    }
    return hasGuide
  }

  /// Reads the distances that the platform gives neighbors, in the order of the lines.
  package mutating func readDistances(_ views: [LayoutSubview], along axis: Axis) {
    if views.isEmpty { return }
    let sequence = items.order.isEmpty ? nil : FlexItems.sequence(of: items.order)
    var (earlier, gaps) = (views[sequence?[0] ?? 0].spacing, [0.0])
    for place in 1..<views.count {
      let item = sequence?[place] ?? place
      let later = views[item].spacing
      gaps.append(distance(from: earlier, to: later, before: item, along: axis))
      earlier = later
    }
    items.gapBefore = gaps
  }

  /// Returns the platform's distance between two neighbors, with the separator that stands there.
  package func distance(
    from earlier: ViewSpacing, to later: ViewSpacing, before item: Int, along axis: Axis
  ) -> Double {
    guard let separator, !items.isJoined(item) else {
      return Double(earlier.distance(to: later, along: axis))
    }
    return Double(earlier.distance(to: separator.spacing, along: axis)) + separator.size.main
      + Double(separator.spacing.distance(to: later, along: axis))
  }

  /// Notes a view's modifiers; a column exists from the first one of its kind on.
  package mutating func set(
    _ style: FlexItem, of item: Int, _ rules: FlowRules, count: Int
  ) {
    note(style.grow, in: \.grow, initially: 0, of: item, count)
    note(style.shrink, in: \.shrink, initially: 0, of: item, count)
    if !style.basis.isNaN { note(style.basis, in: \.basis, initially: .nan, of: item, count) }
    if rules.targetDepth != nil {
      note(style.aspectRatio, in: \.aspectRatio, initially: nil, of: item, count)
    }
    note(style.order, in: \.order, initially: 0, of: item, count)
    note(style.alignSelf, in: \.alignSelf, initially: .auto, of: item, count)
    note(style.breaks, in: \.breaks, initially: [], of: item, count)
  }

  private mutating func note<Value: Equatable>(
    _ value: Value, in column: WritableKeyPath<FlexItems, [Value]>, initially initial: Value,
    of item: Int, _ count: Int
  ) {
    if value == initial { return }
    if items[keyPath: column].isEmpty {
      items[keyPath: column] = Array(repeating: initial, count: count)
    }
    items[keyPath: column][item] = value
  }

  /// Notes a view's measurement at a length.
  package mutating func note(_ answer: Answer, of item: Int) {
    var known = answers[item] ?? []
    known.removeAll { $0.main == answer.main }
    if known.count == Self.rememberedAnswers { known.removeFirst() }
    answers[item] = known + [answer]
  }

  /// Forgets all measurements at other lengths, so that views are asked again.
  package mutating func forgetAnswers() { answers = [:] }

  /// Notes all measurements of a view at other lengths.
  package mutating func note(_ all: [Answer], of item: Int) {
    answers[item] = all.isEmpty ? nil : all
  }
}

/// The separator between the items of a flow, as the one that is measured for all tells.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
package struct ItemSeparator {
  package let size: FlexSeparator
  package let spacing: ViewSpacing
  package let hasExplicitGuide: Bool

  /// Whether it is made of one view.
  package let isSingle: Bool

  package init(_ size: FlexSeparator, spacing: ViewSpacing, hasExplicitGuide: Bool, isSingle: Bool)
  {
    (self.size, self.spacing) = (size, spacing)
    (self.hasExplicitGuide, self.isSingle) = (hasExplicitGuide, isSingle)
  }
}

/// Returns a length or distance that can be laid out with: infinity and NaN count as 0.
package func sanitizedLength(_ length: CGFloat) -> Double { length.isFinite ? Double(length) : 0 }

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension FlowRules {
  /// Whether an item is as deep as its line.
  package func stretches(_ item: Int, of items: FlexItems) -> Bool {
    let own = items.alignSelf.isEmpty ? .auto : items.alignSelf[item]
    return own == .auto ? stretchesItems : own == .stretch
  }

  /// Whether views have to be read anew for these rules after others.
  package func readsDifferently(from other: FlowRules) -> Bool {
    axis != other.axis || guide != other.guide || stretchesItems != other.stretchesItems
      || (mainSpacing == nil) != (other.mainSpacing == nil)
      || (targetDepth == nil) != (other.targetDepth == nil)
  }

  /// Returns a view's size and guide as the engine's numbers.
  package func measurement(of dimensions: ViewDimensions, withGuide: Bool) -> FlexMeasurement {
    let size = CGSize(width: dimensions.width, height: dimensions.height)
    return FlexMeasurement(
      main: sanitizedLength(axis.main(of: size)), cross: sanitizedLength(axis.cross(of: size)),
      guide: withGuide ? guide.position(in: dimensions) : .nan)
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension LayoutSubviews {
  /// Returns the view at a distance from the first one, in slices, too.
  package func view(_ offset: Int) -> LayoutSubview { self[index(startIndex, offsetBy: offset)] }
}
#endif
