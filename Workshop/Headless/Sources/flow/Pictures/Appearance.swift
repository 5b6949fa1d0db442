import SwiftUI

/// The background of a picture, and the color of text that stands out from it.
enum Appearance: String, CaseIterable {
  case light
  case dark

  var colorScheme: ColorScheme {
    switch self {
    case .light: .light
    case .dark: .dark
    }
  }

  /// White or black, as behind everything on a phone.
  var background: HeadlessHost.ResolvedColor {
    let level = self == .light ? 1.0 : 0.0
    return HeadlessHost.ResolvedColor(red: level, green: level, blue: level)
  }
}

/// Which way lines run.
enum Direction: String, CaseIterable {
  case ltr
  case rtl

  var layoutDirection: LayoutDirection {
    switch self {
    case .ltr: .leftToRight
    case .rtl: .rightToLeft
    }
  }
}
