import Contestants
import Foundation

/// One target for speed, compared with the numbers of the run.
struct Target: Codable {
  /// The comparison, in words.
  let promise: String

  /// The most that the value should be.
  let most: Double

  /// The largest value found; nil if the run did not measure it.
  let value: Double?
}

extension Results {
  /// The targets as text.
  var verdicts: String {
    var text = "\nTargets (the largest value found, and the most it should be)\n"
    for target in targets {
      guard let value = target.value else { continue }
      let verdict = value <= target.most ? "met   " : "MISSED"
      text +=
        "  \(verdict) \(target.promise.filled(74)) \(number(value)) of \(number(target.most))\n"
    }
    return text
  }

  /// The targets, with what the run found: ratios within the same round of the same run.
  func findTargets() -> [Target] {
    (coreTargets + indexTargets + dropTargets + fastPathTargets + layoutTargets + limitTargets
      + lazyTargets)
      .filter {
        $0.value != nil
      }
  }

  private typealias Name = CoreContestants.Name

  private var coreTargets: [Target] {
    let small = [1000, 10_000]
    let large = [100_000, 1_000_000]
    let sides = [Name.oneLine, Name.oneALine, Name.oversize]
    return [
      // The raw loop neither checks sizes for NaN nor tolerates rounding errors: of 10³ items, which are all in the
      // processor's cache, that is three quarters of a nanosecond each.
      Target(
        promise: "plain wrap × raw loop over buffers", most: 1.7,
        value: ratio([Name.plain], to: Name.raw, small + large)),
      Target(
        promise: "plain wrap × memory copy, 10⁶", most: 8,
        value: ratio([Name.plain], to: Name.copy, [1_000_000])),
      // At 10³ plain wrap is at its fastest, as the processor has learned many of the breaks: two more loops over
      // each line take as long as it does.
      Target(
        promise: "justified and aligned × plain wrap", most: 2.3,
        value: ratio(CoreContestants.variantNames, to: Name.plain, small + large)),
      Target(
        promise: "full flexbox × plain wrap", most: 14,
        value: ratio([Name.flexible], to: Name.plain, small + large)),
      Target(
        promise: "photo rows × plain wrap, 10⁵", most: 3,
        value: ratio([Name.photos], to: Name.plain, [100_000])),
      Target(
        promise: "balanced × plain wrap, 10⁵", most: 12,
        value: ratio([Name.balanced], to: Name.plain, [100_000])),
      Target(
        promise: "one line, one item a line, oversize × plain wrap", most: 2,
        value: ratio(sides, to: Name.plain, small + large)),
      Target(
        promise: "bytes an item beyond the caller's arrays, plain wrap", most: 24,
        value: largest(Results.core, small + large) {
          $0.name == Name.plain ? $0.bytesPerItem : nil
        }),
      Target(
        promise: "allocations in a repeated pass", most: 0,
        value: largest(Results.core, small + large) { row in
          let isOurs = !CoreContestants.baselineNames.contains(row.name)
          return isOurs ? row.allocations.map(Double.init) : nil
        }),
    ]
  }

  private var indexTargets: [Target] {
    typealias Name = IndexContestants.Name
    let whole = [1_000_000]
    func ratio(_ name: String, to baseline: String = Name.solve) -> Double? {
      self.ratio([name], to: baseline, whole, in: IndexContestants.group)
    }
    return [
      Target(
        promise: "index: build × full solve, both from nothing, 10⁶", most: 1.3,
        value: ratio(Name.build, to: Name.firstSolve)),
      // A photo's length is computed from its ratio, and a line's depth from the ratios of its photos.
      Target(
        promise: "index: photo rows × plain wrap, build, 10⁶", most: 1.8,
        value: ratio(Name.buildPhotos, to: Name.build)),
      Target(
        promise: "index: one size changed × full solve, 10⁶", most: 0.1,
        value: ratio(Name.change)),
      Target(
        promise: "index: window of 100 items × full solve, 10⁶", most: 0.001,
        value: ratio(Name.window)),
      Target(
        promise: "index: bytes an item beyond the caller's arrays", most: 24,
        value: largest(IndexContestants.group, whole) {
          $0.name == Name.build ? $0.bytesPerItem : nil
        }),
    ]
  }

  private var dropTargets: [Target] {
    typealias Name = DropContestants.Name
    return [
      Target(
        promise: "drop place: move by one point × full solve, 10⁴", most: 0.02,
        value: ratio([Name.move], to: Name.solve, [10_000], in: DropContestants.group)),
      Target(
        promise: "drop place: allocations in a repeated move", most: 0,
        value: largest(DropContestants.group, [1000, 10_000, 1_000_000]) {
          $0.name == Name.repeatedMove ? $0.allocations.map(Double.init) : nil
        }),
    ]
  }

  private var fastPathTargets: [Target] {
    FastPathContestants.all.map { work in
      Target(
        promise: "with × without the \(work.name)", most: 1 / 1.3,
        value: ratio(
          [FastPathContestants.Name.on], to: FastPathContestants.Name.off, [1000, 10_000],
          in: work.name))
    }
  }

  private var limitTargets: [Target] {
    typealias Name = LimitContestants.Name
    let all = [1000, 10_000, 100_000]
    let eager = [1000, 10_000]
    let made = LimitContestants.Scenario.made.rawValue
    let new = LimitContestants.Scenario.new.rawValue
    let resized = LimitContestants.Scenario.resized.rawValue
    func target(
      _ name: String, to baseline: String, _ most: Double, _ counts: [Int], in group: String
    ) -> Target {
      let scenario = [made: "made and laid out", new: "new", resized: "another width"][group] ?? ""
      return Target(
        promise: "\(name) × \(baseline), \(scenario)", most: most,
        value: ratio([name], to: baseline, counts, in: group))
    }
    // In a host that measures nothing twice, the modifiers of new rows take as long as all else: there, a limit and
    // separators are compared with a flow without them.
    return [
      target(Name.plain, to: Name.layout, 1.05, eager, in: resized),
      target(Name.notMet, to: Name.layout, 1.15, eager, in: resized),
      // At another width of 10,000 chips some lines break elsewhere, and all separators after them move: as many views
      // as chips, in layouts of 64, which the host asks and places one by one. Of 1,000 none moves.
      target(Name.itemSeparators, to: Name.items, 2, eager, in: resized),
      target(Name.notMet, to: Name.plain, 1.5, eager, in: new),
      target(Name.itemSeparators, to: Name.plain, 1.3, eager, in: made),
    ]
      // Before the first layout, a body does not know the width: so that a widget, which has one pass, is filled, it
      // makes 32 rows, of which two lines of a phone show seven. The second round hides the others, and removes
      // some.
      + [
        target(Name.met, to: Name.firstRows, 3, all, in: made),
        target(Name.met, to: Name.shown, 3, all, in: resized),
      ]
      + [made, resized].flatMap { group in
        [
          target(Name.met, to: Name.metByFew, 1.2, [100_000], in: group),
          target(Name.byPriority, to: Name.met, 2, [10_000], in: group),
        ]
      }
      // Twice as many views are placed as in a bare layout, and those that separate in layouts of their own.
      + [target(Name.separated, to: Name.layout, 5, [10_000], in: resized)]
  }

  private var layoutTargets: [Target] {
    let counts = [1000, 10_000]
    let flow = LayoutContestants.Name.flow
    let article = LayoutContestants.Name.article
    let first = LayoutContestants.Scenario.firstAnswer.rawValue
    let repeated = LayoutContestants.Scenario.repeatedAnswer.rawValue
    let answers = counts.compactMap { count -> Double? in
      guard let first = row(first, flow, count), let again = row(repeated, flow, count)
      else { return nil }
      return again.nanosecondsPerItem / first.nanosecondsPerItem
    }
    let passes: [LayoutContestants.Scenario] = [.first, .resize, .probed, .insertion]
    let chips = HostContestants.Content.chips.rawValue
    // Nine tenths of a pass over new chips are the host's, so that no layout could be much faster than another.
    let chipsTarget = Target(
      promise: "FlowLayout × host's share, \(chips)", most: 1.15,
      value: ratio([flow], to: LayoutContestants.Name.host, counts, in: chips))
    // Views that are new are asked for their guide, their modifiers and their priority, which the article does not
    // read; and at a width of 0, each is longer than its line and asked again.
    let most: [LayoutContestants.Scenario: Double] = [
      .first: 1.3, .resize: 1, .probed: 2, .insertion: 1.3,
    ]
    return [chipsTarget]
      + passes.map { scenario in
        Target(
          promise: "FlowLayout × article's layout, free measuring; \(scenario.rawValue)",
          most: most[scenario] ?? 1,
          value: ratio([flow], to: article, counts, in: scenario.rawValue))
      } + [
        Target(
          promise: "a remembered answer × the first one", most: 0.02, value: answers.max())
      ]
  }

  private var lazyTargets: [Target] {
    typealias Name = LazyContestants.Name
    func ratio(_ name: String, to baseline: String) -> Double? {
      self.ratio([name], to: baseline, [1_000_000], in: LazyContestants.group)
    }
    return [
      Target(
        promise: "\(Name.manySteps) × in 10³", most: 1.5,
        value: ratio(Name.manySteps, to: Name.fewSteps)),
      Target(
        promise: "\(Name.firstFrame) × FlowLayout, first frame of 10⁴", most: 0.5,
        value: ratio(Name.firstFrame, to: Name.eagerFrame)),
      Target(
        promise: "\(Name.photoFrame) × of declared sizes", most: 1.3,
        value: ratio(Name.photoFrame, to: Name.firstFrame)),
      Target(
        promise: "\(Name.manyPhotoSteps) × in 10³", most: 1.5,
        value: ratio(Name.manyPhotoSteps, to: Name.fewPhotoSteps)),
      Target(
        promise: "\(Name.stripFrame) × of declared sizes", most: 1.2,
        value: ratio(Name.stripFrame, to: Name.firstFrame)),
      Target(
        // Each item goes to the line that ends first, which is searched item by item.
        promise: "\(Name.acrossFrame) × of declared sizes", most: 1.4,
        value: ratio(Name.acrossFrame, to: Name.firstFrame)),
      Target(
        promise: "\(Name.manyStripSteps) × in 10³", most: 1.5,
        value: ratio(Name.manyStripSteps, to: Name.fewStripSteps)),
      // A million sizes are read through 10⁴ collections instead of one, and a column says which items are headers.
      Target(
        promise: "\(Name.sectionFrame) × without sections", most: 1.8,
        value: ratio(Name.sectionFrame, to: Name.elementFrame)),
      // The number of elements and the identity of each section are read: all 10⁴, where the other reads no element
      // that is not on screen.
      Target(
        promise: "\(Name.measuredSectionFrame) × without sections", most: 2.6,
        value: ratio(Name.measuredSectionFrame, to: Name.measuredFrame)),
      Target(
        promise: "\(Name.sectionSteps) × without sections", most: 1.2,
        value: ratio(Name.sectionSteps, to: Name.elementSteps)),
      Target(
        promise: "\(Name.pinnedSteps) × without sections", most: 1.3,
        value: ratio(Name.pinnedSteps, to: Name.elementSteps)),
      Target(
        promise: "LazyFlow, views alive × those on screen, anywhere in 10⁶", most: 3,
        value: screensAlive),
      Target(
        promise: "LazyFlow without sizes, views made for the first screen of 10⁶ × those on it",
        most: 4, value: screensMade),
    ]
  }

  private func ratio(
    _ names: [String], to baseline: String, _ counts: [Int], in group: String = Results.core
  ) -> Double? {
    largest(group, counts) { names.contains($0.name) ? $0.ratios[baseline] : nil }
  }

  private func largest(_ group: String, _ counts: [Int], _ value: (Row) -> Double?) -> Double? {
    rows.filter { $0.group == group && counts.contains($0.count) }.compactMap(value).max()
  }
}
