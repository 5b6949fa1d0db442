import FlowUI
import SwiftUI
import Testing

@MainActor @Suite("LazyFlow")
struct LazyFlowTests {
  @Test("scrolling makes views that appear, evaluates nothing else and writes no state")
  func scrolling() throws {
    let counts = ViewCounts()
    let host = Screen.host(Piece.equal(3000), size: CGSize(width: 390, height: 480), counts: counts)
    try host.settle()
    let page = 30  // ten lines of three
    #expect(counts.made <= 3 * page)
    for offset in stride(from: CGFloat(0), to: 20_000, by: 97) {
      (counts.bodies, counts.screens) = (0, 0)
      let made = counts.made
      try host.scroll("scroll", to: CGPoint(x: 0, y: offset))
      // One round: a state that is written asks for another.
      #expect(try host.settle() == 1)
      #expect(counts.bodies == counts.made - made)
      #expect(counts.screens == 0)
      #expect(host.aliveChips <= 3 * page)
    }
  }

  @Test(
    "pulling beyond an end makes and evaluates nothing but what appears, and writes no state",
    arguments: [ScreenOptions.Kind.declared, .measured])
  func pulling(kind: ScreenOptions.Kind) async throws {
    let counts = ViewCounts()
    var options = ScreenOptions(kind: kind)
    (options.before, options.behind) = (60, 40)
    let host = Screen.host(
      Piece.equal(600), options, size: CGSize(width: 390, height: 480), counts: counts)
    let page = 30  // ten lines of three
    // To the end, step by step: there everything has been measured.
    for _ in 0..<30 {
      try host.scroll("scroll", to: CGPoint(x: 0, y: 1e6))
      try host.settle()
      await Task.yield()
    }
    let end = try host.visibleRect(of: "scroll").minY
    #expect(abs(end - (200 * 48 - 8 + 40 - 480)) < 1e-6)
    for pull in [1, 100, 240, 479, 600] as [CGFloat] {
      for offset in [end + pull, end, -60, -60 - pull] {
        try host.scroll("scroll", to: CGPoint(x: 0, y: offset), beyondEnds: true)
        (counts.bodies, counts.screens) = (0, 0)
        let made = counts.made
        #expect(try host.settle() == 1)
        #expect(counts.bodies == counts.made - made)
        #expect(counts.screens == 0)
        #expect(host.aliveChips <= 3 * page)
        // The content is inset by 40 behind; beyond that nothing is left to see.
        let isEmpty = offset >= end + 480 - 40 || offset <= -480
        #expect(host.visibleChips.isEmpty == isEmpty)
      }
    }
  }

  @Test("half a page more exists on both sides, for whatever covers the edges")
  func reach() throws {
    let chips = Piece.chips(600)
    let (lazy, eager) = (Screen.host(chips), Screen.host(chips, ScreenOptions(kind: .eager)))
    for offset in stride(from: CGFloat(0), to: 6000, by: 431) {
      for host in [lazy, eager] {
        try host.scroll("scroll", to: CGPoint(x: 0, y: offset), beyondEnds: true)
      }
      let near = eager.frames.filter { $0.frame.maxY > -400 && $0.frame.minY < 1200 }
      let alive = Set(lazy.frames.map(\.identifier))
      #expect(near.count > 100)
      #expect(near.allSatisfy { alive.contains($0.identifier) }, "at \(offset)")
    }
  }

  @Test("a million declared items show anywhere at once, with three screens of views alive")
  func million() throws {
    let counts = ViewCounts()
    let host = HeadlessHost(size: Screen.phone) {
      ScrollView {
        LazyFlow(
          0..<1_000_000, id: \.self, sizes: .declared { CGSize(width: 40 + $0 % 50, height: 30) }
        ) {
          ChipView(
            Piece(id: $0, size: CGSize(width: 40 + CGFloat($0 % 50), height: 30)), counts)
        }
      }
      .accessibilityIdentifier("scroll")
    }
    try host.settle()
    let screen = 22 * 5
    #expect(counts.made <= 3 * screen)
    for offset in [1_000_000, 4_000_000, 17, .infinity] as [CGFloat] {
      try host.scroll("scroll", to: CGPoint(x: 0, y: min(offset, 1e9)))
      #expect(try host.settle() == 1)
      #expect(host.visibleChips.count > screen / 2)
      #expect(host.aliveChips <= 3 * screen)
    }
    #expect(host.visibleChips[999_999] != nil)
  }

  @Test("measured, it makes at most four screens of views to show the first one of a million")
  func measured() throws {
    let counts = ViewCounts()
    let host = HeadlessHost(size: Screen.phone) {
      ScrollView {
        LazyFlow(0..<1_000_000, id: \.self) {
          ChipView(
            Piece(id: $0, size: CGSize(width: 40 + CGFloat($0 % 50), height: 30)), counts)
        }
      }
      .accessibilityIdentifier("scroll")
    }
    #expect(try host.settle() <= 2)
    #expect(counts.made <= 4 * 22 * 5)
    #expect((host.frame(of: "scroll") ?? .zero).height == 800)
    #expect(host.visibleChips.count > 100)
  }
}
