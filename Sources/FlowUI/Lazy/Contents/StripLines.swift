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

  /// The average item, when some were known.
  private var usual: Usual?

  /// The length of its line that an item takes, with the gap behind it, and the depth of lines.
  typealias Usual = (length: Double, depth: Double)

  /// Creates a strip of items that are not known yet.
  init(_ rules: FlowRules, count: Int, isDeclared: Bool, after other: StripLines? = nil) {
    (self.rules, self.count, self.isDeclared) = (rules, count, isDeclared)
    lines = rules.stripLines(of: FlexItems())
    usual = other?.average
  }

  /// Creates a strip of items of declared sizes.
  init(_ rules: FlowRules, declared items: FlexItems) {
    (self.rules, count, isDeclared) = (rules, items.count, true)
    lines = rules.stripLines(of: items)
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension FlowRules {
  /// Returns the lines of a strip's items.
  fileprivate func stripLines(of items: FlexItems, alignsByGuides: Bool = false) -> FlexStrip {
    FlexStrip(
      items, in: container(limit: nil, alignsByGuides: alignsByGuides),
      lines: strip?.lines ?? 1, order: strip?.order ?? .lineByLine)
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension StripLines {
  /// The number of lines that all items will have.
  var lineCount: Int { min(rules.strip?.lines ?? 1, max(1, count)) }

  /// The items that are known, some of them by an estimate.
  var known: Range<Int> { lines.items.indices }

  // MARK: Changes from outside

  /// Takes declared sizes in place of others.
  mutating func declare(_ items: FlexItems) {
    let nearby = nearby
    self = StripLines(rules, declared: items)
    self.nearby = nearby
  }

  /// Follows other options.
  mutating func follow(_ new: FlowRules) {
    rules = new
    move(Array(known))
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
    lines = rules.stripLines(of: items, alignsByGuides: !items.guides.isEmpty)
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

  /// The size of all: an estimate while items are not measured.
  var size: (main: Double, cross: Double) {
    if isDeclared { return (lines.mainSize, lines.crossSize) }
    let usual = average ?? (Self.chip.length + max(0, rules.gap), Self.chip.depth)
    // As many lines as will share the rest; while nothing is known, there is none yet.
    let missing = Double(lineCount - lines.lineCount)
    var main = lines.mainSize + Double(count - lines.count) / Double(lineCount) * usual.length
    if lines.count == 0 { main -= rules.gap }
    let cross =
      lines.crossSize + missing * usual.depth
      + (missing - (lines.count == 0 ? 1 : 0)) * rules.crossGap
    return (max(0, main), max(0, cross))
  }

  /// A chip, before anything has been measured.
  static var chip: Usual { (80, 32) }
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
      lines = rules.stripLines(of: columns, alignsByGuides: hasGuides)
    } else if !new.isEmpty {
      lines.append(new)
    }
    return hasChanged || !new.isEmpty
  }
}
#endif
