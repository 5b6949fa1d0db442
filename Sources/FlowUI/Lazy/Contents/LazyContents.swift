#if canImport(SwiftUI)
import FlowCore
import FlowLayouts
import SwiftUI

/// The generation of a lazy flow's contents: another one after each change.
struct LazyGeneration: Equatable, Sendable {
  /// The number of changes from outside: other items, other sizes, other options.
  var data = 0

  /// The number of changes that measuring views has made.
  var learned = 0
}

/// The contents of a lazy flow: its items' sizes, the lines they make, and which of them have to exist.
///
///      change → window → make → measure → place → report
///
/// A change comes from outside. In each layout pass the window of the viewport decides which items' views are made;
/// these are measured and placed; and what has been learned by that is reported, as another pass may be needed. All
/// asks its lines alike, whatever kind they are.
///
/// Nothing in here asks a view or calls a closure, so that a thread may hold it while another one waits.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct LazyContents {
  var generation = LazyGeneration()

  /// What is known of the items.
  var items: LazyItems

  /// The lines of the items that are known.
  var lines: any LazyLines

  /// The items whose views exist, as these were last asked for.
  var existing = LazySlice(length: 0)

  /// The room in which views were placed last; nil before.
  private(set) var room: CGSize?

  /// The items whose views were placed off screen: they may still move.
  private(set) var waiting: Set<Int> = []

  init(_ rules: FlowRules, isDeclared: Bool, after other: LazyContents? = nil) {
    generation = other?.generation ?? LazyGeneration()
    (items, lines) = (LazyItems(rules, isDeclared: isDeclared), rules.lines)
  }

  var rules: FlowRules { items.rules }

  /// Whether all sizes were declared.
  var isExact: Bool { items.memory.isExact }

  /// The number of all items.
  var count: Int { items.count }
}

// MARK: - Change

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyContents {
  /// Follows other options.
  mutating func setRules(_ new: FlowRules) {
    let old = rules
    if !items.follow(new) { return }
    lines.forget()
    let isKept = !rules.measureDifferently(from: old) && lines.keepSizes(from: old, to: rules)
    if !isKept, !isExact { items.memory.forget() }
  }

  /// Forgets all measurements: views will have other sizes.
  mutating func forgetSizes() {
    lines.forget()
    items.memory.forget()
  }

  /// Takes the declared sizes of all elements; lines are broken again where these differ.
  mutating func declare(_ sizes: consuming DeclaredSizes, _ structure: SectionItems? = nil) {
    declare(sizes.items(along: rules.axis), structure)
  }

  private mutating func declare(_ elements: consuming FlexItems, _ structure: SectionItems?) {
    items.structure = structure ?? SectionItems(elements.count)
    lines.replaceAll(with: items.structure.spread(elements, items.samples), in: &items)
  }

  /// Takes the structure of all items, after those that have been measured have been moved.
  mutating func setItems(_ structure: SectionItems) { items.structure = structure }

  /// Takes the measured depths of headers and footers.
  mutating func take(_ new: SectionDepths) {
    if !items.take(new) { return }
    lines.forget()
    generation.learned += 1
  }

  /// Moves measured items; see `ItemMemory.move`.
  mutating func move(from first: Int, _ origins: [Int?]) {
    if items.known.isEmpty { return }
    lines.forget()
    items.memory.move(from: first, origins, depth: lines.usualDepth(rules), rules)
  }

  /// Moves an element, if both places are known.
  mutating func moveItem(_ move: DataMove) {
    let structure = items.structure
    let ends = (structure.item(ofElement: move.from), structure.item(ofElement: move.to))
    let range = min(ends.0, ends.1)..<max(ends.0, ends.1) + 1
    if range.upperBound > items.known.count || range.count == 1 { return }
    let origins = range.map { structure.origin(of: $0, move) }
    let moved = items.memory.items.moved(origins)
    items.memory.reorder(range, origins)
    replace(range, with: moved)
  }

  /// Puts other items in the place of some, as far from those before them as views ask for.
  private mutating func replace(_ range: Range<Int>, with new: FlexItems) {
    var (new, range) = (new, range)
    if rules.mainSpacing == nil, range.upperBound < items.known.count {
      new.append(items.memory.items[range.upperBound])
      range = range.lowerBound..<range.upperBound + 1
    }
    items.memory.spaceApart(&new, from: range.lowerBound, rules)
    lines.replace(range, with: new, in: &items)
  }

  /// Returns the flow's size for lines of a length: an estimate while items are not measured.
  mutating func size(_ length: CGFloat?) -> CGSize {
    if count == 0 { return .zero }
    let (main, cross) = lines.size(of: items, offered: length)
    return rules.axis.size(
      main: CGFloat(min(main, Self.deepest)), cross: CGFloat(min(max(0, cross), Self.deepest)))
  }

  /// No estimate makes a flow endless, whatever its spacing.
  private static var deepest: Double { 1e30 }
}

// MARK: - Measure

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyContents {
  /// Returns the lengths that items were asked for.
  func lengths(of views: [Int]) -> [Int: [Double]] {
    let answers = items.memory.answers
    if answers.isEmpty { return [:] }
    return Dictionary(views.map { ($0, (answers[$0] ?? []).map(\.main)) }) { $1 }
  }

  /// Takes the measurements of realized views that are new or have changed.
  mutating func learn(_ views: LazyReading, _ slice: LazySlice) {
    // Views of another length are about to be measured again.
    if !lines.prepare(for: slice.length, &items, isShown: false) { return }
    var views = views
    if items.memory.alignByGuides(&views.columns, rules) {
      lines.forget()
      lines.prepare(for: slice.length, &items, isShown: false)
    }
    let known = items.known.count
    var hasLearned = false
    for (place, item) in views.items.enumerated()
    where item < known && !items.memory.isSame(item, as: place, of: views) {
      items.memory.note(item, as: place, of: views)
      replace(item..<item + 1, with: FlexItems(views.columns[place..<place + 1]))
      hasLearned = true
    }
    if append(views) { hasLearned = true }
    // Counted once for all of them.
    if hasLearned { generation.learned += 1 }
  }

  /// Adds items that are measured for the first time, which come next after the known ones.
  private mutating func append(_ views: LazyReading) -> Bool {
    let known = items.known.count
    let new = views.items.indices.filter { (known..<max(known, count)).contains(views.items[$0]) }
      .sorted { views.items[$0] < views.items[$1] }
      .enumerated().prefix { views.items[$0.element] == known + $0.offset }.map(\.element)
    if new.isEmpty { return false }
    for (offset, place) in new.enumerated() {
      items.memory.note(known + offset, as: place, of: views)
    }
    replace(known..<known, with: FlexItems(new.map { views.columns[$0] }))
    return true
  }

  /// Takes the depths of headers and footers, in a flow of declared sizes.
  mutating func learn(_ depths: [(item: Int, depth: Double)], _ slice: LazySlice) {
    let new = depths.filter { $0.item < count && items.memory.items.cross[$0.item] != $0.depth }
    if new.isEmpty { return }
    lines.prepare(for: slice.length, &items, isShown: false)
    for (item, depth) in new {
      lines.replace(item..<item + 1, with: FlexItems([.ofFullLine(depth)]), in: &items)
    }
    generation.learned += 1
  }

  /// Takes measurements of views at lengths that they had not been asked for.
  mutating func learn(_ fits: [(item: Int, fit: ItemMemory.Answer)]) {
    for (item, fit) in fits where item < items.known.count {
      items.memory.note(fit, of: item)
      let same = FlexItems(items.memory.items[item..<item + 1])
      lines.replace(item..<item + 1, with: same, in: &items)
    }
    generation.learned += 1
  }
}

// MARK: - Place and report

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyContents {
  /// Finds the places of the views that exist.
  ///
  /// - Parameters:
  ///   - views: The items that the views are of.
  ///   - size: The room of all items.
  ///   - slice: The items that exist.
  /// - Returns: Where each item's view begins and the proposal for it, and the measurements to make.
  mutating func places(of views: [Int], in size: CGSize, _ slice: LazySlice) -> LazyAnswer {
    room = size
    lines.prepare(for: slice.length, &items, isShown: false)
    let found = lines.places(of: views, in: size, slice, items)
    report(found.places)
    return found
  }

  /// Notes which views wait off screen; a change if some that exist did not, or no longer do.
  private mutating func report(_ places: [Int: ViewPlace]) {
    let new = Set(places.lazy.filter(\.value.isUnseen).map(\.key))
    if waiting.filter({ places[$0] != nil }) != new { generation.learned += 1 }
    waiting = new
  }

  /// The elements whose views exist.
  var existingElements: [Int] { existing.indices.compactMap(items.structure.element) }

  /// The elements whose views wait off screen.
  var waitingElements: Set<Int> { Set(waiting.compactMap(items.structure.element)) }

  /// Returns the lines for a hand: those near an element, or all that exist and stay where they are.
  ///
  /// - Parameters:
  ///   - element: The element's place in the data.
  ///   - move: The move that a drop would make now; nil if no element is held.
  ///   - isMirrored: Whether the flow runs from right to left.
  /// - Returns: The lines; nil if the element is not known, or views have no place yet.
  func handLines(
    around element: Int?, moving move: DataMove? = nil, isMirrored: Bool
  ) -> HandLines? {
    var lines = lines
    guard let room, let drop = lines.dropLines(items) else { return nil }
    func frames(_ ranges: [Range<Int>]) -> ElementFrames {
      let views = lines.frames(of: ranges, items).map { item, frame, line in
        (element: items.element(ofItem: item, move), frame: frame, line: line)
      }
      return ElementFrames(views, rules.axis, width: room.width, isMirrored: isMirrored)
    }
    guard let element else {
      let settled = 0..<lines.frontier(items).settledCount
      return HandLines(frames(existing.ranges.map { $0.clamped(to: settled) }))
    }
    let item = items.structure.item(ofElement: move?.place(of: element) ?? element)
    guard let near = lines.neighborhood(of: item, items) else { return nil }
    let elements =
      items.structure.areElements ? nil : items.known.map { items.element(ofItem: $0, move) }
    return HandLines(
      frames(near),
      DropItems(
        memory: drop.memory, container: drop.container, rules: rules, elements: elements,
        move: move, strip: drop.strip),
      length: drop.length, longest: drop.longest)
  }
}

extension FlexItem {
  /// Returns a header or a footer: it has a line for itself, as long as the flow.
  static func ofFullLine(_ depth: Double) -> FlexItem {
    var item = FlexItem(main: 0, cross: depth)
    item.breaks = .fullLine
    return item
  }
}
#endif
