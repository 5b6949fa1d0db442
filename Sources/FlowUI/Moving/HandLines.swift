#if canImport(SwiftUI)
import FlowCore
import FlowLayouts
import SwiftUI

/// The rows of a container as its layout left them last: what lines for a hand are made of when it lifts one.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct PlacedRows: Sendable {
  let lines: FlowArrangement
  var memory: ItemMemory
  let rules: FlowRules

  /// The view of each item, counted from the container's first.
  let views: [Int]

  /// The place of each item's element in the data; nil for what is no element's.
  let elements: [Int?]

  let indicator: Int?
  var isMirrored = false

  /// The length that the container was offered.
  var length: CGFloat?

  /// Rows that are the items.
  init(lines: FlowArrangement, memory: ItemMemory, _ rules: FlowRules, elements: [Int]) {
    (self.lines, self.memory, self.rules, self.elements) = (lines, memory, rules, elements)
    (views, indicator) = (Array(elements.indices), nil)
  }

  /// Rows with others among them.
  init(_ lines: FlowArrangement, _ items: RowItems, _ rules: FlowRules) {
    (self.lines, memory, self.rules, views) = (lines, items.memory, rules, items.views)
    (elements, indicator) = (items.views.indices.map(items.element), items.indicator)
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension PlacedRows {
  /// The elements that are shown, and where their first views are seen.
  var frames: [(element: Int, frame: CGRect)] {
    var seen: Set<Int> = []
    return shown.items.compactMap { item in
      guard let element = elements[item], element != DataMove.elsewhere,
        seen.insert(element).inserted
      else { return nil }
      return (element, rectangle(of: item))
    }
  }

  /// The lines, without the items that are hidden.
  var handLines: HandLines {
    let (items, lineOfItem) = shown
    var container = rules.container(limit: lines.limit, alignsByGuides: memory.hasGuides)
    container.refitsOversizeItems = (lines.limit ?? rules.idealLength) != nil
    return HandLines(
      memory: memory.keeping(items), container: container, rules,
      elements: items.map { elements[$0] }, known: items.indices,
      frames: items.map { lines.frames.frame(of: $0, in: memory.items) }, lines: lineOfItem,
      length: length, longest: rules.axis.main(of: lines.size), width: lines.size.width,
      isMirrored: isMirrored)
  }

  private func rectangle(of item: Int) -> CGRect {
    let frame = lines.frames.frame(of: item, in: memory.items)
    let rectangle = rules.axis.rectangle(frame)
    return isMirrored ? rectangle.mirrored(in: lines.size.width) : rectangle
  }

  /// The items that are shown, with a separator between two neighbors at most, and the line of each.
  private var shown: (items: [Int], lines: [Int]) {
    var lineOfItem = [Int?](repeating: nil, count: memory.items.count)
    for (number, line) in lines.frames.lines.enumerated() {
      for place in line.items { lineOfItem[lines.frames.item(at: place)] = number }
    }
    var (shown, numbers): ([Int], [Int]) = ([], [])
    for item in lineOfItem.indices where item != indicator {
      if elements[item] == nil {
        // It may be needed elsewhere, even if it is hidden where its line ends.
        if let last = shown.last, elements[last] != nil {
          shown.append(item)
          numbers.append(numbers.last ?? 0)
        }
      } else if let line = lineOfItem[item] {
        shown.append(item)
        numbers.append(line)
      }
    }
    if let last = shown.last, elements[last] == nil {
      shown.removeLast()
      numbers.removeLast()
    }
    return (shown, numbers)
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension ItemMemory {
  /// What is known of some of the items.
  func keeping(_ kept: [Int]) -> ItemMemory {
    if kept.count == items.count { return self }
    var memory = ItemMemory()
    memory.items = FlexItems(kept.map { items[$0] })
    for (place, item) in kept.enumerated() { memory.note(answers[item] ?? [], of: place) }
    memory.spacings = spacings.isEmpty ? [] : kept.map { spacings[$0] }
    return memory
  }
}

/// The lines of a container, for a hand: what it hits, and where an element would be dropped.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct HandLines: Sendable {
  private var memory: ItemMemory
  private let container: FlexContainer
  private let rules: FlowRules

  /// For each item the place of its element in the data, nil for separators; nil if items are elements in a row.
  private let elements: [Int?]?

  /// The place of the first item then, and what stands elsewhere than in the data, because it is held.
  var first = 0
  var move: DataMove?

  /// The items that it is known of where they are: all, or those near an element; where, and on which lines.
  private let known: Range<Int>
  private let frames: [FlexFrame]
  private let lines: [Int]

  /// The length that there is for its lines: another one once a device has been turned.
  ///
  /// nil where it is not known, as lines that hug what they hold may be offered no more than that.
  let length: CGFloat?

  /// How wide the container is, and whether it runs from right to left.
  private let width: CGFloat
  let isMirrored: Bool

  /// The lines of a strip, and where these begin across them; nil if lines break.
  var strip: FlexStrip?
  var crossStart = 0.0

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
  init(
    of elements: [(element: Int, frame: FlexFrame, line: Int)], in container: FlexContainer,
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
  /// The element whose view is at a point of the container, as it is seen.
  func element(at point: CGPoint) -> Int? {
    let point = laidOut(point)
    // What comes later is drawn over what comes before.
    let hit = known.last { rules.axis.rectangle(frames[$0 - known.lowerBound]).contains(point) }
    return hit.flatMap(element(ofItem:))
  }

  /// The place in the data of an item's element; nil for separators.
  private func element(ofItem item: Int) -> Int? {
    if let elements { return elements[item] }
    return move?.source(of: first + item) ?? first + item
  }

  /// How many items there are to drop something among.
  var count: Int { memory.items.count }

  /// The elements whose views are known, and where these are seen.
  var shownFrames: [(element: Int, frame: CGRect)] {
    var seen: Set<Int> = []
    return known.compactMap { item in
      guard let element = element(ofItem: item), element != DataMove.elsewhere,
        seen.insert(element).inserted
      else { return nil }
      return (element, seenRectangle(of: item))
    }
  }

  /// The frames of an element's views as they are laid out from left to right; empty if it is not shown.
  func frames(ofElement element: Int) -> [CGRect] {
    items(ofElement: element).filter(known.contains).map {
      rules.axis.rectangle(frames[$0 - known.lowerBound])
    }
  }

  /// A point as the container is seen, in it as it is laid out from left to right.
  func laidOut(_ point: CGPoint) -> CGPoint {
    isMirrored ? CGPoint(x: width - point.x, y: point.y) : point
  }

  /// Whether an element has a neighbor on its line.
  func hasNeighbor(ofElement element: Int, on step: Int) -> Bool {
    guard let item = (step < 0 ? items(ofElement: element).first : items(ofElement: element).last),
      memory.items.indices.contains(item + step)
    else { return false }
    if let strip { return strip.place(ofItem: item).line == strip.place(ofItem: item + step).line }
    return known.contains(item) && known.contains(item + step)
      && lines[item - known.lowerBound] == lines[item + step - known.lowerBound]
  }

  /// The frame of an element's first view, as it is seen.
  func frame(ofElement element: Int) -> CGRect? {
    guard let item = items(ofElement: element).first, known.contains(item) else { return nil }
    return seenRectangle(of: item)
  }

  private func seenRectangle(of item: Int) -> CGRect {
    let rectangle = rules.axis.rectangle(frames[item - known.lowerBound])
    return isMirrored ? rectangle.mirrored(in: width) : rectangle
  }

  /// The point in the middle of the line before or after an element's, as far along the lines as it is.
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
      main: CGFloat(main), cross: CGFloat(crossStart + other.crossPosition + other.crossSize / 2))
  }

  /// The items of an element.
  private func items(ofElement element: Int) -> [Int] {
    guard let elements else {
      let item = (move?.place(of: element) ?? element) - first
      return memory.items.indices.contains(item) ? [item] : []
    }
    return elements.indices.filter { elements[$0] == element }
  }

  /// Tries another container's element here, as large as it is there.
  func drop(ofGuest size: CGSize) -> Drop {
    var (memory, elements) = (memory, elements)
    // It brings a separator along.
    if let separator = elements?.firstIndex(where: { $0 == nil }) {
      memory.items.append(memory.items[separator])
      if !memory.spacings.isEmpty { memory.spacings.append(memory.spacings[separator]) }
      elements?.append(nil)
    }
    let item = memory.items.count
    memory.items.append(rules.guest(size))
    if !memory.spacings.isEmpty { memory.spacings.append(ViewSpacing()) }
    elements?.append(DataMove.elsewhere)
    let drop: FlexDrop
    if let strip {
      let tried = FlexStrip(
        memory.items, in: strip.container, lines: strip.mostLines, order: strip.order)
      drop = FlexDrop(of: item, from: tried)
    } else {
      drop = FlexDrop(of: item, from: memory.items, in: container)
    }
    return Drop(
      drop, ItemHost(memory, rules), rules.axis, crossStart, first,
      elements.map { DropElements($0, lifted: DataMove.elsewhere) })
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
    return Drop(
      strip.map { FlexDrop(of: item, from: $0) }
        ?? FlexDrop(of: item, from: memory.items, in: container),
      ItemHost(memory, rules), rules.axis, crossStart, first,
      kept.map { kept in DropElements(kept.map { elements?[$0] ?? nil }, lifted: element) })
  }
}

/// Where an element that is held would be dropped.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct Drop {
  private var drop: FlexDrop
  private var host: ItemHost
  private let axis: FlowAxis
  private let crossStart: Double
  private let first: Int
  private let others: DropElements?

  fileprivate init(
    _ drop: FlexDrop, _ host: ItemHost, _ axis: FlowAxis, _ crossStart: Double, _ first: Int,
    _ others: DropElements?
  ) {
    (self.drop, self.host, self.axis) = (drop, host, axis)
    (self.crossStart, self.first, self.others) = (crossStart, first, others)
  }

  /// The place in the data that the element would get, held with its first view's center at a point of the container
  /// as it is laid out from left to right; nil if it shall stay.
  mutating func place(at center: CGPoint) -> Int? { nearest(to: center)?.place }

  /// The same, and the square of the distance between that point and the center that it would have there.
  mutating func nearest(to center: CGPoint) -> (place: Int, squaredDistance: Double)? {
    let size = CGSize(width: center.x, height: center.y)
    let (main, cross) = (Double(axis.main(of: size)), Double(axis.cross(of: size)) - crossStart)
    guard let item = drop.place(atMain: main, cross: cross, host: &host),
      let place = others.map({ $0.place(ofItem: item) }) ?? first + item
    else { return nil }
    return (place, drop.squaredDistance(toMain: main, cross: cross, at: item))
  }
}

/// The elements that a lifted one goes in between, by the items that stand for them.
struct DropElements: Sendable {
  /// For each other item, in order, the place of its element in the data without the lifted one.
  private var places: [Int] = []

  /// For each index that the lifted item may get how many others, but for separators, go before it.
  private var ranks: [Int] = []

  /// The lifted element's place in the data, and the index of the item that stands for it.
  private let lifted: (place: Int, item: Int?)

  init(_ elements: [Int?], lifted: Int) {
    // What comes from elsewhere has no place to stay.
    let item = lifted == DataMove.elsewhere ? nil : elements.firstIndex(of: lifted)
    self.lifted = (lifted, item)
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
    guard let last = places.last else {
      return lifted.place == DataMove.elsewhere ? nil : lifted.place
    }
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

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension FlowAxis {
  /// A frame as a rectangle.
  func rectangle(_ frame: FlexFrame) -> CGRect {
    CGRect(
      origin: point(main: CGFloat(frame.mainPosition), cross: CGFloat(frame.crossPosition)),
      size: size(main: CGFloat(frame.mainSize), cross: CGFloat(frame.crossSize)))
  }
}

extension CGRect {
  /// The rectangle in the mirror image of what is so wide.
  func mirrored(in width: CGFloat) -> CGRect {
    CGRect(x: width - maxX, y: minY, width: self.width, height: height)
  }
}
#endif
