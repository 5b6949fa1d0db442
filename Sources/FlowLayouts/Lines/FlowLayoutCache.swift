#if canImport(SwiftUI)
import FlowLayoutEngine
package import SwiftUI

/// The sizes of a flow's views and its latest arrangements, between layout passes.
///
/// It is a class, so that passing it on copies nothing.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
package typealias FlowLayoutCache = _FlowLayoutCache

// Public only because the cache of a public layout must be; it has no public members.
/// The cache of a flow, for this package's use.
///
/// The package's name for the type is `FlowLayoutCache`.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public final class _FlowLayoutCache {
  package private(set) var memory = ItemMemory()
  private var solver = FlexSolver()
  private var rules: FlowRules
  package var latest = Recent<FlowSpace, FlowArrangement>(capacity: 4)

  /// Whether `memory` keeps the sizes that views had when they were proposed a length.
  ///
  /// Drags need these sizes, because a drag cannot measure views.
  package var remembersAnswers = false

  package init(_ views: LayoutSubviews, _ rules: FlowRules) {
    self.rules = rules
    memory.read(views, rules)
  }

  /// Reads the modifiers and ideal sizes of all views, and discards the cached arrangements.
  package func update(_ views: LayoutSubviews, _ rules: FlowRules) {
    self.rules = rules
    memory.read(views, rules)
    latest.forgetAll()
  }

  /// Stores changed rules and discards the cached arrangements.
  ///
  /// Reads the views again only if the change requires it.
  private func adopt(_ rules: FlowRules, _ views: LayoutSubviews) {
    if rules == self.rules { return }
    if rules.readsDifferently(from: self.rules) { memory.read(views, rules) }
    self.rules = rules
    latest.forgetAll()
  }

  package func sizeThatFits(
    _ proposal: ProposedViewSize, _ views: LayoutSubviews, _ rules: FlowRules
  ) -> CGSize {
    adopt(rules, views)
    let index = index(of: FlowSpace(main: rules.axis.main(of: proposal)), views, rules)
    return latest[index].size
  }

  /// Places the views in `bounds`, on the lines that `lines(of:in:_:_:)` returns.
  package func place(
    _ views: LayoutSubviews, in bounds: CGRect, _ proposal: ProposedViewSize, _ rules: FlowRules
  ) {
    let lines = lines(of: views, in: bounds, proposal, rules)
    // Local copies: in the loop, reading the cache's properties would copy them for each view.
    let (memory, axis) = (memory, rules.axis)
    let haveIdealSizes = lines.measuredLengths.isEmpty && memory.keepIdealSizes(rules)
    for item in 0..<views.count {
      let origin = axis.point(
        main: CGFloat(lines.frames.mainPositions[item]),
        cross: CGFloat(lines.frames.crossPositions[item]))
      views.view(item).place(
        at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y),
        proposal: haveIdealSizes ? .unspecified : lines.proposal(of: item, memory, rules))
    }
  }

  /// Returns the origin and the guides of each view, line by line.
  package func placedGuides(
    of views: LayoutSubviews, in bounds: CGRect, _ proposal: ProposedViewSize, _ rules: FlowRules
  ) -> [[PlacedGuides]] {
    lines(of: views, in: bounds, proposal, rules)
      .placedGuides(of: views, at: bounds.origin, memory, rules)
  }

  /// Returns the arrangement for `proposal`.
  ///
  /// If the length of `bounds` differs by more than a point, returns the one for that length.
  package func lines(
    of views: LayoutSubviews, in bounds: CGRect, _ proposal: ProposedViewSize, _ rules: FlowRules
  ) -> FlowArrangement {
    adopt(rules, views)
    let space = FlowSpace(main: rules.axis.main(of: proposal))
    let index = index(of: space, in: bounds, views, rules)
    return latest[index]
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension FlowLayoutCache: Arranger {
  package static func lines(of arrangement: FlowArrangement) -> FlowArrangement { arrangement }

  package func arrange(
    _ views: LayoutSubviews, in space: FlowSpace, _ rules: FlowRules,
    reusing old: FlowArrangement?
  ) -> FlowArrangement {
    var (lines, limit) = (old ?? FlowArrangement(), space.main)
    while true {
      let host = breakLines(of: views, at: limit, into: &lines.frames)
      (lines.limit, lines.measuredLengths) = (limit, host.measuredLengths)
      if remembersAnswers { memory = host.memory }
      // Ends, because from the second iteration on `limit` only gets smaller.
      guard let length = rules.steadyLength(lines.frames, limit: limit) else { break }
      limit = length
    }
    lines.size = rules.size(of: lines.frames)
    return lines
  }

  /// Breaks the views into lines that are at most `limit` long.
  ///
  /// Stores the lines in `frames`. Returns the host, which has measured views for the engine.
  private func breakLines(
    of views: LayoutSubviews, at limit: CGFloat?, into frames: inout FlexFrames
  ) -> ItemHost {
    let container = memory.container(rules, limit: limit)
    var host = ItemHost(memory, asking: views, rules)
    host.remembersAnswers = remembersAnswers
    solver.solve(memory.items, in: container, host: &host, into: &frames)
    return host
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension FlowArrangement {
  /// Returns the origin of a view, relative to the flow.
  package func origin(of item: Int, _ memory: ItemMemory, _ axis: FlowAxis) -> CGPoint {
    axis.rectangle(frames.frame(of: item, in: memory.items)).origin
  }

  /// Returns the proposal that a view was measured with.
  package func proposal(
    of item: Int, _ memory: ItemMemory, _ rules: FlowRules
  ) -> ProposedViewSize {
    memory.proposal(
      of: item, measuredAt: measuredLengths[item], in: frames.frame(of: item, in: memory.items),
      rules)
  }

  /// Returns the origin and the guides of each view, line by line.
  package func placedGuides(
    of views: LayoutSubviews, _ indices: [Int] = [], at origin: CGPoint, _ memory: ItemMemory,
    _ rules: FlowRules
  ) -> [[PlacedGuides]] {
    frames.lines.map { line in
      line.items.map { place in
        let item = frames.item(at: place)
        let own = self.origin(of: item, memory, rules.axis)
        return PlacedGuides(
          origin: CGPoint(x: origin.x + own.x, y: origin.y + own.y),
          dimensions: views.view(indices.isEmpty ? item : indices[item])
            .dimensions(in: proposal(of: item, memory, rules)))
      }
    }
  }
}
#endif
