#if canImport(SwiftUI)
import FlowLayoutUI
import SwiftUI
import TestSupport
import Testing

/// Layout modifiers of views, at several widths, in flows that measure views as they come near.
@MainActor @Suite("Modifiers in lazy flows", .enabled(if: hasWindows))
struct LazyFlowModifierTests {
  @Test(
    "a lazy flow of measured views shows the frames of FlowLayout when views grow, break, fill or wrap lines"
  )
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func modifiers() async throws {
    for seed in 0..<40 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let screens = StyledScreens(&generator)
      for offset in stride(from: CGFloat(0), to: 900, by: 150) {
        guard try await screens.agree(at: offset, "seed \(seed)") else { break }
      }
    }
  }

  @Test(
    "a lazy flow that measures views with layout modifiers shows FlowLayout's frames after random changes",
    arguments: 0..<12 as Range<UInt64>)
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func changes(seed: UInt64) async throws {
    var generator = SeededGenerator(seed: seed &+ 1000)
    for _ in 0..<tried(10) {
      var screens = StyledScreens(&generator)
      for step in 0..<6 {
        screens.change(&generator)
        let offset = generator.whole(0...500)
        guard try await screens.agree(at: offset, "step \(step)") else { break }
      }
    }
  }

  @Test("an item inserted behind a full-line header of a lazy flow hides no view")
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func insertionBehindHeader() async throws {
    let items = (0...40).map {
      StyledItem(id: $0, size: CGSize(100, 30), style: $0 == 0 ? .fullLine : .none)
    }
    var screens = StyledScreens(items, FlowLayout(hugging: .never))
    try await screens.agree(at: 0)
    screens.items.insert(StyledItem(id: 41, size: CGSize(60, 20), style: .none), at: 4)
    try await screens.agree(at: 0)
  }

  @Test("wrapped texts have the right heights after the width of a lazy flow changes")
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func turned() async throws {
    let items = (0..<50).map {
      StyledItem(id: $0, size: CGSize(width: 90 + $0, height: 60), style: .wraps)
    }
    var screens = StyledScreens(items, FlowLayout(hugging: .never))
    try await screens.agree(at: 0)
    screens.size.width = 170
    for offset in [0, 300] as [CGFloat] { try await screens.agree(at: offset) }
  }
}

/// A view's size and what it asks for.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
private struct StyledItem: Identifiable {
  let id: Int
  var size: CGSize
  var style: Style

  enum Style: CaseIterable {
    case none, none2, wraps, grows, fullLine, breakBefore, breakAfter, end
  }

  static func drawn(_ id: Int, _ generator: inout SeededGenerator) -> StyledItem {
    StyledItem(id: id, size: .drawn(&generator), style: generator.any())
  }
}

/// The same views in a lazy flow and in an eager one.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
@MainActor private struct StyledScreens {
  var items: [StyledItem] { didSet { shown.set(items) } }
  var size = CGSize(260, 240) { didSet { lazy.resize(size) } }
  private let layout: FlowLayout
  private let shown: Remote<[StyledItem]>
  private let lazy: Hosted
  private var nextID: Int

  init(_ items: [StyledItem], _ layout: FlowLayout) {
    (self.items, self.layout, nextID, shown) = (items, layout, items.count, Remote(items))
    lazy = Hosted(size: size) { [shown] in
      Driven(shown) { items in
        ScrollView { LazyFlow(items, layout: layout) { Styled(item: $0) } }.named("scroll")
      }
    }
  }

  init(_ generator: inout SeededGenerator) {
    let count = generator.number(0...120)
    var layout = FlowLayout(hugging: .never)
    layout.alignment = generator.any()
    layout.verticalAlignment = generator.pick([.top, .center, .firstTextBaseline])
    layout.stretchesItems = generator.one(in: 4)
    if generator.toss() { layout.horizontalSpacing = nil }
    if generator.toss() { layout.verticalSpacing = nil }
    self.init((0..<count).map { .drawn($0, &generator) }, layout)
  }

  mutating func change(_ generator: inout SeededGenerator) {
    let place = generator.number(0...items.count)
    switch generator.number(0...3) {
    case 0:
      items.insert(.drawn(nextID, &generator), at: place)
      nextID += 1
    case 1: items.removeSubrange(place..<min(items.count, place + 3))
    // A view out of sight keeps its size until it is visible again.
    case 2 where place < items.count && lazy.visibleChips[items[place].id] != nil:
      items[place] = .drawn(items[place].id, &generator)
    default: size.width = generator.whole(130...300)
    }
  }

  /// Expects that the lazy flow shows what the eager one does, when nothing is left to be done.
  @discardableResult func agree(at offset: CGFloat, _ name: String = "") async throws -> Bool {
    try await scroll(lazy, to: offset)
    let eager = Hosted(size: size) {
      ScrollView { layout { ForEach(items) { Styled(item: $0) } } }.named("scroll")
    }
    try await eager.follow(lazy)
    let difference = difference(lazy, eager)
    #expect(difference == nil, "\(name), at \(offset): \(items) in \(layout), \(size)")
    return difference == nil
  }
}

/// A view that asks for something.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
private struct Styled: View {
  let item: StyledItem

  var body: some View { styled.named(item.id) }

  @ViewBuilder private var styled: some View {
    let size = item.size
    let block = Block(size.width, size.height, baseline: size.height / 2)
    switch item.style {
    case .none, .none2: block
    case .wraps: Block(size.width * 4, size.height / 2, minimumWidth: 20)
    case .grows: block.flowGrow(1)
    case .fullLine: block.flowFullLine()
    case .breakBefore: block.flowBreak(.before)
    case .breakAfter: block.flowBreak(.after)
    case .end: block.flowItemAlignment(.end)
    }
  }
}
#endif
