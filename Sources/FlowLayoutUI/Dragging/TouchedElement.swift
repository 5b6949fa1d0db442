#if canImport(SwiftUI)
import SwiftUI

/// An element that can be lifted where it was touched.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct TouchedElement {
  let element: Int
  let id: AnyHashable

  /// The point of the touch, in the container as it is seen.
  let point: CGPoint

  /// The frame of the element's first view, as it is seen.
  let frame: CGRect

  /// The lines in which it was found.
  let lines: HandLines
}

/// The view of the platform that a touch has hit, as far as it decides whether an element is lifted.
struct TouchTarget {
  /// Whether nothing clips the container at the point.
  var isVisible = true

  /// Whether the view is the container's, or around it, and not one that covers it.
  var isOfContainer = true

  /// Whether the view, or one between it and the container, is a control that follows the touch.
  var tracksTouch = false

  /// Whether the view, or one between it and the container, is a text that can be edited.
  var takesText = false

  /// Where SwiftUI itself has hit a view of the container.
  var hit = SwiftUIHit.unknown

  var lifts: Bool { isVisible && isOfContainer && !tracksTouch && !takesText }
}

/// The last touch that SwiftUI's own hit testing has brought to a container.
///
/// It obeys what covers the container, `allowsHitTesting(false)` and `contentShape`.
enum SwiftUIHit: Equatable {
  /// The system does not tell: before iOS 18, and on visionOS.
  case unknown
  /// No touch has come.
  case none
  /// A touch has come at a point.
  case at(CGPoint)

  /// Returns the touch with its point converted.
  func converted(_ convert: (CGPoint) -> CGPoint) -> SwiftUIHit {
    if case .at(let point) = self { return .at(convert(point)) }
    return self
  }
}

/// The pixels that a lifted element is drawn with.
enum PictureSource {
  /// Those on screen: with the state of its views, with images, glass and materials.
  case screen
  /// Those of views that are made anew, where the screen does not show all of them as they are.
  case rendered

  init(isWhollyVisible: Bool, isMenuOpen: Bool) {
    self = isWhollyVisible && !isMenuOpen ? .screen : .rendered
  }
}
#endif
