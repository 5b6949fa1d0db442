#if canImport(SwiftUI)
import FlowCore
import FlowLayouts
import SwiftUI

/// The contents of a lazy flow: its items' sizes, the lines they make, and which of them have to exist.
///
/// With declared sizes that is all items. Without, it is as many from the first one on as have been
/// measured; lines that may still change are not shown.
///
///      items     0 ──────────────── known.count ─ ─ ─ ─ ─ ─ ─ count
///      lines     ├ shown ┤ … ├ shown ┤ open ┤    estimated
///
/// Nothing in here asks a view or calls a closure, so that a thread may hold it while another one waits.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct LazyContents {
  /// The rules of the flow's lines.
  private(set) var rules: FlowRules

  /// The number of changes from outside: other items, other sizes, other options.
  var version: Int

  /// The number of changes that measuring views has made.
  var revision: Int

  /// The structure of the items, and their number.
  private(set) var items = SectionItems()

  /// A header and a footer, measured for all whose views do not exist.
  private(set) var samples = SectionDepths()

  var memory = ItemMemory()
  let isDeclared: Bool

  /// The lines for the last few lengths.
  var lines = Recent<CGFloat?, LazyLines>(capacity: 3)

  /// The average line, when there were any: its number of items, and its depth.
  var lastUsualLine: (items: Double, depth: Double)?

  /// The lines of a strip; without items if lines break.
  var strip: StripLines

  /// The items in and around the latest viewport.
  var nearby = 0..<0

  /// The items whose views exist, as these were last asked for.
  var existing = LazySlice(length: 0)

  /// The room in which views were placed last: estimates of it may have changed since.
  var room: CGSize?

  /// The lines in which views were placed last.
  var placed = FlowArrangement()
  var solver = FlexSolver()

  /// The items whose views were placed off screen: they may still move.
  var waiting: Set<Int> = []

  init(_ rules: FlowRules, isDeclared: Bool, after other: LazyContents? = nil) {
    version = other?.version ?? 0
    revision = other?.revision ?? 0
    self.rules = isDeclared ? rules.declared : rules.measured
    self.isDeclared = isDeclared
    strip = StripLines(self.rules, count: 0, isDeclared: isDeclared)
  }
}

// MARK: - Changes from outside

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyContents {
  /// Follows other options.
  mutating func setRules(_ new: FlowRules) {
    let new = isDeclared ? new.declared : new.measured
    if new == rules { return }
    if !isDeclared,
      new.readsDifferently(from: rules)
        || (new.crossSpacing == nil) != (rules.crossSpacing == nil)
        // While there is a strip, the memory of lines that break is not kept up to date.
        || (new.strip == nil) != (rules.strip == nil)
    {
      forgetSizes()
    }
    rules = new
    forgetLines()
    setStripRules()
  }

  /// Forgets all measurements: views will have other sizes.
  mutating func forgetSizes() {
    forgetLines()
    memory = ItemMemory()
    strip = StripLines(rules, count: strip.count, isDeclared: isDeclared, after: strip)
  }

  /// Updates the strip for other options.
  private mutating func setStripRules() {
    if rules.strip == nil {
      strip = StripLines(rules, count: 0, isDeclared: isDeclared)
    } else if isDeclared {
      strip = StripLines(rules, declared: memory.items, in: strip.length)
    } else {
      strip.follow(rules)
    }
  }

  /// The number of all items.
  var count: Int { items.count }

  /// Takes the declared sizes of all elements; lines are broken again where these differ.
  mutating func declare(_ sizes: consuming DeclaredSizes, _ items: SectionItems? = nil) {
    let elements = sizes.items(along: rules.axis)
    declare(elements, items ?? SectionItems(elements.count))
  }

  mutating func declare(_ elements: consuming FlexItems, _ items: SectionItems) {
    self.items = items
    let new = self.items.spread(elements, samples)
    if rules.strip != nil {
      memory.items = new
      return strip.declare(new)
    }
    if lines.isEmpty {
      memory.items = new
      return
    }
    let change = memory.difference(from: new)
    if change.old.isEmpty, change.new.isEmpty { return }
    edit(change.old, with: FlexItems(new[change.new]))
  }

  /// Takes the structure of all items, after those that have been measured have been moved.
  mutating func setItems(_ items: SectionItems) {
    self.items = items
    if rules.strip != nil { strip.count = count }
  }

  /// Takes the measured depths of headers and footers.
  mutating func take(_ new: SectionDepths) {
    if new == samples { return }
    items.replace(samples, with: new, in: &memory.items)
    samples = new
    revision += 1
    forgetLines()
  }

  /// Moves measured items; see `ItemMemory.move`.
  mutating func move(from first: Int, _ origins: [Int?]) {
    if rules.strip != nil { return strip.move((0..<first).map { $0 } + origins) }
    if memory.items.count == 0 { return }
    forgetLines()
    memory.move(from: first, origins, depth: usualDepth, rules)
  }

  // MARK: Sizes

  /// Returns the flow's size for lines of a length: an estimate while items are not measured.
  mutating func size(_ limit: CGFloat?) -> CGSize {
    if count == 0 { return .zero }
    if rules.strip != nil {
      let (main, cross) = strip.size(offered: limit)
      return rules.axis.size(
        main: CGFloat(min(main, Self.deepest)), cross: CGFloat(min(cross, Self.deepest)))
    }
    let latest = lines(limit)
    let index = latest.index
    if isDeclared {
      return rules.axis.size(main: CGFloat(index.mainSize), cross: CGFloat(index.crossSize))
    }
    var (main, cross) = (index.longestLine, index.crossSize)
    if let line = usualLine(latest) {
      cross += Double(count - memory.items.count) / line.items * line.depth
    } else {
      // A row of a list, a sheet or a popover is to begin with a size that it can keep.
      (main, cross) = guessedSize(of: count, limit: limit)
    }
    if let limit, limit.isFinite { main = max(0, Double(limit)) }
    return rules.axis.size(
      main: CGFloat(main), cross: CGFloat(min(max(0, cross), Self.deepest)))
  }

  /// No estimate makes a flow endless, whatever its spacing.
  private static let deepest = 1e30

  /// Returns how many lines will not change when more items are measured.
  func shownLines(_ lines: LazyLines) -> Int {
    if isDeclared { return lines.index.lineCount }
    var shown = lines.index.lineCount
    if memory.items.count < count {
      // The last one may take more items.
      shown -= 1
      // An item that avoids a break behind it may take the end of the line before along.
      if rules.targetDepth != nil, !memory.items.breaks.isEmpty { shown -= 1 }
    }
    if let first = lines.unknown.keys.min() {
      shown = min(shown, lines.index.line(ofItem: first))
    }
    // An item that turns out short fits on the line before.
    if let first = memory.holes.min() { shown = min(shown, lines.index.line(ofItem: first) - 1) }
    return max(0, shown)
  }
}
#endif
