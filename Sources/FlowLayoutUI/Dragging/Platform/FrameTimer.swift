#if canImport(SwiftUI)
import SwiftUI

#if os(iOS) || os(visionOS)
import UIKit

/// Calls an action at each frame of the screen, with the frame's time.
@MainActor
@available(iOS 16.0, *)
final class FrameTimer: NSObject {
  private let action: @MainActor (Date) -> Void
  private var link: CADisplayLink?

  init(_ action: @escaping @MainActor (Date) -> Void) {
    self.action = action
    super.init()
    // A link keeps its target until it is invalidated.
    let link = CADisplayLink(target: self, selector: #selector(step))
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  @objc private func step(_ link: CADisplayLink) {
    action(Date(timeIntervalSinceNow: link.timestamp - CACurrentMediaTime()))
  }

  func stop() { link?.invalidate() }
}
#else
/// Calls an action about as often as a screen has frames.
@MainActor
@available(macOS 13.0, tvOS 16.0, watchOS 9.0, *)
final class FrameTimer {
  private var task: Task<Void, Never>?

  init(_ action: @escaping @MainActor (Date) -> Void) {
    task = Task {
      while (try? await Task.sleep(nanoseconds: 16_666_667)) != nil { action(Date()) }
    }
  }

  func stop() { task?.cancel() }
}
#endif
#endif
