#if canImport(SwiftUI)
import FlowCore
import FlowLayouts
import SwiftUI

/// The lines of a strip in a lazy flow: its items' sizes and where they lie along its lines.
///
/// With declared sizes that is all items. Without, it is as many from the first one on as have been measured: which
/// line each goes to follows from those before it, so that nothing that is measured later moves it along.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct StripLines {
  private(set) var rules: FlowRules
  let isDeclared: Bool

  /// The number of all items.
  var count: Int

  /// The lines of the items that are known.
  private(set) var lines: FlexStrip

  /// The known items that came in between and are not measured yet.
  private(set) var holes: Set<Int> = []

  /// The places in each line that existed last.
  var nearby: [Range<Int>] = []

  /// The length across the lines that they share; 0 as long as it is not known.
  private(set) var length = 0.0

  /// The average item, when some were known.
  private var usual: Usual?

  /// The length of its line that an item takes, with the gap behind it, and the depth of lines.
  typealias Usual = (length: Double, depth: Double)

  /// Creates a strip of items that are not known yet.
  init(_ rules: FlowRules, count: Int, isDeclared: Bool, after other: StripLines? = nil) {
    (self.rules, self.count, self.isDeclared) = (rules, count, isDeclared)
    length = other?.length ?? 0
    lines = rules.stripLines(of: FlexItems(), in: length)
    usual = other?.average
  }

  /// Creates a strip of items of declared sizes, or of proportions if its lines share a length.
  init(_ rules: FlowRules, declared items: FlexItems, in length: Double = 0) {
    (self.rules, count, isDeclared, self.length) = (rules, items.count, true, length)
    lines = rules.stripLines(of: rules.sized(items, in: length), in: length)
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension FlowRules {
  /// Returns the lines of a strip's items.
  fileprivate func stripLines(
    of items: FlexItems, in length: Double, alignsByGuides: Bool = false
  ) -> FlexStrip {
    FlexStrip(
      items, in: container(limit: nil, alignsByGuides: alignsByGuides),
      lines: strip?.count(in: length, gap: crossGap) ?? 1, order: strip?.order ?? .lineByLine)
  }

  /// Returns items as deep as lines that share a length, and as long as their proportions say.
  fileprivate func sized(_ items: FlexItems, in length: Double) -> FlexItems {
    guard let depth = lineDepth(in: length) else { return items }
    var items = items
    items.cross = Array(repeating: depth, count: items.count)
    if !items.aspectRatio.isEmpty { items.main = items.aspectRatio.map { depth * ($0 ?? 1) } }
    return items
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension StripLines {
  /// The number of lines that all items will have.
  var lineCount: Int { lineCount(in: length) }

  private func lineCount(in length: Double) -> Int {
    min(rules.strip?.count(in: length, gap: rules.crossGap) ?? 1, max(1, count))
  }

  /// The items that are known, some of them by an estimate.
  var known: Range<Int> { lines.items.indices }

  // MARK: Changes from outside

  /// Takes declared sizes in place of others.
  mutating func declare(_ items: FlexItems) {
    let nearby = nearby
    self = StripLines(rules, declared: items, in: length)
    self.nearby = nearby
  }

  /// Follows other options.
  mutating func follow(_ new: FlowRules) {
    let depth = rules.lineDepth(in: length)
    rules = new
    if rules.lineDepth(in: length) == depth { move(Array(known)) } else { resize() }
  }

  /// Takes the length across the lines, if these share it.
  mutating func setLength(_ new: Double) {
    guard areShared, new >= 1, new != length else { return }
    length = new
    resize()
  }

  /// Whether lines share the length across them.
  var areShared: Bool { rules.strip?.areShared ?? false }

  /// Sizes all items anew for lines of another depth, or forgets what was measured in others.
  private mutating func resize() {
    if isDeclared { return declare(lines.items) }
    self = StripLines(rules, count: count, isDeclared: false, after: self)
  }

  /// Moves measured items.
  ///
  /// - Parameter sources: The items, as many as may be known, by where they were; nil for new ones.
  mutating func move(_ sources: [Int?]) {
    let end = (sources.lastIndex { $0.map(known.contains) ?? false } ?? -1) + 1
    let sources = sources[..<end].map { source in
      source.flatMap { known.contains($0) && !holes.contains($0) ? $0 : nil }
    }
    usual = average
    let new = FlexItem(
      main: max(0, (usual?.length ?? 0) - rules.gap), cross: usual?.depth ?? 0)
    let items = lines.items.moved(sources, or: new)
    lines = rules.stripLines(of: items, in: length, alignsByGuides: !items.guides.isEmpty)
    holes = Set(sources.indices.filter { sources[$0] == nil })
    nearby = []
  }

  // MARK: Size

  /// The average item: of those that are known, or of the last ones that were.
  var average: Usual? {
    if lines.count == 0 { return usual }
    let count = Double(lines.lineCount)
    var length = 0.0
    for line in 0..<lines.lineCount { length += lines.length(ofLine: line) + rules.gap }
    let depth = lines.crossSize - (count - 1) * rules.crossGap
    return (length / Double(lines.count), depth / count)
  }

  /// Returns the size of all where a length is offered across the lines: they fill it if they share it.
  mutating func size(offered: CGFloat?) -> (main: Double, cross: Double) {
    guard let strip = rules.strip, strip.areShared else { return size }
    let offered = offered.map(Double.init) ?? .infinity
    let shared = offered.isFinite ? max(0, offered) : strip.idealLength(gap: rules.crossGap)
    if shared < 1 { return (0, shared) }
    // A length that is probed does not make measured items be measured again.
    if isDeclared { setLength(shared) }
    if shared == length { return (size.main, shared) }
    let items = (Double(count) / Double(lineCount(in: shared))).rounded(.up)
    return (max(0, items * (average ?? guess(in: shared)).length - rules.gap), shared)
  }

  /// The size of all: an estimate while items are not measured.
  var size: (main: Double, cross: Double) {
    if isDeclared { return (lines.mainSize, lines.crossSize) }
    let usual = average ?? guess(in: length)
    // As many lines as will share the rest; while nothing is known, there is none yet.
    let missing = Double(lineCount - lines.lineCount)
    var main = lines.mainSize + Double(count - lines.count) / Double(lineCount) * usual.length
    if lines.count == 0 { main -= rules.gap }
    let cross =
      lines.crossSize + missing * usual.depth
      + (missing - (lines.count == 0 ? 1 : 0)) * rules.crossGap
    return (max(0, main), max(0, cross))
  }

  /// Returns the average item before anything has been measured: a chip, or a square in its line.
  func guess(in length: Double) -> Usual {
    let gap = max(0, rules.gap)
    return rules.lineDepth(in: length).map { ($0 + gap, $0) } ?? (80 + gap, 32)
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension FlowRules {
  /// The distance between neighbors of a line of a strip.
  var gap: Double { sanitizedLength(mainSpacing ?? 0) }

  /// The distance between lines of a strip.
  var crossGap: Double { sanitizedLength(crossSpacing ?? 0) }
}

// MARK: - Measurements

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension StripLines {
  /// Takes the measurements of views that are new or have changed.
  ///
  /// - Returns: Whether there were any.
  mutating func learn(_ views: LazyReading) -> Bool {
    var (columns, new) = (lines.items, FlexItems())
    let (sizes, own) = (views.columns, views.columns.guides)
    let hasGuides = !columns.guides.isEmpty || !own.isEmpty
    var hasChanged = hasGuides && columns.guides.isEmpty
    if hasChanged { columns.guides = rules.defaultGuides(columns.cross) }
    for place in sortedIndices(views.items.count, by: { views.items[$0] < views.items[$1] }) {
      let item = views.items[place]
      var view = FlexItem(main: sizes.main[place], cross: sizes.cross[place])
      if hasGuides { view.guide = own.isEmpty ? rules.defaultGuide(view.cross) : own[place] }
      if item == columns.count + new.count, item < count {
        new.append(view)
      } else if item < columns.count {
        if holes.remove(item) == nil, columns[item] == view { continue }
        columns[item] = view
        hasChanged = true
      }
    }
    if hasChanged {
      columns.append(contentsOf: new)
      lines = rules.stripLines(of: columns, in: length, alignsByGuides: hasGuides)
    } else if !new.isEmpty {
      lines.append(new)
    }
    return hasChanged || !new.isEmpty
  }
}
#endif
