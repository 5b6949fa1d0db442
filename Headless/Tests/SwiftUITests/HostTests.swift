import SwiftUI
import Testing

private struct Box: Layout {
  var size: CGSize
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    size
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}

@MainActor @Test("the root is proposed the host's size and centred in it")
func rootIsCentred() {
  let host = HeadlessHost(size: CGSize(width: 100, height: 60)) {
    HStack(spacing: 4) {
      Box(size: CGSize(width: 10, height: 10)) {}
      Box(size: CGSize(width: 20, height: 30)) {}
    }
  }
  #expect(host.size == CGSize(width: 34, height: 30))
}
