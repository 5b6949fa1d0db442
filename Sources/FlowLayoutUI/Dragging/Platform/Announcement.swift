#if canImport(SwiftUI)
import SwiftUI

#if canImport(Accessibility)
// The priority of announcements is not yet said to be sendable.
@preconcurrency import Accessibility
#endif
#if canImport(UIKit) && !os(watchOS)
import UIKit
#endif

/// A text that a screen reader says.
enum Announcement {
  /// Says a text a moment later: in the midst of an action, what a screen reader says of that drowns it.
  @MainActor static func post(_ text: String) {
    Task {
      try? await Task.sleep(nanoseconds: 200_000_000)
      postNow(text)
    }
  }

  @MainActor private static func postNow(_ text: String) {
    if #available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *) {
      var announcement = AttributedString(text)
      announcement.accessibilitySpeechAnnouncementPriority = .high
      AccessibilityNotification.Announcement(announcement).post()
    } else {
      #if canImport(UIKit) && !os(watchOS)
      UIAccessibility.post(notification: .announcement, argument: text)
      #endif
    }
  }
}
#endif
