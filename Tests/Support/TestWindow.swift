#if canImport(SwiftUI)
import SwiftUI

/// The whole of what tests need of a system: a window, or what comes next to it.
///
/// Each system's `TestWindow` is in a file of its own, in that system's public API alone; on Linux, the stand-in's.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
@MainActor
protocol HostingWindow {
  init(size: CGSize, _ content: some View)

  /// Updates once, as before a frame.
  func layOut()

  /// Goes on until nothing is left for a later update; a host that counts rounds does the next one alone if there are
  /// `rounds` to expect of it.
  func settle(rounds: ClosedRange<Int>?) async throws

  func resize(_ size: CGSize)

  /// The colors of what is drawn.
  func ink() -> (CGPoint) -> Ink?

  /// The labels that assistive technologies read, in order.
  var labels: [String] { get }

  /// The frames of the views with a name.
  var frames: [(identifier: String, frame: CGRect)] { get }

  /// The size of the root view.
  var rootSize: CGSize { get }

  /// Does what tapping the button with a name does.
  func press(_ name: String) throws

  func scroll(to offset: CGPoint, beyondEnds: Bool) throws

  var visibleRect: CGRect { get throws }
}

/// Says what a window could not do.
struct HostingError: Error, CustomStringConvertible {
  let description: String
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension TestWindow {
  /// The name of the root view.
  static var root: String { "root" }

  /// How long a window may be: systems keep a picture of it.
  nonisolated static var longest: CGFloat { 2_000 }
}

#if canImport(Darwin)
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension CGSize {
  /// As long as a window may be.
  var inWindow: CGSize {
    CGSize(width: min(width, TestWindow.longest), height: min(height, TestWindow.longest))
  }
}

extension CGPoint {
  /// The nearest point in a rectangle, which has no extent where it would be negative.
  func limited(to room: CGRect) -> CGPoint {
    CGPoint(
      x: max(room.origin.x, min(x, room.origin.x + room.size.width)),
      y: max(room.origin.y, min(y, room.origin.y + room.size.height)))
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension HostingWindow {
  var rootSize: CGSize { frames.first { $0.identifier == TestWindow.root }?.frame.size ?? .zero }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension View {
  /// Is as large as the space, with the view in the middle; what does not fit into the window sticks out.
  func asRoot(in space: CGSize) -> some View {
    let (width, height) = (space.width, space.height)
    return ZStack { self }.noted(as: TestWindow.root)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .frame(
        width: width > TestWindow.longest ? width : nil,
        height: height > TestWindow.longest ? height : nil
      )
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  /// Fills a window whose views note their frames.
  func fillingWindow(_ frames: NotedFrames) -> some View {
    environment(\.notedFrames, frames).ignoresSafeArea(.container)
  }
}
#endif
#endif
