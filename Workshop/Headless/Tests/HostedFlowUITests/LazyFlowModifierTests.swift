import FlowUI
import SwiftUI
import Testing

/// What views ask for, and what they do at another length, in flows that measure them as they come near.
@MainActor @Suite("Modifiers in lazy flows")
struct LazyFlowModifierTests {
  @Test("measured views may ask for whatever a flow gives them, and wrap")
  func modifiers() async throws {
    for seed in 0..<40 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let screens = StyledScreens(&generator)
      for offset in stride(from: CGFloat(0), to: 900, by: 150) {
        let difference = try await screens.difference(at: offset)
        #expect(difference == nil, "at \(offset) of \(screens)")
        if difference != nil { break }
      }
    }
  }

  @Test(
    "they are where FlowLayout has them after whatever is inserted, removed, resized or turned",
    arguments: 0..<12 as Range<UInt64>)
  func changes(seed: UInt64) async throws {
    var generator = SeededGenerator(seed: seed &+ 1000)
    for _ in 0..<tried(10) {
      var screens = StyledScreens(&generator)
      for step in 0..<6 {
        screens.change(&generator)
        let offset = CGFloat(Int.random(in: 0...500, using: &generator))
        let difference = try await screens.difference(at: offset)
        #expect(difference == nil, "at \(offset) in step \(step) of \(screens)")
        if difference != nil { break }
      }
    }
  }

  @Test("what is inserted behind a header that fills its line hides nothing")
  func insertionBehindHeader() async throws {
    var items = [StyledItem(id: 0, size: CGSize(width: 100, height: 30), style: .fullLine)]
    items += (1...40).map { StyledItem(id: $0, size: CGSize(width: 100, height: 30), style: .none) }
    var screens = StyledScreens(items, FlowLayout(hugsLines: .never))
    #expect(try await screens.difference(at: 0) == nil)
    screens.items.insert(
      StyledItem(id: 41, size: CGSize(width: 60, height: 20), style: .none), at: 4)
    #expect(try await screens.difference(at: 0) == nil)
  }

  @Test("all texts that wrap are as deep as they are at another width")
  func turned() async throws {
    let items = (0..<50).map {
      StyledItem(id: $0, size: CGSize(width: 90 + $0, height: 60), style: .wraps)
    }
    var screens = StyledScreens(items, FlowLayout(hugsLines: .never))
    #expect(try await screens.difference(at: 0) == nil)
    screens.size.width = 170
    #expect(try await screens.difference(at: 0) == nil)
    #expect(try await screens.difference(at: 300) == nil)
  }
}

/// A view's size and what it asks for.
private struct StyledItem: Identifiable {
  let id: Int
  var size: CGSize
  var style: Style

  enum Style: CaseIterable {
    case none, none2, wraps, grows, fullLine, breakBefore, breakAfter, end
  }

  init(id: Int, size: CGSize, style: Style) { (self.id, self.size, self.style) = (id, size, style) }

  init(id: Int, _ generator: inout SeededGenerator) {
    self.init(
      id: id, size: .drawn(&generator),
      style: Style.allCases.randomElement(using: &generator) ?? .none)
  }
}

/// The same views in a lazy flow and in an eager one.
@MainActor private struct StyledScreens: CustomStringConvertible {
  var items: [StyledItem] { didSet { handle.items = items } }
  var size = CGSize(width: 260, height: 240) { didSet { lazy.resize(size) } }
  private let layout: FlowLayout
  private let handle = ModifiersHandle()
  private let lazy: HeadlessHost
  private var nextID: Int

  init(_ items: [StyledItem], _ layout: FlowLayout) {
    (self.items, self.layout, nextID) = (items, layout, items.count)
    let handle = handle
    lazy = HeadlessHost(size: size) {
      StyledScreen(items: items, layout: layout, isLazy: true, handle: handle)
    }
  }

  init(_ generator: inout SeededGenerator) {
    let count = Int.random(in: 0...120, using: &generator)
    var layout = FlowLayout(hugsLines: .never)
    layout.alignment = .allCases.randomElement(using: &generator) ?? .leading
    layout.verticalAlignment =
      [.top, .center, .firstTextBaseline].randomElement(using: &generator) ?? .top
    layout.stretchesItems = Int.random(in: 0..<4, using: &generator) == 0
    if Bool.random(using: &generator) { layout.horizontalSpacing = nil }
    if Bool.random(using: &generator) { layout.verticalSpacing = nil }
    self.init((0..<count).map { StyledItem(id: $0, &generator) }, layout)
  }

  mutating func change(_ generator: inout SeededGenerator) {
    let place = Int.random(in: 0...items.count, using: &generator)
    switch Int.random(in: 0..<4, using: &generator) {
    case 0:
      items.insert(StyledItem(id: nextID, &generator), at: place)
      nextID += 1
    case 1: items.removeSubrange(place..<min(items.count, place + 3))
    // What is out of sight keeps its size until it is seen again.
    case 2 where place < items.count && lazy.visibleChips[items[place].id] != nil:
      items[place] = StyledItem(id: items[place].id, &generator)
    default: size.width = CGFloat(Int.random(in: 130...300, using: &generator))
    }
  }

  /// What the lazy flow shows elsewhere than the eager one, when nothing is left to be done.
  func difference(at offset: CGFloat) async throws -> String? {
    try lazy.scroll("scroll", to: CGPoint(x: 0, y: offset))
    try await update(lazy)
    let eager = HeadlessHost(size: size) {
      StyledScreen(items: items, layout: layout, isLazy: false, handle: ModifiersHandle())
    }
    try eager.scroll("scroll", to: lazy.visibleRect(of: "scroll").origin)
    return HostedFlowUITests.difference(lazy, eager)
  }

  nonisolated var description: String {
    MainActor.assumeIsolated { "\(items) in \(layout), \(size)" }
  }
}

@MainActor private final class ModifiersHandle {
  var binding: Binding<[StyledItem]>?
  var items: [StyledItem] {
    get { binding?.wrappedValue ?? [] }
    set { binding?.wrappedValue = newValue }
  }
}

/// Views that ask for things, in a lazy flow or in an eager one.
private struct StyledScreen: View {
  let layout: FlowLayout
  let isLazy: Bool
  let handle: ModifiersHandle
  @State private var items: [StyledItem]

  init(items: [StyledItem], layout: FlowLayout, isLazy: Bool, handle: ModifiersHandle) {
    (self.layout, self.isLazy, self.handle) = (layout, isLazy, handle)
    _items = State(initialValue: items)
  }

  var body: some View {
    handle.binding = $items
    return ScrollView {
      if isLazy {
        LazyFlow(items, layout: layout) { view($0) }
      } else {
        layout { ForEach(items) { view($0) } }
      }
    }
    .accessibilityIdentifier("scroll")
  }

  @ViewBuilder private func view(_ item: StyledItem) -> some View {
    let size = item.size
    let block = Block(size.width, size.height, baseline: size.height / 2)
      .accessibilityIdentifier("\(item.id)")
    switch item.style {
    case .none, .none2: block
    case .wraps:
      Block(size.width * 4, size.height / 2, minimumWidth: 20)
        .accessibilityIdentifier("\(item.id)")
    case .grows: block.flowGrow(1)
    case .fullLine: block.flowFullLine()
    case .breakBefore: block.flowBreak(.before)
    case .breakAfter: block.flowBreak(.after)
    case .end: block.flowItemAlignment(.end)
    }
  }
}
