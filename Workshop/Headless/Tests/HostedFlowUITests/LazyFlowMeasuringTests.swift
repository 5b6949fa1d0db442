import SwiftUI
import Testing

@testable import FlowUI

/// What a lazy flow does with views whose sizes it does not know yet, or no longer.
@MainActor @Suite("Measuring in lazy flows")
struct LazyFlowMeasuringTests {
  @Test(
    "views whose line is still open wait far beside the scroll view, within the flow's depth",
    arguments: [LayoutDirection.leftToRight, .rightToLeft], [false, true])
  func waiting(direction: LayoutDirection, isInset: Bool) async throws {
    let host = HeadlessHost(size: Screen.phone, layoutDirection: direction) {
      ScrollView {
        LazyFlow(Piece.chips(500)) { ChipView($0) }
          .accessibilityIdentifier("flow")
          .padding(.horizontal, isInset ? 40 : 0)
        Color.red.frame(height: 50)
      }
      .accessibilityIdentifier("scroll")
    }
    let scroll = try #require(host.frame(of: "scroll"))
    var waiting = 0
    for offset in stride(from: CGFloat(0), to: 1500, by: 100) {
      try host.scroll("scroll", to: CGPoint(x: 0, y: offset))
      try await update(host)
      let flow = try #require(host.frame(of: "flow"))
      for (identifier, frame) in host.frames where Int(identifier) != nil {
        if frame.minX < scroll.maxX, frame.maxX > scroll.minX { continue }
        waiting += 1
        #expect(direction == .leftToRight ? frame.maxX < -1e6 : frame.minX > 1e6)
        // Nothing lies on what comes after the flow.
        #expect(frame.minY >= flow.minY && frame.maxY <= flow.maxY)
      }
    }
    #expect(waiting > 0)
  }

  @Test("columns that are still open wait far above the scroll view")
  func waitingAbove() async throws {
    let host = HeadlessHost(size: Screen.phone) {
      ScrollView(.horizontal) {
        LazyFlow(Piece.chips(900), layout: VFlowLayout()) { ChipView($0) }
          .frame(height: 300)
      }
      .accessibilityIdentifier("scroll")
    }
    for _ in 0..<3 { try await update(host) }
    let frames = host.frames.filter { Int($0.identifier) != nil }.map(\.frame)
    let scroll = try #require(host.frame(of: "scroll"))
    let waiting = frames.filter { $0.minY >= scroll.maxY || $0.maxY <= scroll.minY }
    #expect(!waiting.isEmpty && waiting.allSatisfy { $0.maxY < -1e6 })
  }

  @Test(
    "assistive technologies do not read what waits where nobody sees it, and read it once it has its place"
  )
  func unread() async throws {
    let settings = HeadlessHost.AccessibilitySettings(runsVoiceOver: true)
    let host = HeadlessHost(size: Screen.phone, accessibility: settings) {
      ScrollView {
        LazyFlow(Piece.chips(500)) { chip in
          Text("\(chip.id)").frame(width: chip.size.width, height: chip.size.height)
            .accessibilityIdentifier("\(chip.id)")
        }
      }
      .accessibilityIdentifier("scroll")
    }
    var waited = 0
    for offset in stride(from: CGFloat(0), to: 1500, by: 100) {
      try host.scroll("scroll", to: CGPoint(x: 0, y: offset))
      try await update(host)
      let chips = host.frames.filter { Int($0.identifier) != nil }
      let waiting = chips.filter { $0.frame.maxX < -1e6 }.map(\.identifier)
      let read = Set(host.accessibilityTree.map(\.label))
      #expect(read == Set(chips.map(\.identifier)).subtracting(waiting))
      waited += waiting.count
    }
    #expect(waited > 0)
  }

  @Test("a flow of few views has its own size when it is first shown")
  func fitted() throws {
    let sizes = Sizes()
    let host = HeadlessHost(size: Screen.phone) {
      VStack {
        LazyFlow(Piece.chips(20)) { ChipView($0) }
          .onGeometryChange(for: CGSize.self) {
            $0.size
          } action: {
            sizes.all.append($0)
          }
          .accessibilityIdentifier("flow")
      }
    }
    #expect(try host.settle() <= 2)
    #expect(sizes.all.allSatisfy { $0.height > 0 })
    let eager = Screen.host(Piece.chips(20), ScreenOptions(kind: .eager))
    #expect(host.frame(of: "flow")?.height == eager.frame(of: "flow")?.height)
  }

  @Test(
    "without a scroll view that tells what is visible, hundreds of views are made of thousands",
    arguments: [true, false])
  func noScrollView(isDeclared: Bool) async throws {
    let chips = Piece.equal(20_000)
    let host = HeadlessHost(size: Screen.phone) {
      ScrollView(.horizontal) {
        LazyFlow(chips, sizes: isDeclared ? .declared { $0.size } : .measured) { ChipView($0) }
          .frame(width: 390)
          .frame(height: 800, alignment: .top)
      }
      .accessibilityIdentifier("scroll")
    }
    for _ in 0..<4 { try await update(host) }
    #expect(host.aliveChips < 500)
    // All that a window can show.
    #expect(host.visibleChips.count == 17 * 3)
    #expect(host.frame(of: "0")?.minY == 0)
  }

  @Test(
    "measured sizes are of one environment: font, control size, lines and the like",
    arguments: Change.allCases)
  func environment(change: Change) async throws {
    let handle = Counter()
    let host = HeadlessHost(size: Screen.phone) {
      EnvironmentScreen(change: change, handle: handle)
    }
    try await update(host)
    // Those far behind are not there when the environment changes.
    for offset in stride(from: CGFloat(0), through: 2000, by: 200) {
      try host.scroll("scroll", to: CGPoint(x: 0, y: offset))
      try await update(host)
    }
    // Five in a row, and 200 rows; if only what exists were measured again, the others would stay low.
    for (isChanged, depth) in [(false, 28), (true, 68), (false, 28)] as [(Bool, CGFloat)] {
      handle.isChanged?.wrappedValue = isChanged
      for _ in 0..<4 { try await update(host) }
      let height = try #require(host.frame(of: "flow")).height
      // What is not measured is estimated from lines of which the last one is not full.
      #expect(abs(height / (200 * depth - 8) - 1) < 0.03)
    }
  }

  enum Change: CaseIterable { case font, controlSize, lineLimit, textCase, sizeClass, locale }
}

@MainActor private final class Sizes { var all: [CGSize] = [] }

@MainActor private final class Counter { var isChanged: Binding<Bool>? }

/// Views of twice the depth in another environment.
private struct EnvironmentScreen: View {
  let change: LazyFlowMeasuringTests.Change
  let handle: Counter
  @State private var isChanged = false

  init(change: LazyFlowMeasuringTests.Change, handle: Counter) {
    (self.change, self.handle) = (change, handle)
  }

  var body: some View {
    handle.isChanged = $isChanged
    return ScrollView {
      LazyFlow(0..<1000, id: \.self) { _ in Probe(change: change) }
        .accessibilityIdentifier("flow")
    }
    .accessibilityIdentifier("scroll")
    .environment(\.font, change == .font && isChanged ? .largeTitle : .body)
    .environment(\.controlSize, change == .controlSize && isChanged ? .large : .regular)
    .environment(\.lineLimit, change == .lineLimit && isChanged ? 2 : 1)
    .environment(\.textCase, change == .textCase && isChanged ? .uppercase : nil)
    .environment(\.horizontalSizeClass, change == .sizeClass && isChanged ? .regular : .compact)
    .environment(\.locale, Locale(identifier: change == .locale && isChanged ? "de_DE" : "en_US"))
  }

  private struct Probe: View {
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
}
