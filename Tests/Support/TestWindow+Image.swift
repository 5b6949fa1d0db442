#if os(watchOS)
import SwiftUI

/// Apple Watch has no window for tests: an image, in which nothing is pressed or scrolled.
@available(watchOS 9.0, *)
@MainActor
final class TestWindow: HostingWindow {
  private let renderer: ImageRenderer<AnyView>
  private let noted = NotedFrames()

  init(size: CGSize, _ content: some View) {
    renderer = ImageRenderer(content: AnyView(content.fillingWindow(noted)))
    resize(size)
  }

  func layOut() { _ = renderer.cgImage }

  func settle(rounds: ClosedRange<Int>?) async throws { layOut() }

  func resize(_ size: CGSize) { renderer.proposedSize = ProposedViewSize(size) }

  func ink() -> (CGPoint) -> Ink? {
    Picture.ink(of: renderer.cgImage, width: renderer.proposedSize.width ?? 1)
  }

  var labels: [String] { [] }

  var frames: [(identifier: String, frame: CGRect)] { noted.all }

  private var error: HostingError { HostingError(description: "an image does nothing") }

  func press(_ name: String) throws { throw error }

  func scroll(to offset: CGPoint, beyondEnds: Bool) throws { throw error }

  var visibleRect: CGRect { get throws { throw error } }
}
#endif
