import FlowLayoutUI
import SwiftUI
import TestSupport

/// Checks that a lazy flow of declared sizes or proportions shows the same as a layout that makes all views.
///
/// A strip is compared with balanced wrapping or, if it is read across its lines, with the loop that fills
/// the line that ends first.
@MainActor
struct LazinessCheck {
  private var flow = DrawnFlow()
  private let count: Int
  private let viewport: CGSize
  private let offsets: [CGFloat]

  init<Source>(_ drawer: inout TreeDrawer<Source>) {
    flow.kind = drawer.source.pick([.lazyRows, .lazyRows, .lazyColumns])
    flow.horizontalSpacing = drawer.length(0...12)
    flow.verticalSpacing = drawer.length(0...12)
    // Views of the layout have frames that do not stretch.
    let alignments = FlowAlignment.allCases.filter { $0 != .stretch }
    flow.alignment = drawer.source.pick(alignments)
    flow.lastLine = drawer.source.pick([nil, nil] + alignments)
    flow.guide = Int.random(in: 0...2, using: &drawer.source)
    if drawer.source.chance(0.3) { flow.wrapping = .balanced }
    flow.hugging = drawer.source.pick([.automatic, .always, .never])
    count = Int.random(in: drawer.source.pick([0...3, 0...30, 0...120]), using: &drawer.source)
    switch Int.random(in: 0..<3, using: &drawer.source) {
    case 0: flow.laziness.sizes = (0..<7).map { _ in drawer.size(0...90) }
    case 1:
      flow.laziness.ratios = (0..<7).map { _ in drawer.ratio() }
      flow.targetDepth = drawer.length(10...90)
    default:
      flow.laziness.sizes = (0..<7).map { _ in drawer.size(0...90) }
      flow.laziness.lines = Int.random(in: 1...5, using: &drawer.source)
      flow.laziness.order = drawer.source.pick([.lineByLine, .acrossLines])
      // The loop neither aligns views nor shares what lines leave.
      if flow.laziness.order == .acrossLines {
        (flow.alignment, flow.lastLine, flow.guide) = (.leading, nil, 0)
      }
    }
    viewport = CGSize(width: drawer.length(40...300), height: drawer.length(40...300))
    offsets = [0] + (0..<3).map { _ in drawer.length(0...2000) }
  }

  func check() throws(Finding) {
    switch flow.kind {
    case .lazyColumns: try check(flow.columns, balanced: flow.balanced.columns)
    default: try check(flow.rows, balanced: flow.balanced.rows)
    }
  }

  private func check<Lines: FlowingLayout>(
    _ layout: Lines, balanced: Lines
  ) throws(Finding) {
    let lazy = HeadlessHost(size: viewport) {
      LazyFlowView(flow: flow, layout: layout, count: count) { box($0) }
        .accessibilityIdentifier("scroll")
    }
    let eager = HeadlessHost(size: viewport) {
      ScrollView(flow.scrolledAxis) { all(flow.laziness.lines == nil ? layout : balanced) }
        .accessibilityIdentifier("scroll")
    }
    for offset in offsets {
      let point = CGPoint(
        x: flow.scrolledAxis == .horizontal ? offset : 0,
        y: flow.scrolledAxis == .vertical ? offset : 0)
      do {
        try lazy.scroll("scroll", to: point)
        _ = try lazy.settle()
        try eager.scroll("scroll", to: lazy.visibleRect(of: "scroll").origin, beyondEnds: true)
        _ = try eager.settle()
      } catch {
        throw Finding("\(error): \(self)")
      }
      let (shown, wanted) = (visible(lazy), visible(eager))
      for (name, frame) in wanted {
        try require(
          shown[name].map { isNear($0, frame) } == true,
          "\(name) is at \(shown[name].map { "\($0)" } ?? "no place"), not \(frame), at \(offset): \(self)"
        )
      }
    }
  }

  /// All views, in a layout that makes them all.
  @ViewBuilder private func all(_ layout: some FlowingLayout) -> some View {
    if flow.laziness.order == .acrossLines, let lines = flow.laziness.lines {
      ShortestFirst(lines: lines, isRows: isRows, gap: gap) {
        ForEach(0..<count, id: \.self) { sized($0) }
      }
    } else {
      layout { ForEach(0..<count, id: \.self) { sized($0) } }
    }
  }

  @ViewBuilder private func sized(_ index: Int) -> some View {
    let laziness = flow.laziness
    if laziness.ratios.isEmpty {
      let size = laziness.sizes[index % laziness.sizes.count]
      box(index).frame(width: size.width, height: size.height)
    } else {
      box(index).flowAspectRatio(laziness.ratios[index % laziness.ratios.count])
    }
  }

  /// A view that takes what it is offered.
  private func box(_ index: Int) -> some View {
    Color.clear.accessibilityIdentifier("\(index)")
  }
}

extension LazinessCheck {
  private var gap: CGSize {
    CGSize(width: flow.horizontalSpacing ?? 0, height: flow.verticalSpacing ?? 0)
  }

  private var isRows: Bool { flow.kind == .lazyRows }

  private func visible(_ host: HeadlessHost) -> [String: CGRect] {
    let room = CGRect(origin: .zero, size: viewport)
    var visible: [String: CGRect] = [:]
    for (name, frame) in host.frames where Int(name) != nil {
      let isVisible =
        frame.minX < room.maxX && frame.maxX > room.minX && frame.minY < room.maxY
        && frame.maxY > room.minY
      if isVisible { visible[name] = frame }
    }
    return visible
  }

  private func isNear(_ frame: CGRect, _ other: CGRect) -> Bool {
    [
      frame.minX - other.minX, frame.minY - other.minY, frame.width - other.width,
      frame.height - other.height,
    ]
    .allSatisfy { abs($0) < 1e-6 }
  }
}

extension DrawnFlow {
  /// The same, wrapped into as many even lines as a strip has.
  fileprivate var balanced: DrawnFlow {
    var flow = self
    if let lines = laziness.lines { flow.wrapping = .balanced(minLines: lines) }
    return flow
  }
}

/// Puts each view into the line that ends first, the first one of equals.
private struct ShortestFirst: Layout {
  let lines: Int
  let isRows: Bool
  let gap: CGSize

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    frames(subviews).reduce(CGRect.zero) { $0.union($1) }.size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (view, frame) in zip(subviews, frames(subviews)) {
      view.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        proposal: ProposedViewSize(frame.size))
    }
  }

  private func frames(_ subviews: Subviews) -> [CGRect] {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let (mainGap, crossGap) = isRows ? (gap.width, gap.height) : (gap.height, gap.width)
    let count = min(lines, sizes.count)
    var ends = Array(repeating: -mainGap, count: count)
    var depths = Array(repeating: CGFloat(0), count: count)
    let places = sizes.enumerated().map { index, size in
      let (main, cross) = isRows ? (size.width, size.height) : (size.height, size.width)
      let line = index < count ? index : ends.firstIndex(of: ends.min() ?? 0) ?? 0
      let start = ends[line] + mainGap
      ends[line] = start + main
      depths[line] = max(depths[line], cross)
      return (line: line, start: start)
    }
    return zip(places, sizes).map { place, size in
      let across = depths[..<place.line].reduce(0) { $0 + $1 + crossGap }
      let origin =
        isRows ? CGPoint(x: place.start, y: across) : CGPoint(x: across, y: place.start)
      return CGRect(origin: origin, size: size)
    }
  }
}
