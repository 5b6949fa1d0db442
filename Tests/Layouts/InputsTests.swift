#if canImport(SwiftUI)
import FlowLayoutUI
import SwiftUI
import Testing

/// Every kind of input to a flow, with the frames that its rules say.
@MainActor @Suite("FlowLayout's inputs")
struct InputsTests {
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  private func host(
    width: CGFloat = 100, height: CGFloat = 1_000, @ViewBuilder _ content: () -> some View
  ) -> Hosted {
    Hosted(size: CGSize(width, height), content: content)
  }

  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  private func block(_ number: Int, _ size: CGSize) -> some View {
    Block(size.width, size.height).named(number)
  }

  /// A flow named "flow" of views named by their numbers.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  private func flow(_ sizes: [CGSize], _ layout: FlowLayout = FlowLayout()) -> some View {
    layout { ForEach(sizes.indices, id: \.self) { block($0, sizes[$0]) } }
      .named("flow")
  }

  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  private func sizes(_ widths: CGFloat...) -> [CGSize] {
    widths.map { CGSize($0, 20) }
  }

  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  private func rects(_ origins: [(CGFloat, CGFloat)], _ sizes: [CGSize]) -> [CGRect] {
    zip(origins, sizes).map { CGRect(origin: CGPoint($0.0, $0.1), size: $1) }
  }

  @Test("a flow of no view, one, two and a thousand views has the expected frames")
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func counts() {
    expectEqual(host { flow([]) }.frame(of: "flow"), CGRect(50, 500, 0, 0))
    expectEqual(host { flow(sizes(40)) }.itemFrames(), rects([(0, 0)], sizes(40)))
    expectEqual(host { flow(sizes(40, 52)) }.itemFrames(), rects([(0, 0), (48, 0)], sizes(40, 52)))
    expectEqual(host { flow(sizes(40, 53)) }.itemFrames(), rects([(0, 0), (0, 28)], sizes(40, 53)))
    let many = Array(repeating: CGSize(40, 20), count: 1_000)
    let host = host(width: 320) { flow(many) }
    expectEqual(
      host.itemFrames(),
      rects(many.indices.map { (CGFloat($0 % 6) * 48, CGFloat($0 / 6) * 28) }, many))
    expectEqual(host.frame(of: "flow")?.size, CGSize(280, 167 * 28 - 8))
  }

  @Test("views of size 0 in a flow have gaps like others, and hidden views keep their size")
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func zeroSizes() {
    let sizes = [CGSize(40, 20), .zero, CGSize(30, 20)]
    expectEqual(host { flow(sizes) }.itemFrames(), rects([(0, 0), (48, 0), (56, 0)], sizes))
    let hidden = host {
      FlowLayout {
        block(0, sizes[0]).hidden()
        EmptyView()
        if sizes.isEmpty { block(9, sizes[0]) }
        block(1, sizes[2])
      }
      .named("flow")
    }
    expectEqual(hidden.frame(of: "flow")?.size, CGSize(78, 20))
    expectEqual(hidden.frame(of: "1")?.minX, 59)
  }

  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  nonisolated private static let widths: [(CGFloat?, CGFloat, CGFloat)] = [
    (0, 60, 76), (0.5, 60, 76), (1, 60, 76), (-5, 60, 76), (-.infinity, 60, 76),
    (nil, 146, 20), (.infinity, 146, 20), (.nan, 146, 20),
    (99, 98, 48), (145.5, 108, 48), (146, 146, 20),
  ]

  @Test(
    "a flow has a valid size for any proposed width, also a negative, infinite or NaN one",
    arguments: widths)
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func widths(offered: CGFloat?, width: CGFloat, height: CGFloat) throws {
    for alignment in FlowAlignment.allCases {
      let host = host {
        HostQuestions(widths: [offered]) {
          flow(sizes(40, 60, 30), FlowLayout(alignment: alignment))
        }
      }
      // Other alignments than the leading one take a finite width that is more than they need.
      let fills = alignment != .leading && offered.map { $0 > 60 && $0 < .infinity } ?? false
      let expected = fills ? offered ?? width : width
      expectEqual(try #require(host.frame(of: "flow")).size, CGSize(expected, height))
      for frame in host.itemFrames() {
        #expect(frame.minX >= 0 && frame.maxX <= expected && frame.maxY <= height)
      }
    }
  }

  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  nonisolated private static let spacings: [(CGFloat, [CGFloat], [CGFloat])] = [
    (0, [0, 40, 0], [0, 0, 20]),
    (-10, [0, 30, 80], [0, 0, 0]),
    (-50, [0, -10, 0], [0, 0, 0]),
    (0.5, [0, 0, 60.5], [0, 20.5, 20.5]),
    (.nan, [0, 40, 0], [0, 0, 20]),
    (.infinity, [0, 40, 0], [0, 0, 20]),
    (-.infinity, [0, 40, 0], [0, 0, 20]),
  ]

  @Test(
    "a flow takes any spacing: negative spacing overlaps views, NaN and infinite spacing count as 0",
    arguments: spacings)
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func spacings(spacing: CGFloat, xs: [CGFloat], ys: [CGFloat]) {
    let sizes = sizes(40, 60, 30)
    let layout = FlowLayout(horizontalSpacing: spacing, verticalSpacing: spacing)
    let host = host(width: spacing == -10 ? 110 : 100) { flow(sizes, layout) }
    expectEqual(host.itemFrames(), rects(Array(zip(xs, ys)), sizes))
  }

  @Test(
    "an aspect ratio in a waterfall that is not positive and finite counts as 1",
    arguments: [0, -2, .infinity, .nan] as [CGFloat])
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func ratios(ratio: CGFloat) throws {
    let host = host(width: 208) {
      ScrollView {
        LazyWaterfall(0..<2, columns: .fixed(2), spacing: 8) { Color.clear.named($0) }
          .itemAspectRatios { $0 == 0 ? ratio : 2 }
      }
    }
    expectEqual(host.frame(of: "0"), CGRect(0, 0, 100, 100))
    expectEqual(host.frame(of: "1"), CGRect(108, 0, 100, 50))
  }

  @Test("a view of NaN or infinite width or height counts as 0 points wide or high in a flow")
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func sizesThatAreNoNumbers() {
    for strange in [CGFloat.nan, .infinity, -.infinity] {
      let wide = [CGSize(strange, 20)] + sizes(30, 20)
      let byWidth = host { flow(wide) }
      expectEqual(byWidth.frame(of: "1")?.minX, byWidth.frame(of: "flow").map { $0.minX + 8 })
      #expect(byWidth.frame(of: "flow")?.size == CGSize(66, 20), "\(strange)")
      let tall = [CGSize(40, strange)] + sizes(30, 20, 60)
      let byHeight = host { flow(tall) }
      #expect(byHeight.frame(of: "flow")?.size == CGSize(88, 48), "\(strange)")
      expectEqual(byHeight.frame(of: "3")?.minY, byHeight.frame(of: "flow").map { $0.minY + 28 })
      let byGuide = host { flow(tall, FlowLayout(verticalAlignment: .firstTextBaseline)) }
      #expect(byGuide.frame(of: "flow")?.size == CGSize(88, 48), "\(strange)")
      expectEqual(byGuide.frame(of: "3")?.minY, byGuide.frame(of: "flow").map { $0.minY + 28 })
    }
  }
}

/// A flow in each kind of container that SwiftUI has: views 40, 60 and 30 wide, all 20 high, 8 apart.
@MainActor @Suite("FlowLayout in containers")
struct DocumentsPlacesTests {
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  private var flow: some View {
    FlowLayout {
      Block(40, 20).named(0)
      Block(60, 20).named(1)
      Block(30, 20).named(2)
    }
    .named("flow")
  }

  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  private func host(_ width: CGFloat, _ height: CGFloat, @ViewBuilder _ content: () -> some View)
    -> Hosted
  {
    Hosted(size: CGSize(width, height), content: content)
  }

  /// In two rows, the first with one view: what a flow makes of 98 to 107 points.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  private func expectTwoRows(
    _ host: Hosted, at x: CGFloat, _ y: CGFloat,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(host.frame(of: "flow") == CGRect(x, y, 98, 48), sourceLocation: sourceLocation)
    #expect(
      host.origins
        == [CGPoint(0, 0), CGPoint(0, 28), CGPoint(68, 28)],
      sourceLocation: sourceLocation)
  }

  @Test("a flow in an HStack, a VStack or a ZStack wraps at the width that is left for it")
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func stacks() {
    expectTwoRows(
      host(200, 100) {
        HStack(spacing: 0) {
          Block(100, 10)
          flow
        }
      }, at: 101, 26)
    expectTwoRows(
      host(100, 100) {
        VStack(spacing: 0) {
          flow
          Block(10, 10)
        }
      }, at: 1, 21)
    expectTwoRows(
      host(100, 100) {
        ZStack {
          Block(10, 10)
          flow
        }
      }, at: 1, 26)
  }

  @Test("a flow wraps in a lazy vertical stack and a grid, and is one row in a LazyHStack")
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func lazyContainers() {
    expectTwoRows(host(100, 100) { LazyVStack { flow } }, at: 1, 26)
    let across = host(100, 100) { LazyHStack { flow } }
    expectEqual(across.frame(of: "flow")?.size, CGSize(146, 20))
    expectTwoRows(
      host(210, 100) {
        LazyVGrid(columns: [GridItem(.fixed(100)), GridItem(.fixed(100))]) {
          Block(100, 10)
          flow
        }
      }, at: 110, 26)
  }

  @Test("a flow wraps in a vertical scroll view and is one row in a horizontal scroll view")
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func scrollViews() {
    expectTwoRows(host(100, 30) { ScrollView { flow } }, at: 1, 0)
    let across = host(100, 30) { ScrollView(.horizontal) { flow } }
    expectEqual(across.frame(of: "flow")?.size, CGSize(146, 20))
    expectEqual(across.itemFrames().map(\.minX), [0, 48, 116])
  }

  @Test("a flow in a background or an overlay wraps at the width of the view that it belongs to")
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func layers() {
    expectTwoRows(host(300, 300) { Block(100, 100).background(flow) }, at: 101, 126)
    expectTwoRows(host(300, 300) { Block(100, 100).background { flow } }, at: 101, 126)
    expectTwoRows(
      host(300, 300) { Block(100, 100).overlay(alignment: .bottomTrailing) { flow } }, at: 102, 152)
  }

  @Test("a flow wraps at the width of a frame or padding around it, and is one row with fixedSize")
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func frames() {
    expectTwoRows(host(300, 300) { flow.frame(width: 100, height: 100) }, at: 101, 126)
    expectTwoRows(host(300, 300) { flow.frame(width: 100) }, at: 101, 126)
    expectTwoRows(
      host(100, 300) { flow.frame(maxWidth: .infinity, alignment: .leading) }, at: 0, 126)
    expectTwoRows(host(300, 300) { flow.frame(minWidth: 20, maxWidth: 100) }, at: 101, 126)
    expectTwoRows(host(102, 102) { flow.padding(1) }, at: 2, 27)
    let fixed = host(100, 300) { flow.fixedSize() }
    expectEqual(fixed.frame(of: "flow"), CGRect(-23, 140, 146, 20))
  }
}
#endif
