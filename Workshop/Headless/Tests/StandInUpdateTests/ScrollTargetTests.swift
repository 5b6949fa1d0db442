import SwiftUI
import Testing

private let space = CGSize(width: 200, height: 100)

/// Rows of 30 points, 8 apart, that come and go.
private struct Rows: View {
  let rows: Handle<[Int]>
  let position: Handle<ScrollPosition>
  var isTarget = true
  @State private var shown = Array(0..<40)
  @State private var shownPosition = ScrollPosition(idType: Int.self)

  var body: some View {
    rows.take(
      $shown,
      position.take(
        $shownPosition,
        ScrollView {
          VStack(spacing: 8) {
            ForEach(shown, id: \.self) { Box(50, 30).accessibilityIdentifier("\($0)") }
          }
          .scrollTargetLayout(isEnabled: isTarget)
        }
        .scrollPosition($shownPosition)
        .accessibilityIdentifier("scroll")))
  }
}

@MainActor @Suite("Scroll targets")
struct ScrollTargetTests {
  private let rows = Handle<[Int]>()
  private let position = Handle<ScrollPosition>()

  private func host(isTarget: Bool = true) -> HeadlessHost {
    HeadlessHost(size: space) { Rows(rows: rows, position: position, isTarget: isTarget) }
  }

  @Test("a position tells the first visible view of the target layout when a user scrolls")
  func tells() throws {
    let host = host()
    #expect(position.binding?.wrappedValue.viewID == nil)
    try host.scroll("scroll", to: CGPoint(x: 0, y: 100))
    expectEqual(try host.settle(), 2)
    expectEqual(position.binding?.wrappedValue.viewID(type: Int.self), 2)
    expectEqual(position.binding?.wrappedValue.isPositionedByUser, true)
    // Telling moves nothing.
    expectEqual(try host.visibleRect(of: "scroll").minY, 100)
  }

  @Test("without a target layout it tells none")
  func noTargets() throws {
    let host = host(isTarget: false)
    try host.scroll("scroll", to: CGPoint(x: 0, y: 100))
    try host.settle()
    #expect(position.binding?.wrappedValue.viewID == nil)
  }

  @Test(
    "the view that it tells stays where it is when views come, go, and the scroll view is resized")
  func holds() throws {
    let host = host()
    try host.scroll("scroll", to: CGPoint(x: 0, y: 500))
    let before = host.frame(of: "13")
    rows.binding?.wrappedValue.insert(contentsOf: [100, 101], at: 3)
    expectEqual(host.frame(of: "13"), before)
    expectEqual(try host.visibleRect(of: "scroll").minY, 576)
    rows.binding?.wrappedValue.removeFirst(5)
    expectEqual(host.frame(of: "13"), before)
    host.resize(CGSize(width: 200, height: 60))
    expectEqual(host.frame(of: "13"), before)
  }

  @Test("a view that is scrolled to may come later, unless a user scrolls before")
  func pending() throws {
    let host = host()
    position.binding?.wrappedValue.scrollTo(id: 200, anchor: .top)
    try host.settle()
    expectEqual(try host.visibleRect(of: "scroll").minY, 0)
    rows.binding?.wrappedValue.insert(200, at: 20)
    expectEqual(host.frame(of: "200")?.minY, 0)
    position.binding?.wrappedValue.scrollTo(id: 300, anchor: .top)
    try host.scroll("scroll", to: CGPoint(x: 0, y: 38))
    rows.binding?.wrappedValue.insert(300, at: 25)
    expectEqual(try host.visibleRect(of: "scroll").minY, 38)
  }
}
