import FlowCore

/// An item of a strip that is held over the others, and would be dropped where its own frame comes nearest.
///
/// A strip fills all its lines anew for each place, which a page of a few hundred items can afford.
struct StripDrop {
  private let item: Int

  /// The item's frame at each place.
  private var frames: [FlexStripFrame] = []

  init(
    of item: Int, from items: FlexItems, in container: FlexContainer, lines: Int,
    order: FlexStripOrder
  ) {
    self.item = item
    for place in 0..<items.count {
      var moved = items
      moved.moveItem(item, to: place)
      let strip = FlexStrip(moved, in: container, lines: lines, order: order)
      frames.append(strip.frame(of: place))
    }
  }

  /// Where the item would be dropped; -1 for where it is, which wins against places as near.
  func place(atMain main: Double, cross: Double) -> Int {
    var (nearest, least) = (-1, frames[item].distance(toMain: main, cross: cross))
    for (place, frame) in frames.enumerated() {
      let distance = frame.distance(toMain: main, cross: cross)
      if distance < least { (nearest, least) = (place, distance) }
    }
    return nearest
  }
}

extension FlexStripFrame {
  /// The square of the distance of the frame's center from a point.
  fileprivate func distance(toMain main: Double, cross: Double) -> Double {
    let along = mainPosition + mainSize / 2 - main
    let across = crossPosition + crossSize / 2 - cross
    return along * along + across * across
  }
}

extension FlexStrip {
  /// Where an item is.
  func frame(of item: Int) -> FlexStripFrame {
    let (line, place) = place(ofItem: item)
    return frame(at: place, ofLine: line)
  }
}
