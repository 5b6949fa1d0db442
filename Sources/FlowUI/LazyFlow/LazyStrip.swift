#if canImport(SwiftUI)
import FlowCore
import FlowLayouts
import SwiftUI

/// What a lazy flow knows of a strip: its items' sizes and where they lie along its lines.
///
/// With declared sizes all of it is one part. Without, read line by line, each line is a part that takes an
/// equal number of items, whatever their lengths, and knows as many of them from its first one on as have been
/// measured; so nothing that is measured later moves them.
///
///      part 0    ├ known ─────────┤ estimated
///      part 1    ├ known ───────┤ estimated
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct LazyStrip {
  let rules: FlowRules
  let isDeclared: Bool

  /// The number of all items.
  let count: Int

  var parts: [Part] = []

  /// What items were like when some were known.
  private var usual: Usual?

  /// How much of its line an item takes, with the gap behind it, and how deep lines are.
  typealias Usual = (length: Double, depth: Double)

  /// Lines that are filled with items which follow each other.
  struct Part {
    /// All of its items.
    let items: Range<Int>

    /// Those that are known, counted from the first one.
    var strip: FlexStrip

    /// Those of them that came in between and are not measured yet, counted in the same way.
    var holes: Set<Int> = []

    /// The places in each line that existed last.
    var nearby: [Range<Int>] = []
  }

  /// A strip of items that are not known yet.
  init(_ rules: FlowRules, count: Int, isDeclared: Bool, after other: LazyStrip? = nil) {
    (self.rules, self.count, self.isDeclared) = (rules, count, isDeclared)
    usual = other.flatMap { $0.parts.isEmpty ? $0.usual : $0.average }
    parts = ranges(of: count).map {
      Part(items: $0, strip: strip(of: FlexItems(), alignsByGuides: false))
    }
  }

  /// A strip of items of declared sizes.
  init(_ rules: FlowRules, declared items: FlexItems) {
    (self.rules, count, isDeclared) = (rules, items.count, true)
    parts = [Part(items: items.indices, strip: strip(of: items, alignsByGuides: false))]
  }
}

// MARK: - Parts

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyStrip {
  private var stripRules: StripRules { rules.strip ?? StripRules(lines: 1, order: .lineByLine) }

  /// The number of lines, of all parts.
  var lineCount: Int { min(stripRules.lines, max(1, count)) }

  /// The number of lines of a part.
  var linesOfPart: Int { parts.count == 1 ? lineCount : 1 }

  private var isOnePart: Bool { isDeclared || stripRules.order != .lineByLine }

  /// The items of each part, if there are so many.
  func ranges(of count: Int) -> [Range<Int>] {
    let lines = min(stripRules.lines, max(1, count))
    if isOnePart || lines == 1 { return [0..<count] }
    let (items, more) = count.quotientAndRemainder(dividingBy: lines)
    return (0..<lines).map { line in
      let first = line * items + min(line, more)
      return first..<first + items + (line < more ? 1 : 0)
    }
  }

  /// The items that are known, in some parts by a guess.
  var known: [Range<Int>] {
    parts.map { $0.items.lowerBound..<$0.items.lowerBound + $0.strip.count }
  }

  /// The part of an item.
  func part(of item: Int) -> Int {
    (0..<parts.count - 1).partitioningPoint { item < parts[$0].items.upperBound }
  }

  private func strip(of items: FlexItems, alignsByGuides: Bool) -> FlexStrip {
    FlexStrip(
      items, in: rules.container(limit: nil, alignsByGuides: alignsByGuides),
      lines: isOnePart ? stripRules.lines : 1,
      order: stripRules.order)
  }

  // MARK: Changes from outside

  /// Takes declared sizes in place of others.
  mutating func declare(_ items: FlexItems) {
    let nearby = parts.first?.nearby ?? []
    self = LazyStrip(rules, declared: items)
    parts[0].nearby = nearby
  }

  /// The strip with measured items elsewhere.
  ///
  /// - Parameters:
  ///   - rules: What it asks of its lines then.
  ///   - count: The number of its items then.
  ///   - origins: Where known items were before, by where they are; others are new.
  /// - Returns: The strip with what is known of these.
  func moved(_ rules: FlowRules, count: Int, _ origins: [Int: Int]) -> LazyStrip {
    var new = LazyStrip(rules, count: count, isDeclared: false, after: self)
    let length = max(0, (average?.length ?? 0) - rules.gap)
    let depth = average?.depth ?? 0
    for index in new.parts.indices {
      let items = new.parts[index].items
      guard let last = items.last(where: { origins[$0] != nil }) else { continue }
      var columns = FlexItems()
      for item in items.lowerBound...last {
        if let origin = origins[item], let known = self[origin] {
          columns.append(known)
        } else {
          new.parts[index].holes.insert(item - items.lowerBound)
          columns.append(FlexItem(main: length, cross: depth))
        }
      }
      new.parts[index].strip = new.strip(of: columns, alignsByGuides: !columns.guides.isEmpty)
    }
    return new
  }

  /// A known item that has been measured.
  private subscript(item: Int) -> FlexItem? {
    let part = parts[part(of: item)]
    let place = item - part.items.lowerBound
    return part.strip.items.indices.contains(place) && !part.holes.contains(place)
      ? part.strip.items[place] : nil
  }

  // MARK: Size

  /// What items are like on average, or were when some were known.
  var average: Usual? {
    var (length, items, depth, lines) = (0.0, 0, 0.0, 0)
    for strip in parts.map(\.strip) {
      for line in 0..<strip.lineCount { length += strip.length(ofLine: line) + rules.gap }
      items += strip.count
      depth += strip.crossSize - Double(max(0, strip.lineCount - 1)) * rules.crossGap
      lines += strip.lineCount
    }
    if items == 0 { return usual }
    return (length / Double(items), depth / Double(lines))
  }

  /// The size of all: an estimate while items are not measured.
  var size: (main: Double, cross: Double) {
    if isDeclared { return (parts[0].strip.mainSize, parts[0].strip.crossSize) }
    let usual = average ?? (Self.chip.length + max(0, rules.gap), Self.chip.depth)
    var (main, cross) = (0.0, 0.0)
    for part in parts {
      let unknown = Double(part.items.count - part.strip.count)
      // As many lines as will share them; a part that knows nothing has no line yet.
      let lines = Double(linesOfPart)
      var length = part.strip.mainSize + unknown / lines * usual.length
      if part.strip.count == 0 { length -= rules.gap }
      main = max(main, length)
      let missing = lines - Double(part.strip.lineCount)
      cross += part.strip.crossSize + missing * usual.depth
      cross += (missing - (part.strip.count == 0 ? 1 : 0)) * rules.crossGap
    }
    cross += Double(parts.count - 1) * rules.crossGap
    return (main, max(0, cross))
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

// MARK: - What views tell

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyStrip {
  /// Takes what views say: new ones, and those that have changed.
  ///
  /// - Returns: Whether they said anything new.
  mutating func learn(_ views: LazyReading) -> Bool {
    let order = sortedIndices(views.items.count) { views.items[$0] < views.items[$1] }
    var rest = order[...]
    var hasLearned = false
    while let first = rest.first {
      let index = part(of: views.items[first])
      let end = parts[index].items.upperBound
      let places = rest.prefix { views.items[$0] < end }
      if learn(places, of: views, in: index) { hasLearned = true }
      rest = rest.dropFirst(max(1, places.count))
    }
    return hasLearned
  }

  private mutating func learn(
    _ places: ArraySlice<Int>, of views: LazyReading, in index: Int
  ) -> Bool {
    let first = parts[index].items.lowerBound
    var (columns, new) = (parts[index].strip.items, FlexItems())
    let (sizes, own) = (views.columns, views.columns.guides)
    let hasGuides = !columns.guides.isEmpty || !own.isEmpty
    var hasChanged = hasGuides && columns.guides.isEmpty
    if hasChanged { columns.guides = rules.defaultGuides(columns.cross) }
    for place in places {
      let item = views.items[place] - first
      var view = FlexItem(main: sizes.main[place], cross: sizes.cross[place])
      if hasGuides { view.guide = own.isEmpty ? rules.defaultGuide(view.cross) : own[place] }
      if item == columns.count + new.count {
        new.append(view)
      } else if item < columns.count {
        if parts[index].holes.remove(item) == nil, columns[item] == view { continue }
        columns[item] = view
        hasChanged = true
      }
    }
    if hasChanged {
      columns.append(contentsOf: new)
      parts[index].strip = strip(of: columns, alignsByGuides: hasGuides)
    } else if !new.isEmpty {
      parts[index].strip.append(new)
    }
    return hasChanged || !new.isEmpty
  }
}
#endif
