#if canImport(SwiftUI)
import FlowCore
import SwiftUI

/// The layout of a `Flow`: that of its rules, with a limit and separators.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct LimitedLayout<Base: FlowingLayout>: Layout {
  var rules: FlowRules
  let limits: LimitedLimits
  /// Whether all views are rows, and nothing is hidden.
  let isPlain: Bool
  let model: LimitedModel
  let moving: MovingPlacing?

  init(_ context: LimitedContext, _ moving: MovingPlacing? = nil) {
    rules = context.rules
    limits = context.limits
    isPlain = context.isPlain
    model = context.model
    self.moving = moving
  }

  /// As in the layout that the rows are arranged by.
  static var layoutProperties: LayoutProperties { Base.layoutProperties }

  var animatableData: FlowSpacingData {
    get { FlowSpacingData(.init(rules.mainSpacing), .init(rules.crossSpacing)) }
    set {
      newValue.first.apply(to: &rules.mainSpacing)
      newValue.second.apply(to: &rules.crossSpacing)
    }
  }

  func makeCache(subviews: Subviews) -> LimitedCache { .new }

  func updateCache(_ cache: inout LimitedCache, subviews: Subviews) {
    if isPlain, case .plain(var flow) = cache {
      // Moved, not copied: a second owner would make the arrays copy themselves.
      cache = .new
      flow.update(subviews, rules)
      cache = .plain(flow)
    } else {
      cache = .new
    }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout LimitedCache
  ) -> CGSize {
    isPlain
      ? plain(subviews, &cache) { $0.sizeThatFits(proposal, subviews, rules) }
      : limited(subviews, &cache) { $0.size(in: room(proposal), subviews) }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout LimitedCache
  ) {
    if isPlain {
      plain(subviews, &cache) { $0.place(subviews, in: bounds, proposal, rules) }
    } else {
      placeLimited(in: bounds, proposal, subviews, &cache)
    }
    if let moving { show(moving, in: bounds, proposal, subviews, &cache) }
  }

  private func placeLimited(
    in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews,
    _ cache: inout LimitedCache
  ) {
    limited(subviews, &cache) { lines in
      let arrangement = lines.arrangement(in: bounds, offered: room(proposal), subviews)
      lines.place(arrangement, subviews, at: bounds.origin)
      guard let front = lines.front else { return }
      // Its height is a signal, as the width must be the flow's to mirror what is in it.
      subviews.view(front).place(
        at: bounds.origin,
        proposal: ProposedViewSize(
          width: bounds.width, height: model.signal.length(for: arrangement.run)))
    }
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout LimitedCache
  ) -> CGFloat? {
    guide.isOfFrame ? nil : places(in: bounds, proposal, subviews, &cache).guide(guide)
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout LimitedCache
  ) -> CGFloat? {
    guide.isOfFrame ? nil : places(in: bounds, proposal, subviews, &cache).guide(guide)
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension LimitedLayout {
  // What is not shown, or in front of all, is no neighbor of what is around the flow.
  func spacing(subviews: Subviews, cache: inout LimitedCache) -> ViewSpacing {
    var union = ViewSpacing()
    let rows = isPlain ? subviews.count : limited(subviews, &cache) { $0.rowCount }
    for row in 0..<rows { union.formUnion(subviews.view(row).spacing) }
    return rows == 0 ? .zero : union
  }

  /// What a proposal offers; the depth counts only where it limits.
  func room(_ proposal: ProposedViewSize) -> LimitedSpace {
    let depth = rules.axis == .rows ? proposal.height : proposal.width
    return LimitedSpace(
      main: rules.axis.main(of: proposal),
      cross: limits.fitsBounds ? depth.flatMap { $0 < .infinity ? $0 : nil } : nil)
  }

  private func places(
    in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews,
    _ cache: inout LimitedCache
  ) -> [[FlowPlace]] {
    if isPlain {
      return plain(subviews, &cache) { $0.places(of: subviews, in: bounds, proposal, rules) }
    }
    return limited(subviews, &cache) { lines in
      let arrangement = lines.arrangement(in: bounds, offered: room(proposal), subviews)
      return lines.places(arrangement, subviews, at: bounds.origin)
    }
  }
}

// MARK: Memory

/// What a `Flow` remembers between layout passes.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
enum LimitedCache {
  /// Nothing: no lines have been asked for since the views changed.
  case new
  /// The lines without a limit and separators.
  case plain(FlowCache)
  /// The lines with a limit or separators.
  case limited(LimitedMemory)
}

/// Lines where a cache that is moved about need not copy them.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
final class LimitedMemory {
  var lines: LimitedLines

  init(_ lines: LimitedLines) { self.lines = lines }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension LimitedLayout {
  /// Calls `body` with what a flow without limits and separators remembers.
  func plain<Result>(
    _ subviews: Subviews, _ cache: inout LimitedCache, _ body: (inout FlowCache) -> Result
  ) -> Result {
    var flow = if case .plain(let known) = cache { known } else { FlowCache(subviews, rules) }
    cache = .new
    defer { cache = .plain(flow) }
    return body(&flow)
  }

  /// Calls `body` with the lines of limited views.
  func limited<Result>(
    _ subviews: Subviews, _ cache: inout LimitedCache, _ body: (inout LimitedLines) -> Result
  ) -> Result {
    func new() -> LimitedLines {
      LimitedLines(LimitedParts(subviews), subviews, rules, limits)
    }
    guard case .limited(let memory) = cache, !rules.readsDifferently(from: memory.lines.rules)
    else {
      let memory = LimitedMemory(new())
      cache = .limited(memory)
      return body(&memory.lines)
    }
    memory.lines.take(rules, limits)
    return body(&memory.lines)
  }
}
#endif
