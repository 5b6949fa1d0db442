#if canImport(SwiftUI)
import FlowLayoutEngine
import FlowLayouts
import SwiftUI

/// The frames of a container's elements, for touches, drops and arrow keys.
///
/// These are all elements that can be touched. For a drag in a lazy container, they are those on
/// the dragged element's line and the lines next to it.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
final class ElementFrames {
  /// The views of the elements, each with its frame and its line's number.
  ///
  /// The frames are measured from the container's leading edge.
  private let views: [(element: Int, frame: CGRect, line: Int)]
  private let axis: FlowAxis

  /// The width of the container.
  private let width: CGFloat
  /// Whether the container is laid out from right to left.
  let isMirrored: Bool

  /// The items among which an element may be dropped.
  ///
  /// Nil if the frames are not for drops.
  let items: DropItems?

  /// Creates the frames of the elements' views.
  ///
  /// A view with a nil element, such as a section header, is left out.
  init(
    _ views: [(element: Int?, frame: FlexFrame, line: Int)], _ axis: FlowAxis, width: CGFloat,
    isMirrored: Bool, items: DropItems?
  ) {
    self.views = views.compactMap { element, frame, line in
      element.map { ($0, axis.rectangle(frame), line) }
    }
    (self.axis, self.width, self.isMirrored, self.items) = (axis, width, isMirrored, items)
  }

  /// Returns the element whose view is drawn at a point in the container.
  ///
  /// Nil if there is none.
  func element(at point: CGPoint) -> Int? {
    let point = laidOut(point)
    // Later views are drawn over earlier ones.
    return views.last { $0.frame.contains(point) }?.element
  }

  /// Each element, with the frame in which its first view is drawn.
  var seen: [(element: Int, frame: CGRect)] {
    var found: Set<Int> = []
    return views.filter { found.insert($0.element).inserted }.map {
      ($0.element, seen($0.frame))
    }
  }

  /// Returns the frames of an element's views, measured from the leading edge.
  ///
  /// Empty if the element is not shown.
  func frames(ofElement element: Int) -> [CGRect] {
    views.filter { $0.element == element }.map(\.frame)
  }

  /// Returns the frame in which an element's first view is drawn.
  ///
  /// Nil if the element is not shown.
  func frame(ofElement element: Int) -> CGRect? { view(of: element).map { seen($0.frame) } }

  /// Returns the offset in the data at which to insert items dropped at `point`.
  ///
  /// People drag such items in from elsewhere. Nil if there are no elements.
  func offset(ofDropAt point: CGPoint) -> Int? {
    // On the line nearest to the point, they are inserted before the first element whose middle is
    // after the point, or else after the line's last element.
    let point = laidOut(point)
    let isRows = axis == .rows
    func distance(_ frame: CGRect) -> CGFloat {
      isRows
        ? max(0, frame.minY - point.y, point.y - frame.maxY)
        : max(0, frame.minX - point.x, point.x - frame.maxX)
    }
    let nearest = views.min { distance($0.frame) < distance($1.frame) }
    let line = views.filter { $0.line == nearest?.line }
    let next = line.first { isRows ? $0.frame.midX > point.x : $0.frame.midY > point.y }
    return next?.element ?? line.last.map { $0.element + 1 }
  }

  /// Returns the point to which an element moves when it moves by `step` lines.
  ///
  /// If `step` is -1, the point is on the line before the element's own. Nil if there is no such
  /// line.
  func point(ofElement element: Int, linesOn step: Int) -> CGPoint? {
    guard let own = view(of: element),
      let other = views.first(where: { $0.line == own.line + step })
    else { return nil }
    // Along the line, the point is at the middle of the element; across the line, at the middle of
    // the other line's first view.
    return axis == .rows
      ? CGPoint(x: own.frame.midX, y: other.frame.midY)
      : CGPoint(x: other.frame.midX, y: own.frame.midY)
  }

  private func view(of element: Int) -> (element: Int, frame: CGRect, line: Int)? {
    views.first { $0.element == element }
  }

  /// Converts a point's distance from the left edge to that from the leading edge.
  private func laidOut(_ point: CGPoint) -> CGPoint {
    isMirrored ? CGPoint(x: width - point.x, y: point.y) : point
  }

  private func seen(_ frame: CGRect) -> CGRect { isMirrored ? frame.mirrored(in: width) : frame }
}

extension CGRect {
  /// Returns the rectangle mirrored from left to right in a container of a width.
  func mirrored(in width: CGFloat) -> CGRect {
    CGRect(x: width - maxX, y: minY, width: self.width, height: height)
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension PlacedRows {
  /// Returns the frames of the elements that are shown.
  ///
  /// If `forDrops` is false, `items` of the result is nil, which saves copying measurements.
  func elementFrames(forDrops: Bool) -> ElementFrames {
    let (shown, lineOfItem) = shown
    let views = zip(shown, lineOfItem).map { item, line in
      (element: elements[item], frame: lines.frames.frame(of: item, in: memory.items), line: line)
    }
    var items: DropItems?
    if forDrops {
      let container = memory.container(
        rules, limit: lines.limit, separator: memory.separator?.size)
      items = DropItems(
        memory.keeping(shown), container, rules, elements: shown.map { elements[$0] },
        length: length, longest: rules.axis.main(of: lines.size))
    }
    return ElementFrames(
      views, rules.axis, width: width, isMirrored: isMirrored, items: items)
  }

  /// The indices of the shown items, and the number of each item's line.
  ///
  /// The overflow indicator is left out.
  private var shown: (items: [Int], lines: [Int]) {
    var lineOfItem = [Int?](repeating: nil, count: memory.items.count)
    for (number, line) in lines.frames.lines.enumerated() {
      for place in line.items { lineOfItem[lines.frames.item(at: place)] = number }
    }
    let shown = lineOfItem.enumerated().compactMap { item, line in
      item == indicator ? nil : line.map { (item, $0) }
    }
    return (shown.map(\.0), shown.map(\.1))
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension ItemMemory {
  /// Returns a copy that has the measurements of only the items at the indices `kept`.
  func keeping(_ kept: [Int]) -> ItemMemory {
    if kept.count == items.count { return self }
    var memory = ItemMemory()
    memory.isExact = isExact
    memory.items = FlexItems(kept.map { items[$0] })
    for (place, item) in kept.enumerated() { memory.record(answers[item] ?? [], of: place) }
    memory.spacings = spacings.isEmpty ? [] : kept.map { spacings[$0] }
    memory.separator = separator
    return memory
  }
}
#endif
