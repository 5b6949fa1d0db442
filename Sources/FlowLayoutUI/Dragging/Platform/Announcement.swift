#if canImport(SwiftUI)
import SwiftUI

#if canImport(Accessibility)
// The type of the announcement's priority is not marked as Sendable yet.
@preconcurrency import Accessibility
#endif
#if canImport(UIKit) && !os(watchOS)
import UIKit
#endif

/// Announcements of a screen reader.
enum Announcement {
  /// Speaks a text after a short delay.
  ///
  /// Without the delay, the screen reader's own words about the action would interrupt the text.
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
