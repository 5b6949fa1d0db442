#if canImport(SwiftUI)
package import FlowLayoutEngine
package import SwiftUI

/// The measurements of a flow's views, as items of the engine.
///
/// A layout reads them from its views, and `ItemHost` returns them to the engine.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
package struct ItemMemory {
  package var items = FlexItems()

  /// Whether the app gives the sizes of all items, instead of having views measured.
  package var isExact = false

  /// The items that have not been measured, whose sizes in `items` are estimates.
  package var unmeasured: Set<Int> = []

  /// The latest measurements of each item's view with a proposed length.
  ///
  /// Measurements of the ideal length are not included. The newest is last.
  package private(set) var answers: [Int: [Answer]] = [:]

  /// The spacing preferences of views, for distances when views cannot be asked.
  package var spacings: [ViewSpacing] = []

  /// The separator between neighbors; nil for none.
  package var separator: ItemSeparator?

  /// The ideal length of the longest view; nil if some views have not been measured.
  private var longest: Double?

  package init() {}

  /// A view's measurement when proposed the length `main`.
  package struct Answer: Equatable, Sendable {
    package let main: Double
    package let measurement: FlexMeasurement

    package init(main: Double, measurement: FlexMeasurement) {
      (self.main, self.measurement) = (main, measurement)
    }

    // Compares bits, so that NaN guides are equal.
    package static func == (a: Answer, b: Answer) -> Bool {
      a.main == b.main && a.measurement.main == b.measurement.main
        && a.measurement.cross == b.measurement.cross
        && a.measurement.guide.bitPattern == b.measurement.guide.bitPattern
    }
  }

  private static let rememberedAnswers = 3

  // MARK: - Queries

  /// Whether items are aligned by guides of their views, such as baselines.
  ///
  /// If false, items are stretched, or aligned by an edge or the center.
  package var hasGuides: Bool { !items.guides.isEmpty }

  /// Returns the engine's container for lines of these items, at most `limit` long.
  ///
  /// If `limit` is nil, lines are at most `idealLength` long, if there is one.
  package func container(
    _ rules: FlowRules, limit: CGFloat?, alignsByGuides: Bool? = nil,
    separator: FlexSeparator? = nil
  ) -> FlexContainer {
    var container = rules.container(
      limit: limit, alignsByGuides: alignsByGuides ?? hasGuides, separator: separator)
    // Items longer than a line are measured again at the line's length, unless the app declares the
    // sizes or all items are known to be short enough.
    if let length = limit ?? rules.idealLength, !isExact {
      container.refitsOversizeItems = longest.map { $0 > Double(length) } ?? true
    }
    return container
  }

  /// Whether an item has an aspect ratio.
  ///
  /// Its line then decides both of its sizes.
  package func keepsProportions(_ item: Int) -> Bool {
    !items.aspectRatio.isEmpty && items.aspectRatio[item] != nil && !isLineBreak(item)
  }

  /// Whether an item is a `LineBreak`, which has no spacing.
  package func isLineBreak(_ item: Int) -> Bool {
    !items.breaks.isEmpty && items.breaks[item].contains(.marker)
  }

  /// Returns whether all items have their ideal sizes if no line changes their lengths.
  ///
  /// False if items may be stretched across their lines, or if any item has an aspect ratio.
  package func keepIdealSizes(_ rules: FlowRules) -> Bool {
    !rules.stretchesItems && items.alignSelf.isEmpty && items.aspectRatio.isEmpty
  }

  /// Returns the proposal that an item was measured with.
  ///
  /// `length` is along the item's line; NaN means the item's ideal length.
  @inline(never)
  package func proposal(
    of item: Int, measuredAt length: Double, in frame: FlexFrame, _ rules: FlowRules
  ) -> ProposedViewSize {
    let main = length.isNaN ? nil : CGFloat(length)
    // Such an item is proposed the size of its frame.
    guard isExact || keepsProportions(item) || rules.stretches(item, of: items) else {
      return rules.axis.proposal(main: main, cross: nil)
    }
    return rules.axis.proposal(
      main: main ?? CGFloat(frame.mainSize), cross: CGFloat(frame.crossSize))
  }

  // MARK: - Reading views

  /// Reads the modifiers and ideal sizes of all views of a layout again.
  @inline(never)
  package mutating func read(_ views: LayoutSubviews, _ rules: FlowRules) {
    read(views.count, rules) { views.view($0) }
  }

  /// Replaces all items by the modifiers and ideal sizes of `count` views.
  ///
  /// A view whose line decides both of its sizes is not measured.
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

  /// Replaces all items by `count` items of size zero, without modifiers.
  ///
  /// Discards all measurements, but keeps the memory of the arrays of sizes.
  package mutating func begin(count: Int) {
    items.main.removeAll(keepingCapacity: true)
    items.cross.removeAll(keepingCapacity: true)
    items = FlexItems(main: items.main, cross: items.cross)
    items.main.append(contentsOf: repeatElement(0, count: count))
    items.cross.append(contentsOf: repeatElement(0, count: count))
    (unmeasured, answers, spacings, longest) = ([], [:], [], nil)
  }

  /// Reads each view's modifiers and ideal size.
  ///
  /// Returns whether guides are needed to align views.
  private mutating func measure(
    _ view: (_ index: Int) -> LayoutSubview, _ rules: FlowRules, _ guide: FlowGuide?
  ) -> Bool {
    var hasGuide = guide.map { $0.frameAlignment == nil } ?? false
    var longest = 0.0
    for index in items.indices {
      let view = view(index)
      if let style = view.itemStyle(along: rules.axis) {
        set(style, of: index, rules, count: items.count)
        // Not measured: its line decides the size of an item that keeps an aspect ratio.
        if keepsProportions(index) { continue }
      }
      let dimensions = view.dimensions(in: .unspecified)
      let size = CGSize(width: dimensions.width, height: dimensions.height)
      items.main[index] = sanitizedLength(rules.axis.main(of: size))
      items.cross[index] = sanitizedLength(rules.axis.cross(of: size))
      longest = max(longest, items.main[index])
      if let guide, !hasGuide { hasGuide = guide.explicitValue(in: dimensions) != nil }
    }
    self.longest = longest
    return hasGuide
  }

  /// Stores SwiftUI's preferred distance before each view in `items.gapBefore`.
  ///
  /// The distances are those of the views sorted by `order`, not in document order.
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

  /// Returns SwiftUI's preferred distance between two neighbors.
  ///
  /// If there is a separator between them, the distance includes it and the space on both sides.
  package func distance(
    from earlier: ViewSpacing, to later: ViewSpacing, before item: Int, along axis: Axis
  ) -> Double {
    guard let separator, !items.isJoined(item) else {
      return Double(earlier.distance(to: later, along: axis))
    }
    return Double(earlier.distance(to: separator.spacing, along: axis)) + separator.size.main
      + Double(separator.spacing.distance(to: later, along: axis))
  }

  /// Stores a view's modifiers as the properties of the item at index `item`.
  ///
  /// A property's array is empty as long as all items have the property's initial value. With the
  /// first other value, the array gets `count` entries, one for each item.
  package mutating func set(
    _ style: FlexItem, of item: Int, _ rules: FlowRules, count: Int
  ) {
    record(style.grow, in: \.grow, initially: 0, of: item, count)
    record(style.shrink, in: \.shrink, initially: 0, of: item, count)
    if !style.basis.isNaN { record(style.basis, in: \.basis, initially: .nan, of: item, count) }
    if rules.targetDepth != nil {
      record(style.aspectRatio, in: \.aspectRatio, initially: nil, of: item, count)
    }
    record(style.order, in: \.order, initially: 0, of: item, count)
    record(style.alignSelf, in: \.alignSelf, initially: .auto, of: item, count)
    record(style.breaks, in: \.breaks, initially: [], of: item, count)
  }

  private mutating func record<Value: Equatable>(
    _ value: Value, in column: WritableKeyPath<FlexItems, [Value]>, initially initial: Value,
    of item: Int, _ count: Int
  ) {
    if value == initial { return }
    if items[keyPath: column].isEmpty {
      items[keyPath: column] = Array(repeating: initial, count: count)
    }
    items[keyPath: column][item] = value
  }

  /// Stores the size that a view had when it was proposed a length.
  package mutating func record(_ answer: Answer, of item: Int) {
    var known = answers[item] ?? []
    known.removeAll { $0.main == answer.main }
    if known.count == Self.rememberedAnswers { known.removeFirst() }
    answers[item] = known + [answer]
  }

  /// Discards all measurements with a proposed length, not those of ideal lengths.
  ///
  /// Views are then measured again.
  package mutating func forgetAnswers() { answers = [:] }

  /// Replaces the stored sizes that a view had when it was proposed a length.
  package mutating func record(_ all: [Answer], of item: Int) {
    answers[item] = all.isEmpty ? nil : all
  }
}

/// The separator between the items of a flow, which is measured only once.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
package struct ItemSeparator {
  package let size: FlexSeparator
  package let spacing: ViewSpacing
  package let hasExplicitGuide: Bool

  /// Whether the separator consists of one view.
  package let isSingle: Bool

  package init(_ size: FlexSeparator, spacing: ViewSpacing, hasExplicitGuide: Bool, isSingle: Bool)
  {
    (self.size, self.spacing) = (size, spacing)
    (self.hasExplicitGuide, self.isSingle) = (hasExplicitGuide, isSingle)
  }
}

/// Replaces an invalid length or distance: infinity and NaN become 0.
package func sanitizedLength(_ length: CGFloat) -> Double { length.isFinite ? Double(length) : 0 }

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension FlowRules {
  /// Whether an item is stretched to its line's cross size.
  package func stretches(_ item: Int, of items: FlexItems) -> Bool {
    let own = items.alignSelf.isEmpty ? .auto : items.alignSelf[item]
    return own == .auto ? stretchesItems : own == .stretch
  }

  /// Whether views must be read again after a change from the rules `other`.
  package func readsDifferently(from other: FlowRules) -> Bool {
    axis != other.axis || guide != other.guide || stretchesItems != other.stretchesItems
      || (mainSpacing == nil) != (other.mainSpacing == nil)
      || (targetDepth == nil) != (other.targetDepth == nil)
  }

  /// Converts a view's dimensions to the engine's measurement.
  package func measurement(of dimensions: ViewDimensions, withGuide: Bool) -> FlexMeasurement {
    let size = CGSize(width: dimensions.width, height: dimensions.height)
    return FlexMeasurement(
      main: sanitizedLength(axis.main(of: size)), cross: sanitizedLength(axis.cross(of: size)),
      guide: withGuide ? guide.position(in: dimensions) : .nan)
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension LayoutSubviews {
  /// Returns the view at an offset from the first view.
  ///
  /// The indices of a slice do not start at 0.
  package func view(_ offset: Int) -> LayoutSubview { self[index(startIndex, offsetBy: offset)] }
}
#endif
