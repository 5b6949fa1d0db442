#if canImport(SwiftUI) && (os(iOS) || os(visionOS))
import SwiftUI
import UIKit

// The scroll views around a flow, and the hit testing of touches in it.

@available(iOS 16.0, *)
extension DragSourceView {
  private var ancestors: some Sequence<UIView> {
    sequence(first: self as UIView) { $0.superview }.dropFirst()
  }

  /// The scroll views around the flow, from the inside out.
  var scrollViews: [UIScrollView] { ancestors.compactMap { $0 as? UIScrollView } }

  private var scrollView: UIScrollView? {
    scrollViews.scrolling(along: mover.scrolling.axis) { $0.room }
  }

  func scroll(by distance: CGSize) {
    guard let scrollView else { return }
    scrollView.contentOffset = scrollView.room.offset(
      scrollView.contentOffset, movedBy: distance)
    recordVisible()
  }

  /// Records the viewport of the scroll view in the flow's coordinates, for edge scrolling.
  ///
  /// Records nil if there is no scroll view.
  func recordVisible() {
    let visible = scrollView.map { convert($0.bounds, from: $0) }
    mover.scrolling.visible.with { $0 = visible }
  }

  /// The views that clip the flow.
  private var clips: [UIView] { ancestors.filter { $0.clipsToBounds || $0 is UIWindow } }

  /// Returns whether a rectangle of the flow is wholly visible.
  ///
  /// No view around the flow then clips a part of it.
  func isWhollyVisible(_ frame: CGRect) -> Bool {
    clips.allSatisfy { $0.bounds.contains(convert(frame, to: $0)) }
  }

  /// Returns the view that a touch at a point of the flow has hit.
  ///
  /// Nil outside of the flow, or if the host's hit test finds no view.
  func target(at point: CGPoint, in host: UIView) -> TouchTarget? {
    guard bounds.contains(point) else { return nil }
    var target = TouchTarget()
    target.isVisible = clips.allSatisfy { $0.bounds.contains(convert(point, to: $0)) }
    guard let view = host.hitTest(convert(point, to: host), with: nil) else { return nil }
    target.isOfContainer =
      isDescendant(of: view) || view.isDescendant(of: scrollViews.first ?? superview ?? host)
    let hit = sequence(first: view) { $0.superview }.prefix { !isDescendant(of: $0) }
    target.tracksTouch = hit.contains { ($0 as? UIControl)?.isTracking == true }
    target.takesText = hit.contains { $0 is any UITextInput }
    target.hit = mover.hit.converted { convert($0, from: nil) }
    return target
  }
}

extension UIScrollView {
  fileprivate var room: ScrollRoom {
    let insets = adjustedContentInset
    return ScrollRoom(
      content: contentSize, in: bounds.size,
      insets: EdgeInsets(
        top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right))
  }
}
#endif
