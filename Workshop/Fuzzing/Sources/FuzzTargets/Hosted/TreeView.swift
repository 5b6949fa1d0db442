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
    case .lazyRows: lazy(.vertical, flow.rows)
    case .lazyColumns: lazy(.horizontal, flow.columns)
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
    Flow(
      children.indices, id: \.self, layout: layout, maxLines: flow.limits.maxLines,
      fitsBounds: flow.limits.fitsBounds, isExpanded: .constant(flow.limits.isExpanded)
    ) {
      child($0)
    } overflow: { _ in
      box(flow.limits.indicator)
    } itemSeparator: {
      box(flow.limits.itemSeparator)
    } lineSeparator: {
      box(flow.limits.lineSeparator)
    }
  }

  /// A view that takes a size of any kind.
  @ViewBuilder private func box(_ size: CGSize?) -> some View {
    if let size {
      LeafView(leaf: DrawnLeaf(kind: .rigid, size: size), watch: watch)
    }
  }

  private func lazy(_ axis: Axis.Set, _ layout: some FlowingLayout) -> some View {
    let (viewport, sizes) = (flow.laziness.viewport, flow.laziness.sizes)
    return ScrollView(axis) {
      LazyFlow(
        children.indices, id: \.self, layout: layout,
        size: sizes.isEmpty ? nil : { sizes[$0 % sizes.count] },
        scrolledTo: .constant(flow.laziness.scrolledTo)
      ) { child($0) }
    }
    .frame(width: viewport.width, height: viewport.height)
    .accessibilityIdentifier(path + DrawnFlow.scrollSuffix)
  }
}

extension View {
  fileprivate func styled(_ leaf: DrawnLeaf) -> some View {
    flowGrow(leaf.grow)
      .flowShrink(leaf.shrink)
      .flowBasis(leaf.basis)
      .flowOrder(leaf.order)
      .flowItemAlignment(leaf.alignment)
      .flowBreak(leaf.breaks)
      .flowFullLine(leaf.isFullLine)
  }
}
