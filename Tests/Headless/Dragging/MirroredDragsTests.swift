import FlowLayoutUI
import SwiftUI
import Testing

/// Drags from right to left in containers whose width is not the proposed one.
@MainActor @Suite("Drags from right to left")
struct MirroredDragsTests {
  /// Tags of 24 points, in a view that moves them.
  private func host(
    _ tags: MovedChips, _ size: CGSize,
    @ViewBuilder _ content: @escaping (Binding<[MovedChip]>) -> some View
  ) -> HeadlessHost {
    let host = HeadlessHost(size.width, size.height, .rightToLeft) {
      TagsOwner(tags: tags, content: content)
    }
    host.rest()
    return host
  }

  private func tags(_ widths: CGFloat...) -> MovedChips {
    MovedChips(MovedChip.sized(widths.map { CGSize($0, 24) }))
  }

  @Test(
    "a dragged tag stays under the finger where the gap for it makes a right-to-left flow wider")
  func underFinger() throws {
    let tags = tags(40, 40, 100)
    let host = host(tags, CGSize(150, 120)) { tags in
      Flow(tags, editActions: .move) { MovedChipView($0.wrappedValue) }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    let touch = try host.touch("2")
    touch.hold(0.6)
    touch.move(by: .zero)
    touch.move(to: CGPoint(52, 12), steps: 10)
    host.rest()
    expectEqual(host.frame(of: "2"), CGRect(2, 0, 100, 24))
    expectEqual(host.frame(of: "1")?.origin, CGPoint(110, 32))
    touch.lift()
    host.rest()
    #expect(tags.order == [0, 2, 1] && tags.writes == 1)
  }

  /// Three tags in a lazy flow that is narrower than its scroll view.
  private func lazyHost(_ tags: MovedChips, _ taken: @escaping (Int) -> Void) -> HeadlessHost {
    host(tags, CGSize(300, 100)) { tags in
      ScrollView {
        LazyFlow(tags, editActions: .move) { MovedChipView($0.wrappedValue) }
          .itemSizes { $0.size }
          .dropDestination(for: String.self) { taken($1) }
          .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
  }

  @Test("a finger lifts the element it touches in a right-to-left lazy flow that hugs its lines")
  func lifted() throws {
    let host = lazyHost(tags(60, 60, 60)) { _ in }
    for id in 0..<3 {
      expectEqual(host.frame(of: "\(id)")?.origin, CGPoint(240 - 68 * CGFloat(id), 0))
      let touch = try host.touch("\(id)")
      touch.hold(0.6)
      touch.move(by: CGSize(0, 1))
      expectEqual(host.held, ["\(id)"])
      touch.cancel()
      host.rest()
    }
  }

  @Test("a drop on the first half of an element comes before it in a right-to-left lazy flow")
  func dropped() throws {
    var indices: [Int] = []
    let host = lazyHost(tags(60, 60, 60)) { indices.append($0) }
    for id in 0..<3 {
      let frame = try #require(host.frame(of: "\(id)"))
      for part in [0.75, 0.25] {
        #expect(host.drop(["new"], at: CGPoint(frame.minX + frame.width * part, 12)))
      }
    }
    expectEqual(indices, [0, 1, 1, 2, 2, 3])
  }

  @Test(
    "a resized window ends a drag in a flow that is narrower than its scroll view",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func turned(direction: LayoutDirection) throws {
    for isLazy in [false, true] {
      let tags = tags(60, 60, 60, 60, 60, 60)
      let host = HeadlessHost(300, 100, direction) {
        TagsOwner(tags: tags) { tags in
          ScrollView {
            if isLazy {
              LazyFlow(tags, editActions: .move) { MovedChipView($0.wrappedValue) }
                .itemSizes { $0.size }
            } else {
              Flow(tags, editActions: .move) { MovedChipView($0.wrappedValue) }
            }
          }
        }
      }
      host.rest()
      let touch = try host.touch("0")
      touch.hold(0.6)
      touch.move(by: CGSize(2, 2))
      expectEqual(host.held, ["0"])
      host.resize(500, 80)
      host.rest()
      expectEqual(host.held, [])
      touch.lift()
      #expect(tags.order == [0, 1, 2, 3, 4, 5] && tags.writes == 0)
    }
  }
}

/// The owner of tags.
private struct TagsOwner<Content: View>: View {
  let tags: MovedChips
  let content: (Binding<[MovedChip]>) -> Content
  @State private var changes = 0

  init(tags: MovedChips, @ViewBuilder content: @escaping (Binding<[MovedChip]>) -> Content) {
    (self.tags, self.content) = (tags, content)
  }

  var body: some View {
    content(
      Binding(
        get: { tags.all },
        set: {
          tags.all = $0
          changes += 1
        })
    )
    .overlay { Color.clear.frame(width: CGFloat(changes % 2)).allowsHitTesting(false) }
  }
}
