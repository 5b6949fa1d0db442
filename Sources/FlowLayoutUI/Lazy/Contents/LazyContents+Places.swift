#if canImport(SwiftUI)
import FlowLayoutEngine
import FlowLayouts
import SwiftUI

// Place and report: the positions of views, which of them wait, and the frames for hit testing.

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyContents {
  /// Finds the positions of the realized views.
  ///
  /// - Parameters:
  ///   - views: The items of the views.
  ///   - size: The size that the flow was laid out for, maybe before these items were measured: no view is
  ///     placed outside.
  ///   - slice: The realized items.
  /// - Returns: The position and the proposal of each item's view, and the measurements to make.
  mutating func places(of views: [Int], in size: CGSize, _ slice: LazySlice) -> LazyAnswer {
    lines.prepare(for: slice.length, &items, isShown: false)
    endSeeking()
    let found = lines.places(of: views, in: places(in: size), slice, items)
    placed = found.final
    keepVisibleLines()
    waited.formUnion(found.places.lazy.filter(\.value.isUnseen).map(\.key))
    return found
  }

  /// Returns the room for views in a flow of a size; one that only rounds the last answer stands for that
  /// answer.
  private func places(in size: CGSize) -> LazyRoom {
    if isExact, items.structure.areElements { return LazyRoom(extent: .infinity) }
    let axis = rules.windowAxis
    let extent = axis.cross(of: size)
    let answer = answered.map(axis.cross) ?? extent
    return LazyRoom(
      extent: Double(abs(answer - extent) <= 1 ? answer : extent), placed: placed)
  }

  /// Ends an update: views that no longer wait have arrived.
  mutating func endUpdate() {
    let finalCount = lines.frontier(items).finalCount
    waited = waited.filter { $0 >= finalCount }
    isLearning = false
    keepVisibleLines()
  }

  /// Returns whether the view of an item may move to its position from off screen.
  func hasWaited(_ item: ItemKind<Int>, _ move: DataMove?) -> Bool {
    if waited.isEmpty { return false }
    guard case .element(let element) = item, let move else {
      return waited.contains(items.structure.item(item))
    }
    return waited.contains(items.structure.item(ofElement: move.offset(of: element)))
  }

  /// The elements whose views exist; there may be fewer elements now than when views were created.
  var realizedElements: [Int] {
    realized.indices.filter { $0 < count }.compactMap(items.structure.element)
  }

  /// Returns the frames for hit testing: of rows near an element, or of all realized rows in their final
  /// place.
  ///
  /// - Parameters:
  ///   - element: The element's offset in the data.
  ///   - move: The move that a drop would make now; nil if no element is dragged.
  ///   - isMirrored: Whether the flow is mirrored.
  /// - Returns: The frames; nil if the element has not been measured, or there are no lines yet.
  func elementFrames(
    around element: Int?, moving move: DataMove? = nil, isMirrored: Bool
  ) -> ElementFrames? {
    var lines = lines
    guard let drop = lines.dropLines(items) else { return nil }
    func elementFrames(_ ranges: [Range<Int>], _ dropItems: DropItems? = nil) -> ElementFrames {
      let views = lines.frames(of: ranges, items).map { item, frame, line in
        (element: items.element(ofItem: item, move), frame: frame, line: line)
      }
      return ElementFrames(
        views, rules.axis, width: width, isMirrored: isMirrored, items: dropItems,
        length: drop.length, longest: drop.longest)
    }
    guard let element else {
      let finalItems = 0..<lines.frontier(items).finalCount
      return elementFrames(realized.ranges.map { $0.clamped(to: finalItems) })
    }
    let item = items.structure.item(ofElement: move?.offset(of: element) ?? element)
    guard let near = lines.items(around: item, upTo: 1, items) else { return nil }
    // Only containers without sections move elements.
    return elementFrames(
      near,
      DropItems(drop.memory, drop.container, rules, elements: nil, move: move, strip: drop.strip))
  }
}
#endif
