import FlowLayoutUI
import SwiftUI
import Testing

/// Limits that hide other chips in an animated change: chips of 40 points, gaps of 8, an indicator of 40.
@MainActor @Suite("Animated limits")
struct LimitAnimationTests {
  private let states = States()

  private func host(_ width: Remote<CGFloat>) -> HeadlessHost {
    HeadlessHost(500, 100) {
      Driven(width) { width in
        Flow(
          ["a", "b", "c", "d", "e"], id: \.self, content: { EnabledChip(name: $0, states: states) }
        )
        .maxLines(1, overflow: { More($0) })
        .frame(width: width, height: 20, alignment: .topLeading)
        .frame(width: 500, alignment: .topLeading)
      }
    }
  }

  @MainActor private final class States { var isEnabled: [String: Bool] = [:] }

  private struct EnabledChip: View {
    let name: String
    let states: States
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
      states.isEnabled[name] = isEnabled
      return Text(name).frame(width: 40, height: 20).focusable().named(name)
    }
  }

  @Test(
    "chips that a limited flow hides as it narrows in an animation fade at their own size, then are disabled"
  )
  func hiding() throws {
    let width = Remote<CGFloat>(300)
    let host = host(width)
    try host.settle()
    expectEqual(host.readTexts, ["a", "b", "c", "d", "e"])
    width.animate(to: 140)
    #expect(try host.settle() <= 2)
    expectEqual(host.readTexts, ["a", "b", "+3"])
    host.advance(by: 0.5)
    for (name, start) in [("c", 96), ("d", 144), ("e", 192)] as [(String, CGFloat)] {
      expectEqual(host.opacity(of: name), 0.5)
      expectEqual(states.isEnabled[name], true)
      expectEqual(host.frame(of: name), CGRect((start + 96) / 2, 40, 40, 20))
    }
    expectEqual(host.opacity(of: "b"), 1)
    host.advance(by: 0.6)
    try host.settle()
    #expect(["c", "d", "e"].allSatisfy { host.opacity(of: $0) ?? 0 == 0 })
    expectEqual(states.isEnabled, ["a": true, "b": true, "c": false, "d": false, "e": false])
    expectEqual(host.focusOrder, ["a", "b"])
  }

  @Test(
    "chips that a new limit hides in an animation move from their lines to the indicator, and fade")
  func limitThatComes() throws {
    let lines = Remote<Int?>(nil)
    let host = HeadlessHost(500, 100) {
      Driven(lines) { lines in
        Flow(
          ["a", "b", "c", "d", "e"], id: \.self, content: { EnabledChip(name: $0, states: states) }
        )
        .maxLines(lines, overflow: { More($0) })
        .frame(width: 140, height: 20, alignment: .topLeading)
        .frame(width: 500, alignment: .topLeading)
      }
    }
    try host.settle()
    lines.animate(to: 1)
    #expect(try host.settle() <= 2)
    expectEqual(host.readTexts, ["a", "b", "+3"])
    host.advance(by: 0.5)
    // Half of the way to the first line, where the third chip was.
    for (name, start) in [("c", CGPoint(96, 0)), ("d", CGPoint(0, 28)), ("e", CGPoint(48, 28))] {
      #expect(
        host.frame(of: name) == CGRect((start.x + 96) / 2, 40 + start.y / 2, 40, 20), "\(name)")
      expectEqual(host.opacity(of: name), 0.5)
    }
  }

  @Test(
    "chips that a limited flow shows as it widens in an animation unfold from the indicator and fade in"
  )
  func showing() throws {
    let width = Remote<CGFloat>(140)
    let host = host(width)
    try host.settle()
    expectEqual(host.readTexts, ["a", "b", "+3"])
    width.animate(to: 300)
    #expect(try host.settle() <= 2)
    host.advance(by: 0.5)
    expectEqual(host.opacity(of: "e"), 0.5)
    #expect(abs((host.frame(of: "e")?.minX ?? 0) - (96 + 192) / 2) < 1e-9)
    host.advance(by: 0.6)
    expectEqual(host.opacity(of: "e"), 1)
    expectEqual(host.frame(of: "e")?.minX, 192)
    expectEqual(host.readTexts, ["a", "b", "c", "d", "e"])
  }

  @Test("without an animation, limited flows hide and show chips at once")
  func atOnce() throws {
    let width = Remote<CGFloat>(300)
    let host = host(width)
    for size in [140, 300, 100, 300] as [CGFloat] {
      width.set(size)
      #expect(try host.settle() <= 2)
      let texts = host.seenTexts.count
      host.advance(by: 0.5)
      expectEqual(host.seenTexts.count, texts)
      #expect(host.displayList.allSatisfy { [0, 1].contains($0.color.opacity) })
    }
  }
}
