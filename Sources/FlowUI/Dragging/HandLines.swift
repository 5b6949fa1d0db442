#if canImport(SwiftUI)
import FlowCore
import FlowLayouts
import SwiftUI

/// The lines of a container, for a hand: which element it hits, and where an element would be dropped.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
final class HandLines {
  private let memory: ItemMemory
  private let container: FlexContainer
  let rules: FlowRules

  /// The place in the data of each item's element, nil for headers and footers; nil if items are elements in a row.
  private let elements: [Int?]?

  /// The move that a drop would make now; nil if no element is held.
  var move: DataMove?

  /// The items whose frames are known: all, or those near an element; their frames, and the numbers of their lines.
  private let known: Range<Int>
  private let frames: [FlexFrame]
  private let lines: [Int]

  /// The length that there is for its lines: another one once a device has been turned.
  ///
  /// nil where it is not known, as lines that hug what they hold may be offered no more than that.
  let length: CGFloat?

  /// The width of the container, and whether it runs from right to left.
  private let width: CGFloat
  let isMirrored: Bool

  /// The lines of a strip; nil if lines break.
  var strip: FlexStrip?

  init(
    memory: ItemMemory, container: FlexContainer, _ rules: FlowRules, elements: [Int?]?,
    known: Range<Int>, frames: [FlexFrame], lines: [Int], length: CGFloat?, longest: CGFloat,
    width: CGFloat, isMirrored: Bool
  ) {
    (self.memory, self.container, self.rules) = (memory, container, rules)
    (self.elements, self.known, self.frames, self.lines) = (elements, known, frames, lines)
    self.length = length.flatMap { container.hugsLines && abs($0 - longest) < 1 ? nil : $0 }
    (self.width, self.isMirrored) = (width, isMirrored)
  }

  /// Elements each by itself, which can be hit but not dropped.
  convenience init(
    of elements: [(element: Int?, frame: FlexFrame, line: Int)], in container: FlexContainer,
    _ rules: FlowRules, width: CGFloat, isMirrored: Bool
  ) {
    self.init(
      memory: ItemMemory(), container: container, rules, elements: elements.map(\.element),
      known: elements.indices, frames: elements.map(\.frame), lines: elements.map(\.line),
      length: nil, longest: 0, width: width, isMirrored: isMirrored)
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension HandLines {
  /// Returns the element whose view is at a point of the container, as it is seen.
  func element(at point: CGPoint) -> Int? {
    let point = laidOut(point)
    // Later views are drawn over earlier ones.
    let hit = known.last { rules.axis.rectangle(frames[$0 - known.lowerBound]).contains(point) }
    return hit.flatMap(element(ofItem:))
  }

  /// Returns the place in the data of an item's element; nil for headers and footers.
  private func element(ofItem item: Int) -> Int? {
    if let elements { return elements[item] }
    return move?.source(of: item) ?? item
  }

  /// The number of items to drop an element among.
  var count: Int { memory.items.count }

  /// The elements whose views are known, and where these are seen.
  var shownFrames: [(element: Int, frame: CGRect)] {
    var seen: Set<Int> = []
    return known.compactMap { item in
      guard let element = element(ofItem: item), seen.insert(element).inserted else { return nil }
      return (element, seenRectangle(of: item))
    }
  }

  /// Returns the frames of an element's views as they are laid out from left to right; empty if it is not shown.
  func frames(ofElement element: Int) -> [CGRect] {
    items(ofElement: element).filter(known.contains).map {
      rules.axis.rectangle(frames[$0 - known.lowerBound])
    }
  }

  /// Returns a point as the container is seen, in it as it is laid out from left to right.
  private func laidOut(_ point: CGPoint) -> CGPoint {
    isMirrored ? CGPoint(x: width - point.x, y: point.y) : point
  }

  /// Returns the frame of an element's first view, as it is seen.
  func frame(ofElement element: Int) -> CGRect? {
    guard let item = items(ofElement: element).first, known.contains(item) else { return nil }
    return seenRectangle(of: item)
  }

  private func seenRectangle(of item: Int) -> CGRect {
    let rectangle = rules.axis.rectangle(frames[item - known.lowerBound])
    return isMirrored ? rectangle.mirrored(in: width) : rectangle
  }

  /// Returns the place in the data of a drop at a point of the container, as it is seen: on the nearest line, before
  /// the first element whose middle is behind the point; nil if there is no element.
  func place(ofDropAt point: CGPoint) -> Int? {
    let point = laidOut(point)
    let size = CGSize(width: point.x, height: point.y)
    let (main, cross) = (Double(rules.axis.main(of: size)), Double(rules.axis.cross(of: size)))
    func distance(_ item: Int) -> Double {
      let frame = frames[item - known.lowerBound]
      return max(
        0, frame.crossPosition - cross, cross - frame.crossPosition - frame.crossSize)
    }
    let shown = known.filter { element(ofItem: $0) != nil }
    guard let nearest = shown.min(by: { distance($0) < distance($1) }) else { return nil }
    let line = shown.filter {
      lines[$0 - known.lowerBound] == lines[nearest - known.lowerBound]
    }
    let next = line.first {
      let frame = frames[$0 - known.lowerBound]
      return frame.mainPosition + frame.mainSize / 2 > main
    }
    return next.flatMap(element(ofItem:)) ?? line.last.flatMap(element(ofItem:)).map { $0 + 1 }
  }

  /// Returns the point in the middle of the line before or after an element's, as far along the lines as it is; nil if
  /// there is none.
  func point(ofElement element: Int, linesOn step: Int) -> CGPoint? {
    guard let item = items(ofElement: element).first, known.contains(item) else { return nil }
    let place = item - known.lowerBound
    if let strip { return point(ofItem: item, linesOn: step, in: strip) }
    guard let other = lines.firstIndex(of: lines[place] + step) else { return nil }
    let (own, next) = (
      rules.axis.rectangle(frames[place]), rules.axis.rectangle(frames[other])
    )
    return rules.axis == .rows
      ? CGPoint(x: own.midX, y: next.midY) : CGPoint(x: next.midX, y: own.midY)
  }

  private func point(ofItem item: Int, linesOn step: Int, in strip: FlexStrip) -> CGPoint? {
    let (own, line) = (strip.frame(of: item), strip.place(ofItem: item).line + step)
    guard line >= 0, line < strip.lineCount else { return nil }
    let main = own.mainPosition + own.mainSize / 2
    let places = strip.places(ofLine: line, from: main, to: .infinity)
    guard
      let place = places.first
        ?? (strip.count(ofLine: line) > 0 ? strip.count(ofLine: line) - 1 : nil)
    else { return nil }
    let other = strip.frame(at: place, ofLine: line)
    return rules.axis.point(
      main: CGFloat(main), cross: CGFloat(other.crossPosition + other.crossSize / 2))
  }

  /// Returns the items of an element.
  private func items(ofElement element: Int) -> [Int] {
    guard let elements else {
      let item = move?.place(of: element) ?? element
      return memory.items.indices.contains(item) ? [item] : []
    }
    return elements.indices.filter { elements[$0] == element }
  }

  /// Lifts an element; nil if it is not shown.
  ///
  /// Of several views the first one is tried, without the others, which go with it.
  func drop(of element: Int) -> Drop? {
    guard let lifted = items(ofElement: element).first else { return nil }
    let kept = elements.map { elements in
      elements.indices.filter { $0 == lifted || elements[$0] != element }
    }
    let memory = kept.map(self.memory.keeping) ?? self.memory
    let item = kept?.firstIndex(of: lifted) ?? lifted
    let trial =
      strip.map { FlexDrop(of: item, from: $0) }
      ?? FlexDrop(of: item, from: memory.items, in: container)
    return Drop(
      trial, memory, on: self, kept.map { kept in kept.map { elements?[$0] ?? nil } },
      lifted: element, own: (item, move?.place(of: element) ?? element))
  }
}

extension CGRect {
  /// Returns the rectangle in the mirror image of a container of a width.
  func mirrored(in width: CGFloat) -> CGRect {
    CGRect(x: width - maxX, y: minY, width: self.width, height: height)
  }
}
#endif
