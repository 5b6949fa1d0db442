#if canImport(SwiftUI)
import SwiftUI

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension View {
  #if os(watchOS)
  nonisolated func onArrowKeys(_ press: @escaping (Axis, Int) -> Bool) -> some View { self }
  #else
  /// Calls an action for the option and an arrow key, wherever the focus is in here: for a step along an axis.
  nonisolated func onArrowKeys(
    _ press: @escaping (Axis, Int) -> Bool
  ) -> some View {
    if #available(iOS 17.0, macOS 14.0, tvOS 17.0, *) {
      return self.onKeyPress(keys: [.leftArrow, .rightArrow, .upArrow, .downArrow]) { key in
        if !key.modifiers.contains(.option) { return .ignored }
        let isHorizontal = key.key == .leftArrow || key.key == .rightArrow
        let step = key.key == .leftArrow || key.key == .upArrow ? -1 : 1
        return press(isHorizontal ? .horizontal : .vertical, step) ? .handled : .ignored
      }
    }
    return self
  }
  #endif
}
#endif
