#if canImport(SwiftUI)
import SwiftUI
import Testing

@testable import FlowLayoutUI

/// Sections of a lazy flow that are few, none, or far from each other, and headers and footers of their own depths.
@MainActor @Suite("Sections of a lazy flow at the edges", .enabled(if: hasWindows))
struct LazySectionsEdgesTests {
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  private func chips(_ count: Int, _ size: CGSize = CGSize(100, 20)) -> [Piece] {
    Piece.sized(Array(repeating: size, count: count))
  }

  /// Chips of 100 × 20 below each other: sections of so many, each below a header of 20 points.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  private func shelf(
    _ counts: [Int], isDeclared: Bool = false, isPinned: Bool = false
  ) -> ShelfPage {
    var first = 0
    let sections = counts.enumerated().map { section, count in
      defer { first += count }
      return Part(id: "\(section)", chips: Array(chips(first + count)[first...]))
    }
    return ShelfPage(sections: sections, isDeclared: isDeclared, isPinned: isPinned)
  }

  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  private func scrolled(_ flow: some View) -> Hosted {
    Hosted(100, 200) { ScrollView { flow }.named("scroll") }
  }

  @Test("section headers of a lazy flow scroll away unless they are pinned")
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func unpinned() async throws {
    let parts = [Part(id: "0", chips: chips(50))]
    let flows: [any View] = [
      LazyFlow(parts, elements: \.chips) {
        ChipView($0)
      } header: {
        Bar("header \($0.id)")
      } footer: {
        Bar("footer \($0.id)")
      },
      LazyFlow(parts, elements: \.chips) {
        ChipView($0)
      } header: {
        Bar("header \($0.id)")
      },
    ]
    for flow in flows {
      let host = scrolled(AnyView(flow))
      try await scroll(host, to: 60, times: 2)
      expectEqual(host.frame(of: "header 0")?.minY, -60)
    }
  }

  @Test(
    "a pinned header stays at the edge for the half point by which its section is longer than the header"
  )
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func travel() async throws {
    let low = Part(id: "0", chips: chips(1, CGSize(100, 0.5)))
    let host = scrolled(
      ShelfPage(
        sections: [low, Part(id: "1", chips: chips(50))], isPinned: true, hasFooters: false))
    try await scroll(host, to: 10, times: 2)
    expectEqual(host.frame(of: "header 0")?.minY, -9.5)
  }

  @Test(
    "pinned section headers of a lazy flow outside of a scroll view have the frames of unpinned ones"
  )
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func noScrollView() async throws {
    let host = Hosted(100, 140) { shelf([2, 2], isPinned: true) }
    try await host.settle()
    #expect(host.frame(of: "header 0")?.minY == 0 && host.frame(of: "header 1")?.minY == 70)
  }

  @Test(
    "pinned headers of a lazy flow are drawn over all other views, unpinned ones in the order of the data"
  )
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func drawingOrder() async throws {
    for isPinned in [false, true] {
      let host = Hosted(100, 1000) { shelf([1, 1], isPinned: isPinned) }
      try await host.settle()
      let names = host.frames.map(\.identifier).filter { $0 != "flow" }
      expectEqual(
        names,
        (isPinned
          ? ["0", "footer 0", "1", "footer 1", "header 0", "header 1"]
          : ["header 0", "0", "footer 0", "header 1", "1", "footer 1"]))
    }
  }

  @Test(
    "in a lazy flow of declared sizes, section headers and footers have their own heights once they exist"
  )
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func ownDepths() async throws {
    var page = shelf([1, 1], isDeclared: true)
    (page.sections[0].depth, page.sections[1].depth) = (20, 50)
    let host = scrolled(page)
    try await host.settle()
    expectEqual(host.frame(of: "1"), CGRect(0, 100, 100, 20))
    expectEqual(host.frame(of: "flow")?.height, 130)
  }

  @Test(
    "the height of a lazy flow of declared sizes counts section headers and footers not created yet"
  )
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func farFooter() async throws {
    for counts in [[200], [100, 100], [0, 0, 200]] {
      let host = scrolled(shelf(counts, isDeclared: true))
      try await host.settle()
      expectEqual(host.frame(of: "flow")?.height, CGFloat(4000 + 30 * counts.count))
    }
  }

  @Test("a lazy flow without sections has no size", arguments: [true, false])
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func none(isDeclared: Bool) async throws {
    let host = scrolled(shelf([], isDeclared: isDeclared))
    try await host.settle()
    expectEqual(host.frame(of: "flow")?.size, .zero)
  }

  @Test(
    "a lazy flow creates its first section header a second time, for measuring, only if sizes are declared"
  )
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func prototypes() async throws {
    for isDeclared in [false, true] {
      let host = scrolled(shelf([2, 2], isDeclared: isDeclared))
      try await host.settle()
      let headers = host.frames.filter { $0.identifier == "header 0" }
      expectEqual(headers.count, (isDeclared ? 2 : 1))
    }
  }

  @Test(
    "a lazy flow keeps its section header's measured height when zero or infinite width is proposed"
  )
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func probes() async throws {
    let sections = [Part(id: "0", chips: chips(1, CGSize(10, 10)))]
    let heights = Locked<[CGFloat]>([])
    let host = Hosted(200, 200) {
      Probing(widths: [100, 0, .infinity, 1, nil], heights: heights) {
        LazyFlow(sections, elements: \.chips, layout: FlowLayout(spacing: 0)) {
          ChipView($0)
        } header: { _ in
          Wrapping {}
        }
        .itemSizes(\.size)
      }
    }
    try await host.settle()
    expectEqual(heights.with { $0 }, [30, 30, 30, 60, 80])
  }

  @Test("scrolling a lazy flow to a section without a header neither scrolls nor creates views")
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func noHeader() async throws {
    let sections = (0..<9).map {
      Part(id: "\($0)", chips: Array(chips(100 * $0 + 100)[(100 * $0)...]))
    }
    let target = Remote<String?>(nil)
    let host = Hosted(100, 200) {
      Bound(target) { target in
        ScrollView {
          LazyFlow(sections, elements: \.chips) {
            ChipView($0)
          } header: { _ in
            EmptyView()
          }
          .itemSizes(\.size)
        }
        .flowScrollPosition(id: target, anchor: .top)
      }
    }
    try await update(host)
    target.set("5")
    try await update(host)
    #expect(host.frame(of: "0") != nil && host.frame(of: "500") == nil)
  }

  @Test("new content and header closures of a lazy flow replace the views of the same sections")
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func closures() async throws {
    let (parts, remote) = ([Part(id: "0", chips: chips(1))], Remote("old"))
    let host = Hosted(100, 100) {
      Driven(remote) { name in
        LazyFlow(parts, elements: \.chips) { _ in
          Bar("\(name) chip")
        } header: { _ in
          Bar("\(name) header")
        }
        .itemSizes(\.size)
      }
    }
    try await host.settle()
    remote.set("new")
    try await host.settle()
    expectEqual(Set(host.frames.map(\.identifier)), ["new chip", "new header"])
  }

  @Test("two elements with the same identifier, far apart in a lazy flow, each show their own view")
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func farCopies() async throws {
    var page = shelf([100, 100], isDeclared: true)
    page.sections[1].chips[99] = Piece(id: 0, size: CGSize(50, 20))
    let host = scrolled(page)
    try await update(host)
    expectEqual(host.frame(of: "0"), CGRect(0, 20, 100, 20))
    try await scroll(host, to: 5000, times: 2)
    expectEqual(host.frame(of: "0"), CGRect(0, 170, 50, 20))
    try await scroll(host, to: 0, times: 2)
    expectEqual(host.frame(of: "0"), CGRect(0, 20, 100, 20))
  }

  @Test("items that the sections of a lazy flow no longer have create no views")
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func gone() async throws {
    let parts = JoinedElements([Part(id: "0", chips: chips(1))], \.chips)
    let contents = FlowContents(data: parts, id: \.id) { ChipView($0) }
    contents.sections = FlowSections(
      firsts: parts.firsts, id: { _ in "0" }, header: parts.part { Bar("header \($0.id)") },
      footer: parts.part { Bar("footer \($0.id)") })
    var slice = LazySlice(length: 100)
    slice.insert(0..<9)
    let host = Hosted(100, 100) { Parts(contents: contents, slice: slice) }
    try await host.settle()
    expectEqual(host.frames.map(\.identifier), ["header 0", "0", "footer 0"])
  }
}

/// A section.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
private struct Part: Identifiable {
  let id: String
  var chips: [Piece]
  var depth: CGFloat = 20
}

/// A header or a footer.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
private struct Bar: View {
  let name: String
  let depth: CGFloat

  init(_ name: String, depth: CGFloat = 20) { (self.name, self.depth) = (name, depth) }

  var body: some View { Color.blue.frame(height: depth).named(name) }
}

/// A flow of sections without distances, with footers of 10 points.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
private struct ShelfPage: View {
  var sections: [Part]
  var isDeclared = false
  var isPinned = false
  var hasFooters = true

  var body: some View {
    Group {
      if hasFooters {
        flow(footer: { Bar("footer \($0.id)", depth: 10) })
      } else {
        flow(footer: { _ in EmptyView() })
      }
    }
    .named("flow")
  }

  private func flow(footer: @escaping (Part) -> some View) -> some View {
    LazyFlow(sections, elements: \.chips, layout: FlowLayout(spacing: 0)) {
      ChipView($0)
    } header: {
      Bar("header \($0.id)", depth: $0.depth)
    } footer: {
      footer($0)
    }
    .itemSizes(\.size, if: isDeclared)
    .pinnedHeaders(isPinned)
  }
}

/// A view that is as deep as its width is short.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
private struct Wrapping: UnplacingLayout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard let width = proposal.width else { return CGSize(10, 70) }
    return CGSize(width, width < 100 ? 50 : 20)
  }
}

/// Asks its one view for its heights at some widths, and notes the first answers.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
private struct Probing: Layout {
  let widths: [CGFloat?]
  let heights: Locked<[CGFloat]>

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let answers = widths.map {
      subviews[0].sizeThatFits(ProposedViewSize(width: $0, height: nil)).height
    }
    heights.with { if $0.isEmpty { $0 = answers } }
    return CGSize(100, 100)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
  }
}

/// The views of some items.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
private struct Parts: View {
  let contents: any LazySource
  let slice: LazySlice
  @FocusState private var focused: FocusTarget?

  init(contents: any LazySource, slice: LazySlice) {
    (self.contents, self.slice) = (contents, slice)
  }

  var body: some View {
    contents.parts(
      slice, .rows, RowContext(version: 0, dragged: nil, focused: $focused, mover: nil))
  }
}
#endif
