import FlowLayoutUI
import SwiftUI
import Testing

/// A lazy container in a scroll view that is asked for one of its views.
enum JumpKind: CaseIterable {
  // Those that measure their views.
  case single, several, baselines, photos, columns, sections, sectionColumns, waterfall, strip
  case stripOfColumns
  // And those whose sizes are declared.
  case declared, balanced, ratios, declaredColumns, declaredSections, declaredWaterfall
  case declaredStrip, lineByLine

  static var measured: [JumpKind] {
    [
      .single, .several, .baselines, .photos, .columns, .sections, .sectionColumns, .waterfall,
      .strip, .stripOfColumns,
    ]
  }

  var axis: Axis {
    switch self {
    case .columns, .sectionColumns, .strip, .declaredColumns, .declaredStrip, .lineByLine:
      .horizontal
    default: .vertical
    }
  }
}

/// The way that a view is asked for.
enum JumpAsk: CaseIterable { case position, identity }

/// A page of boxes, and where it is.
struct JumpPage: View {
  let kind: JumpKind
  let ask: JumpAsk
  let anchor: UnitPoint?
  @Binding var state: JumpState

  var body: some View {
    switch ask {
    case .position: scrollView.flowScrollPosition($state.position, anchor: anchor)
    case .identity: scrollView.flowScrollPosition(id: $state.id, anchor: anchor)
    }
  }

  private var scrollView: some View {
    ScrollView(kind.axis == .vertical ? .vertical : .horizontal) { flow.named("flow") }
      .named("scroll")
  }

  @ViewBuilder private var flow: some View {
    let boxes = state.boxes
    switch kind {
    case .single: LazyFlow(boxes, layout: FlowLayout(maxItemsPerLine: 1)) { JumpBox($0) }
    case .several: LazyFlow(boxes) { JumpBox($0) }
    case .baselines:
      LazyFlow(boxes, layout: FlowLayout(verticalAlignment: .lastTextBaseline)) {
        JumpBox($0).alignmentGuide(.lastTextBaseline) { $0.height / 2 }
      }
    case .photos:
      LazyFlow(boxes, layout: FlowLayout(targetRowHeight: 60)) {
        Color.clear.flowAspectRatio($0.size.width / $0.size.height).named($0.id)
      }
    case .columns: LazyFlow(boxes, layout: VFlowLayout()) { JumpBox($0) }
    case .sections: sections(FlowLayout())
    case .sectionColumns: sections(VFlowLayout())
    case .waterfall: LazyWaterfall(boxes, columns: .fixed(3)) { JumpBox($0, isWide: true) }
    case .strip: LazyStrip(boxes, lines: 2) { JumpBox($0) }
    case .stripOfColumns: LazyStrip(boxes, lines: 2, layout: VFlowLayout()) { JumpBox($0) }
    default: declared
    }
  }

  @ViewBuilder private var declared: some View {
    let boxes = state.boxes
    switch kind {
    case .balanced:
      LazyFlow(boxes, layout: FlowLayout(wrapping: .balanced)) { JumpBox($0) }.itemSizes(\.size)
    case .ratios:
      LazyFlow(boxes, layout: FlowLayout(targetRowHeight: 60)) { Color.clear.named($0.id) }
        .itemAspectRatios(\.size)
    case .declaredColumns:
      LazyFlow(boxes, layout: VFlowLayout()) { JumpBox($0) }.itemSizes(\.size)
    case .declaredSections: sections(FlowLayout()).itemSizes(\.size)
    case .declaredWaterfall:
      LazyWaterfall(boxes, columns: .fixed(3)) { Color.clear.named($0.id) }.itemAspectRatios(\.size)
    case .declaredStrip: LazyStrip(boxes, lines: 2) { JumpBox($0) }.itemSizes(\.size)
    case .lineByLine: LazyStrip(boxes, lines: 2) { JumpBox($0) }.lineByLine(\.size)
    default: LazyFlow(boxes) { JumpBox($0) }.itemSizes(\.size)
    }
  }

  /// Sections whose headers, each as deep as its number says, stay in the viewport.
  private func sections(_ layout: some FlowingLayout) -> LazyFlow<Piece, Void> {
    LazyFlow(JumpSection.sections(of: state.boxes), elements: \.boxes, layout: layout) {
      JumpBox($0)
    } header: {
      let depth = CGFloat(20 + $0.id.magnitude % 3 * 10)
      return Color.clear.frame(
        width: kind.axis == .vertical ? nil : depth, height: kind.axis == .vertical ? depth : nil)
    }
    .pinnedHeaders()
  }
}

/// What a test changes while a page is shown.
struct JumpState {
  var boxes: [Piece]
  var position = ScrollPosition(idType: Int.self)
  var id: Int?
}

struct JumpSection: Identifiable {
  let id: Int
  let boxes: [Piece]

  static func sections(of boxes: [Piece]) -> [JumpSection] {
    stride(from: 0, to: boxes.count, by: 7).map { first in
      JumpSection(
        id: -1 - boxes[first].id, boxes: Array(boxes[first..<min(first + 7, boxes.count)]))
    }
  }
}

/// A box of a size, or as wide as it is proposed.
struct JumpBox: View {
  let box: Piece
  let isWide: Bool

  init(_ box: Piece, isWide: Bool = false) { (self.box, self.isWide) = (box, isWide) }

  var body: some View {
    Color.clear.frame(width: isWide ? nil : box.size.width, height: box.size.height).named(box.id)
  }
}

/// A page in a host, which looks at each round of each update.
@MainActor struct JumpHost {
  let host: HeadlessHost
  let remote: Remote<JumpState>
  let kind: JumpKind
  let ask: JumpAsk
  let direction: LayoutDirection
  /// The first view that was outside of its container.
  private(set) var outside: String?

  init(
    _ kind: JumpKind, _ ask: JumpAsk, _ state: JumpState, _ size: CGSize = CGSize(300, 200),
    anchor: UnitPoint? = nil, direction: LayoutDirection = .leftToRight
  ) {
    remote = Remote(state)
    (self.kind, self.ask, self.direction) = (kind, ask, direction)
    // Nothing is run when frames are asked for, so that each round can be looked at.
    host = HeadlessHost(size: size, showing: .firstPass) { [remote] in
      Bound(remote) { JumpPage(kind: kind, ask: ask, anchor: anchor, state: $0) }
        .environment(\.layoutDirection, direction)
    }
  }

  /// Asks for a view.
  func jump(to id: Int, _ anchor: UnitPoint?) {
    switch ask {
    case .position: remote.value.position.scrollTo(id: id, anchor: anchor)
    case .identity: remote.value.id = id
    }
  }

  /// Goes on until nothing is left to be done.
  mutating func rest(updates: Int = 24, looking looks: Bool = true) async throws {
    await run(updates: updates, looking: looks)
    try host.settle(limit: 2)
  }

  /// Goes on for some updates, and looks at each round of two.
  mutating func run(updates: Int, looking looks: Bool = true) async {
    for _ in 0..<updates {
      for _ in 0..<2 {
        let isSettled = (try? host.settle(limit: 1)) != nil
        // Frames in an animation are on their way.
        if looks { look() }
        if isSettled { break }
      }
      await Task.yield()
    }
  }

  /// Notes a view that is outside of the container, along the axis that is scrolled; one that is larger begins with it.
  private mutating func look() {
    let frames = host.frames
    guard let flow = frames.first(where: { $0.identifier == "flow" })?.frame else { return }
    func isInside(_ frame: CGRect) -> Bool {
      var (start, end) =
        kind.axis == .vertical
        ? (frame.minY - flow.minY, flow.maxY - frame.maxY)
        : (frame.minX - flow.minX, flow.maxX - frame.maxX)
      if kind.axis == .horizontal, direction == .rightToLeft { swap(&start, &end) }
      return start >= -1e-6 && (end >= -1e-6 || start <= 1e-6)
    }
    for (name, frame) in frames where Int(name) != nil && !isInside(frame) && outside == nil {
      outside = "\(name) at \(frame) in \(flow)"
    }
  }

  /// Where a view begins and ends in the scroll view.
  func place(of id: Int) -> ClosedRange<CGFloat>? {
    host.frame(of: "\(id)").map {
      kind.axis == .vertical ? $0.minY...$0.maxY : $0.minX...$0.maxX
    }
  }

  /// Where the container ends in the scroll view.
  var end: CGFloat {
    host.frame(of: "flow").map { kind.axis == .vertical ? $0.maxY : $0.maxX } ?? 0
  }

  var page: CGFloat {
    kind.axis == .vertical ? host.proposedSize.height : host.proposedSize.width
  }
}
