#if canImport(SwiftUI)
import SwiftUI

/// A flow whose elements can be moved by hand.
///
/// 1. *Gestures* set what is held, and where (`MovingHold`): the drop place is found among numbers that the layout
///    left behind, so no view is asked.
/// 2. *The rows* are those of the data with the held element at its drop place. So limits, separators and
///    priorities hold as they will after the drop, and frames at rest are those of the new order.
/// 3. *The layout* puts the held element's views where they are held, whatever place they have among the others.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct MovingViews {
  let flow: LimitedFlow
  let moves: FlowMoves
  let model: LimitedModel
  let version: Int

  @State private var mover = Mover()
  @State private var hold: MovingHold?

  init(flow: LimitedFlow, moves: FlowMoves, model: LimitedModel, version: Int) {
    self.flow = flow
    self.moves = moves
    self.model = model
    self.version = version
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension MovingViews: View {
  var body: some View {
    mover.update(moves, $hold, version: version)
    return LimitedViews(
      flow: flow, model: model, version: version, moving: MovingContext(mover: mover, hold: $hold)
    )
    .coordinateSpace(name: ObjectIdentifier(mover))
  }
}

/// What the views of a flow know of moving.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct MovingContext {
  let mover: Mover
  let hold: Binding<MovingHold?>
}

/// What the rows of a flow know of moving.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct MovingRows {
  let mover: Mover
  let axis: FlowAxis
  let move: DataMove?

  /// What makes the view of a row one that can be moved.
  func item(at place: Int, count: Int, _ version: Int) -> MovingItem {
    MovingItem(
      mover: mover, element: move?.source(of: place) ?? place, count: count, axis: axis,
      isLifted: move?.to == place, version: version)
  }
}
#endif
