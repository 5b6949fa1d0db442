#if canImport(SwiftUI)
import SwiftUI

/// An element that was touched and can be lifted.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct TouchedElement {
  let element: Int
  let id: AnyHashable

  /// The touched point in the container's coordinates.
  ///
  /// Its x-coordinate is measured from the left edge, even in a right-to-left container.
  let point: CGPoint

  /// The frame in which the element's view is drawn, in the container's coordinates.
  ///
  /// If the element has several views, it is the frame of the first one.
  let frame: CGRect

  /// The frames of all elements with views, among which the touched one was found.
  let frames: ElementFrames
}

/// The UIKit or AppKit view that a touch has hit.
///
/// It says whether the touch may lift an element.
struct TouchTarget {
  /// Whether the touched point is in the visible part of the container.
  ///
  /// A view around the container, such as a scroll view, may clip that point.
  var isVisible = true

  /// Whether the view belongs to the container or contains it.
  ///
  /// Otherwise the view covers the container.
  var isOfContainer = true

  /// Whether a control, such as a slider, is tracking the touch.
  ///
  /// The control is this view, or a superview of it inside the container.
  var tracksTouch = false

  /// Whether this view, or a superview of it inside the container, is editable text.
  var takesText = false

  /// The last touch that SwiftUI delivered to the container.
  ///
  /// An element is lifted only if this touch has hit it, too, or is unknown.
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
