#if canImport(SwiftUI)
import FlowLayoutEngine
import FlowLayouts
import SwiftUI

// Place and report: the positions of views, which views are off screen, and the frames for hit
// testing.

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyContents {
  /// Finds the positions of the views that the container currently creates.
  ///
  /// - Parameters:
  ///   - views: The items of the views.
  ///   - size: The size for which the flow is laid out; no view is placed beyond it.
  ///   - slice: The items for which the container currently creates views.
  /// - Returns: The views' positions and proposals. Also the items that must still be measured,
  ///   each with the length to propose to its view.
  mutating func places(of views: [Int], in size: CGSize, _ slice: LazySlice) -> LazyAnswer {
    lines.breakLines(at: slice.length, &items)
    endSeeking()
    let (frontier, rules) = (lines.frontier(items), rules)
    let isKnown = isExact && items.structure.areElements
    let room = LazyRoom(
      extent: isKnown ? .infinity : Double(rules.windowAxis.cross(of: laidOut.room ?? size)),
      last: positions, lengths: remade.changed)
    let found = lines.frames(of: views, near: slice.ranges, items)
    var answer = LazyAnswer(questions: found.questions)
    answer.places.reserveCapacity(found.frames.count)
    for view in found.frames {
      let (start, length) = rules.scrolledExtent(of: view.frame)
      // On the item's line or, if that comes later, beside the first line that later measurements
      // may change.
      let position = room.position(
        of: view.item, at: frontier.start(of: view.line) ?? start, length: length)
      let across = rules.isStrip ? view.frame.crossPosition : view.frame.mainPosition
      // A view whose position later measurements may change is placed off screen.
      let main = view.item < frontier.finalCount ? CGFloat(across) : RowLines.unseen
      answer.places[view.item] = PlacedView(
        origin: rules.windowAxis.point(main: main, cross: CGFloat(position)),
        proposal: view.proposal)
    }
    if !isExact {
      positions = answer.places.compactMapValues { view in
        view.isUnseen ? nil : Double(rules.windowAxis == .rows ? view.origin.y : view.origin.x)
      }
    }
    keepVisibleLines()
    waited.formUnion(answer.places.lazy.filter(\.value.isUnseen).map(\.key))
    return answer
  }

  /// Records that an update of SwiftUI in which views were measured has ended.
  ///
  /// Removes items from `waited`, those with views off screen, if their positions are now final: no
  /// later measurement changes them.
  mutating func endUpdate() {
    let finalCount = lines.frontier(items).finalCount
    waited = waited.filter { $0 >= finalCount }
    isLearning = false
    keepVisibleLines()
  }

  /// Returns whether an item's view may have been off screen in this update.
  ///
  /// A view is off screen while later measurements may change its position. Its move to that
  /// position is not animated.
  func hasWaited(_ item: ItemKind<Int>) -> Bool {
    if waited.isEmpty { return false }
    guard case .element(let element) = item else {
      return waited.contains(items.structure.item(item))
    }
    return waited.contains(items.item(ofElement: element))
  }

  /// The data offsets of the elements for which the container has created views.
  ///
  /// Elements that the data no longer has are left out.
  var realizedElements: [Int] {
    realized.indices.filter { $0 < count }.compactMap(items.element)
  }

  /// Returns the frames of the elements that have views, for hit testing and arrow keys.
  ///
  /// Elements whose positions may still change, by later measurements, are left out.
  ///
  /// - Parameter isMirrored: Whether the container is laid out from right to left.
  /// - Returns: The frames, and the lines of the elements.
  func hitFrames(isMirrored: Bool) -> ElementFrames {
    var lines = lines
    let final = 0..<lines.frontier(items).finalCount
    let ranges = realized.ranges.map { $0.clamped(to: final) }
    return elementFrames(lines.frames(of: ranges, items), isMirrored)
  }

  /// Returns the frames of the elements on an element's line and both neighboring lines.
  ///
  /// The result also has `items`, among which the element may be dropped.
  ///
  /// - Parameters:
  ///   - element: The element's offset in the data.
  ///   - isMirrored: Whether the container is laid out from right to left.
  /// - Returns: The frames; nil if the element is not measured.
  func dropFrames(around element: Int, isMirrored: Bool) -> ElementFrames? {
    var lines = lines
    let near = lines.items(in: .around(items.item(ofElement: element), lines: 1), items)
    // Only containers without sections move elements, so that each item is an element.
    guard !near.isEmpty, let dropItems = lines.dropItems(items) else { return nil }
    return elementFrames(lines.frames(of: near, items), isMirrored, dropItems)
  }

  private func elementFrames(
    _ views: [LinedFrame], _ isMirrored: Bool, _ dropItems: DropItems? = nil
  ) -> ElementFrames {
    ElementFrames(
      views.map { (items.element(ofItem: $0.item), $0.frame, $0.line) }, rules.axis,
      width: laidOut.width, isMirrored: isMirrored, items: dropItems)
  }
}

/// The positions of views, and the items that must still be measured.
///
/// Each of these items comes with the length to propose to its view.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct LazyAnswer {
  var places: [Int: PlacedView] = [:]
  let questions: [Int: Double]
}
#endif
