import SwiftUI
import Testing

private let space = CGSize(width: 200, height: 100)

/// A box that stands at the left or, when told, 100 points further to the right.
private struct Slider: View {
  let handle: Handle<CGFloat>
  @State private var x: CGFloat = 0

  var body: some View {
    handle.take(
      $x,
      Fixed(200, 100) {
        Box(10, 10).accessibilityIdentifier("box").padding(.leading, x)
      })
  }
}

@MainActor private struct Track {
  let handle = Handle<CGFloat>()
  let host: HeadlessHost

  init() {
    let handle = handle
    host = HeadlessHost(size: space) { Slider(handle: handle) }
  }

  var x: CGFloat { host.frame(of: "box")?.minX ?? .nan }

  func move(to x: CGFloat, _ animation: Animation?) {
    host.advance(by: 0)
    withAnimation(animation) { handle.set(x) }
  }

  /// Where the box is after each of the times since the beginning.
  func positions(_ animation: Animation, at times: [Double]) -> [CGFloat] {
    move(to: 100, animation)
    var now = 0.0
    return times.map { time in
      host.advance(by: time - now)
      now = time
      return x
    }
  }
}

private func isClose(_ a: [CGFloat], _ b: [CGFloat], _ tolerance: CGFloat = 1e-6) -> Bool {
  a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) <= tolerance }
}

@MainActor @Suite("Curves")
struct CurveTests {
  @Test("linear, eased and custom curves are as the cubic curves of their names")
  func beziers() {
    let times = [0, 0.25, 0.5, 0.75, 1]
    #expect(
      isClose(Track().positions(.linear(duration: 1), at: times), [0, 25, 50, 75, 100]))
    // As browsers compute ease-out and ease-in-out.
    let known: [(Animation, [CGFloat])] = [
      (.easeOut(duration: 1), [0, 37.8138, 68.4643, 90.6535, 100]),
      (.easeInOut(duration: 1), [0, 12.9162, 50, 87.0838, 100]),
    ]
    for (animation, positions) in known {
      #expect(isClose(Track().positions(animation, at: times), positions, 1e-3))
    }
  }

  @Test("a critically damped spring follows its formula and ends exactly")
  func criticalSpring() {
    let omega = 2 * Double.pi / 0.5
    let times = [0.1, 0.3, 0.5]
    let expected = times.map { 100 - 100 * (1 + omega * $0) * exp(-omega * $0) }
    #expect(
      isClose(
        Track().positions(.spring(response: 0.5, dampingFraction: 1), at: times),
        expected.map { CGFloat($0) }))
    let track = Track()
    #expect(track.positions(.spring(duration: 0.5), at: [0.6]).first ?? 0 < 99.9)
    track.host.advance(by: 0.2)
    expectEqual(track.x, 100)
  }

  @Test("an underdamped spring overshoots by what its damping says, and settles at the target")
  func bouncySpring() {
    // The first overshoot of a damping fraction of one half, half a damped period later.
    let period = 0.5 / (1 - 0.25).squareRoot()
    let overshoot = 100 * exp(-Double.pi * 0.5 / (1 - 0.25).squareRoot())
    let track = Track()
    let positions = track.positions(
      .spring(response: 0.5, dampingFraction: 0.5), at: [period / 2, 10])
    #expect(isClose(positions, [100 + CGFloat(overshoot), 100]))
    expectEqual(track.x, 100)
  }

  @Test("the ways to describe a spring agree")
  func springParameters() {
    let times = [0.05, 0.1, 0.2, 0.4]
    let response = Track().positions(.spring(response: 0.4, dampingFraction: 0.7), at: times)
    let spring = Animation.spring(duration: 0.4, bounce: 0.3)
    #expect(isClose(Track().positions(spring, at: times), response))
  }
}

@MainActor @Suite("Animated changes")
struct AnimationTests {
  @Test("a change without animation is there at once")
  func withoutAnimation() {
    let track = Track()
    track.move(to: 100, nil)
    expectEqual(track.x, 100)
  }

  @Test("an animated change passes through in-between frames and ends exactly")
  func animated() throws {
    let track = Track()
    track.move(to: 70.1, .linear(duration: 0.3))
    expectEqual(track.x, 0)
    track.host.advance(by: 0.1)
    #expect(isClose([track.x], [70.1 / 3]))
    track.host.advance(by: 0.2)
    expectEqual(track.x, 70.1)
    expectEqual(try track.host.settle(), 0)
  }

  @Test("a new target midway is approached while the way to the first one goes on")
  func retarget() {
    let track = Track()
    track.move(to: 100, .linear(duration: 1))
    track.host.advance(by: 0.5)
    track.move(to: 0, .linear(duration: 1))
    expectEqual(track.x, 50)
    track.host.advance(by: 0.25)
    expectEqual(track.x, 75 - 0.25 * 75)
    track.host.advance(by: 0.25)
    expectEqual(track.x, 100 - 0.5 * 100)
    track.host.advance(by: 0.5)
    expectEqual(track.x, 0)
  }

  @Test("a spring that takes over from a spring keeps its velocity")
  func springVelocity() {
    let track = Track()
    track.move(to: 100, .spring(response: 0.5, dampingFraction: 0.8))
    track.host.advance(by: 0.1)
    let before = track.x
    track.host.advance(by: 0.0001)
    let velocity = (track.x - before) / 0.0001
    track.move(to: 0, .spring(response: 0.5, dampingFraction: 0.8))
    let turn = track.x
    track.host.advance(by: 0.0001)
    #expect(velocity > 300)
    #expect(abs((track.x - turn) / 0.0001 - velocity) < 5)
    track.host.advance(by: 5)
    expectEqual(track.x, 0)
  }

  @Test("a change without animation midway moves the view at once, and the rest goes on")
  func jumpMidway() {
    let track = Track()
    track.move(to: 100, .linear(duration: 1))
    track.host.advance(by: 0.5)
    track.move(to: 120, nil)
    expectEqual(track.x, 70)
    track.host.advance(by: 0.5)
    expectEqual(track.x, 120)
  }

  @Test("changes in one go are animated each in its own way")
  func separateTransactions() throws {
    struct Two: View {
      let first: Handle<CGFloat>
      let second: Handle<CGFloat>
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          One(name: "a", handle: first)
          One(name: "b", handle: second)
        }
      }
    }
    struct One: View {
      let name: String
      let handle: Handle<CGFloat>
      @State private var x: CGFloat = 0
      var body: some View {
        handle.take(
          $x, Fixed(200, 20) { Box(10, 10).accessibilityIdentifier(name).padding(.leading, x) })
      }
    }
    let (first, second) = (Handle<CGFloat>(), Handle<CGFloat>())
    let host = HeadlessHost(size: space) { Two(first: first, second: second) }
    try host.settle()
    withAnimation(.linear(duration: 1)) { first.set(100) }
    second.set(100)
    expectEqual(try host.settle(), 1)
    expectEqual(host.frame(of: "a")?.minX, 0)
    expectEqual(host.frame(of: "b")?.minX, 100)
    host.advance(by: 0.25)
    expectEqual(host.frame(of: "a")?.minX, 25)
  }

  @Test("animation(_:value:) animates inside, and only when its value changes")
  func animationModifier() throws {
    struct Part: View {
      let handle: Handle<[CGFloat]>
      @State private var x: [CGFloat] = [0, 0]
      var body: some View {
        handle.take(
          $x,
          VStack(spacing: 0) {
            Fixed(200, 20) { Box(10, 10).accessibilityIdentifier("in").padding(.leading, x[0]) }
              .animation(.linear(duration: 1), value: x[1])
            Fixed(200, 20) { Box(10, 10).accessibilityIdentifier("out").padding(.leading, x[0]) }
          })
      }
    }
    let handle = Handle<[CGFloat]>()
    let host = HeadlessHost(size: space) { Part(handle: handle) }
    try host.settle()
    handle.set([50, 0])
    expectEqual(host.frame(of: "in")?.minX, 50)
    handle.set([100, 1])
    expectEqual(host.frame(of: "in")?.minX, 50)
    expectEqual(host.frame(of: "out")?.minX, 100)
    host.advance(by: 0.5)
    expectEqual(host.frame(of: "in")?.minX, 75)
  }

  @Test("a transaction can be changed on the way, and can rule out animations")
  func transactions() throws {
    struct Part: View {
      let handle: Handle<CGFloat>
      @State private var x: CGFloat = 0
      var body: some View {
        handle.take(
          $x,
          Fixed(200, 20) { Box(10, 10).accessibilityIdentifier("box").padding(.leading, x) }
            .transaction { if $0.animation != nil { $0.animation = .linear(duration: 0.5) } }
            .animation(.linear(duration: 1), value: x))
      }
    }
    let handle = Handle<CGFloat>()
    let host = HeadlessHost(size: space) { Part(handle: handle) }
    try host.settle()
    handle.set(100)
    host.advance(by: 0.25)
    expectEqual(host.frame(of: "box")?.minX, 50)
  }

  @Test("a change of a series says so, and a transaction can animate what nothing else does")
  func continuousTransactions() throws {
    struct Part: View {
      let handle: Handle<CGFloat>
      @State private var x: CGFloat = 0
      var body: some View {
        handle.take(
          $x,
          Fixed(200, 20) { Box(10, 10).accessibilityIdentifier("box").padding(.leading, x) }
            .transaction { $0.animation = $0.isContinuous ? nil : .linear(duration: 1) })
      }
    }
    let handle = Handle<CGFloat>()
    let host = HeadlessHost(size: space) { Part(handle: handle) }
    try host.settle()
    handle.set(100)
    host.advance(by: 0.5)
    expectEqual(host.frame(of: "box")?.minX, 50)
    host.advance(by: 0.6)
    var drag = Transaction(animation: .linear(duration: 1))
    drag.isContinuous = true
    withTransaction(drag) { handle.set(50) }
    expectEqual(host.frame(of: "box")?.minX, 50)
  }

  @Test("a completion is called when all that was animated is there, and only once")
  func completion() throws {
    let (track, log) = (Track(), Log())
    try track.host.settle()
    withAnimation(.linear(duration: 1)) {
      track.handle.set(100)
    } completion: {
      log("there")
    }
    track.host.advance(by: 0.9)
    expectEqual(log.entries, [])
    track.host.advance(by: 0.2)
    expectEqual(log.entries, ["there"])
    withAnimation(.linear(duration: 1)) {
      track.handle.set(100)
    } completion: {
      log("nothing to do")
    }
    track.host.advance(by: 5)
    expectEqual(log.entries, ["there", "nothing to do"])
  }

  @Test("a binding can bring its own animation")
  func bindingAnimation() throws {
    let track = Track()
    try track.host.settle()
    track.handle.binding?.animation(.linear(duration: 1)).wrappedValue = 100
    track.host.advance(by: 0.5)
    expectEqual(track.x, 50)
  }

  @Test("negative or infinite time does not pass")
  func backwards() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        HeadlessHost(size: CGSize(width: 1, height: 1)) { EmptyView() }.advance(by: -1)
      }
    }
  }
}
