#if canImport(SwiftUI)
import FlowLayoutEngine
import SwiftUI
import TestSupport
import Testing

@testable import FlowLayoutUI
@testable import FlowLayouts

/// A lazy flow measures step by step, and shows the frames of a flow that measures all views at once.
@Suite("Laws of lazy contents")
struct LazyContentsLawsTests {
  @Test(
    "a lazy flow that measures views step by step shows them where the engine puts them with all views measured",
    arguments: 0..<60)
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func shows(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let drawn = DrawnLazyFlow(&generator)
    var contents = drawn.contents
    for _ in 0..<8 {
      let window = drawn.window(&generator)
      let shown = contents.settle(drawn.views, window, length: drawn.length)
      drawn.check(shown, contents, window)
    }
    let all = contents.settle(drawn.views, nil, length: drawn.length)
    expectEqual(all.places.count, drawn.views.views.count)
    drawn.check(all, contents, nil)
  }

  @Test(
    "a lazy flow shows its views where the engine puts them after any random changes of the views",
    arguments: 0..<60)
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func changes(seed: UInt64) {
    var generator = SeededGenerator(seed: seed &+ 1000)
    var drawn = DrawnLazyFlow(&generator)
    var contents = drawn.contents
    for _ in 0..<8 {
      let hasResized = drawn.change(&contents, &generator)
      // Only views that exist say that they have another size.
      let window = hasResized || Bool.random(using: &generator) ? nil : drawn.window(&generator)
      let shown = contents.settle(drawn.views, window, length: drawn.length)
      drawn.check(shown, contents, window)
    }
  }
}

/// A flow whose views are measured, drawn at random.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
private struct DrawnLazyFlow: CustomStringConvertible {
  var views: DrawnViews
  let kinds: DrawnViews.Kinds
  var rules: FlowRules
  var length: CGFloat

  init(_ generator: inout SeededGenerator) {
    func gap() -> CGFloat? {
      Int.random(in: 0..<3, using: &generator) == 0
        ? nil : CGFloat(Int.random(in: 0...12, using: &generator))
    }
    kinds = DrawnViews.Kinds(rawValue: Int.random(in: 0...7, using: &generator))
    let most = Int.random(in: 0..<3, using: &generator)
    if Bool.random(using: &generator) {
      rules =
        FlowLayout(
          horizontalSpacing: gap(), verticalSpacing: gap(),
          alignment: .allCases.randomElement(using: &generator) ?? .leading,
          stretchesItems: Int.random(in: 0..<4, using: &generator) == 0,
          maxItemsPerLine: most == 0 ? 3 : nil
        ).rules
    } else {
      rules =
        VFlowLayout(
          horizontalSpacing: gap(), verticalSpacing: gap(),
          alignment: .allCases.randomElement(using: &generator) ?? .top,
          maxItemsPerLine: most == 0 ? 3 : nil
        ).rules
    }
    views = DrawnViews(Int.random(in: 0...60, using: &generator), kinds, &generator)
    length = CGFloat(generator.length(60...300))
  }

  var contents: LazyContents {
    var contents = LazyContents(rules, isDeclared: false)
    contents.setItems(SectionItems(views.views.count))
    return contents
  }

  /// A window of a page of 100 somewhere in the flow.
  func window(_ generator: inout SeededGenerator) -> LazyWindow {
    .page(100, at: CGFloat(generator.length(0...1000)), rules.axis, length: length)
  }

  /// Resizes, adds, moves or removes views, or gives the flow another length.
  ///
  /// - Returns: Whether views have other sizes.
  mutating func change(
    _ contents: inout LazyContents, _ generator: inout SeededGenerator
  ) -> Bool {
    let count = views.views.count
    let place = Int.random(in: 0...count, using: &generator)
    var sources: [Int?] = Array(0..<count)
    switch Int.random(in: 0..<5, using: &generator) {
    case 0:
      for _ in 0..<Int.random(in: 1...5, using: &generator) {
        views.views.insert(DrawnViews.shape(kinds, &generator), at: place)
        sources.insert(nil, at: place)
      }
    case 1:
      let end = min(count, place + 3)
      views.views.removeSubrange(place..<end)
      sources.removeSubrange(place..<end)
    case 2:
      views.views.reverse()
      sources.reverse()
    case 3:
      length = CGFloat(generator.length(60...300))
      return false
    default:
      for item in views.views.indices where Int.random(in: 0..<8, using: &generator) == 0 {
        views.views[item] = DrawnViews.shape(kinds, &generator)
      }
      return true
    }
    let known = contents.items.measured.count
    let kept = sources.map { $0.flatMap { $0 < known ? $0 : nil } }
    let first = kept.enumerated().prefix { $0.offset == $0.element }.count
    let end = (kept.lastIndex { $0 != nil } ?? -1) + 1
    if first < known {
      contents.apply(ItemMoves(first: first, origins: Array(kept[first..<max(first, end)])))
    }
    contents.setItems(SectionItems(views.views.count))
    contents.checkInvariants("\(self)")
    return false
  }

  /// Compares places with those of all views.
  func check(
    _ shown: (slice: LazySlice, places: [Int: PlacedView]), _ contents: LazyContents,
    _ window: LazyWindow?
  ) {
    let frames = views.frames(rules, length: length)
    for (item, place) in shown.places {
      let main = Double(rules.axis == .rows ? place.origin.x : place.origin.y)
      let cross = Double(rules.axis == .rows ? place.origin.y : place.origin.x)
      // Views placed beside the flow wait there.
      if main == Double(RowLines.unseen) { continue }
      let (rightMain, rightCross) = (frames.mainPositions[item], frames.crossPositions[item])
      if abs(main - rightMain) > 1e-6 || abs(cross - rightCross) > 1e-6 {
        Issue.record("\(item) is at \((main, cross)), not at \((rightMain, rightCross)); \(self)")
        break
      }
    }
    for line in frames.lines {
      let end = line.crossPosition + line.crossSize
      if let window, end < window.start || line.crossPosition > window.end { continue }
      for item in line.items {
        #expect(shown.places[item] != nil, "\(item) is missing in \(self)")
      }
    }
  }

  var description: String {
    "\(views.views.count) views of kinds \(kinds.rawValue), \(length) long, \(rules)"
  }
}
#endif
