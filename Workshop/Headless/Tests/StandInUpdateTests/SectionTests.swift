import SwiftUI
import Testing

private let space = CGSize(width: 100, height: 60)

/// Two sections of 50 points of rows below headers of 20, and a footer.
private struct Sections: View {
  var pinnedViews = PinnedScrollableViews()
  var tapped: @MainActor (String) -> Void = { _ in }

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0, pinnedViews: pinnedViews) {
        Section {
          row("a")
        } header: {
          header("A")
        }
        Section {
          row("b")
        } header: {
          header("B")
        } footer: {
          Color.green.frame(height: 30).accessibilityIdentifier("end")
        }
      }
    }
    .accessibilityIdentifier("scroll")
  }

  private func row(_ name: String) -> some View {
    Color.red.frame(height: 50).onTapGesture { tapped(name) }.accessibilityIdentifier(name)
  }

  private func header(_ name: String) -> some View {
    Color.blue.frame(height: 20).onTapGesture { tapped(name) }.accessibilityIdentifier(name)
  }
}

@MainActor @Suite("Sections")
struct SectionTests {
  private func tops(_ host: HeadlessHost) -> [CGFloat?] {
    ["A", "a", "B", "b", "end"].map { host.frame(of: $0)?.minY }
  }

  @Test("header, content and footer follow each other in the container around them")
  func order() {
    let host = HeadlessHost(size: space) { Sections() }
    expectEqual(tops(host), [0, 20, 70, 90, 140])
    let row = HeadlessHost(size: space) {
      HStack(spacing: 0) {
        Section("Title") { Color.red.accessibilityIdentifier("content") }
        Section { Color.blue.frame(width: 10).accessibilityIdentifier("bare") }
      }
    }
    expectEqual(row.frame(of: "bare"), CGRect(x: 90, y: 0, width: 10, height: 60))
    #expect((row.frame(of: "content")?.minX ?? 0) > 0)
  }

  @Test("without pinned views, headers scroll away with their sections")
  func unpinned() throws {
    let host = HeadlessHost(size: space) { Sections() }
    try host.scroll("scroll", to: CGPoint(x: 0, y: 30))
    expectEqual(tops(host), [-30, -10, 40, 60, 110])
  }

  @Test("a pinned header stays at the top until the next one pushes it out")
  func pinned() throws {
    let host = HeadlessHost(size: space) { Sections(pinnedViews: .sectionHeaders) }
    let expected: [(offset: CGFloat, tops: [CGFloat?])] = [
      (0, [0, 20, 70, 90, 140]), (30, [0, -10, 40, 60, 110]), (60, [-10, -40, 10, 30, 80]),
      (90, [-40, -70, 0, 0, 50]), (110, [-60, -90, 0, -20, 30]), (10, [0, 10, 60, 80, 130]),
    ]
    for (offset, tops) in expected {
      try host.scroll("scroll", to: CGPoint(x: 0, y: offset))
      #expect(self.tops(host) == tops, "\(offset)")
    }
  }

  @Test("a pinned header is drawn and tapped before what scrolls by beneath it")
  func before() throws {
    let log = Log()
    let host = HeadlessHost(size: space) {
      Sections(pinnedViews: .sectionHeaders) { log.entries.append($0) }
    }
    try host.scroll("scroll", to: CGPoint(x: 0, y: 30))
    try host.tap(at: CGPoint(x: 50, y: 10))
    try host.tap(at: CGPoint(x: 50, y: 30))
    expectEqual(log.entries, ["A", "a"])
    let order = host.displayList.map(\.frame.minY)
    #expect(order.lastIndex(of: 0) ?? 0 > order.lastIndex(of: -10) ?? .max)
  }
}
