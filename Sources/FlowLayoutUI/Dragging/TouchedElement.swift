#if canImport(SwiftUI)
import SwiftUI

/// An element that was touched and can be lifted.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct TouchedElement {
  let element: Int
  let id: AnyHashable

  /// The point of the touch in the container's coordinates, measured from the left edge.
  ///
  /// This is so even in a right-to-left container.
  let point: CGPoint

  /// The frame in which the element's first view is drawn, in the container's coordinates.
  let frame: CGRect

  /// The frames for hit testing in which the element was found.
  let frames: ElementFrames
}

/// The UIKit or AppKit view that a touch has hit.
///
/// It says whether the touch may lift an element.
struct TouchTarget {
  /// Whether no view around the container clips the touched point.
  var isVisible = true

  /// Whether the view belongs to the container or contains it.
  ///
  /// Otherwise the view covers the container.
  var isOfContainer = true

  /// Whether a control that was hit tracks the touch.
  ///
  /// The control is the view, or is between the view and the container.
  var tracksTouch = false

  /// Whether the view, or one between it and the container, is editable text.
  var takesText = false

  /// The last touch that SwiftUI delivered to the container.
  var hit = SwiftUIHit.unknown

  var lifts: Bool { isVisible && isOfContainer && !tracksTouch && !takesText }
}

/// The last touch that SwiftUI's hit testing delivered to a container.
///
/// Hit testing respects views above the container, `allowsHitTesting(false)` and `contentShape`.
enum SwiftUIHit: Equatable {
  /// The touch is unknown, as always before iOS 18 and on visionOS.
  case unknown
  /// SwiftUI has delivered no touch to the container.
  case none
  /// SwiftUI has delivered a touch at a point.
  case at(CGPoint)

  /// Returns the touch with its point, if known, converted by a function.
  func converted(_ convert: (CGPoint) -> CGPoint) -> SwiftUIHit {
    if case .at(let point) = self { return .at(convert(point)) }
    return self
  }
}

/// The source of the picture of a lifted element.
enum PictureSource {
  /// The screen, which shows the current state of views, images, glass and materials.
  case screen
  /// Views that are rendered again.
  ///
  /// The screen shows only a part of the element, or a menu over it.
  case rendered

  init(isWhollyVisible: Bool, isMenuOpen: Bool) {
    self = isWhollyVisible && !isMenuOpen ? .screen : .rendered
  }
}
#endif
