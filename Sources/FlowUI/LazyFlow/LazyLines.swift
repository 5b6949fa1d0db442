#if canImport(SwiftUI)
import FlowCore
import FlowLayouts
import SwiftUI

/// The lines that the known items of a lazy flow make, for the last few lengths.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct LazyLines {
  private var remembered = Recent<CGFloat?, OfLength>(capacity: 3)

  /// What the lines were like when there were any.
  private var usual: Line?

  /// The lines for a length.
  struct OfLength {
    let limit: CGFloat?
    var index: FlexIndex

    /// The items whose depth in their line is a guess, and the length that they get there.
    var unknown: [Int: Double] = [:]

    /// Notes which depths are guesses in the lines that were just broken.
    ///
    /// More items are asked for: those beyond where the new lines meet the old ones.
    fileprivate mutating func note(_ guesses: [Int: Double]) {
      let broken = index.brokenItems
      if !unknown.isEmpty { unknown = unknown.filter { !broken.contains($0.key) } }
      for (item, main) in guesses where broken.contains(item) { unknown[item] = main }
    }
  }

  /// How many items a line has, and how deep it is with the gap behind it.
  struct Line {
    let items: Double
    let depth: Double
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyLines {
  /// The lines that were used last.
  var latest: OfLength? { remembered.latest }

  var isEmpty: Bool { remembered.isEmpty }

  /// The lines for a length: remembered ones, or new ones.
  mutating func lines(
    _ limit: CGFloat?, of memory: ItemMemory, isDeclared: Bool, _ rules: FlowRules
  ) -> OfLength {
    if let known = remembered.recall(limit) { return remembered[known] }
    remembered.makeRoom()
    var container = rules.container(limit: limit, alignsByGuides: memory.hasGuides)
    var new: OfLength
    if isDeclared {
      new = OfLength(limit: limit, index: FlexIndex(memory.items, in: container))
    } else {
      container.refitsOversizeItems = true
      // A view that sticks out somewhere below must not move what is shown.
      container.growsWithOversizeLines = false
      var host = ItemHost(memory, rules)
      new = OfLength(limit: limit, index: FlexIndex(memory.items, in: container, host: &host))
      new.note(host.guesses)
    }
    remembered.remember(new, for: limit)
    return new
  }

  /// Puts other items in the place of some, in the latest lines; those for other lengths are forgotten.
  @inline(never)
  mutating func edit(
    _ range: Range<Int>, with new: FlexItems, of memory: inout ItemMemory, isDeclared: Bool,
    _ rules: FlowRules
  ) {
    guard var latest = remembered.latest else { return }
    remembered.forgetAll()
    if latest.index.count == 0 {
      // Whether guides decide shows only now, and lines of nothing do not know it.
      memory.items = new
      _ = lines(latest.limit, of: memory, isDeclared: isDeclared, rules)
      return
    }
    // The index is to be the only owner, so that it changes its columns in place.
    memory.items = FlexItems()
    if isDeclared {
      latest.index.replace(range, with: new)
    } else {
      var host = ItemHost(memory, rules)
      latest.index.replace(range, with: new, host: &host)
      latest.note(host.guesses)
    }
    memory.items = latest.index.items
    remembered.remember(latest, for: latest.limit)
  }

  /// Forgets all lines, but for what they were like: a flow that became flat would be scrolled to its top.
  mutating func forget() {
    if let index = remembered.latest?.index, index.lineCount > 0 { usual = Line(of: index) }
    remembered.forgetAll()
  }

  /// What lines are like on average: those of an index, or the last ones that there were.
  func usualLine(in index: FlexIndex) -> Line? {
    index.lineCount > 0 ? Line(of: index) : usual
  }

  /// How deep an item is that is as deep as its line.
  func usualDepth(_ rules: FlowRules) -> Double {
    max(0, (usual?.depth ?? 0) - sanitizedLength(rules.crossSpacing ?? 0))
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyLines.Line {
  fileprivate init(of index: FlexIndex) {
    let lines = Double(index.lineCount)
    items = Double(index.count) / lines
    depth = (index.crossSize + index.container.crossGap) / lines
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyLines {
  /// How large a flow of chips would be, before anything has been measured.
  static func guessedSize(
    of count: Int, limit: CGFloat?, _ rules: FlowRules
  ) -> (main: Double, cross: Double) {
    let chip = rules.axis == .rows ? (main: 80.0, cross: 32.0) : (main: 32.0, cross: 80.0)
    let gap = max(0, sanitizedLength(rules.mainSpacing ?? 8))
    let depth = max(0, chip.cross + sanitizedLength(rules.crossSpacing ?? 8))
    let limit = (limit ?? rules.idealLength).map(Double.init) ?? .infinity
    let fitting = ((limit + gap) / (chip.main + gap)).rounded(.down)
    let most = Double(min(count, rules.maxItemsPerLine ?? count))
    let items = max(1, min(fitting.isNaN ? most : fitting, most))
    let lines = (Double(count) / items).rounded(.up)
    return (items * (chip.main + gap) - gap, chip.cross + (lines - 1) * depth)
  }
}
#endif
