#if canImport(SwiftUI)
import FlowLayoutEngine
import FlowLayouts
import SwiftUI

/// Arranges the views of a flow with a limit, separators or a dragged element in lines.
///
/// It also remembers the sizes of these views.
///
///     RowLines             breaks the lines of the elements that are shown
///     RowLines+Run         finds the elements that a limit shows
///     RowLines+Estimates   estimates what more views will need
///     RowLines+Placement   records which elements are shown, and where separators are
///     RowLines+Placing     places the views
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
final class RowLines {
  // A class, so that its memory is not copied.
  let items: RowItems

  /// The move in the data that a drop would make now.
  ///
  /// Views are arranged as after this move; nil if no element is dragged.
  let move: DataMove?

  private(set) var rules: FlowRules
  private(set) var limits: FlowLimits
  var solver = FlexSolver()
  var latest = Recent<FlowSpace, RowArrangement>(capacity: 4)

  /// Creates the lines of a container, and reads the modifiers of its views.
  init(
    _ parts: RowViews, _ views: LayoutSubviews, _ rules: FlowRules, _ limits: FlowLimits,
    moving move: DataMove? = nil
  ) {
    (self.rules, self.limits, self.move) = (rules, limits, move)
    items = RowItems(parts, views, rules, moving: move)
  }

  /// Sets other rules and limits, without reading the views again.
  ///
  /// The caller has checked with `FlowRules.readsDifferently` that this is possible. A new axis,
  /// for example, would require reading them again.
  func take(_ rules: FlowRules, _ limits: FlowLimits) {
    if rules == self.rules, limits == self.limits { return }
    (self.rules, self.limits) = (rules, limits)
    latest.forgetAll()
  }
}

/// The lines of a container in one proposed space, and which elements they show.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
final class RowArrangement {
  var lines = FlowArrangement()
  var placement = Placement()
}

// MARK: - Arranging

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension RowLines: Arranger {
  static func lines(of arrangement: RowArrangement) -> FlowArrangement { arrangement.lines }

  func arrange(
    _ views: LayoutSubviews, in space: FlowSpace, _ rules: FlowRules, reusing old: RowArrangement?
  ) -> RowArrangement {
    var arrangement = breakLines(views, in: space)
    // The size that is returned may be proposed next, and must then lead to the same lines.
    while let length = rules.steadyLength(
      arrangement.lines.frames, limit: arrangement.lines.limit)
    {
      arrangement = breakLines(views, in: FlowSpace(main: length, cross: space.cross))
    }
    return arrangement
  }

  private func breakLines(_ views: LayoutSubviews, in space: FlowSpace) -> RowArrangement {
    var host = ContainerHost(items.memory, asking: views, rules, of: items.views)
    // Moved into `host`: with a second owner, a change would copy the memory.
    items.memory = ItemMemory()
    host.lineSeparator = items.parts.lineSeparator.map { (views.view($0), space.main) }
    items.spaceJoinedItems(rules, in: &host.memory)
    let (run, known) = findRun(in: space, host)
    let shown = run.items ?? Array(0..<min(run.count, items.count))
    let indicator = run.showsIndicator ? items.indicator : nil
    let alignsByGuides = items.alignsByGuides(shown + [indicator].compactMap { $0 }, rules)
    items.setGuides(alignsByGuides, in: &host.memory)
    // The search for the elements to show has proposed views other lengths, and measured no guides.
    host.restart()
    host.remembersAnswers = true
    let arrangement = RowArrangement()
    let container = container(in: space, alignsByGuides: alignsByGuides)
    solver.solve(
      host.memory.items, in: container, showing: run, host: &host,
      into: &arrangement.lines.frames)
    items.memory = host.memory
    (arrangement.lines.limit, arrangement.lines.measuredLengths) = (
      space.main, host.measuredLengths
    )
    arrangement.lines.size = rules.size(of: arrangement.lines.frames)
    record(run, shown, in: arrangement, views)
    // The search for the elements to show does not count those without views, which precede shown
    // elements.
    let viewless = items.priorities.isEmpty ? 0 : arrangement.placement.uncounted.count
    arrangement.placement.record(known: known + viewless)
    if run.needsMore {
      arrangement.placement.wanted = wantedCount(arrangement.lines, in: space)
      makeRoomForMore(&arrangement.lines, in: space)
    } else if items.hasOrder || limits.limit(in: space, hasIndicator: false) == nil {
      // With a `flowOrder`, other elements may come first; and without a limit all are shown.
      arrangement.placement.wanted = items.parts.total
    }
    placeSeparators(arrangement, in: container, host)
    return arrangement
  }
}
#endif
