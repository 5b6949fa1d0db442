#if canImport(SwiftUI)
import SwiftUI

/// The environment values that determine for which items a lazy container creates views.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct ViewportSurroundings: DynamicProperty {
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.accessibilityVoiceOverEnabled) private var hasVoiceOver
  @Environment(\.accessibilitySwitchControlEnabled) private var hasSwitchControl

  nonisolated init() {}

  /// Whether the container is laid out from right to left.
  var isMirrored: Bool { layoutDirection == .rightToLeft }

  /// Whether VoiceOver or Switch Control is on.
  ///
  /// These go through views one by one, and may scroll by a page at a time.
  var isReadAloud: Bool { hasVoiceOver || hasSwitchControl }
}
#endif
