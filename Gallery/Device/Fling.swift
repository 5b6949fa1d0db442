#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
import Foundation

/// Ten flings of a second, one after the other, and their frame times.
///
/// A fling begins at 8,000 points a second and slows down as a scroll view does: by 0.2 % a millisecond.
@available(iOS 17.0, macOS 14.0, *)
@MainActor final class Fling {
  nonisolated static let count = 10

  let clock = FrameClock()
  private(set) var times = FrameTimes()

  // Written down, it has no actor; made by the compiler, it would have one where all is the main actor's, which older
  // systems cannot do.
  deinit {}

  /// Starts the flings: `scroll` is called before each frame with the distance from the start in points, `end` after the
  /// last one with the frame times.
  func start(
    scroll: @escaping @MainActor (CGFloat) -> Void, end: @escaping @MainActor (FrameTimes) -> Void
  ) {
    times = FrameTimes()
    var (start, last): (Double?, Double) = (nil, 0)
    clock.start { [weak self] time, interval in
      guard let self else { return }
      if let start {
        times.add(time - last, refreshing: interval)
        scroll(Self.distance(after: time - start))
        if time - start >= Double(Self.count) {
          clock.stop()
          end(times)
        }
      } else {
        start = time
      }
      last = time
    }
  }

  /// The distance of all flings after a time in seconds.
  nonisolated static func distance(after time: Double) -> CGFloat {
    let time = min(max(time, 0), Double(count))
    let whole = time.rounded(.down)
    return CGFloat(whole * distanceOfOne(after: 1) + distanceOfOne(after: time - whole))
  }

  private nonisolated static func distanceOfOne(after time: Double) -> Double {
    let (speed, decay) = (8_000.0, -1_000 * log(0.998))
    return speed * (1 - exp(-decay * time)) / decay
  }
}
#endif
