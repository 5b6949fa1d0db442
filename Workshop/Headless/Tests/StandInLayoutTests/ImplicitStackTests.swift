import SwiftUI
import Testing

/// Half as wide as it is offered; notes with what it is placed.
private struct Halving: Layout {
  let log: Log

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: (proposal.width ?? 10) / 2, height: 10)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    log.add(describe(proposal))
  }
}

@MainActor @Suite("Where one view is expected")
struct ImplicitStackTests {
  /// Returns the proposals with which a view of half the width on offer is placed.
  private func proposals(@ViewBuilder _ content: (Halving) -> some View) -> [String] {
    let log = Log()
    let host = HeadlessHost(size: CGSize(width: 80, height: 40)) { content(Halving(log: log)) }
    _ = host.size
    return log.take()
  }

  private func size(@ViewBuilder _ content: () -> some View) -> CGSize {
    HeadlessHost(size: CGSize(width: 80, height: 40), content: content).size
  }

  private static let alone = CGSize(width: 80, height: 40)
  private static let inColumn = CGSize(width: 0, height: 40)

  @Test("a view at the root is in no stack: a spacer grows both ways")
  func plainRoot() {
    expectEqual(size { Spacer() }, Self.alone)
    expectEqual(size { AnyView(Spacer()) }, Self.alone)
    expectEqual(size { Group { Spacer() } }, Self.alone)
  }

  @Test("a conditional view at the root stands in a column")
  func conditionalRoot() {
    let isShown = true
    expectEqual(size { if isShown { Spacer() } }, Self.inColumn)
    expectEqual(size { if isShown { Spacer() } else { Color.red } }, Self.inColumn)
    expectEqual(size { Spacer().id(1) }, Self.inColumn)
    expectEqual(size { if !isShown { Spacer() } }, .zero)
  }

  @Test("modifiers and bodies around a conditional view pass it on, containers do not")
  func insideOthers() {
    let isShown = true
    expectEqual(size { Group { if isShown { Spacer() } }.opacity(0.5) }, Self.inColumn)
    expectEqual(size { Wrapped(content: Group { if isShown { Spacer() } }) }, Self.inColumn)
    expectEqual(size { LoneContainer { if isShown { Spacer() } } }, Self.alone)
  }

  @Test("a conditional view in a layer stands in a stack, too")
  func layers() {
    let isShown = true
    expectEqual(proposals { Color.clear.overlay($0 {}) }, ["80x40"])
    expectEqual(
      proposals { halving in Color.clear.overlay { if isShown { halving {} } } }, ["40x10"])
    expectEqual(
      proposals { halving in Color.clear.background { if isShown { halving {} } } }, ["40x10"])
  }
}

private struct Wrapped<Content: View>: View {
  let content: Content
  var body: some View { content }
}

/// Places its view with what it is offered.
private struct LoneContainer: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews[0].sizeThatFits(proposal)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews[0].place(at: bounds.origin, proposal: proposal)
  }
}
