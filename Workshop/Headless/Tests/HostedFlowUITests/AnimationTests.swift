import FlowUI
import SwiftUI
import Testing

/// Lets a test set the state of the view under it.
@MainActor private final class StateRemote<Value> {
  var send: ((Value) -> Void)?
}

private struct Controlled<Value, Content: View>: View {
  let remote: StateRemote<Value>
  let content: (Value) -> Content
  @State private var value: Value

  init(
    _ remote: StateRemote<Value>, _ value: Value, @ViewBuilder content: @escaping (Value) -> Content
  ) {
    self.remote = remote
    self.content = content
    _value = State(initialValue: value)
  }

  var body: some View {
    let binding = $value
    remote.send = { new in withAnimation(.linear(duration: 1)) { binding.wrappedValue = new } }
    return content(value)
  }
}

@MainActor @Suite("Animated flows")
struct AnimationTests {
  private func host<Value>(
    _ remote: StateRemote<Value>, _ value: Value,
    @ViewBuilder _ content: @escaping (Value) -> some View
  ) -> HeadlessHost {
    HeadlessHost(size: CGSize(width: 100, height: 400)) {
      Controlled(remote, value) { content($0).accessibilityIdentifier("flow") }
        .frame(width: 100, height: 400, alignment: .topLeading)
    }
  }

  private func chips(_ ids: [Int]) -> some View {
    ForEach(ids, id: \.self) { Block(30, 20).accessibilityIdentifier("\($0)") }
  }

  @Test("a distance that is the platform's takes no number from an animation, nor gives one")
  func noNumber() {
    var layout = FlowLayout(horizontalSpacing: nil, verticalSpacing: 6)
    layout.animatableData = FlowLayout(horizontalSpacing: 20, verticalSpacing: 9).animatableData
    #expect((layout.horizontalSpacing, layout.verticalSpacing) == (nil, 9))
    layout.animatableData = FlowLayout(spacing: nil).animatableData
    #expect((layout.horizontalSpacing, layout.verticalSpacing) == (nil, 9))
  }

  @Test("spacing passes through the distances in between and ends exactly")
  func spacing() {
    let remote = StateRemote<CGFloat?>()
    let host = host(remote, 4) { FlowLayout(horizontalSpacing: $0) { chips([0, 1, 2]) } }
    #expect(host.itemFrames().map(\.minX) == [0, 34, 68])
    remote.send?(5)
    host.advance(by: 0.5)
    #expect(host.itemFrames().map(\.minX) == [0, 34.5, 69])
    host.advance(by: 0.6)
    #expect(host.itemFrames().map(\.minX) == [0, 35, 70])
  }

  @Test("to and from the platform's own distance there is nothing to pass through")
  func platformSpacing() {
    let remote = StateRemote<CGFloat?>()
    let host = host(remote, nil) { FlowLayout(horizontalSpacing: $0) { chips([0, 1]) } }
    #expect(host.itemFrames().map(\.minX) == [0, 38])
    remote.send?(2)
    host.advance(by: 1.1)
    #expect(host.itemFrames().map(\.minX) == [0, 32])
    remote.send?(nil)
    host.advance(by: 1.1)
    #expect(host.itemFrames().map(\.minX) == [0, 38])
  }

  @Test("an inserted chip moves the others over in between, and removal moves them back")
  func insertionAndRemoval() {
    let remote = StateRemote<[Int]>()
    let host = host(remote, [0, 1]) { ids in FlowLayout(horizontalSpacing: 8) { chips(ids) } }
    #expect(host.itemFrames().map(\.minX) == [0, 38])
    remote.send?([0, 2, 1])
    host.advance(by: 0.5)
    // Three do not fit: the second chip is on its way to the next row.
    #expect(host.itemFrames()[1].origin == CGPoint(x: 19, y: 14))
    host.advance(by: 0.6)
    #expect(host.itemFrames().map(\.origin) == [.zero, CGPoint(x: 0, y: 28), CGPoint(x: 38, y: 0)])
    remote.send?([0, 1])
    host.advance(by: 1.1)
    #expect(host.itemFrames().map(\.minX) == [0, 38])
    #expect(host.frame(of: "2") == nil)
  }

  @Test("switching layouts moves each view from its place to its place")
  func switchingLayouts() {
    let remote = StateRemote<Bool>()
    let host = host(remote, false) { isColumn in
      let layout = isColumn ? AnyLayout(VFlowLayout()) : AnyLayout(FlowLayout())
      layout { chips([0, 1]) }
    }
    #expect(host.itemFrames().map(\.origin) == [.zero, CGPoint(x: 38, y: 0)])
    remote.send?(true)
    host.advance(by: 0.5)
    #expect(host.itemFrames().map(\.origin) == [.zero, CGPoint(x: 19, y: 14)])
    host.advance(by: 0.6)
    #expect(host.itemFrames().map(\.origin) == [.zero, CGPoint(x: 0, y: 28)])
  }
}
