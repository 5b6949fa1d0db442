import SwiftUI
import Testing

extension HeadlessHost: ScrollingHost {
  func scroll(to offset: CGPoint, beyondEnds: Bool) throws {
    try scroll("scroll", to: offset, beyondEnds: beyondEnds)
  }

  var visibleRect: CGRect { get throws { try visibleRect(of: "scroll") } }

  func update() async throws {
    for _ in 0..<3 {
      #expect(try settle() <= 2)
      await Task.yield()
    }
  }

  /// Scrolls to where another one is.
  func follow(_ other: HeadlessHost) throws {
    try scroll("scroll", to: other.visibleRect(of: "scroll").origin, beyondEnds: true)
    try settle()
  }
}

extension Screen {
  @MainActor static func host(
    _ chips: [Piece], _ options: ScreenOptions = ScreenOptions(), size: CGSize = phone,
    _ direction: LayoutDirection = .leftToRight, handle: ScreenHandle = ScreenHandle(),
    counts: ViewCounts? = nil
  ) -> HeadlessHost {
    HeadlessHost(size.width, size.height, direction) {
      Screen(chips, options, handle: handle, counts: counts)
    }
  }
}
