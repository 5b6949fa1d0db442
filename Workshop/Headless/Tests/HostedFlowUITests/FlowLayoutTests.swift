import FlowUI
import SwiftUI
import Testing

@MainActor @Suite("FlowLayout")
struct FlowLayoutTests {
  private func host(
    width: CGFloat, _ layout: some Layout, sizes: [CGSize],
    direction: LayoutDirection = .leftToRight
  ) -> HeadlessHost {
    HeadlessHost(size: CGSize(width: width, height: 10_000), layoutDirection: direction) {
      AnyLayout(layout) {
        ForEach(sizes.indices, id: \.self) { index in
          Block(sizes[index].width, sizes[index].height).accessibilityIdentifier("\(index)")
        }
      }
      .accessibilityIdentifier("flow")
    }
  }

  private let chips = [40, 60, 30, 80, 20].map { CGSize(width: $0, height: 20) }

  @Test("items go on in the next row where one is full")
  func wraps() {
    let host = host(width: 120, FlowLayout(), sizes: chips)
    #expect(
      host.itemFrames() == [
        CGRect(x: 0, y: 0, width: 40, height: 20), CGRect(x: 48, y: 0, width: 60, height: 20),
        CGRect(x: 0, y: 28, width: 30, height: 20), CGRect(x: 38, y: 28, width: 80, height: 20),
        CGRect(x: 0, y: 56, width: 20, height: 20),
      ])
    #expect(host.size == CGSize(width: 118, height: 76))
  }

  @Test("a row is as tall as its tallest item")
  func rowsAreAsTallAsTheirTallestItem() {
    let sizes = [(50, 10), (50, 30), (50, 5)].map { CGSize(width: $0.0, height: $0.1) }
    let host = host(width: 110, FlowLayout(), sizes: sizes)
    #expect(host.itemFrames().map(\.minY) == [0, 0, 38])
    #expect(host.size == CGSize(width: 108, height: 43))
  }

  @Test("an item wider than the flow has a row of its own")
  func oversizeItemsStandAlone() {
    let sizes = [30, 300, 30].map { CGSize(width: $0, height: 10) }
    let host = host(width: 100, FlowLayout(), sizes: sizes)
    #expect(host.itemFrames().map(\.origin) == [.zero, CGPoint(x: 0, y: 18), CGPoint(x: 0, y: 36)])
    #expect(host.size == CGSize(width: 300, height: 46))
  }

  @Test(
    "lines are aligned in the width that the flow was offered",
    arguments: [
      (FlowAlignment.leading, [0.0, 48, 0]), (.center, [16, 64, 35]), (.trailing, [32, 80, 70]),
    ])
  func aligns(alignment: FlowAlignment, expected: [CGFloat]) {
    let sizes = [40, 40, 50].map { CGSize(width: $0, height: 20) }
    let host = host(width: 120, FlowLayout(alignment: alignment), sizes: sizes)
    #expect(host.itemFrames().map(\.minX) == expected)
    #expect(host.size.width == (alignment == .leading ? 88 : 120))
  }

  @Test("right-to-left mirrors the frames within the flow")
  func mirrors() {
    for width in stride(from: CGFloat(100), through: 500, by: 25) {
      for alignment in [FlowAlignment.leading, .center, .trailing] {
        let layout = FlowLayout(alignment: alignment)
        let ltr = host(width: width, layout, sizes: chips)
        let rtl = host(width: width, layout, sizes: chips, direction: .rightToLeft)
        let mirrored = ltr.itemFrames().map { frame in
          CGRect(
            x: ltr.size.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
        }
        #expect(rtl.itemFrames() == mirrored)
      }
    }
  }

  @Test("the frames of a thousand random flows are those of a flow written by hand")
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
      // places than when it measures: see the next test.
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

  @Test("measuring and placing break the same lines, even around an item wider than the flow")
  func placesTheLinesItMeasured() {
    let sizes = [150, 60, 60].map { CGSize(width: $0, height: 10) }
    let ours = host(width: 100, FlowLayout(), sizes: sizes)
    #expect(ours.itemFrames().map(\.minY) == [0, 18, 36])
    #expect(ours.size.height == 46)
    // The flow written by hand answers three rows and then fills two.
    let article = host(width: 100, ArticleLayout(), sizes: sizes)
    #expect(article.size.height == 46)
    #expect(article.itemFrames().map(\.minY) == [0, 18, 18])
  }

  @Test("an empty flow has no size")
  func emptyFlows() {
    for alignment in FlowAlignment.allCases {
      let host = HeadlessHost(size: CGSize(width: 100, height: 100)) {
        FlowLayout(alignment: alignment) {}
      }
      #expect(host.size.height == 0)
    }
  }
}
