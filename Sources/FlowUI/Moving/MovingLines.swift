#if canImport(SwiftUI)
import FlowCore
import SwiftUI

/// The lines of a flow as its layout left them: all that is needed to find where an element would be dropped.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct MovingLines: Sendable {
  /// The items that are shown, in document order.
  let items: FlexItems
  let container: FlexContainer

  /// For each item the place of its element in the data as it is shown, nil for separators; nil if each item is
  /// the element at its place.
  var elements: [Int?]?

  /// The items that it is known of where they are: all, or those near an element.
  let known: Range<Int>

  /// Their centers along and across the lines, and the numbers of their lines.
  let centers: [(main: Double, cross: Double)]
  let lines: [Int]

  let host: MovingHost
  let axis: FlowAxis
  let isMirrored: Bool

  /// The items of an element.
  private func items(ofElement element: Int) -> [Int] {
    guard let elements else { return items.indices.contains(element) ? [element] : [] }
    return elements.indices.filter { elements[$0] == element }
  }

  /// The centers of an element's views; empty if it is not shown.
  func centers(ofElement element: Int) -> [CGPoint] {
    items(ofElement: element).filter(known.contains).map {
      let center = centers[$0 - known.lowerBound]
      return axis.point(main: CGFloat(center.main), cross: CGFloat(center.cross))
    }
  }

  /// Whether as many items are on lines of the same length, whatever place a lifted one has among them.
  func isRoom(of other: MovingLines) -> Bool {
    container == other.container && isMirrored == other.isMirrored && axis == other.axis
      && items.count == other.items.count
  }

  /// The point in the middle of the line before or after an element's, as far along the lines as it is.
  func point(ofElement element: Int, linesOn step: Int) -> CGPoint? {
    guard let item = items(ofElement: element).first, known.contains(item) else { return nil }
    let place = item - known.lowerBound
    guard let other = lines.firstIndex(of: lines[place] + step) else { return nil }
    return axis.point(main: CGFloat(centers[place].main), cross: CGFloat(centers[other].cross))
  }
}

/// Where an element that is held would be dropped.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct MovingDrop {
  let room: MovingLines
  private var drop: FlexDrop
  private var host: MovingHost
  private var others: MovingOthers?

  /// Lifts an element, at its place in the data as it is shown; nil if it is not shown.
  ///
  /// Of several views the first one is tried, without the others, which go with it.
  init?(of element: Int, in room: MovingLines) {
    self.room = room
    guard let elements = room.elements else {
      guard room.items.indices.contains(element) else { return nil }
      drop = FlexDrop(of: element, from: room.items, in: room.container)
      host = room.host
      return
    }
    guard let lifted = elements.firstIndex(of: element) else { return nil }
    let kept = elements.indices.filter { $0 == lifted || elements[$0] != element }
    others = MovingOthers(kept.map { elements[$0] }, lifted: element)
    if kept.count == room.items.count {
      drop = FlexDrop(of: lifted, from: room.items, in: room.container)
      host = room.host
      return
    }
    let items = FlexItems(kept.map { room.items[$0] })
    drop = FlexDrop(of: kept.firstIndex(of: lifted) ?? 0, from: items, in: room.container)
    var fits: [Int: FlexMeasurement] = [:]
    for (place, item) in kept.enumerated() { fits[place] = room.host.fits[item] }
    let spacings = room.host.spacings
    host = MovingHost(
      items: items, fits: fits, spacings: spacings.isEmpty ? [] : kept.map { spacings[$0] },
      crossAxis: room.host.crossAxis)
  }

  /// The place in the data that the element would get, held with its first view's center at a point of the flow
  /// as it is laid out from left to right; nil if it shall stay.
  mutating func place(at center: CGPoint) -> Int? {
    let size = CGSize(width: center.x, height: center.y)
    let (main, cross) = (room.axis.main(of: size), room.axis.cross(of: size))
    let item = drop.place(atMain: Double(main), cross: Double(cross), host: &host)
    guard let item else { return nil }
    if let others { return others.place(ofItem: item) }
    return item
  }
}

/// The elements that a lifted one goes in between, by the items that stand for them.
private struct MovingOthers {
  /// For each other item, in order, the place of its element in the data without the lifted one.
  private var places: [Int] = []

  /// For each index that the lifted item may get how many others, but for separators, go before it.
  private var ranks: [Int] = []

  /// The lifted element's place in the data, and the index of the item that stands for it.
  private let lifted: (place: Int, item: Int?)

  init(_ elements: [Int?], lifted: Int) {
    self.lifted = (lifted, elements.firstIndex(of: lifted))
    var rank = 0
    for element in elements {
      ranks.append(rank)
      guard let element else { continue }
      rank += 1
      if element != lifted { places.append(element > lifted ? element - 1 : element) }
    }
  }

  /// The place in the data for an index among the items.
  func place(ofItem item: Int) -> Int? {
    guard let last = places.last else { return nil }
    // Elements that are hidden beside it stay on their side.
    if item == lifted.item { return lifted.place }
    let rank = min(ranks[item], places.count)
    guard rank < places.count else { return last + 1 }
    let next = places[rank]
    // Between the views of one element: before or after it, whichever end is nearer.
    let first = places.firstIndex(of: next) ?? rank
    let end = places[rank...].firstIndex { $0 != next } ?? places.count
    return rank - first <= end - rank ? next : next + 1
  }
}
#endif
