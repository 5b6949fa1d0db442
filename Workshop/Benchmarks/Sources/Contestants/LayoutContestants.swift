import CAllocations
import FlowLayoutEngine
import FlowLayoutUI
import SwiftUI

/// `FlowLayout` and its rivals behind SwiftUI's `Layout` protocol, called the way a host calls them.
///
/// The calls run inside of a layout pass of a headless host, on its own `LayoutSubviews`. The views
/// are probes whose answers the host remembers, so that measuring costs a look-up and nothing more:
/// `ChipContestants` has views that really measure.
package enum LayoutContestants {
  /// The work of a host with a layout.
  package enum Scenario: String, CaseIterable, Sendable {
    /// New views: cache, size, place.
    case first = "first pass: cache, size, place"
    /// A live resize: another width on every pass.
    case resize = "resize: size, place"
    /// A parent that asks for the ideal, the smallest and the largest size first.
    case probed = "new views, probed with nil, 0, ∞ and the width, placed"
    /// One view comes in at the end, or goes away again.
    case insertion = "one view more or less: cache, size, place"
    /// New views: cache and size only.
    case firstAnswer = "first answer: cache, size"
    /// A proposal that was answered before.
    case repeatedAnswer = "repeated answer: size"
  }

  /// The names of the contestants.
  package enum Name {
    /// Measures in both calls.
    package static let article = "article's layout"
    /// Measures once.
    package static let cached = "article's layout, cached"
    /// Each view measured once and placed once.
    package static let host = "host's share"
    /// Ours.
    package static let flow = "FlowLayout"
  }

  /// Times all layouts in one scenario with `count` views.
  @MainActor
  package static func run(_ scenario: Scenario, count: Int, in race: Race) -> [Timing] {
    let arena = Arena()
    var timings: [Timing] = []
    arena.body = { subviews in
      timings = race.run([
        contestant(Name.host, HostsShare(), scenario, subviews),
        contestant(Name.article, ArticleLayout(), scenario, subviews),
        contestant(Name.cached, CachedArticleLayout(), scenario, subviews),
        contestant(Name.flow, FlowLayout(), scenario, subviews),
      ])
    }
    let host = HeadlessHost(size: CGSize(width: 390, height: 800)) {
      ArenaLayout(arena: arena) { Probes(count: count) }
    }
    _ = host.size
    return timings
  }

  private static func contestant<L: Layout>(
    _ name: String, _ layout: L, _ scenario: Scenario, _ subviews: LayoutSubviews
  ) -> Contestant {
    var calls = Calls(layout, subviews)
    switch scenario {
    case .first:
      return Contestant(name) {
        calls.makeCache()
        calls.sizeAndPlace(calls.nextWidth())
      }
    case .resize:
      return Contestant(name) { calls.sizeAndPlace(calls.nextWidth()) }
    case .probed:
      return Contestant(name) {
        calls.makeCache()
        for width in [nil, 0, CGFloat.infinity] { _ = calls.size(width) }
        calls.sizeAndPlace(calls.nextWidth())
      }
    case .insertion:
      let fewer = subviews[0..<subviews.count - 1]
      return Contestant(name) {
        calls.updateCache(calls.subviews.count == fewer.count ? subviews : fewer)
        calls.sizeAndPlace(390)
      }
    case .firstAnswer:
      return Contestant(name) {
        calls.makeCache()
        keep_number(calls.size(calls.nextWidth()).height)
      }
    case .repeatedAnswer:
      _ = calls.size(390)
      _ = calls.size(400)
      return Contestant(name) { keep_number(calls.size(390).height) }
    }
  }
}

/// One layout with its cache, as a host holds it.
private struct Calls<L: Layout> {
  let layout: L
  var subviews: LayoutSubviews
  var cache: L.Cache
  private var turn = 0

  init(_ layout: L, _ subviews: LayoutSubviews) {
    self.layout = layout
    self.subviews = subviews
    cache = layout.makeCache(subviews: subviews)
  }

  mutating func makeCache() { cache = layout.makeCache(subviews: subviews) }

  mutating func updateCache(_ subviews: LayoutSubviews) {
    self.subviews = subviews
    layout.updateCache(&cache, subviews: subviews)
  }

  mutating func nextWidth() -> CGFloat {
    turn = (turn + 1) % Inputs.widths.count
    return Inputs.widths[turn]
  }

  mutating func size(_ width: CGFloat?) -> CGSize {
    layout.sizeThatFits(
      proposal: ProposedViewSize(width: width, height: nil), subviews: subviews, cache: &cache)
  }

  mutating func sizeAndPlace(_ width: CGFloat) {
    let size = size(width)
    layout.placeSubviews(
      in: CGRect(origin: .zero, size: size),
      proposal: ProposedViewSize(width: width, height: nil), subviews: subviews, cache: &cache)
  }
}

/// Lends the subviews of a real layout pass to whoever wants to call layouts with them.
final class Arena: @unchecked Sendable {
  var body: ((LayoutSubviews) -> Void)?
}

struct ArenaLayout: Layout {
  let arena: Arena

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    arena.body?(subviews)
  }
}

/// Views of fixed sizes.
///
/// Each holds another, as chips do: what holds nothing has the priority of a spacer.
struct Probes: View {
  let sizes: [CGSize]

  init(count: Int) {
    let items = Inputs.chips(count)
    sizes = zip(items.main, items.cross).map { CGSize(width: $0, height: $1) }
  }

  var body: some View {
    ForEach(sizes.indices, id: \.self) { index in ProbeLayout(size: sizes[index]) { Color.clear } }
  }
}

struct ProbeLayout: Layout {
  let size: CGSize

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}
