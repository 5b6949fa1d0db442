#if canImport(SwiftUI)
import SwiftUI

/// A lazy flow whose elements can be moved by hand: as in `MovingViews`, with the store in place of the layout.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct LazyMovingViews<Data: RandomAccessCollection, ID: Hashable, Content: View> {
  let flow: LazyFlow<Data, ID, Content>
  let moves: FlowMoves
  let model: LazyModel<Data, ID, Content>
  let version: Int

  @State private var mover = Mover()
  @State private var hold: MovingHold?

  init(
    flow: LazyFlow<Data, ID, Content>, moves: FlowMoves, model: LazyModel<Data, ID, Content>,
    version: Int
  ) {
    self.flow = flow
    self.moves = moves
    self.model = model
    self.version = version
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyMovingViews: View {
  var body: some View {
    Self.scrolled(
      LazyMovingViewport(
        flow: flow, moves: moves, model: model, version: version, mover: mover, hold: $hold)
    )
    .coordinateSpace(name: ObjectIdentifier(mover))
  }

  // SwiftUI may call the reader's closure on a thread of its own: it is formed where no actor is.
  nonisolated private static func scrolled(
    _ viewport: LazyMovingViewport<Data, ID, Content>
  ) -> some View {
    ScrollViewReader { viewport.scrolled(by: $0) }
  }
}

/// The part of a lazy flow that what is held makes evaluate again.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct LazyMovingViewport<Data: RandomAccessCollection, ID: Hashable, Content: View> {
  let flow: LazyFlow<Data, ID, Content>
  let moves: FlowMoves
  let model: LazyModel<Data, ID, Content>
  let version: Int
  let mover: Mover
  let hold: Binding<MovingHold?>
  private var reader: ScrollViewProxy?

  @Environment(\.layoutDirection) private var layoutDirection

  init(
    flow: LazyFlow<Data, ID, Content>, moves: FlowMoves, model: LazyModel<Data, ID, Content>,
    version: Int, mover: Mover, hold: Binding<MovingHold?>
  ) {
    self.flow = flow
    self.moves = moves
    self.model = model
    self.version = version
    self.mover = mover
    self.hold = hold
  }

  /// The same with what scrolls the views around it.
  func scrolled(by reader: ScrollViewProxy) -> Self {
    var viewport = self
    viewport.reader = reader
    return viewport
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyMovingViewport: View {
  var body: some View {
    let (store, isMirrored) = (model.store, layoutDirection == .rightToLeft)
    mover.update(moves, hold, version: version) { place in
      store.with { $0.movingLines(around: place, isMirrored: isMirrored) }
    } scroll: { isForward in
      scroll(isForward)
    }
    let held = mover.current(hold.wrappedValue)
    model.follow(held?.move)
    var source = flow.source
    source.moving = LazyMoving(
      mover: mover, axis: flow.rules.axis, isMirrored: isMirrored, hold: held)
    return LazyViewport(
      store: store, model: model, source: source, rules: flow.rules, version: version,
      scrolledTo: flow.scrolledTo)
  }

  /// Scrolls on by a line.
  @MainActor private func scroll(_ isForward: Bool) {
    guard let visible = mover.visible.with({ $0 }) else { return }
    let (start, end) =
      flow.rules.axis == .rows ? (visible.minY, visible.maxY) : (visible.minX, visible.maxX)
    let item = model.store.with {
      $0.item(before: Double(start), orBehind: Double(end), isForward: isForward)
    }
    if let item { reader?.scrollTo(flow.source.identifier(item)) }
  }
}
#endif
