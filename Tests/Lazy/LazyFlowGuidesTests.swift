#if canImport(SwiftUI)
import FlowLayoutUI
import SwiftUI
import Testing

/// Views with an alignment guide of their own, among others without, in flows that measure views as they come near.
@MainActor @Suite("Alignment guides in lazy flows", .enabled(if: hasWindows))
struct LazyFlowGuidesTests {
  /// Which views have a guide of their own: those that are measured first, those behind them, or some of all.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  enum Guides: CaseIterable {
    case first, last, mixed

    func contains(_ number: Int) -> Bool {
      switch self {
      case .first: number < 200
      case .last: number >= 200
      case .mixed: number.isMultiple(of: 3)
      }
    }
  }

  /// A chip of 40 × 20, which may have the guide of a view of another depth.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  @ViewBuilder private func view(
    _ number: Int, _ guide: VerticalAlignment, _ guides: Guides
  ) -> some View {
    let chip = Color.clear.frame(width: 40, height: 20).named(number)
    if guides.contains(number) { chip.alignmentGuide(guide) { _ in 4 } } else { chip }
  }

  @Test(
    "views of a lazy flow with and without alignment guides of their own are aligned, whichever are measured first",
    arguments: Guides.allCases, [VerticalAlignment.top, .center, .bottom])
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func rows(guides: Guides, guide: VerticalAlignment) async throws {
    let layout = FlowLayout(verticalAlignment: guide, hugging: .never)
    let lazy = Hosted(200, 100) {
      ScrollView { LazyFlow(0..<400, layout: layout) { view($0, guide, guides) } }.named("scroll")
    }
    let eager = Hosted(200, 100) {
      ScrollView { layout { ForEach(0..<400, id: \.self) { view($0, guide, guides) } } }
        .named("scroll")
    }
    for offset in [0, 500, 1300, 1400, 2700, 0] as [CGFloat] {
      for host in [lazy, eager] { try host.scroll(to: offset) }
      try await eager.settle()
      for _ in 0..<3 { try await update(lazy) }
      #expect(difference(lazy, eager) == nil, "\(guide) at \(offset)")
    }
  }

  @Test(
    "views of a strip with and without alignment guides of their own are aligned, whichever come first",
    arguments: [Guides.first, .last],
    [(VerticalAlignment.top, -4), (.center, 6), (.bottom, 16)] as [(VerticalAlignment, CGFloat)])
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func strips(guides: Guides, shifted: (guide: VerticalAlignment, shift: CGFloat)) async throws {
    let layout = FlowLayout(verticalAlignment: shifted.guide)
    let host = Hosted(400, 100) {
      ScrollView(.horizontal) {
        LazyStrip(0..<400, lines: 1, layout: layout) { view($0, shifted.guide, guides) }
      }
      .named("scroll")
    }
    try await scroll(host, through: 9600, by: 300, .horizontal)
    // Those before 200 are of one kind, those from there of the other.
    let (before, behind) = try (
      #require(host.frame(of: "199")).minY, #require(host.frame(of: "200")).minY
    )
    expectEqual(behind - before, (guides == .first ? -shifted.shift : shifted.shift))
  }
}
#endif
