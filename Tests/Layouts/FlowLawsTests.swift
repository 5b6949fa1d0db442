#if canImport(SwiftUI)
import FlowLayoutUI
import SwiftUI
import TestSupport
import Testing

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
@MainActor extension RandomFlow {
  /// The flow among rows: the row of each item is where its middle lies between others'.
  func host(
    direction: LayoutDirection = .leftToRight, scale: CGFloat = 1, margin: CGFloat = 0
  ) -> Hosted {
    var layout = layout
    layout.horizontalSpacing = horizontal * scale
    layout.verticalSpacing = vertical * scale
    layout.idealLength = idealLength.map { $0 * scale }
    return Hosted(width * scale, 100_000, direction) {
      switch container {
      case 0: flow(layout, scale)
      case 1: VStack(spacing: 0) { flow(layout, scale) }
      case 2: HStack(spacing: 0) { flow(layout, scale) }
      case 3: flow(layout, scale).frame(maxWidth: .infinity, alignment: .leading)
      case 4: ScrollView { flow(layout, scale) }
      case 6: flow(layout, scale).fixedSize()
      default: ZStack { flow(layout, scale) }.padding(.leading, margin)
      }
    }
  }
}

@MainActor @Suite("Laws of random flows")
struct FlowLawsTests {
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  private static let seeds: Range<UInt64> = 0..<tried(160)

  /// The frames relative to the flow, and the flow's own.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  private func solve(_ host: Hosted) -> (flow: CGRect, items: [CGRect]) {
    (host.frame(of: "flow") ?? .null, host.itemFrames())
  }

  @Test(
    "a flow places each view once, in order, on lines that do not overlap, inside of its bounds")
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func placement() {
    for seed in Self.seeds {
      let random = RandomFlow(seed: seed)
      let (flow, items) = solve(random.host())
      #expect(items.count == random.blocks.count, "\(random)")
      var bottom = -CGFloat.infinity
      var deepest = -CGFloat.infinity
      var last: CGRect?
      for item in items {
        #expect(item.minX >= -1e-6 && item.minY >= -1e-6, "\(random)")
        #expect(item.maxX <= flow.width + 1e-6 && item.maxY <= flow.height + 1e-6, "\(random)")
        if let previous = last, item.minX < previous.maxX - 1e-6 {
          bottom = deepest
        }
        #expect(item.minY >= bottom - 1e-6, "\(random)")
        deepest = max(deepest, item.maxY)
        last = item
      }
    }
  }

  @Test("a random flow from right to left is the mirror image of the flow from left to right")
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func mirror() {
    for seed in Self.seeds {
      let random = RandomFlow(seed: seed)
      let (ltr, items) = solve(random.host())
      let (rtl, mirrored) = solve(random.host(direction: .rightToLeft))
      #expect(ltr.size == rtl.size, "\(random)")
      for (item, mirror) in zip(items, mirrored) {
        #expect(abs(ltr.width - item.maxX - mirror.minX) < 1e-6, "\(random)")
        #expect(item.minY == mirror.minY, "\(random)")
      }
    }
  }

  @Test("scaling all lengths of a flow by a power of two scales its frames")
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func scaling() {
    for seed in Self.seeds where seed % 2 == 0 {
      var random = RandomFlow(seed: seed)
      // Containers with lengths of their own, and text, are no part of the law.
      if random.container == 2 { continue }
      for index in random.blocks.indices { random.blocks[index].text = nil }
      let (_, items) = solve(random.host())
      for scale in [CGFloat(0.5), 4] {
        let scaled = solve(random.host(scale: scale)).items
        for (item, other) in zip(items, scaled) {
          let expected = CGRect(
            item.minX * scale, item.minY * scale, item.width * scale, item.height * scale)
          #expect(closeTo(other, expected), "\(random)")
        }
      }
    }
  }

  @Test("a flow moved by 64 points of padding has the same frames relative to its own origin")
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func origin() {
    for seed in Self.seeds {
      var random = RandomFlow(seed: seed)
      random.container = 5
      let (_, items) = solve(random.host())
      random.width += 64
      let (shifted, moved) = solve(random.host(margin: 64))
      #expect(shifted.minX >= 0)
      #expect(zip(items, moved).allSatisfy { closeTo($0, $1) }, "\(random)")
    }
  }

  /// Expects that a flow of its own width has the frames that it had.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  private func expectSame(_ random: RandomFlow) {
    var random = random
    let (flow, items) = solve(random.host())
    // A view that cannot shrink makes the flow longer than it was asked to be; lines as long as
    // that are other lines.
    if random.container == 0, flow.width > random.width { return }
    (random.container, random.width) = (0, flow.width)
    let (again, same) = solve(random.host())
    #expect(again.size == flow.size, "\(random)")
    #expect(zip(items, same).allSatisfy { closeTo($0, $1) }, "\(random)")
  }

  @Test(
    "a flow that is proposed its own width, whether that was offered or ideal, keeps its size and frames"
  )
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func idempotence() {
    for seed in Self.seeds {
      var random = RandomFlow(seed: seed)
      // As wide as it is offered, and as it likes best.
      for container in [0, 6] {
        random.container = container
        expectSame(random)
      }
    }
  }

  @Test("a wider flow of equally high views is never higher, and so never has more lines")
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func monotony() {
    for seed in Self.seeds {
      var random = RandomFlow(seed: seed)
      random.container = 0
      random.wrapping = .greedy
      random.across = 0
      random.blocks = random.blocks.map { .init(size: CGSize($0.size.width, 20)) }
      var last = CGFloat.infinity
      for width in stride(from: CGFloat(20), through: 420, by: 20) {
        random.width = width
        let height = solve(random.host()).flow.height
        #expect(height <= last, "\(random)")
        last = height
      }
    }
  }

  @Test("a flow of columns has the frames of a flow of rows with the axes exchanged")
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func transposition() {
    for seed in Self.seeds {
      let random = RandomFlow(seed: seed)
      var rows = random.layout
      if random.across == 3 { rows.verticalAlignment = .center }
      let a = Hosted(random.width, 90_000) {
        rows { leaves(random, transposed: false) }.named("flow")
      }
      let b = Hosted(90_000, random.width) {
        random.transposed { leaves(random, transposed: true) }.named("flow")
      }
      for (item, other) in zip(a.itemFrames(), b.itemFrames()) {
        let transposed = CGRect(other.minY, other.minX, other.height, other.width)
        #expect(closeTo(item, transposed), "\(random)")
      }
      #expect(a.size == b.size.transposed, "\(random)")
    }
  }

  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  private func leaves(_ random: RandomFlow, transposed: Bool) -> some View {
    ForEach(random.blocks.indices, id: \.self) { index in
      let block = random.blocks[index]
      let size = transposed ? block.size.transposed : block.size
      Block(size.width, size.height, fills: block.fills).styled(random, index)
    }
  }
}
#endif
