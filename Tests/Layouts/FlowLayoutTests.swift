#if canImport(SwiftUI)
import FlowLayoutUI
import SwiftUI
import Testing

@MainActor @Suite("FlowLayout")
struct FlowLayoutTests {
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  private func host(
    width: CGFloat, _ layout: some Layout, sizes: [CGSize]
  ) -> Hosted {
    Hosted(width, 10_000) {
      AnyLayout(layout) {
        ForEach(sizes.indices, id: \.self) { index in
          Block(sizes[index].width, sizes[index].height).named(index)
        }
      }
      .named("flow")
    }
  }

  @Test("FlowLayout has the frames of a simple handwritten flow layout, in a thousand random flows")
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func equalsTheArticle() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<1_000 {
      // Whole and half points add up exactly, so that both ways must agree to the last bit.
      let sizes = (0..<Int.random(in: 0...30, using: &generator)).map { _ in
        CGSize(
          width: CGFloat(Int.random(in: 1...240, using: &generator)) / 2,
          height: CGFloat(Int.random(in: 1...80, using: &generator)) / 2)
      }
      // Where an item is wider than the flow, a flow written by hand breaks other lines when it
      // places than when it measures: see `CommonFlowBugsTests.wrongHeight`.
      let longest = sizes.map(\.width).max() ?? 0
      let width = longest + CGFloat(Int.random(in: 0...600, using: &generator)) / 2
      let spacing = CGFloat(Int.random(in: 0...20, using: &generator))
      let ours = host(
        width: width, FlowLayout(horizontalSpacing: spacing, verticalSpacing: spacing / 2),
        sizes: sizes)
      let article = host(
        width: width, ArticleLayout(horizontalSpacing: spacing, verticalSpacing: spacing / 2),
        sizes: sizes)
      #expect(ours.itemFrames() == article.itemFrames(), "\(sizes) in \(width)")
      #expect(ours.size == article.size, "\(sizes) in \(width)")
    }
  }
}
#endif
