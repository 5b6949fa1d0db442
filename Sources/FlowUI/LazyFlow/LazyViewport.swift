#if canImport(SwiftUI)
import SwiftUI

/// A lazy flow's frame and, in it, the views that exist: as many as what is visible asks for.
///
/// What is visible is read where geometry is, in the layout pass itself. Scrolling sets no state; only
/// what is learned by measuring does. The position is read here and nowhere else, so that a new first item
/// evaluates this view only.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct LazyViewport<Data: RandomAccessCollection, ID: Hashable, Content: View> {
  let store: LazyStore
  let model: LazyModel<Data, ID, Content>
  let source: LazySource<Data, ID, Content>
  let rules: FlowRules
  let version: Int
  @Binding private var scrolledTo: ID?

  /// Counts how often what was learned asked for another layout.
  @State private var round = 0
  @State private var rounds = LazyRounds()
  /// The element that has the focus, or in whose view another one has it.
  @FocusState private var focused: ID?
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.accessibilityVoiceOverEnabled) private var isReadAloud
  @Environment(\.flowFocusMap) private var focusMap

  // Written out: where `@State` is a macro (Xcode 27), no initializer is synthesized beside it.
  init(
    store: LazyStore, model: LazyModel<Data, ID, Content>,
    source: LazySource<Data, ID, Content>, rules: FlowRules, version: Int,
    scrolledTo: Binding<ID?>
  ) {
    self.store = store
    self.model = model
    self.source = source
    self.rules = rules
    self.version = version
    _scrolledTo = scrolledTo
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyViewport: View {
  var body: some View {
    let (contents, isDeclared) = store.with { ($0.version, $0.isDeclared) }
    let eye = LazyEye(
      store: store, axis: rules.windowAxis,
      pinned: scrolledTo.flatMap { model.index(of: $0, in: source) },
      focused: focused.flatMap { model.indexOfFocused($0, in: source) },
      isMirrored: layoutDirection == .rightToLeft, isReadAloud: isReadAloud,
      moving: source.moving)
    let views = LazyWindowViews(
      store: store, source: source, axis: rules.axis, version: version, contents: contents,
      focus: LazyFocus(focused: $focused, map: focusMap, axis: rules.axis))
    LazyFrame(store: store, axis: rules.axis, version: [contents, round]) {
      Self.room(eye, views, rounds, isDeclared ? nil : $round)
    }
  }

  /// The views that exist; SwiftUI may ask for them on a thread of its own.
  nonisolated private static func room(
    _ eye: LazyEye, _ views: LazyWindowViews<Data, ID, Content>, _ rounds: LazyRounds,
    _ round: Binding<Int>?
  ) -> some View {
    GeometryReader { proxy in
      LazyRoom(store: eye.store, signal: rounds.signal) {
        views.showing(eye.slice(proxy)).equatable()
        if let round { Self.teller(rounds, round) }
      }
    }
  }

  /// An unseen view that has the flow laid out again when views have told something new.
  nonisolated private static func teller(
    _ rounds: LazyRounds, _ round: Binding<Int>
  ) -> some View {
    Color.clear
      .accessibilityHidden(true)
      .allowsHitTesting(false)
      .onSignal(rounds.signal) { rounds.tell($0, round) }
  }
}

/// What a lazy flow sees of itself.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct LazyEye: Sendable {
  let store: LazyStore
  /// The direction across which the window moves.
  let axis: FlowAxis
  /// The item that is scrolled to.
  let pinned: Int?
  /// The item that has the focus.
  let focused: Int?
  let isMirrored: Bool
  let isReadAloud: Bool
  /// What is held, and so exists wherever it is; nil if nothing is moved by hand.
  let moving: LazyMoving?

  /// More views than these are never made without knowing which of them can be seen.
  private static let mostUnseen = 256

  /// A stretch as long as any display, where no scroll view says what is visible.
  private static let display = CGSize(width: 2048, height: 2048)

  /// The items that exist where the flow has its place.
  func slice(_ proxy: GeometryProxy) -> LazySlice {
    let size = proxy.size
    let visible = visible(proxy)
    moving?.note(visible)
    let window = visible.map {
      LazyWindow($0, in: size, axis, isMirrored: isMirrored, isReadAloud: isReadAloud)
    }
    return store.with { contents in
      var slice = contents.slice(
        window, length: axis.main(of: size), pinned: pinned, focused: focused)
      if let held = moving?.move?.to, held < contents.items.columns.count {
        slice.insert(held..<held + 1)
      }
      return slice
    }
  }

  /// What is visible, in the flow's coordinates; nil for all of it.
  private func visible(_ proxy: GeometryProxy) -> CGRect? {
    if let bounds = proxy.bounds(of: .scrollView(axis: axis.crossAxis)) { return bounds }
    if store.with({ $0.count }) <= Self.mostUnseen { return nil }
    let origin = proxy.frame(in: .global).origin
    return CGRect(origin: CGPoint(x: -origin.x, y: -origin.y), size: Self.display)
  }
}
#endif
