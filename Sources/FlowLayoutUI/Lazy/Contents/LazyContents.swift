#if canImport(SwiftUI)
import FlowLayoutEngine
import FlowLayouts
import SwiftUI

/// The generation of a lazy flow's contents: another one after each change.
struct LazyGeneration: Equatable, Sendable {
  /// The number of changes from outside: other items, other sizes, other options.
  var data = 0

  /// The number of changes that measuring views has made.
  var learned = 0
}

/// The sizes of a lazy flow's items after a change from outside, as a value: closures and elements are asked before
/// contents are locked.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
enum LazyChange {
  /// The same.
  case kept
  /// Declared ones, read anew.
  case read(DeclaredSizes)
  /// Those that were measured, elsewhere: the items from a first one on, by where they were; nil for new ones.
  case moved(from: Int, origins: [Int?])
  /// None, as views have others.
  case forgotten
}

/// The contents of a lazy flow: its items' sizes, the lines they make, and which of them have to exist.
///
///      change → window → make → measure → place → report
///
/// - `apply`: a change comes from outside.
/// - `seek`: an item that is scrolled to is made when everything before it has been measured;
/// - `slice`: in each layout pass, the window around the viewport decides which items' views are made;
/// - `learn`: these tell their sizes,
/// - `places`: and get their places. A generation reports what has been learned, as another pass may be needed.
///
/// All of them ask the lines alike, whatever kind these are.
///
/// Nothing in here asks a view or calls a closure, so that a thread may hold it while another one waits.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct LazyContents {
  var generation = LazyGeneration()

  /// The items, with the sizes that are known.
  var items: LazyItems

  /// The lines of the items that are known.
  var lines: any LazyLines

  /// The items whose views exist, as these were last asked for.
  var existing = LazySlice(length: 0)

  /// The width of the flow's frame, in which it is mirrored from right to left: views are placed in the length on offer,
  /// which a flow that hugs its lines does not take.
  var width: CGFloat = 0

  /// The items whose views have been made again, and those of them that are of another size than is remembered.
  var remade = RemadeItems()

  /// The part of the flow that is visible; nil before, and if it is all of it.
  var visible: ClosedRange<Double>?

  /// Whether an update goes on in which something has been learned: it may be laid out once more.
  var isLearning = false

  /// The item that is scrolled to as long as its place is not final; nil if there is none. See `seek`.
  var sought: Sought?

  /// The length of the viewport, as it was last; 0 before.
  var page = 0.0

  /// The size that the flow answered last; nil before.
  private(set) var answered: CGSize?

  /// The items whose views have had their places.
  var placed: Set<Int> = []

  /// The items whose views were placed off screen in this update, or still are: they may still move.
  var waited: Set<Int> = []

  init(_ rules: FlowRules, isDeclared: Bool, after other: LazyContents? = nil) {
    generation = other?.generation ?? LazyGeneration()
    (items, lines) = (LazyItems(rules, isExact: isDeclared), rules.lines)
  }

  var rules: FlowRules { items.rules }

  /// Whether all sizes were declared.
  var isExact: Bool { items.memory.isExact }

  /// The number of all items.
  var count: Int { items.count }

  // MARK: Change

  /// Follows a change.
  mutating func apply(
    _ sizes: consuming LazyChange, _ rules: FlowRules, isDeclared: Bool, _ structure: SectionItems
  ) {
    if isDeclared != isExact || rules.isStrip != self.rules.isStrip {
      self = LazyContents(rules, isDeclared: isDeclared, after: self)
    }
    generation.data += 1
    setRules(rules)
    switch consume sizes {
    case .kept: break
    case .read(let sizes): return declare(sizes, structure)
    case .moved(let first, let origins): move(from: first, origins)
    case .forgotten: forgetSizes()
    }
    setItems(structure)
  }

  /// Follows other options.
  mutating func setRules(_ new: FlowRules) {
    let old = rules
    if !items.follow(new) { return }
    lines.forget()
    lines.release(from: 0)
    let isKept =
      !rules.measureDifferently(from: old)
      && rules.lineDepth(in: items.length) == old.lineDepth(in: items.length)
    if !isKept, !isExact { items.memory.forget() }
  }

  /// Forgets all measurements: views will have other sizes.
  mutating func forgetSizes() {
    lines.forget()
    lines.release(from: 0)
    items.memory.forget()
  }

  /// Takes the declared sizes of all elements; lines are broken again where these differ.
  mutating func declare(_ sizes: consuming DeclaredSizes, _ structure: SectionItems? = nil) {
    declare((consume sizes).items(along: rules.axis), structure)
  }

  private mutating func declare(_ elements: consuming FlexItems, _ structure: SectionItems?) {
    items.structure = structure ?? SectionItems(elements.count)
    let new = items.structure.spread(consume elements, items.samples)
    let change = items.memory.difference(from: new)
    if change.old == items.known {
      // None stays, and no column.
      lines.forget()
      items.memory.items = new
    } else if !change.old.isEmpty || !change.new.isEmpty {
      lines.replace(change.old, with: FlexItems(new[change.new]), in: &items)
    }
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
    waited = waited.moved(from: first, origins)
    existing.move(from: first, origins)
    remade.move(from: first, origins)
    placed = placed.moved(from: first, origins)
    lines.release(from: first)
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
    lines.release(from: range.lowerBound)
    let moved = items.memory.items.moved(origins)
    items.memory.reorder(range, origins)
    replace(range, with: moved)
  }

  /// Puts other items in the place of some, as far from those before them as views ask for.
  mutating func replace(_ range: Range<Int>, with new: FlexItems) {
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
    var (main, cross) = lines.size(of: &items, offered: length)
    if sought != nil {
      let least = seekingExtent(lines.frontier(items))
      if rules.isStrip { main = max(main, least) } else { cross = max(cross, least) }
    }
    return rules.axis.size(
      main: CGFloat(min(main, Self.deepest)), cross: CGFloat(min(max(0, cross), Self.deepest)))
  }

  /// Answers the flow's size for lines of a length while an item is scrolled to, and lays it out for that.
  mutating func answer(_ length: CGFloat?, seeking item: Int?) -> CGSize {
    seek(item)
    let size = size(length)
    answered = size
    return size
  }

  /// No estimate makes a flow endless, whatever its spacing.
  private static var deepest: Double { 1e30 }
}
#endif
