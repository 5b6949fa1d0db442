import FlowLayoutUI
import SwiftUI
import TestSupport
import Testing

/// A random tree of stacks and flows over leaves with preferences of their own.
private indirect enum Tree: CustomStringConvertible {
  case leaf(RandomLeaf)
  case container(RandomContainer, [Tree])

  struct RandomLeaf {
    var size: CGSize
    var minimum: CGFloat?
    var baseline: CGFloat?
    var fills = false
    var spacing: ViewSpacing?
    var preference = ""
    var text: String?
    var grow = 0.0
    var breaks: FlowBreak = []
  }

  struct RandomContainer {
    var kind = 0
    var spacing: CGFloat?
    var crossSpacing: CGFloat?
    var alignment = FlowAlignment.leading
    var hugging = FlowHugging.automatic
    var wrapping = FlowWrapping.greedy
    var padding: CGFloat?
  }

  static func random(depth: Int, _ random: inout SeededGenerator) -> Tree {
    if depth > 0, depth == 3 || !random.one(in: 3) {
      let container = RandomContainer(
        kind: random.number(0...6), spacing: random.toss() ? nil : random.whole(0...12),
        crossSpacing: random.toss() ? nil : random.whole(0...12), alignment: random.any(),
        hugging: random.any(), wrapping: random.one(in: 5) ? .balanced : .greedy,
        padding: random.one(in: 4) ? random.whole(0...6) : nil)
      let children = (0..<random.number(0...5)).map { _ in Tree.random(depth: depth - 1, &random) }
      return .container(container, children)
    }
    let (size, preferred) = (random.wholeSize(5...90, 5...40), random.whole(0...24))
    return .leaf(
      RandomLeaf(
        size: size, minimum: random.toss() ? random.whole(0...20) : nil,
        baseline: random.one(in: 3) ? size.height / 2 : nil, fills: random.one(in: 6),
        spacing: random.toss()
          ? ViewSpacing(top: preferred, leading: 2, bottom: nil, trailing: preferred) : nil,
        preference: "\(preferred)", text: random.one(in: 8) ? "some words to wrap" : nil,
        grow: random.one(in: 6) ? 1 : 0, breaks: random.one(in: 8) ? .before : []))
  }

  var description: String {
    switch self {
    case .leaf(let leaf):
      "(\(leaf.size.width)×\(leaf.size.height) min \(leaf.minimum ?? -1) fills \(leaf.fills)"
        + " spacing \(leaf.spacing == nil ? "none" : leaf.preference) \(leaf.text ?? "")"
        + " grow \(leaf.grow) breaks \(leaf.breaks.rawValue))"
    case .container(let container, let children): "\(container) \(children)"
    }
  }
}

private struct TreeView: View {
  let tree: Tree
  let path: String

  var body: some View {
    switch tree {
    case .leaf(let leaf): view(leaf).named(path)
    case .container(let container, let children):
      if let padding = container.padding {
        flow(container, children).padding(padding).named(path)
      } else {
        flow(container, children).named(path)
      }
    }
  }

  private func flow(_ container: Tree.RandomContainer, _ children: [Tree]) -> some View {
    layout(container).callAsFunction {
      ForEach(children.indices, id: \.self) { TreeView(tree: children[$0], path: "\(path).\($0)") }
    }
  }

  @ViewBuilder private func view(_ leaf: Tree.RandomLeaf) -> some View {
    if let text = leaf.text {
      Text(text)
    } else {
      Block(
        leaf.size.width, leaf.size.height, minimumWidth: leaf.minimum, baseline: leaf.baseline,
        spacing: leaf.spacing, fills: leaf.fills
      )
      .flowGrow(leaf.grow)
      .flowBreak(leaf.breaks)
    }
  }

  private func layout(_ container: Tree.RandomContainer) -> AnyLayout {
    switch container.kind {
    case 0: AnyLayout(HStackLayout(spacing: container.spacing))
    case 1: AnyLayout(VStackLayout(spacing: container.spacing))
    case 2: AnyLayout(ZStackLayout())
    case 3:
      AnyLayout(
        VFlowLayout(
          horizontalSpacing: container.crossSpacing, verticalSpacing: container.spacing,
          alignment: VFlowAlignment(container.alignment), wrapping: container.wrapping,
          idealLength: 60, hugging: container.hugging))
    default:
      AnyLayout(
        FlowLayout(
          horizontalSpacing: container.spacing, verticalSpacing: container.crossSpacing,
          alignment: container.alignment,
          verticalAlignment: container.kind == 4 ? .firstTextBaseline : .top,
          wrapping: container.wrapping, hugging: container.hugging))
    }
  }
}

@MainActor @Suite("Frames do not depend on history")
struct HistoryLawTests {
  private func host(_ tree: Tree, _ size: CGSize) -> HeadlessHost {
    HeadlessHost(size: size) { TreeView(tree: tree, path: "0") }
  }

  private func frames(_ host: HeadlessHost) -> [String: CGRect] {
    Dictionary(host.frames.map { ($0.identifier, $0.frame) }) { first, _ in first }
  }

  @Test(
    "random nested stacks and flows have the same frames at a size, whatever sizes they had before")
  func sizes() {
    for seed in 0..<tried(UInt64(1_500)) {
      var random = SeededGenerator(seed: seed)
      let tree = Tree.random(depth: 3, &random)
      func size() -> CGSize { random.wholeSize(0...300, 0...300) }
      let old = host(tree, size())
      _ = old.frames
      for _ in 0..<3 {
        let size = size()
        old.resize(size)
        #expect(frames(old) == frames(host(tree, size)), "seed \(seed) in \(size): \(tree)")
      }
    }
  }
}
