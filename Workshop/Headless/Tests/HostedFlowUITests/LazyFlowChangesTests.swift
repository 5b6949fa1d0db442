import FlowUI
import SwiftUI
import Testing

/// What changes while a lazy flow is shown.
@MainActor @Suite("Changes of lazy flows")
struct LazyFlowChangesTests {
  @Test("an item that changes its size moves those behind it, and none before")
  func resizing() async throws {
    let handle = ScreenHandle()
    let host = Screen.host(Piece.equal(300), ScreenOptions(kind: .measured), handle: handle)
    try host.settle()
    let before = host.visibleChips
    handle.chips[7].size.height = 90
    #expect(try host.settle() <= 2)
    for id in 0..<7 { #expect(host.visibleChips[id] == before[id]) }
    #expect(host.visibleChips[9]?.minY == (before[9]?.minY ?? 0) + 50)
  }

  @Test(
    "measured sizes are taken again for another type size, and the reader is not thrown to the top")
  func typeSize() async throws {
    let remote = Remote(DynamicTypeSize.large)
    let host = HeadlessHost(size: Screen.phone) {
      Driven(remote) { size in
        ScrollView {
          LazyFlow(0..<1500, id: \.self) { Text("item \($0)").accessibilityIdentifier("\($0)") }
        }
        .accessibilityIdentifier("scroll")
        .dynamicTypeSize(size)
      }
    }
    let before = host.visibleChips
    try await scroll(host, by: 3000)
    remote.set(.accessibility3)
    try await update(host)
    #expect(try host.visibleRect(of: "scroll").minY == 3000)
    try host.scroll("scroll", to: .zero)
    let after = host.visibleChips
    #expect((after[0]?.width ?? 0) > (before[0]?.width ?? 0) * 1.3)
    #expect((after[1]?.minX ?? 0) > (before[1]?.minX ?? 0))
  }

  @Test("hundreds of new items before the others leave the reader where he is")
  func growingAtTheFront() async throws {
    let handle = ScreenHandle()
    var options = ScreenOptions(kind: .measured)
    options.bound = .position
    let host = Screen.host(Piece.chips(600), options, handle: handle)
    try await scroll(host, by: 3000)
    let first = try #require(
      host.visibleChips.min { ($0.value.minY, $0.key) < ($1.value.minY, $1.key) })
    handle.chips = Piece.chips(700).map { Piece(id: $0.id + 1000, size: $0.size) } + handle.chips
    try await update(host)
    let now = try #require(host.frame(of: "\(first.key)"))
    #expect(abs(now.minY - first.value.minY) < 1e-6)
  }

  @Test("a thousand sizes that are learned at once are news, too")
  func thousand() async throws {
    let handle = ScreenHandle()
    let host = Screen.host(Piece.chips(2), ScreenOptions(kind: .measured), handle: handle)
    try await update(host)
    let new = Piece.chips(1000, seed: 3).map { Piece(id: $0.id + 10, size: $0.size) }
    handle.chips.insert(contentsOf: new, at: 1)
    try await update(host)
    let eager = Screen.host(handle.chips, ScreenOptions(kind: .eager))
    #expect(host.frame(of: "flow")?.height == eager.frame(of: "flow")?.height)
  }

  @Test("declared sizes follow the layout from rows to columns", arguments: [true, false])
  func turned(isDeclared: Bool) async throws {
    let remote = Remote(false)
    let chips = Piece.chips(40)
    let sizes: FlowSizes<Piece> = isDeclared ? .declared(\.size) : .measured
    let host = HeadlessHost(size: Screen.phone) {
      Driven(remote) { isColumns in
        Group {
          isColumns
            ? LazyFlow(chips, layout: VFlowLayout(), sizes: sizes) { ChipView($0) }
            : LazyFlow(chips, layout: FlowLayout(hugsLines: .never), sizes: sizes) { ChipView($0) }
        }
        .accessibilityIdentifier("flow")
      }
    }
    remote.set(true)
    try await update(host)
    for (id, chip) in chips.enumerated() { #expect(host.frame(of: "\(id)")?.size == chip.size) }
  }

  @Test("declared sizes of objects are read again when the flow is made anew")
  func objects() throws {
    final class Person: Identifiable {
      var width: CGFloat = 40
    }
    let people = [Person(), Person()]
    let remote = Remote(0)
    let host = HeadlessHost(size: Screen.phone) {
      Driven(remote) { _ in
        LazyFlow(people, sizes: .declared { CGSize(width: $0.width, height: 20) }) { person in
          Color.red.accessibilityIdentifier(person === people[0] ? "0" : "1")
        }
      }
    }
    #expect(host.frame(of: "0")?.width == 40)
    people[0].width = 90
    remote.set(1)
    #expect(host.frame(of: "0")?.width == 90)
    #expect(host.frame(of: "1").map(\.minX) == (host.frame(of: "0")?.maxX ?? 0) + 8)
  }
}

/// Scrolls down as a reader does, so that everything on the way is measured.
@MainActor private func scroll(_ host: HeadlessHost, by distance: CGFloat) async throws {
  for offset in stride(from: CGFloat(0), through: distance, by: 500) {
    try host.scroll("scroll", to: CGPoint(x: 0, y: offset))
    try await update(host)
  }
}
