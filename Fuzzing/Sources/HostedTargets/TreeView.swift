import FlowUI
import SwiftUI

/// A drawn tree as views; each is found by its path.
struct TreeView: View {
  let tree: DrawnTree
  let path: String
  let watch: Watch

  var body: some View {
    switch tree {
    case .leaf(let leaf):
      switch leaf.kind {
      case .lineBreak: LineBreak().accessibilityIdentifier(path)
      case .nothing: EmptyView()
      default: LeafView(leaf: leaf, watch: watch).wishing(leaf).accessibilityIdentifier(path)
      }
    case .flow(let flow, let children):
      FlowView(flow: flow, children: children, path: path, watch: watch)
        .padding(flow.padding ?? 0)
        .accessibilityIdentifier(path)
    }
  }
}

private struct FlowView: View {
  let flow: DrawnFlow
  let children: [DrawnTree]
  let path: String
  let watch: Watch

  var body: some View {
    switch flow.kind {
    case .viewOfRows, .viewOfGuides:
      FlowLayoutView(
        mode: flow.stretchesItems ? .vstack : .scrollable, items: Array(children.indices),
        id: \.self, itemSpacing: flow.horizontalSpacing ?? 4
      ) { child($0) }
      .environment(\.flowsByGuides, flow.kind == .viewOfGuides)
    case .rows, .columns:
      WatchedLayout(watch: watch) { layout { ForEach(children.indices, id: \.self) { child($0) } } }
    case .stack: layout { ForEach(children.indices, id: \.self) { child($0) } }.fixedSize()
    }
  }

  private func child(_ index: Int) -> some View {
    TreeView(tree: children[index], path: "\(path).\(index)", watch: watch)
  }

  private var layout: AnyLayout {
    switch flow.kind {
    case .columns:
      let guides: [HorizontalAlignment] = [.leading, .center, .trailing, .own]
      return AnyLayout(
        VFlowLayout(
          horizontalSpacing: flow.horizontalSpacing, verticalSpacing: flow.verticalSpacing,
          alignment: VFlowAlignment(flow.alignment),
          lastLine: flow.lastLine.map(VFlowAlignment.init),
          horizontalAlignment: guides[flow.guide % guides.count],
          stretchesItems: flow.stretchesItems, wrapping: flow.wrapping,
          maxItemsPerLine: flow.maxItemsPerLine, idealLength: flow.idealLength,
          hugsLines: flow.hugsLines))
    case .stack: return AnyLayout(HStackLayout(spacing: flow.horizontalSpacing))
    default:
      let guides: [VerticalAlignment] = [
        .top, .center, .bottom, .firstTextBaseline, .lastTextBaseline, .own,
      ]
      return AnyLayout(
        FlowLayout(
          horizontalSpacing: flow.horizontalSpacing, verticalSpacing: flow.verticalSpacing,
          alignment: flow.alignment, lastLine: flow.lastLine,
          verticalAlignment: guides[flow.guide % guides.count],
          stretchesItems: flow.stretchesItems, wrapping: flow.wrapping,
          maxItemsPerLine: flow.maxItemsPerLine, idealLength: flow.idealLength,
          hugsLines: flow.hugsLines))
    }
  }
}

extension View {
  fileprivate func wishing(_ leaf: DrawnLeaf) -> some View {
    flowGrow(leaf.grow)
      .flowShrink(leaf.shrink)
      .flowBasis(leaf.basis)
      .flowOrder(leaf.order)
      .flowItemAlignment(leaf.alignment)
      .flowBreak(leaf.breaks)
      .flowFullLine(leaf.isFullLine)
  }
}

/// A guide that no library knows.
private enum OwnGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
}

extension HorizontalAlignment {
  fileprivate static let own = HorizontalAlignment(OwnGuide.self)
}

extension VerticalAlignment {
  fileprivate static let own = VerticalAlignment(OwnGuide.self)
}
