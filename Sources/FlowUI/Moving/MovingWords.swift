#if canImport(SwiftUI)
import SwiftUI

#if canImport(Accessibility)
import Accessibility
#endif

/// What assistive technologies say of moving, in the user's language.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
@MainActor
enum MovingWords {
  static var moveEarlier: Text { Text("Move earlier", bundle: .words) }
  static var moveLater: Text { Text("Move later", bundle: .words) }

  /// Says where an element has come to lie: "3 of 8".
  static func announce(place: Int, of count: Int) {
    let format = Bundle.words.localizedString(forKey: "%lld of %lld", value: nil, table: nil)
    if #available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *) {
      AccessibilityNotification.Announcement(String(format: format, place, count)).post()
    }
  }
}

extension Bundle {
  /// Where the string catalog is.
  ///
  /// Those who build the sources without the package manager, as a part of an app, add the catalog to the app.
  fileprivate static var words: Bundle {
    #if SWIFT_PACKAGE
    .module
    #else
    .main
    #endif
  }
}
#endif
