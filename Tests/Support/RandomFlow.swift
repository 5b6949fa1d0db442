#if canImport(SwiftUI)
import FlowLayoutUI
import SwiftUI
import TestSupport

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

  @MainActor func flow(_ layout: FlowLayout, _ scale: CGFloat) -> some View {
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
#endif
