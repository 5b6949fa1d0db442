import SwiftUI
import Testing

@testable import FlowLayoutUI

/// A chip of a measured lazy flow that changes its size by itself, and the view below the flow.
@MainActor @Suite("Animated lazy flows")
struct LazyAnimationTests {
  private let isTall = Remote(false)

  /// Four a row of 20 with gaps of 8; the second chip may be taller.
  private func host(_ count: Remote<Int> = Remote(12)) -> HeadlessHost {
    HeadlessHost(200, 400) { [isTall] in
      Driven(count) { count in
        ScrollView {
          VStack(spacing: 0) {
            LazyFlow(0..<count) { index in
              Driven(index == 1 ? isTall : Remote(false)) {
                Color.blue.frame(width: 40, height: $0 ? 60 : 20)
              }
              .named(index)
            }
            Color.red.frame(height: 30).named("below")
          }
        }
        .named("scroll")
      }
    }
  }

  private func top(_ identifier: String, _ host: HeadlessHost) -> CGFloat {
    host.frame(of: identifier)?.minY ?? .nan
  }

  @Test(
    "a chip of a lazy flow that grows in an animation moves the rows and the view below the flow alike",
    arguments: [12, 100])
  func growing(count: Int) async throws {
    let host = host(Remote(count))
    try await update(host)
    expectEqual(top("4", host), 28)
    let below = top("below", host)
    isTall.animate(to: true)
    #expect(try host.settle() <= 2)
    await Task.yield()
    for (seconds, distance) in [(0.5, 20), (0.25, 30), (0.35, 40)] as [(Double, CGFloat)] {
      host.advance(by: seconds)
      #expect(abs(top("4", host) - 28 - distance) < 1e-6)
      // Estimated rows are as much deeper as rows are on average.
      if count == 12 { #expect(abs(top("below", host) - below - distance) < 1e-6) }
    }
    try await update(host)
    expectEqual(top("4", host), 68)
    if count == 12 { expectEqual(top("below", host), below + 40) }
  }

  @Test(
    "a chip of a lazy flow that grows without an animation moves the rows and the view below at once"
  )
  func atOnce() async throws {
    let host = host()
    try await update(host)
    let below = top("below", host)
    isTall.set(true)
    #expect(try host.settle() <= 2)
    for _ in 0..<2 {
      #expect(top("4", host) == 68 && top("below", host) == below + 40)
      host.advance(by: 0.5)
    }
  }

  @Test("chips added to a lazy flow in an animation do not fly in from off screen")
  func added() async throws {
    let count = Remote(12)
    let host = host(count)
    try await update(host)
    count.animate(to: 40)
    #expect(try host.settle() <= 2)
    for _ in 0..<10 {
      host.advance(by: 0.11)
      // Each is in its row, or out of sight.
      for frame in host.visibleChips.values { #expect(frame.minX >= 0 && frame.maxX <= 200) }
    }
    expectEqual(host.visibleChips.count, 40)
  }

  @Test(
    "chips of a lazy flow placed off screen for measuring do not fly in from there in an animation")
  func waited() async throws {
    let depth = Remote<CGFloat>(60)
    let host = HeadlessHost(200, 400) {
      Driven(depth) { depth in
        ScrollView {
          LazyFlow(0..<200) { Color.blue.frame(width: 40, height: depth).named($0) }
        }
        .named("scroll")
      }
    }
    try await update(host)
    let placed = host.visibleChips.count
    #expect(host.frames.contains { $0.frame.maxX < -1e6 })
    depth.animate(to: 20)
    for _ in 0..<10 {
      #expect(try host.settle() <= 2)
      for frame in host.frames.map(\.frame) where frame.maxX > -1e6 {
        #expect(frame.minX >= 0 && frame.maxX <= 200)
      }
      await Task.yield()
      host.advance(by: 0.11)
    }
    #expect(host.visibleChips.count > 2 * placed)
  }

  @Test("when a lazy flow grows in an animation, its chips move as evenly as the edge of the flow")
  func moved() async throws {
    let host = HeadlessHost(400, 200, .rightToLeft) { [isTall] in
      LazyFlow(0..<12, layout: VFlowLayout()) { index in
        Driven(index == 1 ? isTall : Remote(false)) {
          Color.blue.frame(width: $0 ? 60 : 20, height: 40)
        }
        .named(index)
      }
      .frame(width: 400, height: 200, alignment: .leading)
    }
    func end(_ identifier: String) -> CGFloat { host.frame(of: identifier)?.maxX ?? .nan }
    try await update(host)
    #expect(end("0") == 400 && end("11") == 344)
    isTall.animate(to: true)
    #expect(try host.settle() <= 2)
    await Task.yield()
    for _ in 0..<11 {
      // The flow grows to the left, and the others in its first column stay where they are.
      for chip in [0, 2, 3] { #expect(abs(end("\(chip)") - 400) < 1e-6) }
      host.advance(by: 0.1)
    }
    expectEqual(end("11"), 304)
  }
}
