import FlowLayoutEngine
import FlowLayoutUI
import SwiftUI
import TestSupport
import Testing

/// Laws of every `Flow`, tried on random ones.
@MainActor @Suite("Laws of limited flows")
struct LimitLawsTests {
  private static let seeds: Range<UInt64> = 0..<tried(120)

  /// A random flow with a limit, in a space as wide as it says and high enough.
  private func host(
    _ random: RandomFlow, _ limit: Limit, width: CGFloat? = nil,
    direction: LayoutDirection = .leftToRight, isSeparated: Bool = false
  ) -> HeadlessHost {
    HeadlessHost(width ?? random.width, 100_000, direction) {
      Group {
        if isSeparated {
          Flow(random.blocks.indices, id: \.self, layout: random.layout, content: random.view)
            .maxLines(limit.lines, overflow: { limit.more($0) })
            .itemSeparator { Dot(width: 6, height: 10) }
            .lineSeparator { Rule() }
        } else {
          Flow(random.blocks.indices, id: \.self, layout: random.layout, content: random.view)
            .maxLines(limit.lines, overflow: { limit.more($0) })
        }
      }
      .named("flow")
    }
  }

  private struct Limit {
    var lines: Int?
    var indicator: CGFloat = 30

    init(seed: UInt64) {
      lines = [1, 2, 3, 5, 0, 40][Int(seed % 6)]
      indicator = [30, 10, 90, 400][Int(seed / 6 % 4)]
    }

    @MainActor func more(_ more: FlowOverflow<Int>) -> some View {
      More(more, indicator, 12).named("more")
    }
  }

  /// The longest run that fits, by trying each with the engine.
  private func longestRun(_ random: RandomFlow, _ limit: Limit) -> Int {
    let items = FlexItems(
      main: random.blocks.map { Double($0.size.width) },
      cross: random.blocks.map { Double($0.size.height) })
    var container = FlexContainer(
      mainSize: Double(random.width), mainGap: Double(random.horizontal))
    container.maxItemsPerLine = random.maxItemsPerLine
    var (solver, frames) = (FlexSolver(), FlexFrames())
    for count in stride(from: items.count, through: 1, by: -1) {
      var shown = Array(items.main.prefix(count))
      if count < items.count { shown.append(Double(limit.indicator)) }
      solver.solve(FlexItems(main: shown, cross: shown), in: container, into: &frames)
      if frames.lines.count <= limit.lines ?? .max { return count }
    }
    return 0
  }

  @Test(
    "a limited flow shows as many first elements as fit with the indicator, which counts the rest")
  func longest() throws {
    for seed in Self.seeds {
      var random = RandomFlow(seed: seed)
      random.blocks = random.blocks.map { .init(size: $0.size) }
      let limit = Limit(seed: seed)
      let host = host(random, limit)
      #expect(try host.settle() <= 2, "\(random)")
      let expected = longestRun(random, limit)
      let hidden = random.blocks.count - expected
      #expect(host.focusOrder == (0..<expected).map { "\($0)" }, "\(random) \(limit)")
      expectEqual(host.readTexts.filter { $0.hasPrefix("+") }, (hidden > 0 ? ["+\(hidden)"] : []))
    }
  }

  @Test("a limited flow that is proposed its own size shows the same views on the same lines")
  func ownAnswer() throws {
    for seed in Self.seeds {
      var random = RandomFlow(seed: seed)
      random.blocks = random.blocks.map { .init(size: $0.size) }
      let limit = Limit(seed: seed)
      let host = host(random, limit)
      let flow = try #require(host.frame(of: "flow"))
      if flow.width > random.width { continue }
      let again = self.host(random, limit, width: flow.width)
      let same = try #require(again.frame(of: "flow"))
      #expect(same.size == flow.size, "\(random) \(limit)")
      #expect(again.focusOrder == host.focusOrder, "\(random) \(limit)")
      for name in host.focusOrder {
        let (frame, other) = (host.frame(of: name) ?? .null, again.frame(of: name) ?? .null)
        let moved = other.offsetBy(dx: flow.minX - same.minX, dy: flow.minY - same.minY)
        #expect(closeTo(frame, moved), "\(name) of \(random) \(limit)")
      }
    }
  }

  @Test("a wider limited flow never shows fewer views")
  func wider() {
    for seed in Self.seeds where seed % 8 == 0 {
      var random = RandomFlow(seed: seed)
      random.wrapping = .greedy
      random.blocks = random.blocks.map { .init(size: $0.size) }
      let host = host(random, Limit(seed: seed / 8), width: 20)
      var most = 0
      for width in stride(from: CGFloat(20), through: 600, by: 23) {
        host.resize(width, 100_000)
        #expect(host.focusOrder.count >= most, "\(random) at \(width)")
        most = host.focusOrder.count
      }
    }
  }

  @Test("a limited flow has the same frames at a width, whatever widths came before")
  func history() throws {
    for seed in Self.seeds where seed % 4 == 0 {
      let random = RandomFlow(seed: seed)
      let limit = Limit(seed: seed / 4)
      func flow(_ width: CGFloat) -> HeadlessHost {
        self.host(random, limit, width: width, isSeparated: seed % 8 == 0)
      }
      let host = flow(random.width)
      for width in [random.width, 60, 333, 90, 500, 10, 200, random.width] {
        host.resize(width, 100_000)
        #expect(try host.settle() <= 2)
        let fresh = flow(width)
        #expect(host.displayList == fresh.displayList, "\(random) at \(width)")
        expectEqual(host.accessibilityTree, fresh.accessibilityTree)
      }
    }
  }

  @Test("a Flow without limit and separators has the same picture and accessibility as its layout")
  func plain() throws {
    for seed in Self.seeds {
      let random = RandomFlow(seed: seed)
      let size = CGSize(random.width, 100_000)
      let plain = HeadlessHost(size: size) {
        random.layout { ForEach(random.blocks.indices, id: \.self) { random.view($0) } }
      }
      let flow = HeadlessHost(size: size) {
        Flow(random.blocks.indices, id: \.self, layout: random.layout) { random.view($0) }
      }
      expectEqual(try flow.settle(), 1)
      #expect(flow.size == plain.size && flow.displayList == plain.displayList, "\(random)")
      #expect(flow.frames.map(\.frame) == plain.frames.map(\.frame), "\(random)")
      expectEqual(flow.accessibilityTree, plain.accessibilityTree)
      // A limit that is not met changes nothing, either.
      let limited = HeadlessHost(size: size) {
        Flow(random.blocks.indices, id: \.self, layout: random.layout) {
          random.view($0)
        }
        .maxLines(1_000)
      }
      expectEqual(try limited.settle(), 1)
      #expect(limited.frames.map(\.frame) == plain.frames.map(\.frame), "\(random)")
    }
  }

  @Test("a limited flow from right to left is the mirror image of the one from left to right")
  func mirror() {
    for seed in Self.seeds where seed % 2 == 0 {
      let random = RandomFlow(seed: seed)
      let limit = Limit(seed: seed / 2)
      func flow(_ direction: LayoutDirection) -> HeadlessHost {
        host(random, limit, direction: direction, isSeparated: seed % 4 == 0)
      }
      let (ltr, rtl) = (flow(.leftToRight), flow(.rightToLeft))
      #expect(ltr.size == rtl.size && ltr.focusOrder == rtl.focusOrder, "\(random)")
      expectEqual(ltr.readTexts, rtl.readTexts)
      guard let flow = ltr.frame(of: "flow") else { continue }
      for (item, mirrored) in zip(ltr.frames, rtl.frames) {
        #expect(
          abs(flow.minX + flow.maxX - item.frame.maxX - mirrored.frame.minX) < 1e-6, "\(random)")
        expectEqual(item.frame.minY, mirrored.frame.minY)
      }
    }
  }

  @Test(
    "a limited flow of columns has the frames of a limited flow of rows with the axes exchanged")
  func transposition() {
    for seed in Self.seeds where seed % 2 == 1 {
      var random = RandomFlow(seed: seed)
      random.across %= 3
      let limit = Limit(seed: seed / 2)
      func host(_ layout: some FlowingLayout, isTransposed: Bool) -> HeadlessHost {
        func block(_ width: CGFloat, _ height: CGFloat, fills: Bool = false) -> Block {
          isTransposed ? Block(height, width, fills: fills) : Block(width, height, fills: fills)
        }
        let size = CGSize(random.width, 90_000)
        return HeadlessHost(size: isTransposed ? size.transposed : size) {
          Flow(
            random.blocks.indices, id: \.self, layout: layout,
            content: {
              let own = random.blocks[$0]
              block(own.size.width, own.size.height, fills: own.fills).named($0)
            }
          )
          .maxLines(limit.lines, overflow: { _ in block(limit.indicator, 12).named("more") })
          .itemSeparator { block(6, 9) }
          .lineSeparator { block(7, 3) }
          .named("flow")
        }
      }
      let a = host(random.layout, isTransposed: false)
      let b = host(random.transposed, isTransposed: true)
      #expect(a.size.width == b.size.height && a.size.height == b.size.width, "\(random)")
      for (item, other) in zip(a.itemFrames(), b.itemFrames()) {
        // Hidden ones are above all in both.
        let isHidden = item.maxY < -500_000
        expectEqual(other.maxY < -500_000, isHidden)
        if isHidden { continue }
        #expect(
          abs(item.minX - other.minY) < 1e-6 && abs(item.minY - other.minX) < 1e-6, "\(random)")
      }
    }
  }
}

@MainActor extension RandomFlow {
  /// One of its views, which can take the focus.
  fileprivate func view(_ index: Int) -> some View { block(index).focusable().styled(self, index) }
}
