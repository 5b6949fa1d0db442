import SwiftUI
import Testing

@testable import FlowLayoutUI

/// Views whose sizes a lazy flow does not know yet, or no longer.
@MainActor @Suite("Measuring in lazy flows")
struct LazyFlowMeasuringTests {
  @Test(
    "unmeasured views of a lazy flow's unfinished line lie far off screen, at a height within the flow",
    arguments: [LayoutDirection.leftToRight, .rightToLeft], [false, true])
  func waiting(direction: LayoutDirection, isInset: Bool) async throws {
    let host = HeadlessHost(390, 800, direction) {
      ScrollView {
        LazyFlow(Piece.chips(500)) { ChipView($0) }.named("flow")
          .padding(.horizontal, isInset ? 40 : 0)
        Color.red.frame(height: 50)
      }
      .named("scroll")
    }
    let room = try #require(host.frame(of: "scroll"))
    var waiting = 0
    for offset in stride(from: CGFloat(0), to: 1500, by: 100) {
      try await scroll(host, to: offset)
      let flow = try #require(host.frame(of: "flow"))
      for (identifier, frame) in host.frames where Int(identifier) != nil {
        if frame.minX < room.maxX, frame.maxX > room.minX { continue }
        waiting += 1
        #expect(direction == .leftToRight ? frame.maxX < -1e6 : frame.minX > 1e6)
        // Nothing lies on what comes after the flow.
        #expect(frame.minY >= flow.minY && frame.maxY <= flow.maxY)
      }
    }
    #expect(waiting > 0)
  }

  @Test(
    "a view below a lazy flow is in place in the update in which the last element is measured",
    arguments: [33, 48, 60, 64])
  func below(count: Int) throws {
    let host = HeadlessHost(390, 1200) {
      ScrollView {
        VStack(spacing: 0) {
          LazyFlow(Piece.chips(count)) { ChipView($0) }
          Color.red.frame(height: 50).named("below")
        }
      }
    }
    // An update is two rounds.
    _ = try? host.settle(limit: 2)
    let ends = host.frames.filter { Int($0.identifier) != nil }.map(\.frame.maxY)
    expectEqual(ends.count, count)
    expectEqual(host.frame(of: "below")?.minY, ends.max())
  }

  @Test("unmeasured views of a lazy flow's unfinished column lie far above the scroll view")
  func waitingAbove() async throws {
    let host = HeadlessHost(size: Screen.phone) {
      ScrollView(.horizontal) {
        LazyFlow(Piece.chips(900), layout: VFlowLayout()) { ChipView($0) }.frame(height: 300)
      }
      .named("scroll")
    }
    for _ in 0..<3 { try await update(host) }
    let frames = host.frames.filter { Int($0.identifier) != nil }.map(\.frame)
    let room = try #require(host.frame(of: "scroll"))
    let waiting = frames.filter { $0.minY >= room.maxY || $0.maxY <= room.minY }
    #expect(!waiting.isEmpty && waiting.allSatisfy { $0.maxY < -1e6 })
  }

  @Test(
    "views that a lazy flow places off screen for measuring are disabled and not read until they are shown",
    arguments: [false, true], [false, true])
  func unread(runsVoiceOver: Bool, isSection: Bool) async throws {
    struct Section: Identifiable {
      let id = 0
      let chips = Piece.chips(500)
    }
    func text(_ chip: Piece) -> some View {
      Text("\(chip.id)").frame(chip.size).focusable().named(chip.id)
    }
    let settings = HeadlessHost.AccessibilitySettings(runsVoiceOver: runsVoiceOver)
    let host = HeadlessHost(size: Screen.phone, accessibility: settings) {
      ScrollView {
        if isSection {
          LazyFlow([Section()], elements: \.chips) {
            text($0)
          } header: { _ in
            Color.clear.frame(height: 20)
          }
        } else {
          LazyFlow(Piece.chips(500)) { text($0) }
        }
      }
      .named("scroll")
    }
    var waited = 0
    for offset in stride(from: CGFloat(0), to: 1500, by: 100) {
      try host.scroll(to: offset)
      for _ in 0..<3 {
        #expect(try host.settle() <= 2)
        // What can be seen is enabled from its first frame on.
        let visible = Set(host.visibleChips.keys.map { "\($0)" })
        #expect(visible.isSubset(of: host.focusOrder) && visible.isSubset(of: host.readTexts))
        await Task.yield()
      }
      let chips = host.frames.filter { Int($0.identifier) != nil }
      let waiting = chips.filter { $0.frame.maxX < -1e6 }.map(\.identifier)
      let placed = Set(chips.map(\.identifier)).subtracting(waiting)
      // A header has no text.
      let texts = Set(host.readTexts).subtracting([""])
      #expect(Set(host.focusOrder) == placed && texts == placed)
      waited += waiting.count
    }
    #expect(waited > 0)
  }

  @Test(
    "views of a lazy flow measured on the way of a long jump are disabled and not read until they are placed",
    arguments: [false, true])
  func jump(isAsked: Bool) async throws {
    let chips = Piece.chips(4_000)
    let position = Remote(ScrollPosition(idType: Int.self))
    let host = HeadlessHost(size: Screen.phone) {
      Bound(position) { position in
        ScrollView {
          LazyFlow(chips) { chip in
            Text("\(chip.id)").frame(chip.size).focusable().named(chip.id)
          }
        }
        .flowScrollPosition(position)
        .named("scroll")
      }
    }
    try await update(host)
    let room = try #require(host.frame(of: "scroll"))
    // A page before the viewport and one after it.
    let near = room.insetBy(dx: 0, dy: -room.height)
    if isAsked {
      position.value.scrollTo(id: 1_200, anchor: .top)
    } else {
      try host.scroll(to: 12_000)
    }
    var measured: Set<String> = []
    for _ in 0..<20 {
      _ = try? host.settle(limit: 2)
      let chips = host.frames.filter { Int($0.identifier) != nil }
      let far = Set(chips.filter { !near.intersects($0.frame) }.map(\.identifier))
      measured.formUnion(far)
      #expect(far.isDisjoint(with: host.focusOrder) && far.isDisjoint(with: host.readTexts))
      await Task.yield()
    }
    // It did measure some on its way, and arrived.
    #expect(measured.count > 256 && !host.visibleChips.isEmpty)
    #expect(Set(host.visibleChips.keys.map { "\($0)" }).isSubset(of: host.focusOrder))
    #expect(try host.offset() > 11_000)
  }

  @Test("scrolling a lazy flow whose views are all measured takes one update round")
  func measured() async throws {
    let host = Screen.host(Piece.chips(200), ScreenOptions(kind: .measured))
    try await scroll(host, through: 2000, by: 200)
    for offset in [1500, 700, 0] as [CGFloat] {
      try host.scroll(to: offset)
      let rounds = try host.settle()
      expectEqual(rounds, 1)
    }
  }

  @Test("a lazy flow of few measured views has the height of FlowLayout when it is first shown")
  func fitted() throws {
    @MainActor final class Sizes { var all: [CGSize] = [] }
    let sizes = Sizes()
    let host = HeadlessHost(size: Screen.phone) {
      VStack {
        LazyFlow(Piece.chips(20)) { ChipView($0) }
          .onGeometryChange(for: CGSize.self, of: { $0.size }, action: { sizes.all.append($0) })
          .named("flow")
      }
    }
    #expect(try host.settle() <= 2)
    #expect(sizes.all.allSatisfy { $0.height > 0 })
    let eager = Screen.host(Piece.chips(20), ScreenOptions(kind: .eager))
    expectEqual(host.frame(of: "flow")?.height, eager.frame(of: "flow")?.height)
  }

  @Test(
    "a lazy flow of rows in a horizontal scroll view realizes hundreds of its thousands of views",
    arguments: [true, false])
  func noScrollView(isDeclared: Bool) async throws {
    let chips = Piece.equal(20_000)
    let host = HeadlessHost(size: Screen.phone) {
      ScrollView(.horizontal) {
        LazyFlow(chips) { ChipView($0) }.itemSizes(\.size, if: isDeclared)
          .frame(width: 390).frame(height: 800, alignment: .top)
      }
      .named("scroll")
    }
    for _ in 0..<4 { try await update(host) }
    #expect(host.aliveChips < 500)
    // All that a window can show.
    expectEqual(host.visibleChips.count, 17 * 3)
    expectEqual(host.frame(of: "0")?.minY, 0)
  }

  enum Change: CaseIterable { case font, controlSize, lineLimit, textCase, sizeClass, locale }

  @Test(
    "a lazy flow measures unrealized views again when the font, control size, line limit or the like changes",
    arguments: Change.allCases)
  func environment(change: Change) async throws {
    let isChanged = Remote(false)
    let host = HeadlessHost(size: Screen.phone) {
      Driven(isChanged) { isChanged in
        ScrollView {
          LazyFlow(0..<1000, id: \.self) { _ in Sensitive(change: change) }.named("flow")
        }
        .named("scroll").environment(change, isChanged)
      }
    }
    try await update(host)
    // Those far behind are not there when the environment changes.
    try await scroll(host, through: 2000, by: 200)
    // Five in a row, and 200 rows; if only what exists were measured again, the others would stay low.
    for (value, depth) in [(false, 28), (true, 68), (false, 28)] as [(Bool, CGFloat)] {
      isChanged.set(value)
      for _ in 0..<4 { try await update(host) }
      let height = try #require(host.frame(of: "flow")).height
      // The depth of unmeasured lines is estimated from lines of which the last one is not full.
      #expect(abs(height / (200 * depth - 8) - 1) < 0.03)
    }
  }
}

extension View {
  fileprivate func environment(
    _ change: LazyFlowMeasuringTests.Change, _ isChanged: Bool
  ) -> some View {
    environment(\.font, change == .font && isChanged ? .largeTitle : .body)
      .environment(\.controlSize, change == .controlSize && isChanged ? .large : .regular)
      .environment(\.lineLimit, change == .lineLimit && isChanged ? 2 : 1)
      .environment(\.textCase, change == .textCase && isChanged ? .uppercase : nil)
      .environment(\.horizontalSizeClass, change == .sizeClass && isChanged ? .regular : .compact)
      .environment(\.locale, Locale(identifier: change == .locale && isChanged ? "de_DE" : "en_US"))
  }
}

/// A view that is thrice as deep in another environment.
private struct Sensitive: View {
  let change: LazyFlowMeasuringTests.Change
  @Environment(\.font) private var font
  @Environment(\.controlSize) private var controlSize
  @Environment(\.lineLimit) private var lineLimit
  @Environment(\.textCase) private var textCase
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.locale) private var locale

  init(change: LazyFlowMeasuringTests.Change) { self.change = change }

  var body: some View {
    let isLarge =
      switch change {
      case .font: font == .largeTitle
      case .controlSize: controlSize == .large
      case .lineLimit: lineLimit == 2
      case .textCase: textCase == .uppercase
      case .sizeClass: sizeClass == .regular
      case .locale: locale.identifier == "de_DE"
      }
    Color.clear.frame(width: 60, height: isLarge ? 60 : 20)
  }
}
