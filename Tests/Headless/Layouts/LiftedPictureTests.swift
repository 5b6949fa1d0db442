import FlowLayoutUI
import SwiftUI
import Testing

@MainActor @Suite("Pictures of a drag")
struct LiftedPictureTests {
  private enum Kind: CaseIterable { case flow, lazyFlow, strip, waterfall }

  private struct Page: View {
    let kind: Kind
    @State private var numbers = Array(0..<12)

    init(kind: Kind) { self.kind = kind }

    var body: some View {
      switch kind {
      case .flow: Flow($numbers, id: \.self, editActions: .move, content: chip)
      case .lazyFlow:
        ScrollView { LazyFlow($numbers, id: \.self, editActions: .move, content: chip) }
      case .strip:
        ScrollView(.horizontal) {
          LazyStrip($numbers, id: \.self, lines: 2, editActions: .move, content: chip)
        }
      case .waterfall:
        ScrollView {
          LazyWaterfall(
            $numbers, id: \.self, columns: .fixed(4), editActions: .move, content: chip)
        }
      }
    }

    private func chip(_ number: Binding<Int>) -> some View {
      Color.red.frame(width: 40, height: 20).named(number.wrappedValue)
    }
  }

  @Test(
    "a view that is dragged in any container is drawn under the finger, above the other views",
    arguments: Kind.allCases)
  private func drawn(kind: Kind) throws {
    let host = HeadlessHost(200, 200) { Page(kind: kind) }
    try host.settle()
    let count = host.displayList.count
    let touch = try host.touch("1")
    touch.hold(0.4)
    touch.move(by: CGSize(5, 5))
    let frame = try #require(host.frame(of: "1"))
    touch.move(by: CGSize(13, 31))
    host.advance(by: 1)
    expectEqual(host.displayList.count, count)
    expectEqual(host.displayList.last?.frame, frame.offsetBy(dx: 13, dy: 31))
    touch.lift()
  }
}
