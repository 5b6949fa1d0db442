import SwiftUI
import Testing

@MainActor @Test("the root is proposed the host's size and centered in it")
func rootIsCentered() {
  let host = HeadlessHost(size: CGSize(width: 100, height: 60)) {
    HStack(spacing: 4) {
      Box("a", 10, 10)
      Box("b", 20, 30)
    }
  }
  expectEqual(host.size, CGSize(width: 34, height: 30))
  expectEqual(host.places("a", "b"), ["33,25 10x10", "47,15 20x30"])
}

@MainActor @Suite("The proposal of a window to its content")
struct RootTests {
  @Test("one view is proposed the window's size and nothing else")
  func oneView() {
    let log = ProposalLog()
    let host = HeadlessHost(size: CGSize(width: 100, height: 60)) { Logging(log: log) {} }
    expectEqual(host.size, CGSize(width: 10, height: 10))
    expectEqual(log.proposals, [ProposedViewSize(width: 100, height: 60)])
  }

  @Test("several views stand in a column")
  func severalViews() {
    let host = HeadlessHost(size: CGSize(width: 100, height: 60)) {
      Logging(log: ProposalLog()) {}
      Logging(log: ProposalLog()) {}
    }
    // A layout without views of its own asks for no distance.
    expectEqual(host.size, CGSize(width: 10, height: 20))
  }

  @Test("a length that is not finite is proposed as it is, and the root begins at 0 there")
  func endlessSize() {
    for length in [CGFloat.infinity, .nan] {
      let host = HeadlessHost(size: CGSize(width: length, height: 30)) {
        Logging(log: ProposalLog()) {}.accessibilityIdentifier("root")
      }
      expectEqual(host.frame(of: "root"), CGRect(x: 0, y: 10, width: 10, height: 10))
    }
  }
}

private final class ProposalLog: @unchecked Sendable {
  var proposals: [ProposedViewSize] = []
}

private struct Logging: Layout {
  let log: ProposalLog

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    log.proposals.append(proposal)
    return CGSize(width: 10, height: 10)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}
