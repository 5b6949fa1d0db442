import FlowUI
import SwiftUI

/// How a strip is made: by a layout that makes all views, or lazily.
enum StripKind: CaseIterable { case eager, declared, measured }

/// What a test changes while a strip is shown.
@MainActor final class StripHandle {
  var chips: Binding<[Piece]>?
  var lines: Binding<Int>?
  var position: Binding<ScrollPosition>?
}

/// A strip in a scroll view that scrolls along its lines.
struct StripScreen<Lines: FlowingLayout>: View {
  let kind: StripKind
  let order: FlowLineOrder
  let layout: Lines
  let handle: StripHandle
  let counts: ViewCounts?
  /// Whether a position is bound, which writes state whenever another chip is the first one.
  let isBound: Bool
  @State private var chips: [Piece]
  @State private var lines: Int
  @State private var position = ScrollPosition(idType: Int.self)

  init(
    _ chips: [Piece], _ kind: StripKind, lines: Int, _ order: FlowLineOrder = .lineByLine,
    _ layout: Lines, handle: StripHandle = StripHandle(), counts: ViewCounts? = nil,
    isBound: Bool = false
  ) {
    (self.kind, self.order, self.layout) = (kind, order, layout)
    (self.handle, self.counts, self.isBound) = (handle, counts, isBound)
    _chips = State(initialValue: chips)
    _lines = State(initialValue: lines)
  }

  var isRows: Bool { layout is FlowLayout }

  var body: some View {
    (handle.chips, handle.lines, handle.position) = ($chips, $lines, $position)
    counts?.screens += 1
    return Group {
      if isBound { scrollView.flowScrollPosition($position) } else { scrollView }
    }
  }

  private var scrollView: some View {
    ScrollView(isRows ? .horizontal : .vertical) {
      flow.accessibilityIdentifier("flow")
    }
    .accessibilityIdentifier("scroll")
  }

  @ViewBuilder private var flow: some View {
    switch kind {
    case .eager:
      ObviousStrip(lines: lines, order: order, isRows: isRows, gap: gap) {
        ForEach(chips) { ChipView($0, counts) }
      }
    case .declared:
      LazyFlow(chips, layout: layout, sizes: .declared(\.size), lines: lines, order: order) {
        ChipView($0, counts)
      }
    case .measured:
      LazyFlow(chips, layout: layout, lines: lines, order: order) { ChipView($0, counts) }
    }
  }

  private var gap: CGSize {
    CGSize(width: layout.horizontalSpacing ?? 8, height: layout.verticalSpacing ?? 8)
  }
}

/// What a strip that measures is to look like: lines of as many views each, or those that end first.
struct ObviousStrip: Layout {
  let lines: Int
  let order: FlowLineOrder
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
        proposal: .unspecified)
    }
  }

  private func frames(_ subviews: Subviews) -> [CGRect] {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    if isRows { return frames(sizes, gap) }
    return frames(sizes.map(\.transposed), gap.transposed).map {
      CGRect(origin: CGPoint(x: $0.minY, y: $0.minX), size: $0.size.transposed)
    }
  }

  private func frames(_ sizes: [CGSize], _ gap: CGSize) -> [CGRect] {
    let count = min(max(1, lines), sizes.count)
    var ends = Array(repeating: CGFloat(0), count: count)
    var depths = ends
    var places: [(line: Int, start: CGFloat)] = []
    for (index, size) in sizes.enumerated() {
      let line =
        switch order {
        case .lineByLine: turn(of: index, sizes.count)
        case .acrossLines: earliest(ends, index)
        case .inTurn: index % count
        }
      let isFirst = !places.contains { $0.line == line }
      let start = isFirst ? 0 : ends[line] + gap.width
      places.append((line, start))
      ends[line] = start + size.width
      depths[line] = max(depths[line], size.height)
    }
    return zip(places, sizes).map { place, size in
      var above: CGFloat = 0
      for depth in depths[..<place.line] { above += depth + gap.height }
      return CGRect(origin: CGPoint(x: place.start, y: above), size: size)
    }
  }

  /// The line of a view, of which each has as many as the others; the first ones take what is left over.
  private func turn(of index: Int, _ views: Int) -> Int {
    let count = min(max(1, lines), views)
    var end = 0
    for line in 0..<count {
      end += views / count
      if line < views % count { end += 1 }
      if index < end { return line }
    }
    return 0
  }

  private func earliest(_ ends: [CGFloat], _ index: Int) -> Int {
    if index < ends.count { return index }
    var best = 0
    for line in ends.indices where ends[line] < ends[best] { best = line }
    return best
  }
}

extension CGSize {
  fileprivate var transposed: CGSize { CGSize(width: height, height: width) }
}
