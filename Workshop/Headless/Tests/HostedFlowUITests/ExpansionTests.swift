import FlowUI
import SwiftUI
import Testing

/// Tags that show all of themselves on demand.
private struct Expandable: View {
  let count: Int
  @State var isExpanded = false

  var body: some View {
    Flow(0..<count, id: \.self, maxLines: 1, isExpanded: isExpanded) {
      Chip("\($0)")
    } overflow: { more in
      Button(more.isExpanded ? "Less" : "+\(more.count) more") {
        withAnimation(.linear(duration: 1)) { isExpanded.toggle() }
      }
      .frame(width: more.isExpanded ? 30 : 60, height: 20)
      .accessibilityIdentifier("toggle")
    }
    .frame(width: 200, height: 100, alignment: .topLeading)
  }
}

@MainActor @Suite("Flows that expand and collapse")
struct ExpansionTests {
  private func host(_ count: Int, isExpanded: Bool = false) -> HeadlessHost {
    HeadlessHost(size: CGSize(width: 200, height: 100)) {
      Expandable(count: count, isExpanded: isExpanded)
    }
  }

  @Test("everything is shown, with the indicator behind it")
  func expanded() throws {
    let host = host(6)
    #expect(host.readTexts == ["0", "1", "+4 more"])
    try host.tap("toggle")
    host.advance(by: 2)
    #expect(host.readTexts == ["0", "1", "2", "3", "4", "5", "Less"])
    #expect(host.frame(of: "toggle")?.origin == CGPoint(x: 96, y: 28))
    try host.tap("toggle")
    host.advance(by: 2)
    #expect(host.readTexts == ["0", "1", "+4 more"])
  }

  @Test("there is nothing to collapse where nothing would be hidden")
  func nothingToCollapse() {
    #expect(host(4, isExpanded: true).readTexts == ["0", "1", "2", "3"])
    #expect(host(5, isExpanded: true).readTexts == ["0", "1", "2", "3", "4", "Less"])
  }

  @Test("what was expanded at first collapses as well")
  func collapsing() throws {
    let host = host(6, isExpanded: true)
    try host.tap("toggle")
    host.advance(by: 2)
    #expect(host.readTexts == ["0", "1", "+4 more"])
  }

  @Test("views unfold from the indicator and fade in, and fold back again")
  func animated() throws {
    let host = host(6)
    let more = try #require(host.frame(of: "toggle"))
    func opacity(_ name: String) -> Double? {
      host.displayList.first { item in
        if case .text(let lines, _) = item.content { lines.map(\.text) == [name] } else { false }
      }?.color.opacity
    }
    try host.tap("toggle")
    #expect(try host.settle() == 1)
    host.advance(by: 0.5)
    let end = CGPoint(x: 48, y: 28)
    #expect(
      host.frame(of: "5")?.origin
        == CGPoint(x: (more.minX + end.x) / 2, y: (more.minY + end.y) / 2))
    #expect(opacity("5") == 0.5)
    host.advance(by: 0.6)
    #expect(host.frame(of: "5")?.origin == end)
    #expect(opacity("5") == 1)
    try host.tap("toggle")
    #expect(try host.settle() == 1)
    host.advance(by: 0.5)
    #expect(opacity("5") == 0.5)
    host.advance(by: 0.6)
    #expect(host.frame(of: "5")?.origin == more.origin)
    #expect(opacity("5").map { $0 == 0 } ?? true)
  }
}
