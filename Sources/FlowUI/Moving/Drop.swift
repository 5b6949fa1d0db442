#if canImport(SwiftUI)
import FlowCore
import FlowLayouts
import SwiftUI

/// Where an element that is held would be dropped.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
final class Drop {
  private var drop: FlexDrop
  private var host: ItemHost
  private let axis: FlowAxis
  private let crossStart: Double
  private let first: Int

  /// The others, if items are not elements one after the other; the other items of sections, if there are any.
  private let others: DropElements?
  private let sections: LazyItems?

  /// The item that was lifted and where it stays: between sections without headers, and beside what is hidden, one
  /// place among the items is several.
  private let own: (item: Int, place: DataPlace)?

  init(
    _ drop: FlexDrop, _ host: ItemHost, _ axis: FlowAxis, _ crossStart: Double, _ first: Int,
    _ others: DropElements?, _ sections: LazyItems?, own: (item: Int, place: DataPlace)? = nil
  ) {
    (self.drop, self.host, self.axis) = (drop, host, axis)
    (self.crossStart, self.first, self.others) = (crossStart, first, others)
    (self.sections, self.own) = (sections, own)
    if let sections { self.drop.accepts = { sections.place(ofItem: $0) != nil } }
  }

  /// The place in the data that the element would get, held with its first view's center at a point of the container
  /// as it is laid out from left to right; nil if it shall stay.
  func place(at center: CGPoint) -> DataPlace? { nearest(to: center)?.place }

  /// The same, and the square of the distance between that point and the center that it would have there.
  func nearest(to center: CGPoint) -> (place: DataPlace, squaredDistance: Double)? {
    let size = CGSize(width: center.x, height: center.y)
    let (main, cross) = (Double(axis.main(of: size)), Double(axis.cross(of: size)) - crossStart)
    guard let item = drop.place(atMain: main, cross: cross, host: &host),
      let place = place(ofItem: item)
    else { return nil }
    return (place, drop.squaredDistance(toMain: main, cross: cross, at: item))
  }

  private func place(ofItem item: Int) -> DataPlace? {
    if let own, own.item == item { return own.place }
    if let sections { return sections.place(ofItem: item) }
    let element = others.map { $0.place(ofItem: item) } ?? first + item
    return element.map { DataPlace(element: $0) }
  }
}

/// The elements that a lifted one goes in between, by the items that stand for them.
struct DropElements: Sendable {
  /// For each other item, in order, the place of its element in the data without the lifted one.
  private var places: [Int] = []

  /// For each index that the lifted item may get how many others, but for separators, go before it.
  private var ranks: [Int] = []

  init(_ elements: [Int?], lifted: Int) {
    var rank = 0
    for element in elements {
      ranks.append(rank)
      guard let element else { continue }
      rank += 1
      if element != lifted { places.append(element > lifted ? element - 1 : element) }
    }
  }

  /// The place in the data for an index among the items; nil if there are no others.
  func place(ofItem item: Int) -> Int? {
    guard let last = places.last else { return nil }
    let rank = min(ranks[item], places.count)
    guard rank < places.count else { return last + 1 }
    let next = places[rank]
    // Between the views of one element: before or after it, whichever end is nearer.
    let first = places.firstIndex(of: next) ?? rank
    let end = places[rank...].firstIndex { $0 != next } ?? places.count
    return rank - first <= end - rank ? next : next + 1
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension FlowRules {
  /// An item as large as another container's element; in photo rows, of its proportions.
  func guest(_ size: CGSize) -> FlexItem {
    var item = FlexItem(
      main: sanitizedLength(axis.main(of: size)), cross: sanitizedLength(axis.cross(of: size)))
    if targetDepth != nil, size.width > 0, size.height > 0 {
      item.aspectRatio = item.main / item.cross
    }
    return item
  }
}

extension CGRect {
  /// The rectangle in the mirror image of what is so wide.
  func mirrored(in width: CGFloat) -> CGRect {
    CGRect(x: width - maxX, y: minY, width: self.width, height: height)
  }
}
#endif
