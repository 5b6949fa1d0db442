import SwiftUI
import Testing

@testable import FlowUI

/// A chip of a measured lazy flow that changes its size by itself, and what stands below the flow.
@MainActor @Suite("Animated lazy flows", .stillClock)
struct LazyAnimationTests {
  private let handle = GrowingHandle()

  private func host(_ count: Int = 12) -> HeadlessHost {
    HeadlessHost(size: CGSize(width: 200, height: 400)) {
      GrowingScreen(count: count, handle: handle)
    }
  }

  private func top(_ identifier: String, _ host: HeadlessHost) -> CGFloat? {
    host.frame(of: identifier)?.minY
  }

  @Test(
    "a chip that grows in an animation moves the rows behind it and what is below the flow alike",
    arguments: [12, 100])
  func growing(count: Int) async throws {
    let host = host(count)
    try await update(host)
    // Four a row of 20 with gaps of 8.
    #expect(top("4", host) == 28)
    let below = try #require(top("below", host))
    withAnimation(.linear(duration: 1)) { handle.isTall?.wrappedValue = true }
    #expect(try host.settle() <= 2)
    await Task.yield()
    for (seconds, distance) in [(0.5, 20.0), (0.25, 30), (0.35, 40)] {
      host.advance(by: seconds)
      #expect(top("4", host).map { abs($0 - 28 - distance) < 1e-6 } == true)
      // What is estimated is as much deeper as rows are on average.
      if count == 12 {
        #expect(top("below", host).map { abs($0 - below - distance) < 1e-6 } == true)
      }
    }
    try await update(host)
    #expect(top("4", host) == 68)
    if count == 12 { #expect(top("below", host) == below + 40) }
  }

  @Test("without an animation all of it is there at once")
  func atOnce() async throws {
    let host = host()
    try await update(host)
    let below = try #require(top("below", host))
    handle.isTall?.wrappedValue = true
    #expect(try host.settle() <= 2)
    #expect(top("4", host) == 68 && top("below", host) == below + 40)
    host.advance(by: 0.5)
    #expect(top("4", host) == 68 && top("below", host) == below + 40)
  }

  @Test("chips that are added in an animation do not fly in from where they waited")
  func added() async throws {
    let host = host(12)
    try await update(host)
    withAnimation(.linear(duration: 1)) { handle.count?.wrappedValue = 40 }
    #expect(try host.settle() <= 2)
    for _ in 0..<10 {
      host.advance(by: 0.11)
      // Each is in its row, or out of sight.
      for frame in host.visibleChips.values { #expect(frame.minX >= 0 && frame.maxX <= 200) }
    }
    #expect(host.visibleChips.count == 40)
  }
}

@MainActor private final class GrowingHandle {
  var isTall: Binding<Bool>?
  var count: Binding<Int>?
}

private struct GrowingScreen: View {
  let handle: GrowingHandle
  @State private var count: Int

  init(count: Int, handle: GrowingHandle) {
    self.handle = handle
    _count = State(initialValue: count)
  }

  var body: some View {
    handle.count = $count
    return ScrollView {
      VStack(spacing: 0) {
        LazyFlow(0..<count) { Growing(index: $0, handle: handle) }
        Color.red.frame(height: 30).accessibilityIdentifier("below")
      }
    }
    .accessibilityIdentifier("scroll")
  }
}

private struct Growing: View {
  let index: Int
  let handle: GrowingHandle
  @State private var isTall = false

  init(index: Int, handle: GrowingHandle) { (self.index, self.handle) = (index, handle) }

  var body: some View {
    if index == 1 { handle.isTall = $isTall }
    return Color.blue.frame(width: 40, height: isTall ? 60 : 20)
      .accessibilityIdentifier("\(index)")
  }
}
