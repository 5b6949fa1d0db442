#if canImport(SwiftUI)
import SwiftUI

#if canImport(Accessibility)
import Accessibility
#endif

/// What assistive technologies say of moving, in the user's language.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
@MainActor
enum MovingWords {
  static var moveEarlier: Text { Text("Move earlier", bundle: .module) }
  static var moveLater: Text { Text("Move later", bundle: .module) }

  /// Says where an element has come to lie: "3 of 8".
  static func announce(place: Int, of count: Int) {
    let format = Bundle.module.localizedString(forKey: "%lld of %lld", value: nil, table: nil)
    if #available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *) {
      AccessibilityNotification.Announcement(String(format: format, place, count)).post()
    }
  }
}
#endif
