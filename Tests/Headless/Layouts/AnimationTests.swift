import FlowLayoutUI
import SwiftUI
import Testing

@MainActor @Suite("Animated flows")
struct AnimationTests {
  private func host<Value>(
    _ remote: Remote<Value>, @ViewBuilder _ content: @escaping (Value) -> some View
  ) -> HeadlessHost {
    HeadlessHost(100, 400) {
      Driven(remote) { content($0).named("flow") }
        .frame(width: 100, height: 400, alignment: .topLeading)
    }
  }

  private func animate<Value>(_ remote: Remote<Value>, to value: Value) {
    withAnimation(.linear(duration: 1)) { remote.set(value) }
  }

  private func chips(_ ids: [Int]) -> some View {
    ForEach(ids, id: \.self) { Block(30, 20).named($0) }
  }

  @Test(
    "animatable data changes a flow's spacing only where neither the old nor the new spacing is nil"
  )
  func noNumber() {
    var layout = FlowLayout(horizontalSpacing: nil, verticalSpacing: 6)
    layout.animatableData = FlowLayout(horizontalSpacing: 20, verticalSpacing: 9).animatableData
    #expect((layout.horizontalSpacing, layout.verticalSpacing) == (nil, 9))
    layout.animatableData = FlowLayout(spacing: nil).animatableData
    #expect((layout.horizontalSpacing, layout.verticalSpacing) == (nil, 9))
  }

  @Test("an animated spacing of a flow passes through the values in between and ends exactly")
  func spacing() {
    let remote = Remote<CGFloat?>(4)
    let host = host(remote) { FlowLayout(horizontalSpacing: $0) { chips([0, 1, 2]) } }
    expectEqual(host.itemFrames().map(\.minX), [0, 34, 68])
    animate(remote, to: 5)
    host.advance(by: 0.5)
    expectEqual(host.itemFrames().map(\.minX), [0, 34.5, 69])
    host.advance(by: 0.6)
    expectEqual(host.itemFrames().map(\.minX), [0, 35, 70])
  }

  @Test("an animated change of a flow's spacing to or from the platform's ends at the right frames")
  func platformSpacing() {
    let remote = Remote<CGFloat?>(nil)
    let host = host(remote) { FlowLayout(horizontalSpacing: $0) { chips([0, 1]) } }
    expectEqual(host.itemFrames().map(\.minX), [0, 38])
    animate(remote, to: 2)
    host.advance(by: 1.1)
    expectEqual(host.itemFrames().map(\.minX), [0, 32])
    animate(remote, to: nil)
    host.advance(by: 1.1)
    expectEqual(host.itemFrames().map(\.minX), [0, 38])
  }

  @Test(
    "a chip inserted into a flow in an animation moves the others gradually, and its removal moves them back"
  )
  func insertionAndRemoval() {
    let remote = Remote<[Int]>([0, 1])
    let host = host(remote) { ids in FlowLayout(horizontalSpacing: 8) { chips(ids) } }
    expectEqual(host.itemFrames().map(\.minX), [0, 38])
    animate(remote, to: [0, 2, 1])
    host.advance(by: 0.5)
    // Three do not fit: the second chip is on its way to the next row.
    expectEqual(host.itemFrames()[1].origin, CGPoint(19, 14))
    host.advance(by: 0.6)
    expectEqual(host.origins, [.zero, CGPoint(0, 28), CGPoint(38, 0)])
    animate(remote, to: [0, 1])
    host.advance(by: 1.1)
    expectEqual(host.itemFrames().map(\.minX), [0, 38])
    expectEqual(host.frame(of: "2"), nil)
  }

  @Test(
    "an animated switch from rows to columns moves each view of a flow from its old frame to its new one"
  )
  func switchingLayouts() {
    let remote = Remote<Bool>(false)
    let host = host(remote) { isColumn in
      let layout = isColumn ? AnyLayout(VFlowLayout()) : AnyLayout(FlowLayout())
      layout { chips([0, 1]) }
    }
    expectEqual(host.origins, [.zero, CGPoint(38, 0)])
    animate(remote, to: true)
    host.advance(by: 0.5)
    expectEqual(host.origins, [.zero, CGPoint(19, 14)])
    host.advance(by: 0.6)
    expectEqual(host.origins, [.zero, CGPoint(0, 28)])
  }
}
