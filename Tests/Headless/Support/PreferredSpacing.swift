import SwiftUI

extension ViewSpacing {
  /// The same preference on all edges, which Apple's SwiftUI offers no call for.
  static func preferring(_ length: CGFloat) -> ViewSpacing {
    ViewSpacing(top: length, leading: length, bottom: length, trailing: length)
  }
}
