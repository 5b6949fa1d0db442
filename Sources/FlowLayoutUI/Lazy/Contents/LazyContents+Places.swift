#if canImport(SwiftUI)
import FlowLayoutEngine
import FlowLayouts
import SwiftUI

// Place, and report: where views are, which of them wait, and what hands find.

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyContents {
  /// Finds the places of the views that exist.
  ///
  /// - Parameters:
  ///   - views: The items that the views are of.
  ///   - size: The room of all items, which may not have been measured when it was made: none is placed outside.
  ///   - slice: The items that exist.
  /// - Returns: Where each item's view begins and the proposal for it, and the measurements to make.
  mutating func places(of views: [Int], in size: CGSize, _ slice: LazySlice) -> LazyAnswer {
    lines.prepare(for: slice.length, &items, isShown: false)
    endSeeking()
    let found = lines.places(of: views, in: places(in: size), slice, items)
    placed = found.final
    keepVisibleLines()
    waited.formUnion(found.places.lazy.filter(\.value.isUnseen).map(\.key))
    return found
  }

  /// Returns the room for views in a flow of a size, which was made of the last answer: hosts round that.
  private func places(in size: CGSize) -> LazyRoom {
    if isExact, items.structure.areElements { return LazyRoom(extent: .infinity) }
    let axis = rules.windowAxis
    let extent = axis.cross(of: size)
    let answer = answered.map(axis.cross) ?? extent
    return LazyRoom(
      extent: Double(abs(answer - extent) <= 1 ? answer : extent), placed: placed)
  }

  /// Ends an update: what does not wait any more has arrived.
  mutating func endUpdate() {
    let settled = lines.frontier(items).settledCount
    waited = waited.filter { $0 >= settled }
    isLearning = false
    keepVisibleLines()
  }

  /// Returns whether the view of an item may go to its place from where it waited.
  func hasWaited(_ item: ItemKind<Int>, _ move: DataMove?) -> Bool {
    if waited.isEmpty { return false }
    guard case .element(let element) = item, let move else {
      return waited.contains(items.structure.item(item))
    }
    return waited.contains(items.structure.item(ofElement: move.place(of: element)))
  }

  /// The elements whose views exist; there may be fewer items than when these were asked for.
  var existingElements: [Int] {
    existing.indices.filter { $0 < count }.compactMap(items.structure.element)
  }

  /// Returns the lines for a hand: those near an element, or all that exist and stay where they are.
  ///
  /// - Parameters:
  ///   - element: The element's place in the data.
  ///   - move: The move that a drop would make now; nil if no element is held.
  ///   - isMirrored: Whether the flow runs from right to left.
  /// - Returns: The lines; nil if the element is not known, or there are no lines yet.
  func handLines(
    around element: Int?, moving move: DataMove? = nil, isMirrored: Bool
  ) -> HandLines? {
    var lines = lines
    guard let drop = lines.dropLines(items) else { return nil }
    func handLines(_ ranges: [Range<Int>], _ dropItems: DropItems? = nil) -> HandLines {
      let views = lines.frames(of: ranges, items).map { item, frame, line in
        (element: items.element(ofItem: item, move), frame: frame, line: line)
      }
      return HandLines(
        views, rules.axis, width: width, isMirrored: isMirrored, items: dropItems,
        length: drop.length, longest: drop.longest)
    }
    guard let element else {
      let settled = 0..<lines.frontier(items).settledCount
      return handLines(existing.ranges.map { $0.clamped(to: settled) })
    }
    let item = items.structure.item(ofElement: move?.place(of: element) ?? element)
    guard let near = lines.items(around: item, upTo: 1, items) else { return nil }
    // Only containers without sections move elements.
    return handLines(
      near,
      DropItems(drop.memory, drop.container, rules, elements: nil, move: move, strip: drop.strip))
  }
}
#endif
