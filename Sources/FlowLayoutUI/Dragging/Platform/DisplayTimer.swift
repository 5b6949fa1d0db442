#if canImport(SwiftUI) && (os(iOS) || os(visionOS))
import SwiftUI
import UIKit

/// Calls an action at each frame of the screen, with the frame's time.
@MainActor
@available(iOS 16.0, *)
final class DisplayTimer: FrameTiming {
  private let link: CADisplayLink

  init(_ action: @escaping @MainActor (Date) -> Void) {
    let target = LinkTarget()
    link = CADisplayLink(target: target, selector: #selector(LinkTarget.step))
    (target.timer, target.action) = (self, action)
    link.add(to: .main, forMode: .common)
  }

  func stop() { link.invalidate() }
}

/// The target of a display link.
///
/// The link retains the target until invalidated, but the target does not retain the timer.
@MainActor
@available(iOS 16.0, *)
private final class LinkTarget: NSObject {
  weak var timer: DisplayTimer?
  var action: @MainActor (Date) -> Void = { _ in }

  @objc func step(_ link: CADisplayLink) {
    guard timer != nil else { return link.invalidate() }
    action(Date(timeIntervalSinceNow: link.timestamp - CACurrentMediaTime()))
  }
}
#endif
