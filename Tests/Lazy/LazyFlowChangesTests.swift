#if canImport(SwiftUI)
import FlowLayoutUI
import SwiftUI
import Testing

/// Changes while a lazy flow is shown.
@MainActor @Suite("Changes of lazy flows", .enabled(if: hasWindows))
struct LazyFlowChangesTests {
  private let handle = ScreenHandle()
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  private var measured: ScreenOptions { ScreenOptions(kind: .measured) }
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  private var eager: ScreenOptions { ScreenOptions(kind: .eager) }

  @Test(
    "a lazy flow measures unrealized views again when the value of measured(dependingOn:) changes")
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func measuredDependency() async throws {
    let remote = Remote(CGFloat(20))
    let host = Hosted(100, 100) {
      Bound(remote) { $height in
        ScrollView {
          LazyFlow(0..<60, layout: FlowLayout(spacing: 0)) { [height] in
            Color.clear.frame(width: 100, height: height).named($0)
          }
          .measured(dependingOn: height)
        }
        .named("scroll")
      }
    }
    for step in 0...7 {
      try host.scroll(to: CGPoint(0, CGFloat(step) * 100))
      try await host.settle()
    }
    #expect(host.frame(of: "0") == nil && host.frame(of: "36")?.minY == 20)
    remote.value = 30
    try await host.settle()
    expectEqual(host.frame(of: "24")?.minY, 20)
  }

  /// A text of 400 points in lines of at most a width, each of a depth.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  private struct Paragraph: UnplacingLayout {
    var width: CGFloat = 400
    var depth: CGFloat = 10

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      guard let offer = proposal.width, offer < 400 else { return CGSize(400, 10) }
      return CGSize(min(width, offer), 4 * depth)
    }
  }

  /// Shows a paragraph that changes, and a second one that does not.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  private func paragraphs(_ remote: Remote<Paragraph>) -> Hosted {
    Hosted(100, 100) {
      Driven(remote) { first in
        ScrollView {
          LazyFlow(0..<2, layout: FlowLayout(alignment: .trailing, spacing: 0)) { index in
            (index == 0 ? first : Paragraph()) {}.named(index)
          }
        }
      }
    }
  }

  @Test(
    "in a lazy flow, a wrapped view that gets taller at the same width moves the views below it")
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func depthAtAWidth() async throws {
    let remote = Remote(Paragraph())
    let host = paragraphs(remote)
    try await update(host)
    expectEqual(host.frame(of: "1")?.minY, 40)
    remote.set(Paragraph(depth: 12))
    try await host.settle()
    expectEqual(host.frame(of: "1")?.minY, 48)
  }

  @Test(
    "elements removed from a binding at the visible end of a lazy flow disappear, and the others are shown"
  )
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func lostAtTheEnd() async throws {
    let chips = Remote(Piece.sized(Array(repeating: CGSize(40, 20), count: 200)))
    let host = Hosted(200, 100) {
      Bound(chips) { binding in
        ScrollView {
          LazyFlow(binding, editActions: .move) { ChipView($0.wrappedValue) }
        }
        .named("scroll")
      }
    }
    try await host.settle()
    try host.scroll(to: CGPoint(0, 10_000))
    try await host.settle()
    #expect(host.frame(of: "199") != nil && host.frame(of: "0") == nil)
    chips.value.removeLast(2)
    try await host.settle()
    #expect(host.frame(of: "197") != nil && host.frame(of: "198") == nil)
  }

  @Test("in a lazy flow, a wrapped view that gets narrower at the same height is aligned again")
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func widthAtAWidth() async throws {
    let remote = Remote(Paragraph())
    let host = paragraphs(remote)
    try await host.settle()
    expectEqual(host.frame(of: "0"), CGRect(0, 0, 100, 40))
    remote.set(Paragraph(width: 70))
    try await host.settle()
    expectEqual(host.frame(of: "0"), CGRect(30, 0, 70, 40))
  }

  @Test(
    "measured sizes of unrealized views in a lazy flow stay with their elements when others are removed"
  )
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func measuredElsewhere() async throws {
    let remote = Remote(Array(0..<30))
    let host = Hosted(100, 100) {
      Driven(remote) { ids in
        ScrollView {
          LazyFlow(ids, id: \.self, layout: FlowLayout(spacing: 0)) { _ in
            Paragraph {}
          }
          .named("flow")
        }
        .named("scroll")
      }
    }
    for offset in stride(from: CGFloat(0), through: 1_200, by: 60) {
      try host.scroll(to: offset)
      try await host.settle()
    }
    expectEqual(host.frame(of: "flow")?.height, 1_200)
    remote.set([30] + remote.value.dropFirst(2))
    try await host.settle()
    expectEqual(host.frame(of: "flow")?.height, 1_160)
  }

  @Test(
    "an item of a lazy flow that changes its size moves the items behind it, and none before it")
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func resizing() async throws {
    let host = Screen.host(Piece.equal(300), measured, handle: handle)
    try await host.settle()
    let before = host.visibleChips
    handle.chips[7].size.height = 90
    try await host.settle(rounds: 0...2)
    for id in 0..<7 { expectEqual(host.visibleChips[id], before[id]) }
    expectEqual(host.visibleChips[9]?.minY, (before[9]?.minY ?? 0) + 50)
  }

  @Test("a lazy flow measures its views again for another type size, and keeps its scroll position")
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func typeSize() async throws {
    let remote = Remote(DynamicTypeSize.large)
    let host = Hosted(size: Screen.phone) {
      Driven(remote) { size in
        ScrollView { LazyFlow(0..<1500, id: \.self) { Text("item \($0)").named($0) } }
          .named("scroll").dynamicTypeSize(size)
      }
    }
    let before = host.visibleChips
    try await scroll(host, through: 3000, by: 500)
    remote.set(.accessibility3)
    try await update(host)
    expectEqual(try host.offset(), 3000)
    try host.scroll(to: 0)
    try await host.settle()
    let after = host.visibleChips
    #expect((after[0]?.width ?? 0) > (before[0]?.width ?? 0) * 1.3)
    #expect((after[1]?.minX ?? 0) > (before[1]?.minX ?? 0))
  }

  @Test(
    "hundreds of items inserted at the front of a lazy flow leave the visible views where they are")
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func growingAtTheFront() async throws {
    let options = ScreenOptions(kind: .measured, bound: .position)
    let host = Screen.host(Piece.chips(600), options, handle: handle)
    try await scroll(host, through: 3000, by: 500)
    let first = try #require(
      host.visibleChips.min { ($0.value.minY, $0.key) < ($1.value.minY, $1.key) })
    handle.chips = Piece.chips(700, from: 1000) + handle.chips
    try await update(host)
    let now = try #require(host.frame(of: "\(first.key)"))
    #expect(abs(now.minY - first.value.minY) < 1e-6)
  }

  @Test("a thousand items inserted and measured at once give a lazy flow the height of FlowLayout")
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func thousand() async throws {
    let host = Screen.host(Piece.chips(2), measured, handle: handle)
    try await update(host)
    handle.chips.insert(contentsOf: Piece.chips(1000, from: 10, seed: 3), at: 1)
    try await update(host)
    let all = Screen.host(handle.chips, eager)
    expectEqual(host.frame(of: "flow")?.height, all.frame(of: "flow")?.height)
  }

  @Test(
    "the views of a lazy flow have the right sizes after its layout changes from rows to columns",
    arguments: [true, false])
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func turned(isDeclared: Bool) async throws {
    let (remote, chips) = (Remote(false), Piece.chips(40))
    let host = Hosted(size: Screen.phone) {
      Driven(remote) { isColumns in
        let flow =
          isColumns
          ? LazyFlow(chips, layout: VFlowLayout()) { ChipView($0) }
          : LazyFlow(chips, layout: FlowLayout(hugging: .never)) { ChipView($0) }
        return flow.itemSizes(\.size, if: isDeclared)
      }
    }
    remote.set(true)
    try await update(host)
    for (id, chip) in chips.enumerated() { expectEqual(host.frame(of: "\(id)")?.size, chip.size) }
  }

  @Test("declared sizes of objects are read again when the lazy flow is created again")
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func objects() async throws {
    final class Person: Identifiable {
      var width: CGFloat = 40
    }
    let (people, remote) = ([Person(), Person()], Remote(0))
    let host = Hosted(size: Screen.phone) {
      Driven(remote) { _ in
        LazyFlow(people) { person in Color.red.named(person === people[0] ? "0" : "1") }
          .itemSizes { CGSize($0.width, 20) }
      }
    }
    expectEqual(host.frame(of: "0")?.width, 40)
    people[0].width = 90
    remote.set(1)
    try await host.settle()
    expectEqual(host.frame(of: "0")?.width, 90)
    expectEqual(host.frame(of: "1").map(\.minX), (host.frame(of: "0")?.maxX ?? 0) + 8)
  }

  @Test("a lazy flow shows all rows of photos, also if one photo has flowBreak(.avoidBefore)")
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func photosWithBreaks() async throws {
    let host = Hosted(300, 400) {
      ScrollView {
        LazyFlow(0..<8, id: \.self, layout: FlowLayout(spacing: 0, targetRowHeight: 100)) {
          Color.clear.named($0).flowAspectRatio(1).flowBreak($0 == 1 ? .avoidBefore : [])
        }
      }
      .named("scroll")
    }
    try await update(host)
    expectEqual(host.visibleChips.count, 8)
    expectEqual(host.visibleChips[7], CGRect(100, 200, 100, 100))
  }

  @Test(
    "a lazy flow that becomes a strip, gets other data, and becomes a flow again shows the new data"
  )
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func formerStrip() async throws {
    let host = Screen.host(Piece.chips(500), measured, size: CGSize(390, 400), handle: handle)
    try await update(host)
    #expect(host.visibleChips.count > 20)
    handle.lines = 2
    try await update(host)
    handle.chips = Piece.chips(20, seed: 1)
    try await update(host)
    #expect(host.visibleChips.count < 20)
    handle.lines = nil
    try await update(host)
    expectEqual(host.visibleChips, Screen.host(Piece.chips(20, seed: 1), eager).visibleChips)
  }
}
#endif
