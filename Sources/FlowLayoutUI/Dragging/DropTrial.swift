#if canImport(SwiftUI)
import FlowLayoutEngine
import FlowLayouts
import SwiftUI

/// The views among which an element may be dropped, as items of the layout engine.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
final class DropItems {
  let memory: ItemMemory
  let container: FlexContainer
  let rules: FlowRules

  /// The offset in the data of the element that each item shows.
  ///
  /// Nil in a lazy container: there each element has one item, in the order of the data after
  /// `move`.
  private let elements: [Int?]?

  /// The move in the data that a drop would make now, in a lazy container.
  ///
  /// The items are already in the order after this move. Nil if no element is dragged, and always
  /// in a `Flow`.
  private let move: DataMove?

  /// The lines of a `LazyStrip` or `LazyWaterfall`; nil for other containers, whose lines wrap.
  let strip: FlexStrip?

  /// The length that was proposed to the lines; in a `LazyWaterfall`, to all columns together.
  ///
  /// It changes when the device is rotated, which cancels a drag. Nil if it is unknown, or may
  /// change with the items.
  let length: CGFloat?

  /// Creates the items.
  ///
  /// `length` was proposed to the lines. `longest` is the length of the longest line. If the two
  /// are equal, `length` may change with the items.
  init(
    _ memory: ItemMemory, _ container: FlexContainer, _ rules: FlowRules, elements: [Int?]? = nil,
    move: DataMove? = nil, strip: FlexStrip? = nil, length: CGFloat?, longest: CGFloat = 0
  ) {
    (self.memory, self.container, self.rules) = (memory, container, rules)
    (self.elements, self.move, self.strip) = (elements, move, strip)
    // If lines hug their items and the proposal equals the longest line's length, the proposal may
    // change whenever the items do.
    self.length = length.flatMap { container.hugsLines && abs($0 - longest) < 1 ? nil : $0 }
  }

  var count: Int { memory.items.count }

  /// Returns a search for the drop index of an element.
  ///
  /// Nil if the element is not shown.
  func trial(of element: Int) -> DropTrial? {
    guard let dragged = firstItem(of: element) else { return nil }
    // If the element has several views, only the first takes part in the search.
    let kept = elements.map { elements in
      elements.indices.filter { $0 == dragged || elements[$0] != element }
    }
    let memory = kept.map(self.memory.keeping) ?? self.memory
    // The element's other items, which are left out, come after `dragged`: its index stays the same.
    let drop =
      strip.map { FlexDropFinder(of: dragged, from: $0) }
      ?? FlexDropFinder(of: dragged, from: memory.items, in: container)
    return DropTrial(
      drop, ItemHost(memory, rules), among: count,
      own: (dragged, move?.offset(of: element) ?? element),
      others: kept.map { kept in others(kept.map { elements?[$0] ?? nil }, dragged: element) })
  }

  private func firstItem(of element: Int) -> Int? {
    if let elements { return elements.firstIndex(of: element) }
    let item = move?.offset(of: element) ?? element
    return memory.items.indices.contains(item) ? item : nil
  }

  private func others(
    _ elements: [Int?], dragged: Int
  ) -> (offsets: [Int], ranks: [Int]) {
    var (offsets, ranks, rank): ([Int], [Int], Int) = ([], [], 0)
    for element in elements {
      ranks.append(rank)
      guard let element else { continue }
      rank += 1
      if element != dragged { offsets.append(element > dragged ? element - 1 : element) }
    }
    return (offsets, ranks)
  }
}

/// The search for the drop index of the dragged element.
///
/// It is a class, so that its scratch memory is not copied.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
final class DropTrial {
  private var drop: FlexDropFinder
  private var host: ItemHost

  /// The number of items, including the dragged one, when the search was created.
  ///
  /// If a lazy container measures more items during a drag, a new search is needed.
  let count: Int

  /// The dragged item's current index, and its element's offset in the data for a drop there.
  ///
  /// Next to hidden elements, an index stands for several offsets. A drop at `item` keeps `offset`.
  private let own: (item: Int, offset: Int)

  /// For all items but the dragged one, the offsets of their elements in the data.
  ///
  /// The offsets are counted as if the dragged element were removed. If element 1 is dragged, and
  /// elements 0 and 2 have two items each, `offsets` is [0, 0, 1, 1].
  ///
  /// `ranks[2]` is the number of these offsets before a drop at index 2. Nil in a lazy container:
  /// there a drop index is an offset in the data.
  private let others: (offsets: [Int], ranks: [Int])?

  init(
    _ drop: FlexDropFinder, _ host: ItemHost, among count: Int, own: (item: Int, offset: Int),
    others: (offsets: [Int], ranks: [Int])?
  ) {
    (self.drop, self.host, self.count) = (drop, host, count)
    (self.own, self.others) = (own, others)
  }

  /// Returns the offset in the data that a drop would now give the dragged element.
  ///
  /// `center` is the center of the element's first view. Nil if the drop index should not change.
  func offset(at center: CGPoint) -> Int? {
    // `center` is measured from the container's leading edge.
    let (axis, size) = (host.rules.axis, CGSize(width: center.x, height: center.y))
    let (main, cross) = (Double(axis.main(of: size)), Double(axis.cross(of: size)))
    guard let item = drop.dropIndex(atMain: main, cross: cross, host: &host) else { return nil }
    if item == own.item { return own.offset }
    return others.map { offset(ofItem: item, among: $0.offsets, $0.ranks) } ?? item
  }

  /// Converts a drop index among the items to an offset in the data.
  ///
  /// The arrays are those of `others`. Nil if no other element is shown.
  private func offset(ofItem item: Int, among offsets: [Int], _ ranks: [Int]) -> Int? {
    guard let last = offsets.last else { return nil }
    let rank = min(ranks[item], offsets.count)
    guard rank < offsets.count else { return last + 1 }
    let next = offsets[rank]
    // A drop between the views of one element goes before or after the element, whichever is nearer.
    let first = offsets.firstIndex(of: next) ?? rank
    let end = offsets[rank...].firstIndex { $0 != next } ?? offsets.count
    return rank - first <= end - rank ? next : next + 1
  }
}
#endif
