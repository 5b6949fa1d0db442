#if canImport(SwiftUI)
@_spi(Hosting) import FlowCore
import SwiftUI

/// Where an item's view begins in its lazy flow, and what it is proposed.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct LazyPlace {
  let origin: CGPoint
  let proposal: ProposedViewSize
}

/// What a lazy flow knows: its items' sizes, the lines they make, and which of them have to exist.
///
/// With declared sizes that is all items. Without, it is as many from the first one on as have been
/// measured; lines that may still change are not shown.
///
///      items     0 ────────────── columns.count ─ ─ ─ ─ ─ ─ ─ count
///      lines     ├ shown ┤ … ├ shown ┤ open ┤    estimated
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct LazyContents {
  var rules: FlowRules
  let isDeclared: Bool

  /// Counts the changes from outside: other items, other sizes, other options.
  var version = 0

  /// The number of all items.
  var count = 0

  /// The items whose sizes are known.
  var columns = FlexItems()

  /// Of those, the ones that came in between and are not measured yet.
  var holes: Set<Int> = []

  /// The lines for the last few lengths, the latest one last.
  var indexes: [LengthIndex] = []
  private static let rememberedLengths = 3

  /// How many items the lines had, and how deep these were, when there were any.
  private var usualLine: (items: Double, depth: Double)?

  var host: LazyHost
  var solver = FlexSolver()
  var frames = FlexFrames()

  /// Counts what views have told.
  var revision = 0
  var reported = 0
  var hasReportedInUpdate = false

  /// The lines for a length.
  struct LengthIndex {
    let limit: CGFloat?
    var index: FlexIndex
    /// The items whose depth at the length that they get in it is not known.
    var unknown: Set<Int> = []

    /// Notes which items' depths are guesses in the lines that were just broken.
    ///
    /// More items are asked for: those up to where the new lines meet the old ones, and beyond.
    mutating func note(_ guesses: [Int: Bool]) {
      for (item, isGuess) in guesses where index.brokenItems.contains(item) {
        if isGuess { unknown.insert(item) } else { unknown.remove(item) }
      }
    }
  }

  init(_ rules: FlowRules, isDeclared: Bool, after other: LazyContents? = nil) {
    version = other?.version ?? 0
    revision = other?.revision ?? 0
    let rules = isDeclared ? rules.declared : rules.measured
    self.rules = rules
    self.isDeclared = isDeclared
    host = LazyHost(rules)
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
    {
      forgetSizes()
    }
    rules = new
    host = LazyHost(new, after: host)
    indexes = []
  }

  /// Forgets what views have told: they will tell something else.
  mutating func forgetSizes() {
    forgetLines()
    columns = FlexItems()
    holes = []
    host = LazyHost(rules)
  }

  /// How deep an item is that is as deep as its line.
  private var usualDepth: Double {
    max(0, (usualLine?.depth ?? 0) - length(rules.crossSpacing ?? 0))
  }

  /// Forgets all lines, but for what they were like: a flow that became flat would be scrolled to its top.
  private mutating func forgetLines() {
    if let index = indexes.last?.index, index.lineCount > 0 {
      usualLine = (itemsPerLine(index), depthPerLine(index))
    }
    indexes = []
  }

  /// Takes the declared sizes of all items; lines are broken again where these differ.
  mutating func declare(_ sizes: LazySizes) {
    let new =
      rules.axis == .rows
      ? FlexItems(main: sizes.widths, cross: sizes.heights)
      : FlexItems(main: sizes.heights, cross: sizes.widths)
    count = new.count
    guard !indexes.isEmpty else {
      columns = new
      return
    }
    let (old, common) = (columns, min(columns.count, new.count))
    func differ(_ item: Int, _ other: Int) -> Bool {
      old.main[item] != new.main[other] || old.cross[item] != new.cross[other]
    }
    let prefix = (0..<common).first { differ($0, $0) } ?? common
    let rest = 0..<common - prefix
    let suffix =
      rest.first { differ(old.count - 1 - $0, new.count - 1 - $0) } ?? rest.upperBound
    let changed = prefix..<old.count - suffix
    if changed.isEmpty, old.count == new.count { return }
    edit(changed, with: new.some(prefix..<new.count - suffix))
  }

  /// Has measured items stand elsewhere.
  ///
  /// - Parameters:
  ///   - first: The first item that is not where it was.
  ///   - origins: The items from there on, as many as may be known, by where they were; nil for new ones.
  mutating func move(from first: Int, _ origins: [Int?]) {
    if columns.count == 0 { return }
    forgetLines()
    let sources: [Int?] = (0..<first).map { $0 } + origins
    let (old, oldHoles, oldHost) = (columns, holes, host)
    let guess = FlexItems(main: [old.averageMain], cross: [usualDepth])
    columns = old.followed(by: guess).some(sources.map { $0 ?? old.count })
    columns.gapBefore =
      old.gapBefore.isEmpty ? [] : sources.map { $0.map { old.gapBefore[$0] } ?? 0 }
    holes = []
    host = LazyHost(rules)
    for (item, source) in sources.enumerated() {
      if let source {
        host.fits[item] = oldHost.fits[source]
        if oldHoles.contains(source) { holes.insert(item) }
      } else {
        holes.insert(item)
      }
    }
    if !oldHost.spacings.isEmpty {
      host.spacings = sources.map { $0.map { oldHost.spacings[$0] } ?? ViewSpacing() }
      spaceApart(first..<columns.count)
    }
  }
}

// MARK: - Sizes

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyContents {
  /// The flow's size where lines may be so long.
  mutating func size(_ limit: CGFloat?) -> CGSize {
    if count == 0 { return .zero }
    let index = lines(limit).index
    if isDeclared {
      return rules.axis.size(main: CGFloat(index.mainSize), cross: CGFloat(index.crossSize))
    }
    let isLimited = limit.map(\.isFinite) ?? false
    return rules.axis.size(
      main: isLimited ? max(0, limit ?? 0) : CGFloat(index.longestLine),
      cross: CGFloat(min(max(0, index.crossSize + depth(ofRestAfter: index)), Self.deepest)))
  }

  /// No estimate makes a flow endless, whatever its spacing.
  private static let deepest = 1e30

  /// How deep the lines will be that are not known: as many items each and as deep as the others.
  private func depth(ofRestAfter index: FlexIndex) -> Double {
    let known =
      index.lineCount == 0 ? usualLine : (itemsPerLine(index), depthPerLine(index))
    guard let (items, depth) = known else { return 0 }
    return Double(count - columns.count) / items * depth
  }

  func itemsPerLine(_ index: FlexIndex) -> Double {
    Double(index.count) / Double(index.lineCount)
  }

  func depthPerLine(_ index: FlexIndex) -> Double {
    (index.crossSize + index.container.crossGap) / Double(index.lineCount)
  }

  /// The lines for a length: remembered ones, or new ones.
  mutating func lines(_ limit: CGFloat?) -> LengthIndex {
    if let known = indexes.lastIndex(where: { $0.limit == limit }) {
      if known < indexes.count - 1 { indexes.append(indexes.remove(at: known)) }
      return indexes[indexes.count - 1]
    }
    if indexes.count == Self.rememberedLengths { indexes.removeFirst() }
    var container = rules.container(limit: limit, alignsByGuides: !columns.guides.isEmpty)
    var new: LengthIndex
    if isDeclared {
      new = LengthIndex(limit: limit, index: FlexIndex(columns, in: container))
    } else {
      container.refitsOversizeItems = true
      // A view that sticks out somewhere below must not move what is shown.
      container.growsWithOversizeLines = false
      host.guesses = [:]
      new = LengthIndex(limit: limit, index: FlexIndex(columns, in: container, host: &host))
      new.note(host.guesses)
    }
    indexes.append(new)
    return new
  }

  /// Puts other items in the place of some, in the latest lines; those for other lengths are forgotten.
  mutating func edit(_ range: Range<Int>, with new: FlexItems) {
    guard var latest = indexes.popLast() else { return }
    indexes = []
    // The index is to be the only owner, so that it changes its columns in place.
    columns = FlexItems()
    if isDeclared {
      latest.index.replace(range, with: new)
    } else {
      host.guesses = [:]
      latest.index.replace(range, with: new, host: &host)
      latest.unknown.subtract(range)
      latest.note(host.guesses)
    }
    columns = latest.index.items
    indexes = [latest]
  }
}
#endif
