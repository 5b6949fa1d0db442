import FlowUI
import SwiftUI
import Testing

/// One random flow: its options, its views, and the container around it.
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

  /// What a block asks of its flow; most ask for nothing.
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
    func length(_ range: ClosedRange<Int>) -> CGFloat {
      CGFloat(Int.random(in: range, using: &random)) / 4
    }
    alignment = FlowAlignment.allCases.randomElement(using: &random) ?? .leading
    lastLine =
      Bool.random(using: &random) ? FlowAlignment.allCases.randomElement(using: &random) : nil
    (horizontal, vertical) = (length(0...60), length(0...60))
    stretchesItems = Int.random(in: 0..<4, using: &random) == 0
    wrapping = Int.random(in: 0..<4, using: &random) == 0 ? .balanced : .greedy
    maxItemsPerLine =
      Int.random(in: 0..<4, using: &random) == 0 ? Int.random(in: 1...6, using: &random) : nil
    across = Int.random(in: 0..<4, using: &random)
    width = length(100...1_600)
    container = Int.random(in: 0..<6, using: &random)
    blocks = (0..<Int.random(in: 0...24, using: &random)).map { _ in
      let size = CGSize(width: length(0...400), height: length(0...160))
      return RandomBlock(
        size: size, minimum: Bool.random(using: &random) ? length(0...80) : nil,
        fills: Int.random(in: 0..<5, using: &random) == 0,
        baseline: Bool.random(using: &random) ? size.height / 2 : nil,
        text: Int.random(in: 0..<8, using: &random) == 0 ? "some words to wrap" : nil,
        priority: Double(Int.random(in: 0...2, using: &random)),
        modifiers: RandomModifiers())
    }
    for index in blocks.indices where Int.random(in: 0..<3, using: &random) == 0 {
      blocks[index].modifiers = Self.modifiers(&random)
      // A view that does not take the length it asked for sticks out of its place.
      blocks[index].fills = true
      blocks[index].text = nil
    }
    if wrapping == .balanced {
      wrapping = .balanced(minLines: Int.random(in: 1...4, using: &random))
    }
    idealLength = Bool.random(using: &random) ? length(0...800) : nil
  }

  private static func modifiers(_ random: inout SeededGenerator) -> RandomModifiers {
    func one(in count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }
    let breaks: [FlowBreak] = [.before, .after, .avoidBefore, [.before, .after]]
    return RandomModifiers(
      grow: one(in: 2) ? [1, 1.5, 3].randomElement(using: &random) ?? 1 : 0,
      shrink: one(in: 3) ? 1 : 0,
      basis: one(in: 3) ? CGFloat(Int.random(in: 0...200, using: &random)) / 4 : nil,
      alignment: one(in: 3) ? FlowItemAlignment.allCases.randomElement(using: &random) : nil,
      breaks: one(in: 4) ? breaks.randomElement(using: &random) ?? [] : [],
      isFullLine: one(in: 8))
  }

  var layout: FlowLayout {
    let guides: [VerticalAlignment] = [.top, .center, .bottom, .firstTextBaseline]
    return FlowLayout(
      horizontalSpacing: horizontal, verticalSpacing: vertical, alignment: alignment,
      lastLine: lastLine, verticalAlignment: guides[across], stretchesItems: stretchesItems,
      wrapping: wrapping, maxItemsPerLine: maxItemsPerLine, idealLength: idealLength)
  }

  /// The flow among rows: the row of each item is where its middle lies between others'.
  @MainActor func host(
    direction: LayoutDirection = .leftToRight, scale: CGFloat = 1, margin: CGFloat = 0
  ) -> HeadlessHost {
    var layout = layout
    layout.horizontalSpacing = horizontal * scale
    layout.verticalSpacing = vertical * scale
    layout.idealLength = idealLength.map { $0 * scale }
    let size = CGSize(width: width * scale, height: 100_000)
    return HeadlessHost(size: size, layoutDirection: direction) {
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

  @MainActor @ViewBuilder private func flow(_ layout: FlowLayout, _ scale: CGFloat) -> some View {
    layout {
      ForEach(blocks.indices, id: \.self) { index in
        let block = blocks[index]
        Group {
          if let text = block.text, scale == 1 {
            Text(text)
          } else {
            Block(
              block.size.width * scale, block.size.height * scale,
              minimumWidth: block.minimum.map { $0 * scale },
              baseline: block.baseline.map { $0 * scale }, fills: block.fills)
          }
        }
        .layoutPriority(block.priority)
        .styled(block.modifiers, scale: scale)
        .accessibilityIdentifier("\(index)")
      }
    }
    .accessibilityIdentifier("flow")
  }
}

extension View {
  func styled(_ modifiers: RandomFlow.RandomModifiers, scale: CGFloat = 1) -> some View {
    flowGrow(modifiers.grow)
      .flowShrink(modifiers.shrink)
      .flowBasis(modifiers.basis.map { $0 * scale })
      .flowItemAlignment(modifiers.alignment)
      .flowBreak(modifiers.breaks)
      .flowFullLine(modifiers.isFullLine)
  }
}

@MainActor @Suite("Laws of random flows")
struct FlowLawsTests {
  private static let seeds: Range<UInt64> = 0..<tried(160)

  /// The frames relative to the flow, and the flow's own.
  private func solve(_ host: HeadlessHost) -> (flow: CGRect, items: [CGRect]) {
    (host.frame(of: "flow") ?? .null, host.itemFrames())
  }

  @Test("each view is placed once, in order, on lines that do not overlap, inside of the flow")
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
            x: item.minX * scale, y: item.minY * scale, width: item.width * scale,
            height: item.height * scale)
          #expect(closeTo(other, expected), "\(random)")
        }
      }
    }
  }

  @Test("placing at another origin shifts, and changes nothing else")
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

  @Test("the flow's own answer, proposed again, gives the same lines")
  func idempotence() {
    for seed in Self.seeds {
      var random = RandomFlow(seed: seed)
      random.container = 0
      let (flow, items) = solve(random.host())
      // A view that cannot shrink makes the flow longer than it was asked to be; lines as long as
      // that are other lines.
      if flow.width > random.width { continue }
      random.width = flow.width
      let (again, same) = solve(random.host())
      #expect(again.size == flow.size, "\(random)")
      #expect(zip(items, same).allSatisfy { closeTo($0, $1) }, "\(random)")
    }
  }

  @Test("what a flow answers where its length is open gives the same lines when it is proposed")
  func openLength() {
    for seed in Self.seeds {
      var random = RandomFlow(seed: seed)
      random.container = 6
      let (flow, items) = solve(random.host())
      random.container = 0
      random.width = flow.width
      let (again, same) = solve(random.host())
      #expect(again.size == flow.size, "\(random)")
      #expect(zip(items, same).allSatisfy { closeTo($0, $1) }, "\(random)")
    }
  }

  @Test("wider never has more lines, and with equal depths is never deeper")
  func monotony() {
    for seed in Self.seeds {
      var random = RandomFlow(seed: seed)
      random.container = 0
      random.wrapping = .greedy
      random.across = 0
      random.blocks = random.blocks.map { block in
        .init(size: CGSize(width: block.size.width, height: 20))
      }
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
  func transposition() {
    for seed in Self.seeds {
      let random = RandomFlow(seed: seed)
      let row = random.layout
      let guides: [HorizontalAlignment] = [.leading, .center, .trailing, .center]
      var rows = row
      rows.verticalAlignment = [.top, .center, .bottom, .center][random.across]
      let columns = VFlowLayout(
        horizontalSpacing: row.verticalSpacing, verticalSpacing: row.horizontalSpacing,
        alignment: VFlowAlignment(row.alignment), lastLine: row.lastLine.map(VFlowAlignment.init),
        horizontalAlignment: guides[random.across], stretchesItems: row.stretchesItems,
        wrapping: row.wrapping, maxItemsPerLine: row.maxItemsPerLine)
      let a = HeadlessHost(size: CGSize(width: random.width, height: 90_000)) {
        rows { leaves(random, transposed: false) }.accessibilityIdentifier("flow")
      }
      let b = HeadlessHost(size: CGSize(width: 90_000, height: random.width)) {
        columns { leaves(random, transposed: true) }.accessibilityIdentifier("flow")
      }
      for (item, other) in zip(a.itemFrames(), b.itemFrames()) {
        let transposed = CGRect(
          x: other.minY, y: other.minX, width: other.height, height: other.width)
        #expect(closeTo(item, transposed), "\(random)")
      }
      #expect(a.size.width == b.size.height && a.size.height == b.size.width, "\(random)")
    }
  }

  private func leaves(_ random: RandomFlow, transposed: Bool) -> some View {
    ForEach(random.blocks.indices, id: \.self) { index in
      let block = random.blocks[index]
      let size = block.size
      Block(
        transposed ? size.height : size.width, transposed ? size.width : size.height,
        fills: block.fills
      )
      .styled(block.modifiers)
      .accessibilityIdentifier("\(index)")
    }
  }
}
