import FlowLayoutUI
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
      default: LeafView(leaf: leaf, watch: watch).styled(leaf).accessibilityIdentifier(path)
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
    case .limitedRows: WatchedLayout(watch: watch) { limited(flow.rows) }
    case .limitedColumns: WatchedLayout(watch: watch) { limited(flow.columns) }
    case .lazyRows: lazy(flow.rows)
    case .lazyColumns: lazy(flow.columns)
    }
  }

  private func child(_ index: Int) -> some View {
    TreeView(tree: children[index], path: "\(path).\(index)", watch: watch)
  }

  private var layout: AnyLayout {
    switch flow.kind {
    case .stack: AnyLayout(HStackLayout(spacing: flow.horizontalSpacing))
    case .columns: AnyLayout(flow.columns)
    default: AnyLayout(flow.rows)
    }
  }

  private func limited(_ layout: some FlowingLayout) -> some View {
    Flow(children.indices, id: \.self, layout: layout) {
      child($0)
    }
    .maxLines(flow.limits.maxLines, isExpanded: flow.limits.isExpanded)
    .fitsBounds(flow.limits.fitsBounds) { _ in
      box(flow.limits.indicator)
    }
    .itemSeparator {
      box(flow.limits.itemSeparator)
    }
    .lineSeparator {
      box(flow.limits.lineSeparator)
    }
  }

  /// A view that takes a size of any kind.
  @ViewBuilder private func box(_ size: CGSize?) -> some View {
    if let size {
      LeafView(leaf: DrawnLeaf(kind: .rigid, size: size), watch: watch)
    }
  }

  private func lazy(_ layout: some FlowingLayout) -> some View {
    LazyFlowView(flow: flow, layout: layout, count: children.count) { child($0) }
      .frame(width: flow.laziness.viewport.width, height: flow.laziness.viewport.height)
      .accessibilityIdentifier(path + DrawnFlow.scrollSuffix)
  }
}

extension DrawnFlow {
  /// Where a lazy flow is scrolled: across its lines, or along those of a strip.
  var scrolledAxis: Axis.Set {
    (kind == .lazyRows) == (laziness.lines == nil) ? .vertical : .horizontal
  }
}

/// A lazy flow of either kind in a scroll view.
struct LazyFlowView<Lines: FlowingLayout, Content: View>: View {
  let flow: DrawnFlow
  let layout: Lines
  let count: Int
  @ViewBuilder let content: (Int) -> Content

  var body: some View {
    let (laziness, items) = (flow.laziness, 0..<count)
    ScrollView(flow.scrolledAxis) {
      if let lines = laziness.lines {
        strip(LazyStrip(items, lines: lines, layout: layout, content: content))
      } else {
        wrapped(LazyFlow(items, layout: layout, content: content))
      }
    }
    .flowScrollPosition(id: .constant(laziness.scrolledTo))
  }

  private func strip(_ strip: LazyStrip<Int, Content>) -> LazyStrip<Int, Content> {
    let sizes = flow.laziness.sizes
    if sizes.isEmpty { return strip }
    let size = { (item: Int) in sizes[item % sizes.count] }
    return flow.laziness.order == .lineByLine ? strip.lineByLine(size) : strip.itemSizes(size)
  }

  private func wrapped(_ lines: LazyFlow<Int, Content>) -> LazyFlow<Int, Content> {
    let (sizes, ratios) = (flow.laziness.sizes, flow.laziness.ratios)
    if !ratios.isEmpty { return lines.itemAspectRatios { ratios[$0 % ratios.count] } }
    return sizes.isEmpty ? lines : lines.itemSizes { sizes[$0 % sizes.count] }
  }
}

extension View {
  fileprivate func styled(_ leaf: DrawnLeaf) -> some View {
    flowGrow(leaf.grow)
      .flowShrink(leaf.shrink)
      .flowBasis(leaf.basis)
      .flowAspectRatio(leaf.aspectRatio)
      .flowOrder(leaf.order)
      .flowItemAlignment(leaf.alignment)
      .flowBreak(leaf.breaks)
      .flowFullLine(leaf.isFullLine)
  }
}
