import FlowLayoutUI
import SwiftUI
import Testing

/// The cost of passes, counted rather than timed: how often views are asked, how often lines are broken.
@MainActor @Suite("The cost of layout passes")
struct CostTests {
  private let counter = Counter()

  private func host(
    _ layout: some Layout, width: CGFloat, count: Int = 100, ideal: CGFloat = 40
  ) -> HeadlessHost {
    HeadlessHost(width, 1_000) {
      AnyLayout(layout) {
        ForEach(0..<count, id: \.self) { _ in
          Counted(ideal: ideal, counter: counter) {}.layoutPriority(0)
        }
      }
    }
  }

  private func layOut(_ host: HeadlessHost, width: CGFloat) -> Counter.Counts {
    counter.counts = Counter.Counts()
    host.resize(width, 1_000)
    _ = host.size
    return counter.counts
  }

  @Test(
    "a pass of FlowLayout asks each view for its size once, where a handwritten flow asks twice")
  func measurements() {
    _ = host(FlowLayout(), width: 300).size
    expectEqual(counter.counts.answers, 100)
    counter.counts.answers = 0
    _ = host(MeasuredPlacesLayout(), width: 300).size
    expectEqual(counter.counts.answers, 200)
  }

  @Test("a flow at another width asks no view for its size again, in each alignment but stretch")
  func widths() {
    for alignment in FlowAlignment.allCases where alignment != .stretch {
      let host = host(FlowLayout(alignment: alignment), width: 300)
      _ = host.size
      for width in stride(from: CGFloat(299), through: 200, by: -1) {
        expectEqual(layOut(host, width: width).answers, 0)
      }
    }
  }

  @Test("views of a flow that are stretched or too long answer once more for each width")
  func resizedViews() {
    let stretched = host(FlowLayout(alignment: .stretch), width: 300, count: 7)
    _ = stretched.size
    // Six 40-point views and their gaps fill 280 of 300 points: the last line is not stretched.
    expectEqual(counter.counts.answers, 13)
    expectEqual(layOut(stretched, width: 290).answers, 6)
    counter.counts.answers = 0
    let long = host(FlowLayout(), width: 300, count: 3, ideal: 400)
    _ = long.size
    expectEqual(counter.counts.answers, 6)
    expectEqual(layOut(long, width: 290).answers, 3)
    expectEqual(layOut(long, width: 500).answers, 0)
  }

  @Test("a flow layout remembers the lines of the last four widths")
  func rememberedWidths() {
    let host = HeadlessHost(300, 1_000) {
      Watched(counter: counter) { ForEach(0..<10, id: \.self) { _ in Color.clear } }
    }
    func remembered(width: CGFloat) -> [Double?] {
      _ = layOut(host, width: width)
      return counter.counts.remembered
    }
    expectEqual(remembered(width: 200), [200])
    expectEqual(remembered(width: 210), [200, 210])
    expectEqual(remembered(width: 220), [200, 210, 220])
    expectEqual(remembered(width: 230), [200, 210, 220, 230])
    expectEqual(remembered(width: 200), [210, 220, 230, 200])
    expectEqual(remembered(width: 240), [220, 230, 200, 240])
  }
}

/// A counter of the questions to a `Counted` view.
private final class Counter: @unchecked Sendable {
  struct Counts {
    var answers = 0
    var remembered: [Double?] = []
  }

  var counts = Counts()
}

/// A view that takes its ideal length or less, and counts.
private struct Counted: UnplacingLayout {
  var ideal: CGFloat
  var counter: Counter

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    counter.counts.answers += 1
    return CGSize(min(ideal, proposal.width ?? ideal), 20)
  }
}

/// A flow that tells what its cache remembers.
private struct Watched: Layout {
  var counter: Counter

  func makeCache(subviews: Subviews) -> FlowLayout.Cache {
    FlowLayout().makeCache(subviews: subviews)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout FlowLayout.Cache
  ) -> CGSize {
    FlowLayout().sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout FlowLayout.Cache
  ) {
    FlowLayout().placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    counter.counts.remembered = cache.latest.keys.map { $0.main.map(Double.init) }
  }
}

/// A layout as in articles: each view is proposed, when it is placed, the size that it answered.
private struct MeasuredPlacesLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(sizes.map(\.width).max() ?? 0, sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      subview.place(at: bounds.origin, proposal: ProposedViewSize(size))
    }
  }
}
