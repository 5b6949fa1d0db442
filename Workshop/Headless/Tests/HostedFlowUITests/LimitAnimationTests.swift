import FlowUI
import SwiftUI
import Testing

/// Limits that are met otherwise in an animated change: chips of 40 points and gaps of 8, the indicator
/// takes 40.
@MainActor @Suite("Animated limits")
struct LimitAnimationTests {
  private func host(
    _ width: Remote<CGFloat>, states: States = States()
  ) -> HeadlessHost {
    HeadlessHost(size: CGSize(width: 500, height: 100)) {
      Driven(width) { width in
        Flow(["a", "b", "c", "d", "e"], id: \.self, maxLines: 1) {
          EnabledChip(name: $0, states: states)
        } overflow: {
          Text("+\($0.count)").frame(width: 40, height: 20)
        }
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
      return Text(name).frame(width: 40, height: 20).focusable()
        .accessibilityIdentifier(name)
    }
  }

  private func opacity(_ text: String, _ host: HeadlessHost) -> Double? {
    host.displayList.first { item in
      if case .text(let lines, _) = item.content { lines.map(\.text) == [text] } else { false }
    }?.color.opacity
  }

  private func animate(_ remote: Remote<CGFloat>, to width: CGFloat) {
    withAnimation(.linear(duration: 1)) { remote.set(width) }
  }

  @Test(
    "what a narrower flow hides fades where the indicator comes, at its own size, and is then disabled"
  )
  func hiding() throws {
    let (width, states) = (Remote<CGFloat>(300), States())
    let host = host(width, states: states)
    try host.settle()
    #expect(host.readTexts == ["a", "b", "c", "d", "e"])
    animate(width, to: 140)
    #expect(try host.settle() <= 2)
    #expect(host.readTexts == ["a", "b", "+3"])
    host.advance(by: 0.5)
    for (name, start) in [("c", 96), ("d", 144), ("e", 192)] as [(String, CGFloat)] {
      #expect(opacity(name, host) == 0.5)
      #expect(states.isEnabled[name] == true)
      let frame = try #require(host.frame(of: name))
      #expect(frame == CGRect(x: (start + 96) / 2, y: 40, width: 40, height: 20))
    }
    #expect(opacity("b", host) == 1)
    host.advance(by: 0.6)
    try host.settle()
    #expect(["c", "d", "e"].allSatisfy { opacity($0, host) ?? 0 == 0 })
    #expect(states.isEnabled == ["a": true, "b": true, "c": false, "d": false, "e": false])
    #expect(host.focusOrder == ["a", "b"])
  }

  @Test("what a wider flow shows unfolds from the indicator while it fades in")
  func showing() throws {
    let width = Remote<CGFloat>(140)
    let host = host(width)
    try host.settle()
    #expect(host.readTexts == ["a", "b", "+3"])
    animate(width, to: 300)
    #expect(try host.settle() <= 2)
    host.advance(by: 0.5)
    #expect(opacity("e", host) == 0.5)
    #expect(abs((host.frame(of: "e")?.minX ?? 0) - (96 + 192) / 2) < 1e-9)
    host.advance(by: 0.6)
    #expect(opacity("e", host) == 1)
    #expect(host.frame(of: "e")?.minX == 192)
    #expect(host.readTexts == ["a", "b", "c", "d", "e"])
  }

  @Test("without an animation everything is hidden and shown at once")
  func atOnce() throws {
    let width = Remote<CGFloat>(300)
    let host = host(width)
    for size in [140, 300, 100, 300] as [CGFloat] {
      width.set(size)
      #expect(try host.settle() <= 2)
      let texts = host.seenTexts.count
      host.advance(by: 0.5)
      #expect(host.seenTexts.count == texts)
      #expect(host.displayList.allSatisfy { [0, 1].contains($0.color.opacity) })
    }
  }
}
