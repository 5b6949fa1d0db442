#if canImport(SwiftUI)
import FlowLayoutUI
import SwiftUI

/// An element with a size of its own.
struct Piece: Identifiable, Equatable {
  let id: Int
  var size: CGSize

  static func chips(_ count: Int, from first: Int = 0, seed: UInt64 = 7) -> [Piece] {
    var generator = SeededGenerator(seed: seed)
    return (first..<first + count).map { Piece(id: $0, size: .drawn(&generator)) }
  }

  static func sized(_ sizes: [CGSize]) -> [Piece] {
    sizes.enumerated().map { Piece(id: $0.offset, size: $0.element) }
  }

  /// As many equal chips: three lines of 120 × 40 a page of 390 × 120 with gaps of 8.
  static func equal(_ count: Int) -> [Piece] {
    sized(Array(repeating: CGSize(120, 40), count: count))
  }
}

extension CGSize {
  /// A size between 20 × 16 and 120 × 48.
  static func drawn(_ generator: inout SeededGenerator) -> CGSize {
    CGSize(generator.whole(80...480) / 4, generator.whole(64...192) / 4)
  }
}

/// Counts what views do.
@MainActor final class ViewCounts {
  /// The bodies that were evaluated since the last time.
  var bodies = 0
  /// How often a flow has asked for the view of an element.
  var contents = 0
  /// How many views appeared altogether.
  var made = 0
  /// The bodies of the screen around the flow.
  var screens = 0
}

/// A view that says when it is evaluated and made.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
struct ChipView: View {
  let chip: Piece
  let counts: ViewCounts?
  @State private var isMade = Made()

  /// The state by which a view counts itself once.
  @MainActor final class Made {
    private var isCounted = false

    func count(in counts: ViewCounts?) {
      counts?.bodies += 1
      if !isCounted { counts?.made += 1 }
      isCounted = true
    }
  }

  init(_ chip: Piece, _ counts: ViewCounts? = nil) { (self.chip, self.counts) = (chip, counts) }

  var body: some View {
    isMade.count(in: counts)
    return Color.clear.frame(chip.size).named(chip.id)
  }
}

/// The order of a strip's views.
enum StripOrder {
  case lineByLine, acrossLines
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension LazyFlow {
  /// Declares the sizes of the views, or leaves them to be measured.
  func itemSizes(_ size: @escaping (Element) -> CGSize, if isDeclared: Bool) -> LazyFlow {
    isDeclared ? itemSizes(size) : self
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension LazyStrip {
  /// Declares the sizes of the views in an order, or leaves them to be measured.
  func itemSizes(
    _ size: @escaping (Element) -> CGSize, _ order: StripOrder, if isDeclared: Bool = true
  ) -> LazyStrip {
    if !isDeclared { return self }
    return order == .lineByLine ? lineByLine(size) : itemSizes(size)
  }
}

/// Hands a test the state of a screen.
@MainActor final class ScreenHandle {
  /// A stored property may not be newer than its class, which suites have as one of theirs.
  private var stored: Any?

  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  fileprivate var state: ScreenState? {
    get { stored as? ScreenState }
    set { stored = newValue }
  }

  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  var chips: [Piece] {
    get { state?.chips.wrappedValue ?? [] }
    set { state?.chips.wrappedValue = newValue }
  }
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  var lines: Int? {
    get { state?.lines.wrappedValue }
    set { state?.lines.wrappedValue = newValue }
  }
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  var position: ScrollPosition {
    get { state?.position.wrappedValue ?? ScrollPosition(idType: Int.self) }
    set { state?.position.wrappedValue = newValue }
  }
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  var scrolledID: Int? {
    get { state?.scrolledID.wrappedValue }
    set { state?.scrolledID.wrappedValue = newValue }
  }
}

/// The state that a test changes while a screen is shown.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
private struct ScreenState {
  let chips: Binding<[Piece]>
  let lines: Binding<Int?>
  let position: Binding<ScrollPosition>
  let scrolledID: Binding<Int?>
}

/// How a screen is laid out.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
struct ScreenOptions {
  /// All views in a layout, or those that are near in a lazy flow.
  enum Kind: CaseIterable { case eager, declared, measured }

  /// The binding to the scroll view's position: a `ScrollPosition`, or an identity, as before iOS 18.
  enum Bound: CaseIterable { case position, identity }

  var kind = Kind.declared
  var rows = FlowLayout(hugging: .never)
  var columns: VFlowLayout?
  /// How many lines there are, of which each is scrolled along, if they do not wrap.
  var lines: Int?
  var order = StripOrder.acrossLines
  /// Whether a flow of all views has its lines because its layout balances them.
  var wrapsEvenly = false
  var bound: Bound?
  /// Where an identity that is set comes to lie.
  var anchor: UnitPoint?
  var scrolledID: Int?
  /// The content's insets before and behind it: by a margin, and by a safe area.
  var before: CGFloat = 0
  var behind: CGFloat = 0
  /// The height of the view before the flow.
  var header: CGFloat = 0
}

/// A flow in a scroll view.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
struct Screen: View {
  let handle: ScreenHandle
  let options: ScreenOptions
  let counts: ViewCounts?
  @State private var chips: [Piece]
  @State private var lines: Int?
  @State private var position = ScrollPosition(idType: Int.self)
  @State private var scrolledID: Int?

  init(
    _ chips: [Piece], _ options: ScreenOptions, handle: ScreenHandle = ScreenHandle(),
    counts: ViewCounts? = nil
  ) {
    (self.handle, self.options, self.counts) = (handle, options, counts)
    _chips = State(initialValue: chips)
    _lines = State(initialValue: options.lines)
    _scrolledID = State(initialValue: options.scrolledID)
  }

  var body: some View {
    handle.state = ScreenState(
      chips: $chips, lines: $lines, position: $position, scrolledID: $scrolledID)
    counts?.screens += 1
    return scrollView
  }

  private var isVertical: Bool { (options.columns == nil) == (lines == nil) }

  @ViewBuilder private var scrollView: some View {
    switch options.bound {
    case .position: insetScrollView.flowScrollPosition($position)
    case .identity: insetScrollView.flowScrollPosition(id: $scrolledID, anchor: options.anchor)
    case nil: insetScrollView
    }
  }

  private var insetScrollView: some View {
    plainScrollView.contentMargins(isVertical ? .top : .leading, options.before)
      .safeAreaPadding(isVertical ? .bottom : .trailing, options.behind)
  }

  private var plainScrollView: some View {
    let stack =
      isVertical ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
    return ScrollView(isVertical ? .vertical : .horizontal) { stack { content } }.named("scroll")
  }

  @ViewBuilder private var content: some View {
    Color.clear.frame(width: options.header, height: options.header)
    flow.named("flow")
  }

  @ViewBuilder private var flow: some View {
    if let columns = options.columns {
      flow(columns)
    } else {
      flow(options.rows)
    }
  }

  @ViewBuilder private func flow(_ layout: some FlowingLayout) -> some View {
    switch (options.kind, lines) {
    case (.eager, let lines?) where !options.wrapsEvenly:
      ObviousStrip(
        lines: lines, isRows: options.columns == nil,
        gap: CGSize(layout.horizontalSpacing ?? 8, layout.verticalSpacing ?? 8)
      ) { views }
    case (.eager, _): layout { views }
    case (_, let lines?):
      LazyStrip(chips, lines: lines, layout: layout) { view($0) }
        .itemSizes(\.size, options.order, if: options.kind == .declared)
    case (.declared, nil): LazyFlow(chips, layout: layout) { view($0) }.itemSizes(\.size)
    case (.measured, nil): LazyFlow(chips, layout: layout) { view($0) }
    }
  }

  private var views: some View { ForEach(chips) { view($0) } }

  private func view(_ chip: Piece) -> ChipView {
    counts?.contents += 1
    return ChipView(chip, counts)
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension Screen {
  static var phone: CGSize { CGSize(390, 800) }
}
#endif
