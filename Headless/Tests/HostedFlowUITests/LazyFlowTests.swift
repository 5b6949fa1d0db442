import FlowUI
import SwiftUI
import Testing

private let phone = CGSize(width: 390, height: 800)

@MainActor @Suite("LazyFlow")
struct LazyFlowTests {
  private func host(
    _ chips: [Chip], _ options: ScreenOptions = ScreenOptions(), size: CGSize = phone,
    handle: ScreenHandle = ScreenHandle(), counts: ViewCounts? = nil, header: CGFloat = 0
  ) -> HeadlessHost {
    HeadlessHost(size: size) {
      Screen(chips, options, handle: handle, counts: counts, header: header)
    }
  }

  @Test(
    "with declared sizes the flow is as deep as FlowLayout, and shows the same",
    arguments: [0, 3000, 9000])
  func declared(offset: CGFloat) throws {
    let chips = Chip.chips(2000)
    let lazy = host(chips)
    let eager = host(chips, ScreenOptions(kind: .eager))
    #expect(lazy.frame(of: "flow") == eager.frame(of: "flow"))
    for host in [lazy, eager] { try host.scroll("scroll", to: CGPoint(x: 0, y: offset)) }
    #expect(difference(lazy, eager) == nil)
    #expect(lazy.visibleChips.count > 30)
    #expect(lazy.aliveChips < 300)
  }

  @Test("without sizes what is visible is measured, in the first update and after each scroll")
  func measured() throws {
    let chips = Chip.chips(2000)
    let lazy = host(chips, ScreenOptions(kind: .measured))
    let eager = host(chips, ScreenOptions(kind: .eager))
    #expect(try lazy.settle() <= 2)
    #expect(difference(lazy, eager) == nil)
    for offset in stride(from: CGFloat(0), to: 8000, by: 700) {
      for host in [lazy, eager] { try host.scroll("scroll", to: CGPoint(x: 0, y: offset)) }
      #expect(try lazy.settle() <= 2)
      #expect(difference(lazy, eager) == nil, "at \(offset)")
    }
  }
}
