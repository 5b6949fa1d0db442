#if canImport(SwiftUI)
import FlowCore
import FlowLayouts
import SwiftUI

/// The trial of drops of a held element.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
final class Drop {
  /// The lines that it is tried on.
  let lines: HandLines
  private var drop: FlexDrop
  private var host: ItemHost

  /// The item that was lifted and where it stays: beside what is hidden, one place among the items is several.
  private let own: (item: Int, place: Int)

  /// The others, if items are not elements one after the other: for each item the place of its element
  /// in the data without the lifted one, and for each index that the lifted item may get how many of them are before
  /// it.
  private var others: (places: [Int], ranks: [Int])?

  init(
    _ drop: FlexDrop, _ memory: ItemMemory, on lines: HandLines, _ elements: [Int?]?, lifted: Int,
    own: (item: Int, place: Int)
  ) {
    (self.drop, self.lines, self.own) = (drop, lines, own)
    host = ItemHost(memory, lines.rules)
    others = elements.map { Self.others($0, lifted: lifted) }
  }

  private static func others(
    _ elements: [Int?], lifted: Int
  ) -> (places: [Int], ranks: [Int]) {
    var (places, ranks, rank): ([Int], [Int], Int) = ([], [], 0)
    for element in elements {
      ranks.append(rank)
      guard let element else { continue }
      rank += 1
      if element != lifted { places.append(element > lifted ? element - 1 : element) }
    }
    return (places, ranks)
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Drop {
  /// Returns the place in the data that the element would get, held with its first view's center at a point of the
  /// container as it is laid out from left to right; nil if it shall stay.
  func place(at center: CGPoint) -> Int? {
    let (axis, size) = (lines.rules.axis, CGSize(width: center.x, height: center.y))
    let (main, cross) = (Double(axis.main(of: size)), Double(axis.cross(of: size)))
    return drop.place(atMain: main, cross: cross, host: &host).flatMap(place(ofItem:))
  }

  private func place(ofItem item: Int) -> Int? {
    if own.item == item { return own.place }
    return others == nil ? item : elementAmongOthers(item)
  }

  /// Returns the place in the data for an index among the items; nil if there are no others.
  private func elementAmongOthers(_ item: Int) -> Int? {
    guard let (places, ranks) = others, let last = places.last else { return nil }
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
