import FlowLayoutUI
import SwiftUI
import TestSupport

/// A container whose elements people move, in one of its modes.
enum MirroredKind: CaseIterable {
  case flow, filling, balanced, movedByAction, limited, fitted, prioritized, separated, several
  case declared, declaredBalanced, measured, photos
  case measuredStrip, declaredStrip, stripLineByLine
  case measuredWaterfall, waterfall

  /// Whether only what is visible has views.
  var isLazy: Bool {
    switch self {
    case .flow, .filling, .balanced, .movedByAction, .limited, .fitted, .prioritized, .separated,
      .several:
      false
    default: true
    }
  }

  var isStrip: Bool {
    switch self {
    case .measuredStrip, .declaredStrip, .stripLineByLine: true
    default: false
    }
  }

  var isWaterfall: Bool { self == .measuredWaterfall || self == .waterfall }
}

/// What a container stands in.
enum MirroredPlace: CaseIterable {
  case corner, middle, farEdge, inset, scroll, huggingScroll, margins
}

/// A container in one direction, and what has happened to it.
@MainActor final class MirroredPage {
  let options: Options
  let direction: LayoutDirection
  let chips: MovedChips
  var drops: [Int] = []
  private(set) var host = HeadlessHost(0, 0) { EmptyView() }

  /// How a page is laid out.
  struct Options {
    let kind: MirroredKind
    let isColumns: Bool
    let place: MirroredPlace
    let rows: FlowLayout
    let columns: VFlowLayout
    let chips: [MovedChip]
    let size: CGSize
    /// Whether fingers lift by holding, and not by moving.
    let isDragged: Bool
    /// Whether changes are animated.
    let isAnimated: Bool

    /// The axis that a scroll view around scrolls along.
    var scrollAxis: Axis.Set { isColumns != kind.isStrip ? .horizontal : .vertical }
  }

  init(_ options: Options, _ direction: LayoutDirection) {
    (self.options, self.direction) = (options, direction)
    chips = MovedChips(options.chips)
    host = HeadlessHost(options.size.width, options.size.height, direction) {
      MirroredView(page: self)
    }
    host.rest()
  }

  /// The width of the host.
  private(set) lazy var width = options.size.width

  func resize(_ size: CGSize) {
    width = size.width
    host.resize(size)
  }

  /// Returns a point that is meant from left to right.
  func point(_ point: CGPoint) -> CGPoint {
    direction == .leftToRight ? point : CGPoint(width - point.x, point.y)
  }

  func key(_ key: KeyEquivalent) -> KeyEquivalent {
    if direction == .leftToRight { return key }
    return key == .leftArrow ? .rightArrow : key == .rightArrow ? .leftArrow : key
  }

  /// The frames of all views with a name, as they would be from left to right.
  var frames: [(identifier: String, frame: CGRect)] {
    host.frames.map { name, frame in
      var frame = frame
      if direction == .rightToLeft { frame.origin.x = width - frame.maxX }
      return (name, frame)
    }
  }

  /// Scrolls the scroll view around, if there is one, as the platform's own is scrolled.
  func scroll(by offset: CGSize) {
    guard let origin = try? host.visibleRect(of: "scroll").origin else { return }
    let x = direction == .leftToRight ? offset.width : -offset.width
    try? host.scroll("scroll", to: CGPoint(origin.x + x, origin.y + offset.height))
    // Shown at once, as the platform does it.
    _ = try? host.visibleRect(of: "scroll")
  }
}

/// The page as a view.
private struct MirroredView: View {
  let page: MirroredPage
  @FocusState private var focused: Int?

  init(page: MirroredPage) { self.page = page }

  var body: some View {
    ChipsOwner(chips: page.chips) { binding in
      placed { container(binding).flowFocusNavigation($focused) }
    }
    .environment(\.liftsByPointer, !page.options.isDragged)
    .environment(\.scrollsForDrag) { [page] in page.scroll(by: $0) }
    // As large as the host: one that sticks out would be centered there, and move on its way.
    .frame(
      minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: .topLeading
    )
    .transaction { [page] in if !page.options.isAnimated { $0.animation = nil } }
  }

  private func filled(_ content: some View, _ alignment: Alignment = .topLeading) -> some View {
    content.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
  }

  @ViewBuilder private func placed(@ViewBuilder _ content: () -> some View) -> some View {
    let (content, options) = (content().named("flow"), page.options)
    switch options.place {
    case .corner: filled(content)
    case .middle: filled(content, .center)
    case .farEdge: filled(content, .bottomTrailing)
    case .inset: filled(content.padding(EdgeInsets(top: 3, leading: 21, bottom: 9, trailing: 7)))
    case .scroll:
      ScrollView(options.scrollAxis) {
        content.frame(
          maxWidth: options.scrollAxis == .vertical ? .infinity : nil,
          maxHeight: options.scrollAxis == .vertical ? nil : .infinity, alignment: .topLeading)
      }
      .named("scroll")
    case .huggingScroll: filled(ScrollView(options.scrollAxis) { content }.named("scroll"))
    case .margins:
      filled(
        ScrollView(options.scrollAxis) { content }.contentMargins(.leading, 17)
          .contentMargins(.trailing, 5).named("scroll"))
    }
  }

  private func view(_ chip: MovedChip) -> some View {
    MovedChipView(chip).focused($focused, equals: chip.id)
  }

  private func chip(_ chip: Binding<MovedChip>) -> some View { view(chip.wrappedValue) }

  private func take(_ names: [String], _ index: Int) { page.drops.append(index) }

  @ViewBuilder private func container(_ chips: Binding<[MovedChip]>) -> some View {
    if page.options.kind.isWaterfall {
      waterfall(chips)
    } else if page.options.isColumns {
      container(chips, page.options.columns)
    } else {
      container(chips, page.options.rows)
    }
  }

  @ViewBuilder
  private func container(
    _ chips: Binding<[MovedChip]>, _ layout: some FlowingLayout
  ) -> some View {
    if page.options.kind.isStrip {
      strip(chips, layout)
    } else if page.options.kind.isLazy {
      lazyFlow(chips, layout)
    } else {
      flow(chips, layout)
    }
  }

  @ViewBuilder
  private func flow(_ chips: Binding<[MovedChip]>, _ layout: some FlowingLayout) -> some View {
    let flow = Flow(chips, editActions: .move, layout: layout, content: chip)
      .dropDestination(for: String.self, action: take)
    switch page.options.kind {
    case .limited: flow.maxLines(2) { More($0).named("more") }
    case .fitted: flow.fitsBounds { More($0).named("more") }
    case .prioritized:
      flow.maxLines(1) { More($0).named("more") }.priority { Double($0.id * 7 % 5) }
    case .separated:
      flow.itemSeparator { Color.red.frame(width: 5, height: 6).named("dot") }
        .lineSeparator { Color.red.frame(width: 3, height: 4).named("line") }
    case .movedByAction:
      Flow(chips.wrappedValue, layout: layout, content: view)
        .onMove { chips.wrappedValue.move(fromOffsets: $0, toOffset: $1) }
        .moveDisabled { $0.id == 2 }
        .dropDestination(for: String.self, action: take)
    case .several:
      Flow(chips, editActions: .move, layout: layout) { chip in
        self.chip(chip)
        Color.red.frame(width: 13, height: 11).named("second")
      }
      .dropDestination(for: String.self, action: take)
    default: flow
    }
  }

  @ViewBuilder
  private func lazyFlow(_ chips: Binding<[MovedChip]>, _ layout: some FlowingLayout) -> some View {
    if page.options.kind == .photos {
      LazyFlow(chips, editActions: .move, layout: layout) { chip in
        Color.red.focusable().named(chip.wrappedValue.id)
          .focused($focused, equals: chip.wrappedValue.id)
      }
      .itemAspectRatios { $0.size }
      .dropDestination(for: String.self, action: take)
    } else {
      let flow = LazyFlow(chips, editActions: .move, layout: layout, content: chip)
      let sized = page.options.kind == .measured ? flow : flow.itemSizes(\.size)
      sized.dropDestination(for: String.self, action: take)
    }
  }

  private func strip(_ chips: Binding<[MovedChip]>, _ layout: some FlowingLayout) -> some View {
    let strip = LazyStrip(chips, lines: 2, editActions: .move, layout: layout, content: chip)
    let sized =
      switch page.options.kind {
      case .measuredStrip: strip
      case .stripLineByLine: strip.lineByLine(\.size)
      default: strip.itemSizes(\.size)
      }
    return sized.dropDestination(for: String.self, action: take)
  }

  private func waterfall(_ chips: Binding<[MovedChip]>) -> some View {
    let isMeasured = page.options.kind == .measuredWaterfall
    let waterfall = LazyWaterfall(
      chips, columns: .adaptive(minimum: 60), spacing: 7, editActions: .move
    ) { chip in
      Color.red.frame(height: isMeasured ? chip.wrappedValue.size.height : nil)
        .focusable().named(chip.wrappedValue.id)
        .focused($focused, equals: chip.wrappedValue.id)
    }
    return (isMeasured ? waterfall : waterfall.itemAspectRatios { $0.size })
      .dropDestination(for: String.self, action: take)
  }
}
