#if canImport(SwiftUI)
import FlowLayoutEngine
import SwiftUI
import TestSupport
import Testing

@testable import FlowLayoutUI
@testable import FlowLayouts

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension RandomAccessCollection {
  /// Reads the sizes of all elements.
  func declared(_ size: @escaping (Element) -> CGSize) -> DeclaredSizes {
    DeclaredSizes(CollectionOfOne(self), capacity: count, size)
  }

  /// Reads the proportions of all elements.
  func declared(ratio: @escaping (Element) -> CGFloat) -> DeclaredSizes {
    DeclaredSizes(CollectionOfOne(self), capacity: count, ratio: ratio)
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension LazyWindow {
  /// Returns the window of a page that begins at an offset: half a page more before and behind it.
  static func page(
    _ page: CGFloat, at offset: CGFloat, _ axis: FlowAxis = .rows, length: CGFloat = 100
  ) -> LazyWindow {
    LazyWindow(
      CGRect(
        origin: axis.point(main: 0, cross: offset), size: axis.size(main: length, cross: page)),
      in: axis.size(main: length, cross: 5000), axis, isMirrored: false, isReadAloud: false)
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension LazyContents {
  /// Takes the sizes of views from the first one on, as they are by themselves.
  mutating func measure(
    _ columns: FlexItems, from first: Int = 0, length: CGFloat, spacings: [ViewSpacing] = []
  ) {
    let reading = LazyReading(
      items: Array(first..<first + columns.count), columns: columns, spacings: spacings,
      answers: columns.map { _ in [] })
    learn(reading, LazySlice(length: length))
  }

  /// Contents of items of which the first few are measured, or all are declared, in lines of a length.
  static func known(
    _ sizes: [CGSize], of count: Int? = nil, _ rules: FlowRules, isDeclared: Bool = false,
    length: CGFloat = 100
  ) -> LazyContents {
    var contents = LazyContents(rules, isDeclared: isDeclared)
    if isDeclared {
      contents.declare(sizes.declared { $0 })
    } else {
      contents.setItems(SectionItems(count ?? sizes.count))
      contents.measure(
        FlexItems(
          main: sizes.map { Double(rules.axis.main(of: $0)) },
          cross: sizes.map { Double(rules.axis.cross(of: $0)) }), length: length)
    }
    contents.place(length)
    return contents
  }

  /// Places all views.
  mutating func place(_ length: CGFloat) {
    let slice = slice(nil, length: length)
    let size = size(length)
    _ = places(
      of: slice.indices, in: CGSize(width: max(length, size.width), height: size.height), slice)
    checkInvariants()
  }

  /// Shows views as a layout pass does: asks those in a window, and those again whose length their line
  /// decides.
  ///
  /// - Returns: The items that exist and where they are.
  mutating func show(
    _ views: DrawnViews, _ window: LazyWindow?, length: CGFloat, pinned: Int? = nil
  ) -> (slice: LazySlice, places: [Int: PlacedView]) {
    let slice = slice(window, length: length, pinned: pinned)
    let items = slice.indices
    learn(views.reading(of: items, lengths(of: items), rules), slice)
    var places: [Int: PlacedView] = [:]
    for _ in 0..<8 {
      let room = size(length)
      let found = self.places(of: items, in: room, slice)
      places = found.places
      let answers = items.compactMap { item in
        found.questions[item].map { (item, views.fit(of: item, at: $0)) }
      }
      if answers.isEmpty { break }
      learn(answers)
    }
    checkInvariants()
    // What has its place is enabled from its first frame on, if it can be seen there.
    let seen = window.map { $0.visibleStart...$0.visibleEnd }
    for view in lines.frames(of: slice.waiting.ascending.map { $0..<$0 + 1 }, self.items) {
      let (item, frame) = (view.item, view.frame)
      if places[item]?.isUnseen != false { continue }
      let (start, end) = (frame.crossPosition, frame.crossPosition + frame.crossSize)
      let isVisible = seen.map { start < $0.upperBound && end > $0.lowerBound } ?? true
      #expect(!isVisible, "\(item) from \(start) to \(end) in \(String(describing: window))")
    }
    return (slice, places)
  }

  /// Shows views until they have nothing new to tell.
  mutating func settle(
    _ views: DrawnViews, _ window: LazyWindow?, length: CGFloat
  ) -> (slice: LazySlice, places: [Int: PlacedView]) {
    var shown = show(views, window, length: length)
    for _ in 0..<20 {
      let before = generation.learned
      shown = show(views, window, length: length)
      if generation.learned == before { return shown }
    }
    Issue.record("views tell again and again")
    return shown
  }
}

/// Views that are drawn at random: chips, some of which wrap like text where they get less than they would
/// like, and some of which ask for more than their own size.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
struct DrawnViews {
  var views: [Shape] = []

  struct Shape: Equatable {
    var main: Double
    var cross: Double
    var wraps = false
    var grow = 0.0
    var alignSelf = FlexAlignment.auto
    var guide: Double?
    var spacing: Double?
  }

  /// How views differ.
  struct Kinds: OptionSet {
    let rawValue: Int
    static let growing = Kinds(rawValue: 1)
    static let guides = Kinds(rawValue: 2)
    static let stretching = Kinds(rawValue: 4)
  }

  static func shape(_ kinds: Kinds, _ generator: inout SeededGenerator) -> Shape {
    var shape = Shape(main: generator.length(5...150), cross: generator.length(4...30))
    shape.wraps = Bool.random(using: &generator)
    if Bool.random(using: &generator) { shape.spacing = generator.length(0...20) }
    if kinds.contains(.growing) { shape.grow = Double(Int.random(in: 0...2, using: &generator)) }
    if kinds.contains(.guides), Int.random(in: 0..<4, using: &generator) == 0 {
      shape.guide = generator.length(0...30)
    }
    if kinds.contains(.stretching), Bool.random(using: &generator) { shape.alignSelf = .stretch }
    return shape
  }

  init(_ count: Int, _ kinds: Kinds, _ generator: inout SeededGenerator) {
    views = (0..<count).map { _ in Self.shape(kinds, &generator) }
  }

  /// Returns the measurement of an item's view at a length.
  func fit(of item: Int, at main: Double) -> ItemMemory.Answer {
    ItemMemory.Answer(main: main, measurement: measurement(of: item, at: main))
  }

  func measurement(of item: Int, at main: Double) -> FlexMeasurement {
    let view = views[item]
    let lines = view.wraps && main < view.main ? (view.main / max(1, main)).rounded(.up) : 1
    let length = view.wraps ? min(main, view.main) : view.main
    return FlexMeasurement(main: length, cross: lines * view.cross, guide: view.guide ?? 0)
  }

  func spacing(of item: Int) -> ViewSpacing {
    #if canImport(Darwin)
    // Apple's SwiftUI makes no spacing of a length.
    return views[item].spacing == nil ? ViewSpacing() : .zero
    #else
    let length = views[item].spacing.map { CGFloat($0) }
    return ViewSpacing(top: length, leading: length, bottom: length, trailing: length)
    #endif
  }

  /// Some of the views as the engine's items, without the distances between them.
  func columns(of items: [Int]) -> FlexItems {
    var columns = FlexItems(items.map { FlexItem(main: views[$0].main, cross: views[$0].cross) })
    if views.contains(where: { $0.grow > 0 }) { columns.grow = items.map { views[$0].grow } }
    if views.contains(where: { $0.alignSelf != .auto }) {
      columns.alignSelf = items.map { views[$0].alignSelf }
    }
    if items.contains(where: { views[$0].guide != nil }) {
      columns.guides = items.map { views[$0].guide ?? 0 }
    }
    return columns
  }

  func reading(
    of items: [Int], _ lengths: [Int: [Double]], _ rules: FlowRules
  ) -> LazyReading {
    let asksForDistances = rules.mainSpacing == nil || rules.crossSpacing == nil
    return LazyReading(
      items: items, columns: columns(of: items),
      spacings: asksForDistances ? items.map(spacing) : [],
      answers: items.map { item in (lengths[item] ?? []).map { fit(of: item, at: $0) } })
  }

  /// Where all views are if they are asked while lines are broken.
  func frames(_ rules: FlowRules, length: CGFloat) -> FlexFrames {
    var items = columns(of: Array(views.indices))
    if rules.mainSpacing == nil {
      items.gapBefore = views.indices.map { item in
        item == 0
          ? 0
          : spacing(of: item - 1).distance(to: spacing(of: item), along: rules.axis.mainAxis)
      }
    }
    var container = rules.container(limit: length, alignsByGuides: !items.guides.isEmpty)
    (container.refitsOversizeItems, container.growsWithOversizeLines) = (true, false)
    (container.hugsLines, container.wrap) = (false, .wrap)
    var (solver, frames, host) = (FlexSolver(), FlexFrames(), Host(views: self, rules: rules))
    solver.solve(items, in: container, host: &host, into: &frames)
    return frames
  }

  private struct Host: FlexHost {
    let views: DrawnViews
    let rules: FlowRules

    func measure(item: Int, main: Double) -> FlexMeasurement {
      views.measurement(of: item, at: main)
    }

    var givesLineGaps: Bool { rules.crossSpacing == nil }

    func gap(between line: [Int], and next: [Int]) -> Double? {
      func spacing(_ line: [Int]) -> ViewSpacing {
        line.reduce(into: ViewSpacing()) { $0.formUnion(views.spacing(of: $1)) }
      }
      return Double(spacing(line).distance(to: spacing(next), along: rules.axis.crossAxis))
    }
  }
}
#endif
