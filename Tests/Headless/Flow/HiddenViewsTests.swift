import FlowLayoutUI
import Testing

@testable import SwiftUI

/// Views that a limit hides: chips of 40 points and gaps of 8.
@MainActor @Suite("Views that a flow hides")
struct HiddenViewsTests {
  private let names = ["a", "b", "c", "d", "e", "f"]

  private func host(
    width: CGFloat, tapped: @escaping @MainActor (String) -> Void = { _ in }
  ) -> HeadlessHost {
    HeadlessHost(width, 200) {
      Flow(names, id: \.self) { name in
        Chip(name) { tapped(name) }
      }
      .maxLines(1) { more in
        Button("+\(more.count)") { tapped("more") }.frame(width: 40, height: 20).named("more")
      }
      .named("flow")
    }
  }

  @Test(
    "views that a limited flow hides are not drawn, not read and not tapped, and cannot take the focus"
  )
  func hidden() throws {
    var taps: [String] = []
    let host = host(width: 140) { taps.append($0) }
    let shown = ["a", "b", "+4"]
    expectEqual(try host.settle(), 2)
    expectEqual(host.seenTexts.sorted(), shown.sorted())
    expectEqual(host.readTexts, shown)
    expectEqual(host.focusOrder, ["a", "b", "more"])
    for name in names.dropFirst(2) {
      #expect(throws: HeadlessHost.InteractionError.self) { try host.tap(name) }
    }
    try host.tap("b")
    let place = try #require(host.frame(of: "more"))
    try host.tap(at: place.middle)
    expectEqual(taps, ["b", "more"])
  }

  @Test("an overflow indicator that a limited flow does not need is neither shown, read nor tapped")
  func hiddenIndicator() throws {
    let host = host(width: 400)
    expectEqual(try host.settle(), 1)
    expectEqual(host.readTexts, names)
    expectEqual(host.focusOrder, names)
    #expect(!host.seenTexts.contains { $0.hasPrefix("+") })
    #expect(throws: HeadlessHost.InteractionError.self) { try host.tap("more") }
  }

  // Glass that was once below an opacity of 0 stays flat for good.
  @Test(
    "hidden views of a limited flow lie far above the screen, at full opacity, and do not change its size"
  )
  func places() throws {
    let host = host(width: 140)
    let more = try #require(host.frame(of: "more"))
    expectEqual(host.frame(of: "flow")?.width, 136)
    for name in names.dropFirst(2) {
      let frame = try #require(host.frame(of: name))
      #expect(frame.minX == more.minX && frame.maxY < -1e6)
    }
    // With those that are not painted.
    let opacities = host.draw().items.filter { item in
      if case .text(let lines, _) = item.content {
        names.dropFirst(2).contains(lines[0].text)
      } else {
        false
      }
    }
    .map(\.color.opacity)
    #expect(opacities.count == 4 && opacities.allSatisfy { $0 == 1 })
  }

  /// A flow of views that keep their number, with a width and a limit that change.
  private func numbered(_ names: [String], _ remote: Remote<(CGFloat, Int?)>) -> HeadlessHost {
    let counter = Numbered.Counter()
    return HeadlessHost(400, 200) {
      Driven(remote) { width, limit in
        Flow(names, id: \.self, content: { Numbered($0, counter) })
          .maxLines(limit, overflow: { More($0) })
          .frame(width: width)
      }
    }
  }

  @Test("views that a limited flow hides keep their identity and their state")
  func identity() {
    let remote = Remote((400 as CGFloat, 1 as Int?))
    let host = numbered(names, remote)
    let born = Set(host.frames.map(\.identifier))
    expectEqual(born.count, 6)
    for width in [140, 40, 300, 10, 400] as [CGFloat] {
      remote.set((width, 1))
      expectEqual(Set(host.frames.map(\.identifier)), born)
    }
  }

  @Test(
    "views of a flow keep their identity while its limit comes and goes, also when the limit hides all"
  )
  func limitComesAndGoes() throws {
    let remote = Remote((140 as CGFloat, nil as Int?))
    let host = numbered(Array(names.prefix(4)), remote)
    let born = Set(host.frames.map(\.identifier))
    for (limit, texts) in [(1, ["+2"]), (nil, []), (0, ["+4"]), (2, [])] as [(Int?, [String])] {
      remote.set((140, limit))
      #expect(try host.settle() <= 2)
      expectEqual(host.seenTexts, texts)
      expectEqual(Set(host.frames.map(\.identifier)), born)
    }
  }

  @Test(
    "after its data is replaced by elements of the same sizes, a limited flow shows as many as before"
  )
  func otherData() throws {
    let names = Remote(["a", "b", "c", "d"])
    let host = HeadlessHost(140, 200) {
      Driven(names) {
        Flow($0, id: \.self, content: { Chip($0) })
          .maxLines(1, overflow: { Chip($0.hidden.joined()) })
      }
    }
    expectEqual(host.seenTexts.sorted(), ["a", "b", "cd"])
    names.set(["e", "f", "g", "h"])
    #expect(try host.settle() <= 2)
    expectEqual(host.seenTexts.sorted(), ["e", "f", "gh"])
    names.set(["e", "f", "g", "h"].reversed())
    expectEqual(host.seenTexts.sorted(), ["fe", "g", "h"])
  }
}

/// Tags that show all of themselves on demand.
private struct Expandable: View {
  let count: Int
  @State var isExpanded = false

  var body: some View {
    Flow(0..<count, id: \.self) {
      Chip($0)
    }
    .maxLines(1, isExpanded: isExpanded) { more in
      Button(more.isExpanded ? "Less" : "+\(more.count) more") {
        withAnimation(.linear(duration: 1)) { isExpanded.toggle() }
      }
      .frame(width: more.isExpanded ? 30 : 60, height: 20)
      .named("toggle")
    }
    .frame(width: 200, height: 100, alignment: .topLeading)
  }
}

@MainActor @Suite("Flows that expand and collapse")
struct ExpansionTests {
  private func host(_ count: Int, isExpanded: Bool = false) -> HeadlessHost {
    HeadlessHost(200, 100) { Expandable(count: count, isExpanded: isExpanded) }
  }

  @Test("an expanded flow shows all elements, with the indicator behind them")
  func expanded() throws {
    let host = host(6)
    expectEqual(host.readTexts, ["0", "1", "+4 more"])
    try host.tap("toggle")
    host.advance(by: 2)
    expectEqual(host.readTexts, ["0", "1", "2", "3", "4", "5", "Less"])
    expectEqual(host.frame(of: "toggle")?.origin, CGPoint(96, 28))
    try host.tap("toggle")
    host.advance(by: 2)
    expectEqual(host.readTexts, ["0", "1", "+4 more"])
  }

  @Test("an expanded flow has no indicator where a collapsed one would hide nothing")
  func nothingToCollapse() {
    expectEqual(host(4, isExpanded: true).readTexts, ["0", "1", "2", "3"])
    expectEqual(host(5, isExpanded: true).readTexts, ["0", "1", "2", "3", "4", "Less"])
  }

  @Test("a flow that is expanded at first can be collapsed")
  func collapsing() throws {
    let host = host(6, isExpanded: true)
    try host.tap("toggle")
    host.advance(by: 2)
    expectEqual(host.readTexts, ["0", "1", "+4 more"])
  }

  @Test(
    "expanding a flow unfolds views from the indicator and fades them in, and collapsing folds them back"
  )
  func animated() throws {
    let host = host(6)
    let more = try #require(host.frame(of: "toggle"))
    let end = CGPoint(48, 28)
    func toggle(rounds: Int) throws {
      try host.tap("toggle")
      expectEqual(try host.settle(), rounds)
      host.advance(by: 0.5)
      expectEqual(host.opacity(of: "5"), 0.5)
    }
    try toggle(rounds: 1)
    expectEqual(
      host.frame(of: "5")?.origin, CGPoint((more.minX + end.x) / 2, (more.minY + end.y) / 2))
    host.advance(by: 0.6)
    expectEqual(host.frame(of: "5")?.origin, end)
    expectEqual(host.opacity(of: "5"), 1)
    // What the limit hides is known when it has been laid out.
    try toggle(rounds: 2)
    host.advance(by: 0.6)
    expectEqual(host.frame(of: "5")?.minX, more.minX)
    // The fade is over.
    let faded = host.draw().items.filter { item in
      if case .text(let lines, _) = item.content { lines.map(\.text) == ["5"] } else { false }
    }
    expectEqual(faded.map(\.color.opacity), [1])
    #expect(faded.allSatisfy { $0.frame.maxY < -1e6 })
  }
}
