#if canImport(SwiftUI) && os(iOS)
import SwiftUI
import UIKit
import UIKit.UIGestureRecognizerSubclass

@available(iOS 16.0, *)
extension View {
  /// Records in `mover` the points at which SwiftUI delivers touches to the view.
  ///
  /// Before iOS 18, it records nothing.
  nonisolated func recordingTouches(of mover: Mover, _ isOn: Bool) -> some View {
    if #available(iOS 18.0, visionOS 2.0, *) {
      return gesture(TouchRecording(mover: mover, isOn: isOn))
    }
    return self
  }
}

/// A gesture that records the points at which SwiftUI's hit testing delivers touches.
///
/// So a system drag does not lift an element that another view covers. The gesture recognizes
/// nothing, and blocks no other gesture.
@available(iOS 18.0, *)
struct TouchRecording: UIGestureRecognizerRepresentable {
  let mover: Mover
  let isOn: Bool

  func makeUIGestureRecognizer(context: Context) -> TouchRecognizer {
    let recognizer = TouchRecognizer(target: nil, action: nil)
    recognizer.cancelsTouchesInView = false
    recognizer.delaysTouchesEnded = false
    return recognizer
  }

  func updateUIGestureRecognizer(_ recognizer: TouchRecognizer, context: Context) {
    recognizer.isEnabled = isOn
    recognizer.record = { [weak mover] in mover?.hit = .at($0) }
    if mover.hit == .unknown { mover.hit = .none }
  }
}

/// Records the point of a touch in its window, then fails at once.
@available(iOS 18.0, *)
final class TouchRecognizer: UIGestureRecognizer {
  var record: @MainActor (CGPoint) -> Void = { _ in }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if let touch = touches.first { record(touch.location(in: nil)) }
    state = .failed
  }
}
#endif
