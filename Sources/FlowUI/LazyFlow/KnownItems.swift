#if canImport(SwiftUI)
import FlowCore
import SwiftUI

/// The items of a lazy flow whose sizes are known, from the first one on: all that are declared, or those
/// that have been measured.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct KnownItems {
  let areDeclared: Bool

  var columns = FlexItems()

  /// The items among them that came in between and are not measured yet.
  var holes: Set<Int> = []

  /// What items made of lengths that were not their own; the last few, the latest one last.
  private(set) var fits: [Int: [Fit]] = [:]
  private static let rememberedFits = 3

  /// The distances that measured views would like; kept where the platform's are asked for.
  private(set) var spacings: [ViewSpacing] = []

  /// A view's answer to a length.
  struct Fit: Equatable {
    let main: Double
    let measurement: FlexMeasurement

    // NaN is a guide like others here.
    static func == (a: Fit, b: Fit) -> Bool {
      a.main == b.main && a.measurement.main == b.measurement.main
        && a.measurement.cross == b.measurement.cross
        && (a.measurement.guide == b.measurement.guide
          || a.measurement.guide.isNaN && b.measurement.guide.isNaN)
    }
  }

  init(areDeclared: Bool) { self.areDeclared = areDeclared }

  /// Answers the engine's questions from memory.
  func host(_ rules: FlowRules) -> LazyHost { LazyHost(rules.axis, fits, spacings) }

  /// Solves some lines of an index of these items.
  ///
  /// - Returns: What was asked of the items.
  func solve(
    _ lines: Range<Int>, of index: FlexIndex, _ rules: FlowRules, by solver: inout FlexSolver,
    into frames: inout FlexFrames
  ) -> LazyHost {
    var host = host(rules)
    if areDeclared {
      solver.solve(lines, of: index, into: &frames)
    } else {
      solver.solve(lines, of: index, host: &host, into: &frames)
    }
    return host
  }
}

// MARK: - Changes from outside

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension KnownItems {
  /// Where declared sizes differ from these.
  ///
  /// - Returns: The items that are to be replaced, and those of the others that come in their place.
  func difference(from new: FlexItems) -> (old: Range<Int>, new: Range<Int>) {
    let (old, common) = (columns, min(columns.count, new.count))
    func ratio(_ item: Int, _ items: FlexItems) -> Double? {
      items.aspectRatio.isEmpty ? nil : items.aspectRatio[item]
    }
    func differ(_ item: Int, _ other: Int) -> Bool {
      old.main[item] != new.main[other] || old.cross[item] != new.cross[other]
        || ratio(item, old) != ratio(other, new)
    }
    let prefix = (0..<common).first { differ($0, $0) } ?? common
    let rest = 0..<common - prefix
    let suffix =
      rest.first { differ(old.count - 1 - $0, new.count - 1 - $0) } ?? rest.upperBound
    return (prefix..<old.count - suffix, prefix..<new.count - suffix)
  }

  /// Has measured items stand elsewhere.
  ///
  /// - Parameters:
  ///   - first: The first item that is not where it was.
  ///   - origins: The items from there on, as many as may be known, by where they were; nil for new ones.
  ///   - depth: How deep new ones may be.
  ///   - rules: What the flow asks of its lines.
  mutating func move(from first: Int, _ origins: [Int?], depth: Double, _ rules: FlowRules) {
    let sources: [Int?] = (0..<first).map { $0 } + origins
    let old = self
    let length = old.columns.main.reduce(0) { $0 + $1 / Double(old.columns.count) }
    columns = FlexItems()
    var rest = sources[...]
    while let source = rest.first {
      if let source {
        // As many as have moved together.
        let run = rest.enumerated().prefix { $0.element == source + $0.offset }.count
        columns.append(contentsOf: old.columns[source..<source + run])
        rest = rest.dropFirst(run)
      } else {
        columns.append(FlexItem(main: length, cross: depth))
        rest = rest.dropFirst()
      }
    }
    (holes, fits) = ([], [:])
    for (item, source) in sources.enumerated() {
      if let source {
        fits[item] = old.fits[source]
        if old.holes.contains(source) { holes.insert(item) }
      } else {
        holes.insert(item)
      }
    }
    if old.spacings.isEmpty { return }
    spacings = sources.map { $0.map { old.spacings[$0] } ?? ViewSpacing() }
    if rules.mainSpacing != nil { return }
    columns.gapBefore = columns.indices.map {
      $0 < first ? old.columns.gapBefore[$0] : distance(before: $0, rules)
    }
  }
}

// MARK: - What views tell

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension KnownItems {
  /// Whether an item is what a view says now.
  func isSame(_ item: Int, as place: Int, of views: LazyReading) -> Bool {
    if holes.contains(item) || fits[item] ?? [] != views.fits[place] { return false }
    var known = FlexItems(columns[item..<item + 1])
    var new = FlexItems(views.columns[place..<place + 1])
    (known.gapBefore, new.gapBefore) = ([], [])
    return known == new
  }

  /// Gives all items guides, as soon as one has one of its own; tells whether the items had none.
  mutating func alignByGuides(_ new: inout FlexItems, _ rules: FlowRules) -> Bool {
    if new.guides.isEmpty {
      new.guides = rules.defaultGuides(new.cross)
      return false
    }
    columns.guides = rules.defaultGuides(columns.cross)
    return true
  }

  /// Notes all that a view tells but its columns.
  mutating func note(_ item: Int, as place: Int, of views: LazyReading) {
    holes.remove(item)
    fits[item] = views.fits[place].isEmpty ? nil : views.fits[place]
    if views.spacings.isEmpty { return }
    while spacings.count <= item { spacings.append(ViewSpacing()) }
    spacings[item] = views.spacings[place]
  }

  /// Notes what a view made of a length.
  mutating func note(_ fit: Fit, of item: Int) {
    var known = fits[item] ?? []
    known.removeAll { $0.main == fit.main }
    if known.count == Self.rememberedFits { known.removeFirst() }
    fits[item] = known + [fit]
  }

  /// Sets the distances before items that are about to be put in a place.
  func spaceApart(_ items: inout FlexItems, at range: Range<Int>, _ rules: FlowRules) {
    if rules.mainSpacing == nil { items.gapBefore = range.map { distance(before: $0, rules) } }
  }

  /// The platform's distance between an item and the one before it.
  private func distance(before item: Int, _ rules: FlowRules) -> Double {
    if item == 0 { return 0 }
    return Double(spacings[item - 1].distance(to: spacings[item], along: rules.axis.mainAxis))
  }
}
#endif
