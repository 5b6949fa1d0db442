#if canImport(SwiftUI)
import FlowCore
import SwiftUI

/// The layout of a `Flow`: another flow's, with a limit and separators.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct LimitedLayout<Base: FlowingLayout, ID: Hashable>: Layout {
  var base: Base
  var limits: FlowLimits
  let reports: FlowReports<ID>

  static var layoutProperties: LayoutProperties { Base.layoutProperties }

  var animatableData: FlowSpacingData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }

  func makeCache(subviews: Subviews) -> LimitedCache<ID> { LimitedCache(subviews) }

  func updateCache(_ cache: inout LimitedCache<ID>, subviews: Subviews) {
    cache.update(subviews, base.rules)
  }

  func spacing(subviews: Subviews, cache: inout LimitedCache<ID>) -> ViewSpacing {
    cache.withPlain(subviews, base) { $0.spacing(subviews: $1, cache: &$2) }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout LimitedCache<ID>
  ) -> CGSize {
    if cache.isPlain(limits) {
      return cache.withPlain(subviews, base) {
        $0.sizeThatFits(proposal: proposal, subviews: $1, cache: &$2)
      }
    }
    return cache.lines(subviews, base.rules, limits) {
      $0.arrangement(for: room(proposal), subviews).lines.size
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout LimitedCache<ID>
  ) {
    if cache.isPlain(limits) {
      cache.withPlain(subviews, base) {
        $0.placeSubviews(in: bounds, proposal: proposal, subviews: $1, cache: &$2)
      }
      cache.placeUnused(subviews, at: bounds.origin)
      return tell(FlowVerdict(), in: bounds, subviews, cache)
    }
    let report = cache.parts.report
    let verdict = cache.lines(subviews, base.rules, limits) { lines in
      let arrangement = arrangement(in: bounds, proposal, subviews, &lines)
      lines.place(arrangement, subviews, at: bounds.origin, report: report)
      return arrangement.verdict
    }
    tell(verdict, in: bounds, subviews, cache)
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout LimitedCache<ID>
  ) -> CGFloat? {
    guide.isOfFrame ? nil : places(in: bounds, proposal, subviews, &cache).guide(guide)
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout LimitedCache<ID>
  ) -> CGFloat? {
    guide.isOfFrame ? nil : places(in: bounds, proposal, subviews, &cache).guide(guide)
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension LimitedLayout {
  /// What a proposal offers; the depth counts only where it limits.
  private func room(_ proposal: ProposedViewSize) -> FlowRoom {
    let axis = base.rules.axis
    let depth = axis == .rows ? proposal.height : proposal.width
    return FlowRoom(
      main: axis.main(of: proposal),
      cross: limits.fitsDepth ? depth.flatMap { $0 < .infinity ? $0 : nil } : nil)
  }

  /// The lines for bounds: those of the proposal, unless the bounds are really others.
  private func arrangement(
    in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews,
    _ lines: inout LimitedLines<ID>
  ) -> LimitedLines<ID>.Arrangement {
    var room = room(proposal)
    let measured = lines.arrangement(for: room, subviews)
    let axis = base.rules.axis
    if axis.isRounded(bounds.size, from: measured.lines.size) { return measured }
    room.main = axis.main(of: bounds.size)
    return lines.arrangement(for: room, subviews)
  }

  private func places(
    in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews,
    _ cache: inout LimitedCache<ID>
  ) -> [[FlowPlace]] {
    if cache.isPlain(limits) {
      return cache.withPlain(subviews, base) { $2.places(of: $1, in: bounds, proposal, $0.rules) }
    }
    return cache.lines(subviews, base.rules, limits) { lines in
      let arrangement = arrangement(in: bounds, proposal, subviews, &lines)
      return lines.places(arrangement, subviews, at: bounds.origin)
    }
  }

  /// Gives the view that is observed the length which stands for the verdict.
  private func tell(
    _ verdict: FlowVerdict<ID>, in bounds: CGRect, _ subviews: Subviews,
    _ cache: LimitedCache<ID>
  ) {
    guard let report = cache.parts.report else { return }
    subviews.view(report).place(
      at: bounds.origin,
      proposal: ProposedViewSize(width: CGFloat(reports.token(for: verdict)), height: 1))
  }
}

/// What a `Flow` remembers between layout passes.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct LimitedCache<ID: Hashable> {
  private(set) var parts: FlowParts<ID>

  /// The lines without a limit and separators; nil until they are asked for.
  private var plain: FlowCache?

  /// The lines with a limit or separators; nil until they are asked for.
  private var lines: LimitedLines<ID>?

  init(_ subviews: LayoutSubviews) { parts = FlowParts(subviews) }

  mutating func update(_ subviews: LayoutSubviews, _ rules: FlowRules) {
    parts = FlowParts(subviews)
    plain?.update(parts.elements(of: subviews), rules)
    lines = nil
  }

  /// Whether nothing can make a difference to the flow that the elements are arranged by.
  func isPlain(_ limits: FlowLimits) -> Bool {
    limits.maxLines == nil && !limits.fitsDepth && !parts.hasSeparators
  }

  /// Calls `body` with the elements alone and what their flow remembers.
  mutating func withPlain<Base: FlowingLayout, Result>(
    _ subviews: LayoutSubviews, _ base: Base,
    _ body: (Base, LayoutSubviews, inout FlowCache) -> Result
  ) -> Result {
    let elements = parts.elements(of: subviews)
    // Moved, not copied: a second owner would make the arrays copy themselves.
    var cache = plain ?? base.makeCache(subviews: elements)
    plain = nil
    defer { plain = cache }
    return body(base, elements, &cache)
  }

  /// Calls `body` with the lines of limited elements.
  mutating func lines<Result>(
    _ subviews: LayoutSubviews, _ rules: FlowRules, _ limits: FlowLimits,
    _ body: (inout LimitedLines<ID>) -> Result
  ) -> Result {
    var known = lines ?? LimitedLines(parts, subviews, rules, limits)
    lines = nil
    if rules.readsDifferently(from: known.rules) {
      known = LimitedLines(parts, subviews, rules, limits)
    }
    known.take(rules, limits)
    defer { lines = known }
    return body(&known)
  }

  /// Places the views around the elements, none of which is shown, in no room.
  func placeUnused(_ subviews: LayoutSubviews, at origin: CGPoint) {
    for view in parts.elements.count..<subviews.count where view != parts.report {
      subviews.view(view).place(at: origin, proposal: .zero)
    }
  }
}
#endif
