import SwiftUI
import Testing

@MainActor @Test("the root is proposed the host's size and centred in it")
func rootIsCentred() {
  let host = HeadlessHost(size: CGSize(width: 100, height: 60)) {
    HStack(spacing: 4) {
      Box("a", 10, 10)
      Box("b", 20, 30)
    }
  }
  #expect(host.size == CGSize(width: 34, height: 30))
  #expect(host.places("a", "b") == ["33,25 10x10", "47,15 20x30"])
}

@MainActor @Suite("What a window asks of its content")
struct RootTests {
  @Test("one view is proposed the window's size and nothing else")
  func oneView() {
    let log = ProposalLog()
    let host = HeadlessHost(size: CGSize(width: 100, height: 60)) { Logging(log: log) {} }
    #expect(host.size == CGSize(width: 10, height: 10))
    #expect(log.proposals == [ProposedViewSize(width: 100, height: 60)])
  }

  @Test("several views stand in a column")
  func severalViews() {
    let host = HeadlessHost(size: CGSize(width: 100, height: 60)) {
      Logging(log: ProposalLog()) {}
      Logging(log: ProposalLog()) {}
    }
    // A layout without views of its own asks for no distance.
    #expect(host.size == CGSize(width: 10, height: 20))
  }

  @Test("a size that is not finite traps and says so")
  func endlessSize() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = HeadlessHost(size: CGSize(width: 100, height: CGFloat.infinity)) { EmptyView() }
      }
    }
    let message = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }
    #expect(message?.contains("the size must be finite, not 100.0 × inf") == true)
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
