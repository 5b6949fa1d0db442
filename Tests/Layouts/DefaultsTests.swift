#if canImport(SwiftUI)
import FlowLayoutUI
import SwiftUI
import Testing

/// Defaults are promises: an argument that is left out has the value that the documentation says.
@MainActor @Suite("Defaults of arguments")
struct DefaultsTests {
  @Test("all initializers of FlowLayout have the same defaults")
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func rows() {
    func whole(_ spacing: CGFloat, _ alignment: FlowAlignment, _ vertical: VerticalAlignment)
      -> FlowLayout
    {
      FlowLayout(
        horizontalSpacing: spacing, verticalSpacing: spacing, alignment: alignment, lastLine: nil,
        verticalAlignment: vertical, stretchesItems: false, wrapping: .greedy, maxItemsPerLine: nil,
        idealLength: nil, hugging: .automatic)
    }
    let both: Alignment = .bottomTrailing
    expectEqual(FlowLayout().rules, whole(8, .leading, .top).rules)
    expectEqual(FlowLayout(spacing: 4).rules, whole(4, .leading, .top).rules)
    expectEqual(FlowLayout(alignment: both).rules, whole(8, .trailing, .bottom).rules)
    expectEqual(FlowLayout(alignment: both, spacing: 4).rules, whole(4, .trailing, .bottom).rules)
  }

  @Test("all initializers of VFlowLayout have the same defaults")
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func columns() {
    func whole(_ spacing: CGFloat, _ alignment: VFlowAlignment, _ horizontal: HorizontalAlignment)
      -> VFlowLayout
    {
      VFlowLayout(
        horizontalSpacing: spacing, verticalSpacing: spacing, alignment: alignment, lastLine: nil,
        horizontalAlignment: horizontal, stretchesItems: false, wrapping: .greedy,
        maxItemsPerLine: nil, idealLength: nil, hugging: .automatic)
    }
    let both: Alignment = .bottomTrailing
    expectEqual(VFlowLayout().rules, whole(8, .top, .leading).rules)
    expectEqual(VFlowLayout(spacing: 4).rules, whole(4, .top, .leading).rules)
    expectEqual(VFlowLayout(alignment: both).rules, whole(8, .bottom, .trailing).rules)
    expectEqual(VFlowLayout(alignment: both, spacing: 4).rules, whole(4, .bottom, .trailing).rules)
  }

  @Test("balanced wrapping has a minimum of one line by default")
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func balanced() {
    expectEqual(FlowWrapping.balanced, .balanced(minLines: 1))
  }

  @Test("flowGrow and flowShrink without an argument grow and shrink a view by a factor of 1")
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func factors() {
    let host = Hosted(flow: FlowLayout(spacing: 0), 220, 100) {
      Block(20, 10, fills: true).flowGrow().named(0)
      Block(20, 10, fills: true).flowGrow(3).named(1)
      Block(20, 10, fills: true).flowFullLine().named(2)
      // A factor below 1 leaves a part of what is too much.
      Block(20, 10, fills: true).flowBasis(320).flowShrink().named(3)
    }
    expectEqual(host.itemFrames().map(\.width), [65, 155, 220, 220])
  }

  @Test("a spacer in a flow takes as much free width as a view beside it with flowGrow(1)")
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func spacer() {
    let host = Hosted(flow: FlowLayout(spacing: 0), 200, 100) {
      Block(40, 10, fills: true).flowGrow(1).named(0)
      Spacer(minLength: 0)
      Block(40, 10, fills: true).named(1)
    }
    expectEqual(host.itemFrames().map(\.width), [100, 40])
  }

  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  private func block(_ number: Int) -> some View { Block(40, 20).named(number) }

  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  private func origins(_ flow: some View, width: CGFloat = 100) -> [CGPoint] {
    Hosted(width, 100) { flow.named("flow") }.origins
  }

  private let people = Piece.equal(5)

  @Test(
    "items of a FlowLayoutView have 4 points of space on each side by default, with each initializer"
  )
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func itemSpacing() {
    let flows: [any View] = [
      FlowLayoutView(mode: .vstack, items: 0..<2) { block($0) },
      FlowLayoutView(mode: .vstack, items: 0..<2, id: \.self) { block($0) },
      FlowLayoutView(mode: .vstack, items: people.prefix(2)) { block($0.id) },
    ]
    for flow in flows { expectEqual(origins(AnyView(flow), width: 200).map(\.x), [4, 52]) }
  }

  @Test("cards of a waterfall are 8 points apart by default, with each initializer")
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func cardSpacing() {
    let waterfalls: [any View] = [
      LazyWaterfall(people, columns: 2) { block($0.id) },
      LazyWaterfall([0, 1, 2], id: \.self, columns: 2) { block($0) },
      LazyWaterfall(0..<3, columns: 2) { block($0) },
      LazyWaterfall(.constant(people), columns: 2) { block($0.wrappedValue.id) },
    ]
    for waterfall in waterfalls {
      let origins = origins(AnyView(waterfall), width: 88)
      expectEqual(origins.prefix(3), [.zero, CGPoint(48, 0), CGPoint(0, 28)])
    }
  }

  @Test(
    "a Flow shows all its elements by default, even in less height than a line, with each initializer",
    .readAloud)
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func limits() {
    let numbers = [0, 1, 2, 3, 4]
    let flows: [any View] = [
      Flow(numbers, id: \.self) { Chip($0) },
      Flow(people) { Chip($0.id) },
      Flow(numbers, id: \.self, content: { Chip($0) })
        .maxLines(nil, overflow: { More($0) }),
      Flow(people, content: { Chip($0.id) })
        .maxLines(nil, overflow: { More($0) }),
      Flow(content: { ForEach(numbers, id: \.self) { Chip($0) } })
        .maxLines(nil, overflow: { More($0) }),
    ]
    for flow in flows {
      // Offered less than one line.
      let host = Hosted(100, 10) { AnyView(flow) }
      expectEqual(host.labels, ["0", "1", "2", "3", "4"])
    }
  }

  @Test(
    "views of declared sizes in a lazy flow or strip are 8 points apart if the spacing is the platform's"
  )
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func declaredSpacing() {
    let layout = FlowLayout(spacing: nil)
    let size = { (_: Int) in CGSize(40, 20) }
    let flow = LazyFlow(0..<3, id: \.self, layout: layout, content: block).itemSizes(size)
    expectEqual(origins(flow), [.zero, CGPoint(48, 0), CGPoint(0, 28)])
    let strip = LazyStrip(0..<3, lines: 2, layout: layout, content: block)
    for strip in [strip.itemSizes(size), strip] {
      expectEqual(origins(strip), [.zero, CGPoint(0, 28), CGPoint(48, 0)])
    }
  }

  @Test(
    "photos of a lazy flow without a target size are 160 points high in rows and 160 wide in columns"
  )
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func depthOfPhotos() {
    func frames(_ ratios: [CGFloat], _ layout: some FlowingLayout) -> [CGRect] {
      Hosted(1000, 1000) {
        LazyFlow(ratios.indices, id: \.self, layout: layout) { Color.clear.named($0) }
          .itemAspectRatios { ratios[$0] }
          .named("flow")
      }
      .itemFrames()
    }
    expectEqual(frames([1, 2], FlowLayout()).map(\.size), [CGSize(160, 160), CGSize(320, 160)])
    expectEqual(frames([1, 2], VFlowLayout()).map(\.size), [CGSize(160, 160), CGSize(160, 80)])
    // Six fill a row of 1000 points.
    expectEqual(frames(Array(repeating: 1, count: 7), FlowLayout()).last?.minY, 168)
  }
}
#endif
