import FlowUI
import SwiftUI
import Testing

/// Views that say where their guide is, among others that do not, in flows that measure them as they come near.
@MainActor @Suite("Guides in lazy flows", .stillClock)
struct LazyFlowGuidesTests {
  /// Chips of 40 × 20, some of which have the guide of views of another depth.
  private struct Guided: View {
    let number: Int
    let guide: VerticalAlignment
    let hasGuide: Bool

    var body: some View {
      let chip = Color.clear.frame(width: 40, height: 20).accessibilityIdentifier("\(number)")
      if hasGuide { chip.alignmentGuide(guide) { _ in 4 } } else { chip }
    }
  }

  /// Which views have a guide of their own: those that are measured first, those behind them, or some of all.
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

  @Test(
    "views with a guide of their own and others are aligned, whichever are measured first",
    arguments: Guides.allCases, [VerticalAlignment.top, .center, .bottom])
  func rows(guides: Guides, guide: VerticalAlignment) async throws {
    let layout = FlowLayout(verticalAlignment: guide, hugsLines: .never)
    func host(isLazy: Bool) -> HeadlessHost {
      HeadlessHost(size: CGSize(width: 200, height: 100)) {
        ScrollView {
          if isLazy {
            LazyFlow(0..<400, layout: layout) { view($0, guide, guides) }
          } else {
            layout { ForEach(0..<400, id: \.self) { view($0, guide, guides) } }
          }
        }
        .accessibilityIdentifier("scroll")
      }
    }
    let (lazy, eager) = (host(isLazy: true), host(isLazy: false))
    for offset in [0, 500, 1300, 1400, 2700, 0] as [CGFloat] {
      for host in [lazy, eager] { try host.scroll("scroll", to: CGPoint(x: 0, y: offset)) }
      for _ in 0..<3 { try await update(lazy) }
      #expect(difference(lazy, eager) == nil, "\(guide) at \(offset)")
    }
  }

  @Test(
    "views of a strip with a guide of their own and others are aligned, whichever come first",
    arguments: [Guides.first, .last])
  func strips(guides: Guides) async throws {
    for (guide, shift) in [(VerticalAlignment.top, -4), (.center, 6), (.bottom, 16)]
      as [(VerticalAlignment, CGFloat)]
    {
      let host = HeadlessHost(size: CGSize(width: 400, height: 100)) {
        ScrollView(.horizontal) {
          LazyFlow(0..<400, id: \.self, layout: FlowLayout(verticalAlignment: guide), lines: 1) {
            view($0, guide, guides)
          }
        }
        .accessibilityIdentifier("scroll")
      }
      for offset in stride(from: CGFloat(0), through: 9600, by: 300) {
        try host.scroll("scroll", to: CGPoint(x: offset, y: 0))
        try await update(host)
      }
      // Those before 200 are of one kind, those from there of the other.
      let (before, behind) = try (
        #require(host.frame(of: "199")).minY, #require(host.frame(of: "200")).minY
      )
      #expect(behind - before == (guides == .first ? -shift : shift), "\(guide)")
    }
  }

  private func view(_ number: Int, _ guide: VerticalAlignment, _ guides: Guides) -> some View {
    Guided(number: number, guide: guide, hasGuide: guides.contains(number))
  }
}
