#if canImport(SwiftUI)
import FlowLayouts
import SwiftUI

/// A lazy flow's frame with the realized views, which the viewport determines.
///
/// The viewport is read by a geometry reader, in the layout pass itself. Scrolling sets no state; only
/// measuring does. The binding of the scroll position is read here alone, so that a change evaluates only
/// this view.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct LazyViewport {
  let contents: any LazySource
  let options: FlowOptions
  let moves: FlowMoves?
  let drops: [FlowDropDestination]
  let model: LazyModel
  let version: Int
  @Binding private var target: AnyHashable?

  /// The number of changes by measuring (`LazyGeneration.learned`) that the flow was laid out for.
  @State private var learned = 0
  @State private var dragged: DraggedElement?
  /// A count that evaluates the body again, to forget elements that a search has read (`forgetting`).
  @State private var forgotten = 0
  /// The element that has the focus, itself or inside of its views.
  @FocusState private var focused: FocusTarget?
  @Environment(\.flowFocusMap) private var focusMap
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.accessibilityVoiceOverEnabled) private var isReadAloud
  @Environment(\.accessibilitySwitchControlEnabled) private var isSwitched

  // Written out: where `@State` is a macro (Xcode 27), no initializer is synthesized beside it.
  init(
    _ root: LazyRoot, _ model: LazyModel, version: Int, target: Binding<AnyHashable?>
  ) {
    (contents, options) = (root.contents, root.options)
    (moves, drops) = (root.interaction.moves, root.interaction.drops)
    (self.model, self.version) = (model, version)
    _target = target
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyViewport: View {
  @MainActor private var mover: Mover { model.mover }

  var body: some View {
    let _ = forgotten
    let rules = options.rules
    let dragged = follow()
    let (data, isExact) = model.store.with { ($0.generation.data, $0.isExact) }
    let hasNews = !isExact || contents.sections != nil
    let reader = reader(dragged.whileDragged)
    let context = RowContext(
      version: version, hasWaited: Self.waited(model.store, dragged.whileDragged?.move),
      dragged: dragged.withoutTranslation, focused: $focused, mover: mover,
      isMoved: mover.moves != nil)
    let views = LazyWindowViews(
      store: model.store, contents: contents, identities: model.identities, axis: rules.axis,
      context: context, data: data, dragged: dragged.whileDragged)
    let generation = LazyGeneration(data: data, learned: learned)
    let frame = LazyFrameLayout(
      store: model.store, rules: rules, generation: generation, sought: reader.pinned
    ) {
      Self.room(
        reader, views, model.rounds, hasNews ? $learned : nil)
      if isExact, let sections = contents.sections, sections.firsts.count > 1 {
        sections.header?(0).hidden().layoutValue(key: RowPart.self, value: .header(0))
        sections.footer?(0).hidden().layoutValue(key: RowPart.self, value: .footer(0))
      }
    }
    .modifier(
      ElementHandling(
        mover: mover, dragged: dragged, axis: rules.axis.mainAxis, focused: focusedElement,
        field: focusMap.map {
          FlowFocusField(map: $0, axis: rules.axis, frame: model.focusFrame, frames: focusFrames)
        })
    )
    return AnyView(frame).taking(drops, mover).forgetting(model.searches, $forgotten)
  }

  /// Updates the mover and the store, and returns the dragged element.
  @MainActor private func follow() -> DraggedElement? {
    let (model, isMirrored) = (model, layoutDirection == .rightToLeft)
    // Weak: the model holds the mover, which keeps this.
    let frames = { [weak model] (element: Int?) -> ElementFrames? in
      guard let model else { return nil }
      let move = model.move
      return model.store.with {
        $0.elementFrames(around: element, moving: move, isMirrored: isMirrored)
      }
    }
    mover.update(
      isEnabled ? moves : nil, $dragged, version: version, contents,
      hitFrames: { frames(nil) }, frames: frames)
    mover.scrolling.axis = options.rules.windowAxis.crossAxis
    let dragged = mover.current(dragged)
    model.follow(dragged.whileDragged)
    return dragged
  }

  @MainActor private func reader(_ dragged: DraggedElement?) -> ViewportReader {
    let (move, items) = (dragged?.move, contents.items)
    func item(_ element: Int?) -> Int? {
      element.map { items.item(ofElement: move?.offset(of: $0) ?? $0) }
    }
    let sought = target.flatMap { model.index(of: $0, in: contents) }
    return ViewportReader(
      store: model.store, axis: options.rules.windowAxis,
      pinned: item(sought) ?? target.flatMap { contents.header(of: $0) },
      focused: item(focusedElement()), dragged: item(dragged?.element),
      isMirrored: layoutDirection == .rightToLeft, isReadAloud: isReadAloud || isSwitched,
      pinsHeaders: contents.sections?.pinsHeaders ?? false)
  }

  /// Returns the element that has the focus.
  @MainActor private func focusedElement() -> Int? {
    guard case .element(let id)? = focused else { return nil }
    return model.indexOfFocused(id, in: contents)
  }

  /// Returns the frames of the realized elements, for arrow keys.
  @MainActor private func focusFrames(_ size: CGSize) -> [FlowFocusMap.Frame] {
    let (contents, isMirrored) = (contents, layoutDirection == .rightToLeft)
    let move = model.move
    let found = model.store.with {
      $0.elementFrames(around: nil, moving: move, isMirrored: isMirrored)
    }
    return (found?.seen ?? []).compactMap { element, frame in
      // A binding may have fewer elements now.
      element < contents.count ? (contents.identity(element), frame) : nil
    }
  }

  /// Returns a function that returns whether an item may have waited off screen.
  ///
  /// nonisolated: see CONTRIBUTING, Render thread.
  nonisolated private static func waited(
    _ store: LazyStore, _ move: DataMove?
  ) -> (ItemKind<Int>) -> Bool {
    { item in store.with { $0.hasWaited(item, move) } }
  }

  /// Returns the realized views; nonisolated: see CONTRIBUTING, Render thread.
  nonisolated private static func room(
    _ reader: ViewportReader, _ views: LazyWindowViews, _ rounds: LazyRounds,
    _ learned: Binding<Int>?
  ) -> some View {
    GeometryReader { proxy in
      LazyWindowLayout(store: reader.store, signal: rounds.signal) {
        views.showing(reader.slice(proxy))
        if let learned { Self.reporter(rounds, learned, reader.store) }
      }
    }
  }

  /// Returns an unseen view that lays the flow out again when measuring has changed something.
  nonisolated private static func reporter(
    _ rounds: LazyRounds, _ learned: Binding<Int>, _ store: LazyStore
  ) -> some View {
    GeometryReader { proxy in
      rounds.signal.readingAnimation(LayoutSignal<Int>.number(proxy)) {}
    }
    .accessibilityHidden(true)
    .allowsHitTesting(false)
    .onSignal(rounds.signal) {
      rounds.report($0, learned) { store.with { $0.endUpdate() } }
    }
  }
}

#endif
