#if canImport(SwiftUI)
import FlowLayoutUI
import SwiftUI
import TestSupport
import Testing

/// One random flow: its options, its views, and the container around it.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct RandomFlow: CustomStringConvertible {
  var alignment = FlowAlignment.leading
  var lastLine: FlowAlignment?
  var horizontal: CGFloat = 8
  var vertical: CGFloat = 8
  var stretchesItems = false
  var wrapping = FlowWrapping.greedy
  var maxItemsPerLine: Int?
  var idealLength: CGFloat?
  var across = 0
  var blocks: [RandomBlock] = []
  var width: CGFloat = 200
  var container = 0

  struct RandomBlock {
    var size: CGSize
    var minimum: CGFloat?
    var fills = false
    var baseline: CGFloat?
    var text: String?
    var priority = 0.0
    var modifiers = RandomModifiers()
  }

  /// The modifiers of a block; most have none.
  struct RandomModifiers {
    var grow = 0.0
    var shrink = 0.0
    var basis: CGFloat?
    var alignment: FlowItemAlignment?
    var breaks: FlowBreak = []
    var isFullLine = false
  }

  var description: String {
    "\(alignment) last \(String(describing: lastLine)) gaps \(horizontal), \(vertical) across \(across)"
      + " stretch \(stretchesItems) \(wrapping) most \(String(describing: maxItemsPerLine))"
      + " ideal \(String(describing: idealLength))"
      + " in \(width) of container \(container): \(blocks)"
  }

  /// Lengths are multiples of a quarter, so that sums are exact.
  init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func length(_ range: ClosedRange<Int>) -> CGFloat { random.whole(range) / 4 }
    alignment = random.any()
    lastLine = random.toss() ? random.any(FlowAlignment.self) : nil
    (horizontal, vertical) = (length(0...60), length(0...60))
    stretchesItems = random.one(in: 4)
    wrapping = random.one(in: 4) ? .balanced : .greedy
    maxItemsPerLine = random.one(in: 4) ? random.number(1...6) : nil
    across = random.number(0...3)
    width = length(100...1_600)
    container = random.number(0...5)
    blocks = (0..<random.number(0...24)).map { _ in
      let size = CGSize(length(0...400), length(0...160))
      return RandomBlock(
        size: size, minimum: random.toss() ? length(0...80) : nil, fills: random.one(in: 5),
        baseline: random.toss() ? size.height / 2 : nil,
        text: random.one(in: 8) ? "some words to wrap" : nil,
        priority: Double(random.number(0...2)))
    }
    for index in blocks.indices where random.one(in: 3) {
      blocks[index].modifiers = Self.modifiers(&random)
      // A view that does not take the length it asked for sticks out of its place.
      blocks[index].fills = true
      blocks[index].text = nil
    }
    if wrapping == .balanced { wrapping = .balanced(minLines: random.number(1...4)) }
    idealLength = random.toss() ? length(0...800) : nil
  }

  private static func modifiers(_ random: inout SeededGenerator) -> RandomModifiers {
    RandomModifiers(
      grow: random.one(in: 2) ? random.pick([1, 1.5, 3]) : 0, shrink: random.one(in: 3) ? 1 : 0,
      basis: random.one(in: 3) ? random.whole(0...200) / 4 : nil,
      alignment: random.one(in: 3) ? random.any(FlowItemAlignment.self) : nil,
      breaks: random.one(in: 4)
        ? random.pick([.before, .after, .avoidBefore, [.before, .after]]) : [],
      isFullLine: random.one(in: 8))
  }

  var layout: FlowLayout {
    let guides: [VerticalAlignment] = [.top, .center, .bottom, .firstTextBaseline]
    return FlowLayout(
      horizontalSpacing: horizontal, verticalSpacing: vertical, alignment: alignment,
      lastLine: lastLine, verticalAlignment: guides[across], stretchesItems: stretchesItems,
      wrapping: wrapping, maxItemsPerLine: maxItemsPerLine, idealLength: idealLength)
  }

  /// The columns that are these rows with the axes exchanged; baselines are no part of that.
  var transposed: VFlowLayout {
    let (row, guides) = (layout, [HorizontalAlignment.leading, .center, .trailing, .center])
    return VFlowLayout(
      horizontalSpacing: row.verticalSpacing, verticalSpacing: row.horizontalSpacing,
      alignment: VFlowAlignment(row.alignment), lastLine: row.lastLine.map(VFlowAlignment.init),
      horizontalAlignment: guides[across], stretchesItems: row.stretchesItems,
      wrapping: row.wrapping, maxItemsPerLine: row.maxItemsPerLine)
  }

  /// The flow among rows: the row of each item is where its middle lies between others'.
  @MainActor func host(
    direction: LayoutDirection = .leftToRight, scale: CGFloat = 1, margin: CGFloat = 0
  ) -> Hosted {
    var layout = layout
    layout.horizontalSpacing = horizontal * scale
    layout.verticalSpacing = vertical * scale
    layout.idealLength = idealLength.map { $0 * scale }
    return Hosted(width * scale, 100_000, direction) {
      switch container {
      case 0: flow(layout, scale)
      case 1: VStack(spacing: 0) { flow(layout, scale) }
      case 2: HStack(spacing: 0) { flow(layout, scale) }
      case 3: flow(layout, scale).frame(maxWidth: .infinity, alignment: .leading)
      case 4: ScrollView { flow(layout, scale) }
      case 6: flow(layout, scale).fixedSize()
      default: ZStack { flow(layout, scale) }.padding(.leading, margin)
      }
    }
  }

  @MainActor private func flow(_ layout: FlowLayout, _ scale: CGFloat) -> some View {
    layout {
      ForEach(blocks.indices, id: \.self) { block($0, scale: scale).styled(self, $0, scale: scale) }
    }
    .named("flow")
  }

  /// One of its views without what it asks of the flow.
  @MainActor @ViewBuilder func block(_ index: Int, scale: CGFloat = 1) -> some View {
    let block = blocks[index]
    if let text = block.text, scale == 1 {
      Text(text)
    } else {
      Block(
        block.size.width * scale, block.size.height * scale,
        minimumWidth: block.minimum.map { $0 * scale },
        baseline: block.baseline.map { $0 * scale }, fills: block.fills)
    }
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension View {
  /// Asks of a flow what a view of it does.
  func styled(_ flow: RandomFlow, _ index: Int, scale: CGFloat = 1) -> some View {
    let modifiers = flow.blocks[index].modifiers
    return layoutPriority(flow.blocks[index].priority).flowGrow(modifiers.grow)
      .flowShrink(modifiers.shrink)
      .flowBasis(modifiers.basis.map { $0 * scale })
      .flowItemAlignment(modifiers.alignment)
      .flowBreak(modifiers.breaks)
      .flowFullLine(modifiers.isFullLine)
      .named(index)
  }
}

@MainActor @Suite("Laws of random flows")
struct FlowLawsTests {
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  private static let seeds: Range<UInt64> = 0..<tried(160)

  /// The frames relative to the flow, and the flow's own.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  private func solve(_ host: Hosted) -> (flow: CGRect, items: [CGRect]) {
    (host.frame(of: "flow") ?? .null, host.itemFrames())
  }

  @Test("each view is placed once, in order, on lines that do not overlap, inside of the flow")
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func placement() {
    for seed in Self.seeds {
      let random = RandomFlow(seed: seed)
      let (flow, items) = solve(random.host())
      #expect(items.count == random.blocks.count, "\(random)")
      var bottom = -CGFloat.infinity
      var deepest = -CGFloat.infinity
      var last: CGRect?
      for item in items {
        #expect(item.minX >= -1e-6 && item.minY >= -1e-6, "\(random)")
        #expect(item.maxX <= flow.width + 1e-6 && item.maxY <= flow.height + 1e-6, "\(random)")
        if let previous = last, item.minX < previous.maxX - 1e-6 {
          bottom = deepest
        }
        #expect(item.minY >= bottom - 1e-6, "\(random)")
        deepest = max(deepest, item.maxY)
        last = item
      }
    }
  }

  @Test("right to left is the mirror")
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func mirror() {
    for seed in Self.seeds {
      let random = RandomFlow(seed: seed)
      let (ltr, items) = solve(random.host())
      let (rtl, mirrored) = solve(random.host(direction: .rightToLeft))
      #expect(ltr.size == rtl.size, "\(random)")
      for (item, mirror) in zip(items, mirrored) {
        #expect(abs(ltr.width - item.maxX - mirror.minX) < 1e-6, "\(random)")
        #expect(item.minY == mirror.minY, "\(random)")
      }
    }
  }

  @Test("lengths that are powers of two times as long make frames that are")
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func scaling() {
    for seed in Self.seeds where seed % 2 == 0 {
      var random = RandomFlow(seed: seed)
      // Containers with lengths of their own, and text, are no part of the law.
      if random.container == 2 { continue }
      for index in random.blocks.indices { random.blocks[index].text = nil }
      let (_, items) = solve(random.host())
      for scale in [CGFloat(0.5), 4] {
        let scaled = solve(random.host(scale: scale)).items
        for (item, other) in zip(items, scaled) {
          let expected = CGRect(
            item.minX * scale, item.minY * scale, item.width * scale, item.height * scale)
          #expect(closeTo(other, expected), "\(random)")
        }
      }
    }
  }

  @Test("placing at another origin shifts, and changes nothing else")
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func origin() {
    for seed in Self.seeds {
      var random = RandomFlow(seed: seed)
      random.container = 5
      let (_, items) = solve(random.host())
      random.width += 64
      let (shifted, moved) = solve(random.host(margin: 64))
      #expect(shifted.minX >= 0)
      #expect(zip(items, moved).allSatisfy { closeTo($0, $1) }, "\(random)")
    }
  }

  /// Expects that a flow of its own width has the frames that it had.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  private func expectSame(_ random: RandomFlow) {
    var random = random
    let (flow, items) = solve(random.host())
    // A view that cannot shrink makes the flow longer than it was asked to be; lines as long as
    // that are other lines.
    if random.container == 0, flow.width > random.width { return }
    (random.container, random.width) = (0, flow.width)
    let (again, same) = solve(random.host())
    #expect(again.size == flow.size, "\(random)")
    #expect(zip(items, same).allSatisfy { closeTo($0, $1) }, "\(random)")
  }

  @Test(
    "the flow's own answer, proposed again, gives the same lines, also that where its length is open"
  )
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func idempotence() {
    for seed in Self.seeds {
      var random = RandomFlow(seed: seed)
      // As wide as it is offered, and as it likes best.
      for container in [0, 6] {
        random.container = container
        expectSame(random)
      }
    }
  }

  @Test("wider never has more lines, and with equal depths is never deeper")
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func monotony() {
    for seed in Self.seeds {
      var random = RandomFlow(seed: seed)
      random.container = 0
      random.wrapping = .greedy
      random.across = 0
      random.blocks = random.blocks.map { .init(size: CGSize($0.size.width, 20)) }
      var last = CGFloat.infinity
      for width in stride(from: CGFloat(20), through: 420, by: 20) {
        random.width = width
        let height = solve(random.host()).flow.height
        #expect(height <= last, "\(random)")
        last = height
      }
    }
  }

  @Test("columns are rows with the axes exchanged")
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func transposition() {
    for seed in Self.seeds {
      let random = RandomFlow(seed: seed)
      var rows = random.layout
      if random.across == 3 { rows.verticalAlignment = .center }
      let a = Hosted(random.width, 90_000) {
        rows { leaves(random, transposed: false) }.named("flow")
      }
      let b = Hosted(90_000, random.width) {
        random.transposed { leaves(random, transposed: true) }.named("flow")
      }
      for (item, other) in zip(a.itemFrames(), b.itemFrames()) {
        let transposed = CGRect(other.minY, other.minX, other.height, other.width)
        #expect(closeTo(item, transposed), "\(random)")
      }
      #expect(a.size == b.size.transposed, "\(random)")
    }
  }

  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  private func leaves(_ random: RandomFlow, transposed: Bool) -> some View {
    ForEach(random.blocks.indices, id: \.self) { index in
      let block = random.blocks[index]
      let size = transposed ? block.size.transposed : block.size
      Block(size.width, size.height, fills: block.fills).styled(random, index)
    }
  }
}
#endif
