import FlowUI
import SwiftUI
import Testing

/// What a step of a reader costs: bodies, views and state.
@MainActor @Suite("Steps through lazy flows")
struct LazyFlowStepsTests {
  private static let page = CGSize(width: 390, height: 480)

  @Test(
    "a fling of 100 screens makes the views that appear, and evaluates neither owner nor living views",
    arguments: [ScreenOptions.Kind.declared, .measured], [ScreenOptions.Bound.position, .identity])
  func fling(kind: ScreenOptions.Kind, bound: ScreenOptions.Bound) async throws {
    let counts = StepCounts()
    let host = HeadlessHost(size: Self.page) {
      BoundScreen(kind: kind, bound: bound, counts: counts)
    }
    try await update(host)
    counts.reset()
    for offset in stride(from: CGFloat(0), through: 48_000, by: 120) {
      try host.scroll("scroll", to: CGPoint(x: 0, y: offset))
      try await update(host)
    }
    #expect(try host.visibleRect(of: "scroll").minY == 48_000)
    #expect(counts.owner == 0)
    #expect(counts.contents == counts.made)
    // Each of them once, also where it is measured before it comes near.
    #expect(counts.made == 3000)
  }

  @Test("a small step makes a line of views at most, and removes as many")
  func lineByLine() throws {
    let counts = ViewCounts()
    let host = Screen.host(Piece.equal(3000), size: Self.page, counts: counts)
    try host.settle()
    for offset in stride(from: CGFloat(0), to: 6000, by: 24) {
      let (made, alive) = (counts.made, host.aliveChips)
      try host.scroll("scroll", to: CGPoint(x: 0, y: offset))
      try host.settle()
      #expect(counts.made - made <= 3)
      // Behind, lines are kept a little longer: at first none is removed.
      #expect(abs(host.aliveChips - alive) <= 3)
    }
  }

  @Test(
    "moving to and fro over the edge of a line makes nothing",
    arguments: [ScreenOptions.Kind.declared, .measured])
  func hysteresis(kind: ScreenOptions.Kind) async throws {
    let counts = ViewCounts()
    let host = Screen.host(
      Piece.equal(3000), ScreenOptions(kind: kind), size: Self.page, counts: counts)
    for offset in stride(from: CGFloat(0), through: 1200, by: 48) {
      try host.scroll("scroll", to: CGPoint(x: 0, y: offset))
      try await update(host)
    }
    let made = counts.made
    for offset in [1152, 1200, 1160, 1199, 1152, 1200] as [CGFloat] {
      try host.scroll("scroll", to: CGPoint(x: 0, y: offset))
      try await update(host)
    }
    #expect(counts.made == made)
  }

  @Test("while a reader scrolls, at most 32 views are made at a time to be measured")
  func batches() async throws {
    let counts = ViewCounts()
    let host = Screen.host(
      Piece.chips(2500), ScreenOptions(kind: .measured), size: Self.page, counts: counts)
    for _ in 0..<4 { try await update(host) }
    var most = 0
    for offset in stride(from: CGFloat(0), to: 9600, by: 96) {
      let made = counts.made
      try host.scroll("scroll", to: CGPoint(x: 0, y: offset))
      try host.settle()
      most = max(most, counts.made - made)
      await Task.yield()
    }
    #expect(most > 5 && most <= 32)
  }
}

/// Counts what a flow's owner, its content and its views do.
@MainActor private final class StepCounts {
  var owner = 0
  var contents = 0
  private let chips = ViewCounts()
  private var start = 0

  var made: Int { chips.made - start }

  func reset() { (owner, contents, start) = (0, 0, chips.made) }

  func chip(_ piece: Piece) -> ChipView {
    contents += 1
    return ChipView(piece, chips)
  }
}

/// A flow whose owner binds a position and never reads it.
private struct BoundScreen: View {
  let kind: ScreenOptions.Kind
  let bound: ScreenOptions.Bound
  let counts: StepCounts
  @State private var chips = Piece.equal(3300)
  @State private var position = ScrollPosition(idType: Int.self)
  @State private var scrolledID: Int?

  init(kind: ScreenOptions.Kind, bound: ScreenOptions.Bound, counts: StepCounts) {
    (self.kind, self.bound, self.counts) = (kind, bound, counts)
  }

  var body: some View {
    counts.owner += 1
    let sizes: FlowSizes<Piece> = kind == .declared ? .declared(\.size) : .measured
    return Group {
      switch bound {
      case .position:
        ScrollView {
          LazyFlow(chips, sizes: sizes) { counts.chip($0) }
        }
        .flowScrollPosition($position)
      case .identity:
        ScrollView {
          LazyFlow(chips, sizes: sizes) { counts.chip($0) }
        }
        .flowScrollPosition(id: $scrolledID, anchor: .top)
      }
    }
    .accessibilityIdentifier("scroll")
  }
}
