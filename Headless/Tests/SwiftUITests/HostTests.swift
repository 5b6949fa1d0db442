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
