#if canImport(SwiftUI)
import FlowLayoutEngine
import FlowLayouts
import SwiftUI

/// The version of a lazy flow's contents.
///
/// Each change increases one of the two counts.
struct LazyGeneration: Equatable, Sendable {
  /// The number of changes of the data, the options and the place of a dragged element.
  var data = 0

  /// The number of other changes that require a new layout, such as new measurements of views.
  var learned = 0
}

/// The change of the items' sizes that follows from new data or options.
///
/// Finding it may read elements, which runs code of the app. So it is found before `LazyContents`
/// is locked.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
enum LazyChange {
  /// All sizes stay the same.
  case kept
  /// The app declares the sizes, which were read again.
  case read(DeclaredSizes)
  /// Measured items have moved to other indices.
  case moved(ItemMoves)
  /// All sizes are discarded, since views may have other sizes now.
  case forgotten
}

/// The contents of a lazy flow: its items, its lines, and which items have views.
///
///      change → window → make → measure → place → report
///
/// - `apply` applies a change of data or options (this file).
/// - `seek` delays the creation of the view to scroll to, until all items before it are measured
///   (`+Seeking`).
/// - `slice` decides in each layout pass which items get views around the viewport (`+Window`).
/// - `learn` records the sizes of these views (`+Measuring`).
/// - `places` returns their positions (`+Places`).
/// - `generation` changes when sizes are recorded, as the flow must then be laid out again.
///
/// An item is *realized* if the flow has created its view.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct LazyContents {
  // No function here measures a view or calls a closure. So a thread that has locked the contents
  // never waits for another thread.
  var generation = LazyGeneration()

  /// The items, with their sizes so far.
  var items: LazyItems

  /// The lines of all items that have sizes.
  ///
  /// Sizes are measured, declared by the app or, for items inserted since, estimated.
  var lines: any LazyLines

  /// The items for which the flow currently creates views, as `slice` returned them last.
  var realized = LazySlice(length: 0)

  /// The size for which the flow is laid out.
  var laidOut = LaidOutSize()

  /// The items whose views were created again, and have not been visible since.
  ///
  /// Such a view may have another size than before, as an image does until it is loaded. The
  /// recorded size counts until the view is visible.
  var remade = RemadeItems()

  /// The visible range of the flow along the axis of scrolling.
  ///
  /// Nil before it is known. Also nil if all of the flow is visible, or the app declares the sizes.
  var visible: ClosedRange<Double>?

  /// Whether new sizes have been measured in the current update of SwiftUI.
  ///
  /// The flow may then be laid out once more in that update.
  var isLearning = false

  /// The item that `flowScrollPosition` scrolls to, and the length of the viewport.
  ///
  /// Nil if there is no such item, or if no later measurement changes its position.
  var sought: Sought?

  /// The length of the viewport in the last layout pass; 0 at first.
  var page = 0.0

  /// The positions of views, by item, along the axis of scrolling in the last layout pass.
  ///
  /// Views that waited off screen are left out. Empty if the app declares the sizes.
  var positions: [Int: Double] = [:]

  /// The items whose views wait off screen, or did so earlier in this update of SwiftUI.
  ///
  /// A view waits there while later measurements may change its position.
  var waited: Set<Int> = []

  init(_ rules: FlowRules, isDeclared: Bool, after other: LazyContents? = nil) {
    generation = other?.generation ?? LazyGeneration()
    (items, lines) = (LazyItems(rules, isExact: isDeclared), rules.lines)
  }

  var rules: FlowRules { items.rules }

  /// Whether the app declares the sizes of all elements.
  var isExact: Bool { items.memory.isExact }

  /// The number of all items, measured or not.
  var count: Int { items.count }

  // MARK: Change

  /// Returns whether the contents already have these rules and this structure of items.
  ///
  /// The structure tells which items are elements, headers and footers. Sizes must also come from
  /// the same source: declared by the app, or measured.
  func hasSame(_ rules: FlowRules, isDeclared: Bool, _ structure: SectionItems) -> Bool {
    isDeclared == isExact && structure == items.structure && items.areFollowing(rules)
  }

  /// Applies a change of data or options.
  ///
  /// Increases `generation.data` only if something differs.
  mutating func apply(
    _ sizes: consuming LazyChange, _ rules: FlowRules, isDeclared: Bool, _ structure: SectionItems
  ) {
    var isNews = !hasSame(rules, isDeclared: isDeclared, structure)
    if isDeclared != isExact || rules.isStrip != self.rules.isStrip {
      self = LazyContents(rules, isDeclared: isDeclared, after: self)
    }
    setRules(rules)
    switch consume sizes {
    case .kept: setItems(structure)
    case .read(let sizes):
      isNews = declare((consume sizes).items(along: rules.axis), structure) || isNews
    case .moved(let moves):
      isNews = true
      apply(moves)
      setItems(structure)
    case .forgotten:
      isNews = true
      forgetSizes()
      setItems(structure)
    }
    if isNews { generation.data += 1 }
  }

  /// Sets the rules, and discards the lines and sizes that are no longer valid.
  mutating func setRules(_ new: FlowRules) {
    let old = rules
    if !items.follow(new) { return }
    lines.forget(&items)
    items.releaseLines(from: 0)
    let isKept =
      !rules.measureDifferently(from: old)
      && rules.lineDepth(in: items.length) == old.lineDepth(in: items.length)
    if !isKept, !isExact { items.forgetSizes() }
  }

  /// Discards all measurements, because views may have other sizes now.
  mutating func forgetSizes() {
    lines.forget(&items)
    items.forgetSizes()
  }

  /// Sets the sizes of all elements, which the app declares.
  ///
  /// Lines are recomputed where sizes have changed.
  mutating func declare(_ sizes: consuming DeclaredSizes, _ structure: SectionItems? = nil) {
    let elements = (consume sizes).items(along: rules.axis)
    let count = elements.count
    _ = declare(consume elements, structure ?? SectionItems(count))
  }

  /// Sets the sizes of all elements, which the app declares.
  ///
  /// Returns whether any size has changed.
  private mutating func declare(_ elements: consuming FlexItems, _ structure: SectionItems) -> Bool
  {
    items.structure = structure
    let new = items.structure.spread(consume elements, items.samples)
    let change = items.memory.difference(from: new)
    if change.old == items.measured {
      // All items are replaced, and so are the arrays of their properties.
      lines.forget(&items)
      items.memory.items = new
    } else if !change.old.isEmpty || !change.new.isEmpty {
      lines.replace(change.old, with: FlexItems(new[change.new]), in: &items)
    }
    return !change.old.isEmpty || !change.new.isEmpty
  }

  /// Sets which items are elements, headers and footers.
  ///
  /// Measurements stay at their indices. If items have moved, call `apply(_:)` before.
  mutating func setItems(_ structure: SectionItems) { items.structure = structure }

  /// Records the measured cross sizes of a sample header and footer.
  ///
  /// Discards all lines if a size has changed.
  mutating func take(_ new: SectionDepths) {
    if !items.take(new) { return }
    lines.forget(&items)
    generation.learned += 1
  }

  /// Moves the sizes and other records of items to the items' new indices.
  ///
  /// Lines are discarded at least from the first moved item on.
  mutating func apply(_ moves: ItemMoves) {
    waited = moves.applied(to: waited)
    realized.apply(moves)
    remade.apply(moves)
    positions = moves.applied(to: positions)
    items.releaseLines(from: moves.first)
    if items.measured.isEmpty { return }
    lines.forget(from: moves.first, &items)
    items.memory.apply(moves, depth: items.average?.depth ?? 0, rules)
  }

  /// Moves the dragged element's item to where a drop would put it now.
  ///
  /// Nil, without a drag, moves the item back to the element's place in the data.
  mutating func drag(_ move: DataMove?) {
    let old = items.move
    if move == old { return }
    items.move = move
    generation.data += 1
    // The same element goes on from its last drop index: only the items in between move.
    let last = old?.from == move?.from ? old?.to : nil
    if let old, last == nil { moveItem(DataMove(from: old.to, to: old.from)) }
    if let move { moveItem(DataMove(from: last ?? move.from, to: move.to)) }
  }

  /// Moves an element's item from its old index to its new index.
  ///
  /// Does nothing unless the items at both indices are measured. The time depends on the number of
  /// items between them.
  mutating func moveItem(_ move: DataMove) {
    // The sizes themselves are moved, not a list of their indices: lines are ranges of the arrays
    // of sizes, which the engine reads in memory order. Separate arrays for the drag would copy all
    // sizes when an element is lifted. Each view that is measured during the drag would be recorded
    // twice.
    let structure = items.structure
    let ends = (structure.item(ofElement: move.from), structure.item(ofElement: move.to))
    let range = min(ends.0, ends.1)..<max(ends.0, ends.1) + 1
    if range.upperBound > items.measured.count || range.count == 1 { return }
    let origins = range.map { structure.origin(of: $0, move) }
    items.releaseLines(from: range.lowerBound)
    let moved = items.memory.items.moved(origins)
    items.memory.reorder(range, origins)
    replace(range, with: moved)
  }

  /// Replaces the measured items in `range` with `new`.
  ///
  /// If `range` is empty, the new items are inserted there.
  mutating func replace(_ range: Range<Int>, with new: FlexItems) {
    var (new, range) = (new, range)
    // If views are asked for their spacing, the gap before the following item is set, too.
    if rules.mainSpacing == nil, range.upperBound < items.measured.count {
      new.append(items.memory.items[range.upperBound])
      range = range.lowerBound..<range.upperBound + 1
    }
    items.memory.spaceApart(&new, from: range.lowerBound, rules)
    lines.replace(range, with: new, in: &items)
  }

  /// Returns the size of the flow if its lines are proposed a length.
  ///
  /// In a waterfall, `length` is the proposed width. The size is an estimate until all items are
  /// measured.
  mutating func size(_ length: CGFloat?) -> CGSize {
    if count == 0 { return .zero }
    var (main, cross) = lines.breakLines(at: length, &items)
    if sought != nil {
      let least = seekingExtent(lines.frontier(items))
      if rules.isStrip { main = max(main, least) } else { cross = max(cross, least) }
    }
    return rules.axis.size(
      main: CGFloat(min(main, Self.deepest)), cross: CGFloat(min(max(0, cross), Self.deepest)))
  }
  /// The maximum width and height of a flow.
  ///
  /// It keeps estimates finite, however large the spacing is.
  private static var deepest: Double { 1e30 }
}
#endif
