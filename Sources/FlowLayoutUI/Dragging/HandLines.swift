#if canImport(SwiftUI)
import FlowLayoutEngine
import FlowLayouts
import SwiftUI

/// The lines of a container near an element, or those that a hand can hit: all that hits, arrow keys and assistive
/// technologies need.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
final class HandLines {
  /// The views of elements: their frames as they are laid out from left to right, and the numbers of their lines.
  private let views: [(element: Int, frame: CGRect, line: Int)]
  private let axis: FlowAxis

  /// The width of the container, and whether it runs from right to left.
  private let width: CGFloat
  let isMirrored: Bool

  /// The items that an element is dropped among; nil where elements are only hit.
  let items: DropItems?

  /// The length that there is for the lines: another one once a device has been turned.
  ///
  /// nil where it is not known, as lines that hug what they hold may be offered no more than that.
  let length: CGFloat?

  /// Creates lines of views whose frames are known, with the place in the data of their elements, nil for headers and
  /// footers; the container was offered a length, and its longest line has another.
  init(
    _ views: [(element: Int?, frame: FlexFrame, line: Int)], _ axis: FlowAxis, width: CGFloat,
    isMirrored: Bool, items: DropItems?, length: CGFloat?, longest: CGFloat
  ) {
    self.views = views.compactMap { element, frame, line in
      element.map { ($0, axis.rectangle(frame), line) }
    }
    (self.axis, self.width, self.isMirrored, self.items) = (axis, width, isMirrored, items)
    let hugs = items?.container.hugsLines != false
    self.length = length.flatMap { hugs && abs($0 - longest) < 1 ? nil : $0 }
  }

  /// Returns the element whose view is at a point of the container, as it is seen.
  func element(at point: CGPoint) -> Int? {
    let point = laidOut(point)
    // Later views are drawn over earlier ones.
    return views.last { $0.frame.contains(point) }?.element
  }

  /// The elements, and where the first view of each is seen.
  var seen: [(element: Int, frame: CGRect)] {
    var found: Set<Int> = []
    return views.filter { found.insert($0.element).inserted }.map {
      ($0.element, seen($0.frame))
    }
  }

  /// Returns the frames of an element's views as they are laid out from left to right; empty if it is not shown.
  func frames(ofElement element: Int) -> [CGRect] {
    views.filter { $0.element == element }.map(\.frame)
  }

  /// Returns the frame of an element's first view, as it is seen.
  func frame(ofElement element: Int) -> CGRect? { view(of: element).map { seen($0.frame) } }

  /// Returns the place in the data of a drop at a point of the container, as it is seen: on the nearest line, before
  /// the first element whose middle is behind the point; nil if there is no element.
  func place(ofDropAt point: CGPoint) -> Int? {
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

  /// Returns the point in the middle of the line before or after an element's, as far along the lines as it is; nil if
  /// there is none.
  func point(ofElement element: Int, linesOn step: Int) -> CGPoint? {
    guard let own = view(of: element),
      let other = views.first(where: { $0.line == own.line + step })
    else { return nil }
    return axis == .rows
      ? CGPoint(x: own.frame.midX, y: other.frame.midY)
      : CGPoint(x: other.frame.midX, y: own.frame.midY)
  }

  private func view(of element: Int) -> (element: Int, frame: CGRect, line: Int)? {
    views.first { $0.element == element }
  }

  /// Returns a point as the container is seen, in it as it is laid out from left to right.
  private func laidOut(_ point: CGPoint) -> CGPoint {
    isMirrored ? CGPoint(x: width - point.x, y: point.y) : point
  }

  private func seen(_ frame: CGRect) -> CGRect { isMirrored ? frame.mirrored(in: width) : frame }
}

extension CGRect {
  /// Returns the rectangle in the mirror image of a container of a width.
  func mirrored(in width: CGFloat) -> CGRect {
    CGRect(x: width - maxX, y: minY, width: self.width, height: height)
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension PlacedRows {
  /// The lines, without the items that are hidden.
  var handLines: HandLines {
    let (items, lineOfItem) = shown
    var container = rules.container(
      limit: lines.limit, alignsByGuides: memory.hasGuides, separator: memory.separator?.size)
    container.refitsOversizeItems = memory.refitsOversizeItems(in: lines.limit ?? rules.idealLength)
    return HandLines(
      zip(items, lineOfItem).map { item, line in
        (elements[item], lines.frames.frame(of: item, in: memory.items), line)
      }, rules.axis, width: width, isMirrored: isMirrored,
      items: DropItems(
        memory.keeping(items), container, rules, elements: items.map { elements[$0] }),
      length: length, longest: rules.axis.main(of: lines.size))
  }

  /// The items of elements that are shown, and the line of each.
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
  /// Returns the memory of some of the items.
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
