import SwiftUI
import Testing

@Suite("A proposal says ideal, least or most")
struct ProposedViewSizeTests {
  @Test("unspecified lengths are replaced by 10, or by what is given")
  func replacing() {
    let proposal = ProposedViewSize(width: 30, height: nil)
    expectEqual(proposal.replacingUnspecifiedDimensions(), CGSize(width: 30, height: 10))
    expectEqual(
      ProposedViewSize.unspecified.replacingUnspecifiedDimensions(by: CGSize(width: 1, height: 2)),
      CGSize(width: 1, height: 2))
  }

  @Test("nil, nothing and endless differ")
  func equality() {
    expectEqual(ProposedViewSize.unspecified, ProposedViewSize(width: nil, height: nil))
    expectEqual(ProposedViewSize.zero, ProposedViewSize(CGSize.zero))
    #expect(ProposedViewSize.zero != .unspecified)
    #expect(ProposedViewSize.infinity != .unspecified)
  }
}
