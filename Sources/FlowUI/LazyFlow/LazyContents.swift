#if canImport(SwiftUI)
import FlowCore
import FlowLayouts
import SwiftUI

/// What a lazy flow knows: its items' sizes, the lines they make, and which of them have to exist.
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
  /// What the flow asks of its lines: between these there is room for separators.
  private(set) var rules: FlowRules { didSet { extents.forgetAll() } }
  private var given: FlowRules

  /// Counts the changes from outside: other items, other sizes, other options.
  var version: Int

  /// Counts what views have told.
  var revision: Int

  /// What the items are, and how many there are.
  private(set) var items = LazyItems() { didSet { extents.forgetAll() } }

  /// What is not an element, measured for all of its kind.
  private(set) var samples = LazySamples() { didSet { extents.forgetAll() } }

  /// What of the elements is shown at most, and how important each is; no priorities if all are alike.
  var limits = FlowLimits()
  var priorities: [Double] = []

  /// What a limit shows, for the last few lengths.
  var extents = Recent<CGFloat?, LazyExtent>(capacity: 3)

  /// What is shown by a limit, and where the indicator and separators are.
  var placement = Placement()

  /// Who changes it forgets the extents.
  var memory = ItemMemory()
  let isDeclared: Bool

  /// The lines for the last few lengths.
  var lines = Recent<CGFloat?, LazyLines>(capacity: 3)

  /// What the lines were like when there were any.
  var lastUsualLine: (items: Double, depth: Double)?

  /// What is known of a strip; nothing if lines break.
  var strip: LazyStrip

  /// The items in and around what was visible last.
  var nearby = 0..<0

  /// The items whose views exist, as these were last asked for.
  var existing = LazySlice(length: 0)

  /// The room in which views were placed last: what is estimated of it may have changed since.
  var room: CGSize?

  /// The lines in which views were placed last.
  var placed = FlowArrangement()
  var solver = FlexSolver()

  /// The items whose views were placed where nobody sees them: they may still move.
  var waiting: Set<Int> = []

  /// How long views take to be made.
  var pace = LazyPace()

  init(_ rules: FlowRules, isDeclared: Bool, after other: LazyContents? = nil) {
    version = other?.version ?? 0
    revision = other?.revision ?? 0
    pace = other?.pace ?? LazyPace()
    self.rules = isDeclared ? rules.declared : rules.measured
    given = self.rules
    self.isDeclared = isDeclared
    strip = LazyStrip(self.rules, count: 0, isDeclared: isDeclared)
  }
}

// MARK: - Changes from outside

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyContents {
  /// Follows other options.
  mutating func setRules(_ new: FlowRules) {
    let new = isDeclared ? new.declared : new.measured
    if new == given { return }
    if !isDeclared,
      new.readsDifferently(from: given)
        || (new.crossSpacing == nil) != (given.crossSpacing == nil)
        // While there is a strip, nobody follows what was known of lines that break.
        || (new.strip == nil) != (given.strip == nil)
    {
      forgetSizes()
    }
    given = new
    spaceLines()
    setStripRules()
  }

  /// Leaves room between lines for what stands there, with the distance on both sides.
  private mutating func spaceLines() {
    rules = given
    if let depth = samples.lineSeparator {
      rules.crossSpacing = 2 * CGFloat(given.crossGap) + CGFloat(depth)
    }
    forgetLines()
  }

  /// How far before the end of the room between two lines what stands there begins.
  var lineSeparatorOffset: Double { given.crossGap + (samples.lineSeparator ?? 0) }

  /// Forgets what views have told: they will tell something else.
  mutating func forgetSizes() {
    forgetLines()
    extents.forgetAll()
    memory = ItemMemory()
    strip = LazyStrip(rules, count: strip.count, isDeclared: isDeclared, after: strip)
  }

  /// Has a strip follow other options.
  private mutating func setStripRules() {
    if rules.strip == nil {
      strip = LazyStrip(rules, count: 0, isDeclared: isDeclared)
    } else if isDeclared {
      strip = LazyStrip(rules, declared: memory.items)
    } else {
      let known = strip.known.joined().map { ($0, $0) }
      strip = strip.moved(rules, count: strip.count, Dictionary(uniqueKeysWithValues: known))
    }
  }

  /// The number of all items.
  var count: Int { items.count }

  /// Takes the declared sizes of all elements; lines are broken again where these differ.
  mutating func declare(_ sizes: consuming DeclaredSizes, _ items: LazyItems? = nil) {
    let elements = sizes.items(along: rules.axis)
    declare(elements, items ?? LazyItems(elements.count))
  }

  mutating func declare(_ elements: consuming FlexItems, _ items: LazyItems) {
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

  /// Takes what all items are, after those that have been measured have been moved.
  mutating func setItems(_ items: LazyItems) {
    self.items = items
    if rules.strip == nil || strip.count == count { return }
    strip = LazyStrip(rules, count: count, isDeclared: false, after: strip)
  }

  /// Takes what separators, headers and footers have been measured to be like.
  mutating func take(_ new: LazySamples) {
    if new == samples { return }
    let old = samples
    samples = new
    revision += 1
    spaceLines()
    if isDeclared { return items.replace(old, with: new, in: &memory.items) }
    if new.itemSeparator != old.itemSeparator { return forgetSizes() }
    if memory.items.count == count { items.replace(old, with: new, in: &memory.items) }
  }

  /// Has measured items of a strip stand elsewhere; see `LazyStrip.moved`.
  mutating func move(_ origins: [Int: Int], count: Int) {
    strip = strip.moved(rules, count: count, origins)
  }

  /// Has measured items stand elsewhere; see `ItemMemory.move`.
  mutating func move(from first: Int, _ origins: [Int?]) {
    if memory.items.count == 0 { return }
    forgetLines()
    extents.forgetAll()
    memory.move(from: first, origins, depth: usualDepth, rules)
    // All separators are known as soon as one is.
    guard items.hasSeparators, let separator = samples.itemSeparator else { return }
    for item in memory.holes where !item.isMultiple(of: 2) {
      memory.note(separator.measurement, of: item)
      memory.set(samples.separator, of: item, rules, count: memory.items.count)
    }
  }

  // MARK: Sizes

  /// The flow's size where lines may be so long: an estimate while items are not measured.
  mutating func size(_ limit: CGFloat?) -> CGSize {
    if count == 0 { return .zero }
    if isLimited { return limitedSize(limit) }
    if rules.strip != nil {
      let (main, cross) = strip.size
      return rules.axis.size(
        main: CGFloat(min(main, Self.deepest)), cross: CGFloat(min(cross, Self.deepest)))
    }
    followIndicator(limit)
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

  /// How many lines will not change by what is still to be measured.
  func shownLines(_ lines: LazyLines) -> Int {
    if isDeclared { return lines.index.lineCount }
    var shown = lines.index.lineCount
    if memory.items.count < count {
      // The last one may take more items.
      shown -= 1
      // What avoids a break behind that may take the end of the line before along.
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
