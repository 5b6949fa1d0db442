import FlowUI
import SwiftUI
import Testing

/// What becomes of views that a limit hides: chips of 40 points and gaps of 8.
@MainActor @Suite("Views that a flow hides")
struct HiddenViewsTests {
  private func host(
    width: CGFloat, tapped: @escaping @MainActor (String) -> Void = { _ in }
  ) -> HeadlessHost {
    HeadlessHost(size: CGSize(width: width, height: 200)) {
      Flow(["a", "b", "c", "d", "e", "f"], id: \.self, maxLines: 1) { name in
        Chip(name) { tapped(name) }
      } overflow: { more in
        Button("+\(more.count)") { tapped("more") }
          .frame(width: 40, height: 20)
          .accessibilityIdentifier("more")
      }
      .accessibilityIdentifier("flow")
    }
  }

  @Test("are not drawn, not read, not tapped, and cannot take the focus")
  func hidden() throws {
    var taps: [String] = []
    let host = host(width: 140) { taps.append($0) }
    let shown = ["a", "b", "+4"]
    #expect(try host.settle() == 2)
    #expect(host.seenTexts.sorted() == shown.sorted())
    #expect(host.readTexts == shown)
    #expect(host.focusOrder == ["a", "b", "more"])
    for name in ["c", "d", "e", "f"] {
      #expect(throws: HeadlessHost.InteractionError.self) { try host.tap(name) }
    }
    try host.tap("b")
    let place = try #require(host.frame(of: "more"))
    try host.tap(at: CGPoint(x: place.midX, y: place.midY))
    #expect(taps == ["b", "more"])
  }

  @Test("an indicator that is not needed is not there, either")
  func hiddenIndicator() throws {
    let host = host(width: 400)
    #expect(try host.settle() == 1)
    #expect(host.readTexts == ["a", "b", "c", "d", "e", "f"])
    #expect(host.focusOrder == ["a", "b", "c", "d", "e", "f"])
    #expect(!host.seenTexts.contains { $0.hasPrefix("+") })
    #expect(throws: HeadlessHost.InteractionError.self) { try host.tap("more") }
  }

  @Test("lie inside of the flow, where the indicator is")
  func places() throws {
    let host = host(width: 140)
    let more = try #require(host.frame(of: "more"))
    let flow = try #require(host.frame(of: "flow"))
    #expect(flow.width == 136)
    for name in ["c", "d", "e", "f"] {
      #expect(host.frame(of: name)?.origin == more.origin)
    }
  }

  @Test("keep their identity and their state")
  func identity() {
    let counter = Numbered.Counter()
    let width = Remote<CGFloat>(400)
    let host = HeadlessHost(size: CGSize(width: 400, height: 200)) {
      Driven(width) { width in
        Flow(["a", "b", "c", "d", "e", "f"], id: \.self, maxLines: 1) { name in
          Numbered(name, counter)
        } overflow: {
          Text("+\($0.count)").frame(width: 40, height: 20)
        }
        .frame(width: width)
      }
    }
    let born = Set(host.frames.map(\.identifier))
    #expect(born.count == 6)
    for size in [140, 40, 300, 10, 400] as [CGFloat] {
      width.set(size)
      #expect(Set(host.frames.map(\.identifier)) == born)
    }
  }

  @Test("are unseen to the last one where a limit comes and goes, and keep their state")
  func limitComesAndGoes() throws {
    let counter = Numbered.Counter()
    let limit = Remote<Int?>(nil)
    let host = HeadlessHost(size: CGSize(width: 140, height: 200)) {
      Driven(limit) { limit in
        Flow(["a", "b", "c", "d"], id: \.self, maxLines: limit) { name in
          Numbered(name, counter)
        } overflow: {
          Text("+\($0.count)").frame(width: 40, height: 20)
        }
      }
    }
    let born = Set(host.frames.map(\.identifier))
    for (value, texts) in [(1, ["+2"]), (nil, []), (0, ["+4"]), (2, [])] as [(Int?, [String])] {
      limit.set(value)
      #expect(try host.settle() <= 2)
      #expect(host.seenTexts == texts)
      #expect(Set(host.frames.map(\.identifier)) == born)
    }
  }

  @Test(
    "data that is exchanged for other data of the same sizes makes other views, and hides them as well"
  )
  func otherData() throws {
    let names = Remote(["a", "b", "c", "d"])
    let host = HeadlessHost(size: CGSize(width: 140, height: 200)) {
      Driven(names) { names in
        Flow(names, id: \.self, maxLines: 1) {
          Chip($0)
        } overflow: { more in
          Text(more.hidden.joined()).frame(width: 40, height: 20)
        }
      }
    }
    #expect(host.seenTexts.sorted() == ["a", "b", "cd"])
    names.set(["e", "f", "g", "h"])
    #expect(try host.settle() == 1)
    #expect(host.seenTexts.sorted() == ["e", "f", "gh"])
    names.set(["e", "f", "g", "h"].reversed())
    #expect(host.seenTexts.sorted() == ["fe", "g", "h"])
  }
}
