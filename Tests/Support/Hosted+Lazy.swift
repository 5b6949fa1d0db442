#if canImport(SwiftUI)
import SwiftUI

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension Hosted: ScrollingHost {
  func update() async throws {
    for _ in 0..<3 {
      try await settle(rounds: 0...2)
      await Task.yield()
    }
    // Tests read nothing that a task has left for the next one.
    try await settle(rounds: 0...2)
  }

  /// Scrolls to where another one is, whose later updates wait meanwhile.
  func follow(_ other: Hosted) async throws {
    try scroll(to: other.visibleRect.origin, beyondEnds: true)
    try await settle(rounds: 0...10)
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension Screen {
  @MainActor static func host(
    _ chips: [Piece], _ options: ScreenOptions = ScreenOptions(), size: CGSize = phone,
    _ direction: LayoutDirection = .leftToRight, handle: ScreenHandle = ScreenHandle(),
    counts: ViewCounts? = nil
  ) -> Hosted {
    Hosted(size.width, size.height, direction) {
      Screen(chips, options, handle: handle, counts: counts)
    }
  }
}
#endif
