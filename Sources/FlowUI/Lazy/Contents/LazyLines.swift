#if canImport(SwiftUI)
import FlowCore
import FlowLayouts
import SwiftUI

/// The lines that the known items of a lazy flow make for a length.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct LazyLines {
  let limit: CGFloat?
  var index: FlexIndex

  /// The items whose depth in their line is an estimate, and the length that they get there.
  var unknown: [Int: Double] = [:]

  /// Notes which depths are guesses in the lines that were just broken.
  ///
  /// More items are asked for: those beyond where the new lines meet the old ones.
  fileprivate mutating func note(_ guesses: [Int: Double]) {
    let broken = index.brokenItems
    if !unknown.isEmpty { unknown = unknown.filter { !broken.contains($0.key) } }
    for (item, main) in guesses where broken.contains(item) { unknown[item] = main }
  }

  /// The average number of items of a line, and its depth with the gap behind it; nil without lines.
  fileprivate var usual: (items: Double, depth: Double)? {
    let lines = Double(index.lineCount)
    if lines == 0 { return nil }
    return (Double(index.count) / lines, (index.crossSize + index.container.crossGap) / lines)
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyContents {
  /// Returns the lines for a length: remembered ones, or new ones.
  mutating func lines(_ limit: CGFloat?) -> LazyLines {
    if let known = lines.recall(limit) { return lines[known] }
    lines.makeRoom()
    var container = rules.container(limit: limit, alignsByGuides: memory.hasGuides)
    var new: LazyLines
    if isDeclared {
      new = LazyLines(limit: limit, index: FlexIndex(memory.items, in: container))
    } else {
      container.refitsOversizeItems = true
      // A view that sticks out somewhere below must not move what is shown.
      container.growsWithOversizeLines = false
      var host = ItemHost(memory, rules)
      new = LazyLines(limit: limit, index: FlexIndex(memory.items, in: container, host: &host))
      new.note(host.guesses)
    }
    lines.remember(new, for: limit)
    return new
  }

  /// Puts other items in the place of some, in the latest lines; those for other lengths are forgotten.
  @inline(never)
  mutating func edit(_ range: Range<Int>, with new: FlexItems) {
    guard var latest = lines.latest else {
      return memory.items.replaceSubrange(range, with: new)
    }
    lines.forgetAll()
    if latest.index.count == 0 {
      // Whether guides decide shows only now, and lines of nothing do not know it.
      memory.items = new
      _ = lines(latest.limit)
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
    lines.remember(latest, for: latest.limit)
  }

  /// Forgets all lines, but for the average one: a flow that became flat would be scrolled to its top.
  mutating func forgetLines() {
    lastUsualLine = lines.latest?.usual ?? lastUsualLine
    lines.forgetAll()
  }

  /// Returns the average line: of these, or of the last ones that there were.
  func usualLine(_ lines: LazyLines) -> (items: Double, depth: Double)? {
    lines.usual ?? lastUsualLine
  }

  /// The depth of an item that is as deep as its line, while there are none.
  var usualDepth: Double {
    max(0, (lastUsualLine?.depth ?? 0) - sanitizedLength(rules.crossSpacing ?? 0))
  }

  /// Returns the size that a flow of chips would have, before anything has been measured.
  func guessedSize(of count: Int, limit: CGFloat?) -> (main: Double, cross: Double) {
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
