#if canImport(SwiftUI) && !canImport(Darwin)
import SwiftUI
import Testing

/// A window of the stand-in's, in which everything is counted.
@MainActor
struct TestWindow: HostingWindow {
  private let host: HeadlessHost

  init(size: CGSize, _ content: some View) { host = HeadlessHost(size: size) { content } }

  func layOut() { _ = try? host.settle(limit: 2) }

  func settle(rounds: ClosedRange<Int>?) async throws {
    if let rounds {
      let count = try host.settle()
      #expect(rounds.contains(count))
      return
    }
    // What a turn leaves for a task comes in the next.
    for turn in 0..<50 {
      if try host.settle() == 0, turn > 2 { break }
      await Task.yield()
    }
  }

  func resize(_ size: CGSize) { host.resize(size) }

  func ink() -> (CGPoint) -> Ink? {
    let room = CGRect(origin: .zero, size: host.proposedSize)
    let items = host.displayList.reversed().filter { $0.frame.intersects(room) }
    return { point in
      let item = items.first { item in
        item.color.opacity > 0.5 && item.frame.contains(point)
          && item.clips.allSatisfy { $0.frame.contains(point) }
      }
      return item.map {
        Ink(red: $0.color.red > 0.5, green: $0.color.green > 0.5, blue: $0.color.blue > 0.5)
      }
    }
  }

  var labels: [String] { host.accessibilityTree.map(\.label) }

  var frames: [(identifier: String, frame: CGRect)] {
    expectNoUpdate()
    return host.frames
  }

  var rootSize: CGSize {
    expectNoUpdate()
    return host.size
  }

  /// Another system's host shows what was there before.
  private func expectNoUpdate() {
    #expect(throws: Never.self, "settle() comes first") { try host.settle(limit: 0) }
  }

  func press(_ name: String) throws { try host.tap(name) }

  func scroll(to offset: CGPoint, beyondEnds: Bool) throws {
    try host.scroll("scroll", to: offset, beyondEnds: beyondEnds)
  }

  var visibleRect: CGRect { get throws { try host.visibleRect(of: "scroll") } }
}

extension View {
  /// The host has its root view in the middle by itself.
  func asRoot(in space: CGSize) -> some View { self }
}
#endif
