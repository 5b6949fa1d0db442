#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
import Foundation

#if canImport(QuartzCore)
import QuartzCore
#endif
#if os(macOS)
import AppKit
#endif

/// Calls an action before each frame that the display shows, until it is stopped.
@available(iOS 17.0, macOS 14.0, *)
@MainActor final class FrameClock: NSObject {
  /// The time of a frame and the time to the next one, in seconds.
  typealias Action = @MainActor (_ time: Double, _ interval: Double) -> Void

  private var action: Action?

  // Written down, it has no actor; made by the compiler, it would have one where all is the main actor's, which older
  // systems cannot do.
  deinit {}

  /// Whether frames are counted.
  var isRunning: Bool { action != nil }

  /// Begins with the next frame.
  ///
  /// Where there is no display, `tick(at:interval:)` stands for a frame.
  func start(_ action: @escaping Action) {
    stop()
    self.action = action
    startLink()
  }

  /// Forgets the action.
  func stop() {
    action = nil
    stopLink()
  }

  /// Calls the action.
  func tick(at time: Double, interval: Double) { action?(time, interval) }

  #if canImport(QuartzCore)
  private var link: CADisplayLink?

  private func startLink() {
    #if os(macOS)
    link = NSScreen.main?.displayLink(target: self, selector: #selector(show(_:)))
    #else
    link = CADisplayLink(target: self, selector: #selector(show(_:)))
    #endif
    link?.add(to: .main, forMode: .common)
  }

  private func stopLink() {
    link?.invalidate()
    link = nil
  }

  @objc private func show(_ link: CADisplayLink) {
    tick(at: link.timestamp, interval: link.targetTimestamp - link.timestamp)
  }
  #else
  private func startLink() {}
  private func stopLink() {}
  #endif
}
#endif
