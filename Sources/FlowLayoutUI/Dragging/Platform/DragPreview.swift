#if canImport(SwiftUI) && (os(iOS) || os(visionOS))
import SwiftUI
import UIKit

@available(iOS 16.0, *)
extension UITargetedDragPreview {
  /// Creates a preview of a lifted element's picture, over the element's own view.
  ///
  /// Nil if there is no picture.
  convenience init?(of token: DragToken, in host: UIView) {
    guard let source = token.source,
      let picture = source.picture(of: token.session.touched, in: host)
    else { return nil }
    let parameters = UIDragPreviewParameters()
    parameters.backgroundColor = .clear
    // The shadow follows the visible path. A shadow path would add a second shadow that stays behind.
    parameters.visiblePath = picture.path
    self.init(
      view: UIImageView(image: picture.image), parameters: parameters,
      target: source.target(token.session.touched.frame, in: host))
  }

  /// Returns a preview that moves this preview's picture to its final frame.
  ///
  /// The element's own view appears there. Nil if the frame is unknown; the system then fades the
  /// picture out.
  func landing(of token: DragToken, in host: UIView) -> UITargetedDragPreview? {
    guard let source = token.source, source.window != nil, let frame = token.session.landingFrame
    else { return nil }
    let parameters = UIDragPreviewParameters()
    parameters.backgroundColor = .clear
    parameters.visiblePath = self.parameters.visiblePath
    // A shadow would fall on the element's own view, which appears at that frame.
    parameters.shadowPath = UIBezierPath()
    return UITargetedDragPreview(
      view: view, parameters: parameters, target: source.target(frame, in: host))
  }
}

@available(iOS 16.0, *)
extension DragSourceView {
  /// Returns the target of a preview, in the center of a frame.
  ///
  /// The frame is in the flow's coordinates.
  fileprivate func target(_ frame: CGRect, in host: UIView) -> UIDragPreviewTarget {
    let frame = convert(frame, to: host)
    return UIDragPreviewTarget(container: host, center: CGPoint(x: frame.midX, y: frame.midY))
  }

  /// Returns the picture of an element, and the outline of that picture.
  ///
  /// The outline is found in a second rendering of the element's view; nil if that fails. The
  /// result is nil if the element's frame is empty.
  fileprivate func picture(
    of touched: TouchedElement, in host: UIView
  ) -> (image: UIImage, path: UIBezierPath?)? {
    let frame = convert(touched.frame, to: host)
    guard frame.width > 0, frame.height > 0 else { return nil }
    let rendered = mover.view(ofElement: touched.element).flatMap {
      render($0, in: frame.size, scale: max(1, host.traitCollection.displayScale))
    }
    let source = PictureSource(
      isWhollyVisible: isWhollyVisible(touched.frame), isMenuOpen: host.showsMenu)
    let image = source == .rendered ? rendered : nil
    return (image ?? host.pixels(in: frame), rendered?.outline(in: frame.size))
  }

  private func render(_ view: AnyView, in size: CGSize, scale: CGFloat) -> UIImage? {
    let renderer = ImageRenderer(
      content: view.environment(\.self, environment)
        .frame(width: size.width, height: size.height))
    renderer.scale = scale
    return renderer.uiImage
  }
}

@available(iOS 16.0, *)
extension UIView {
  fileprivate var showsMenu: Bool { contextMenus.contains { $0.menuAppearance != .unknown } }

  /// Returns the pixels on screen in a frame of the view.
  fileprivate func pixels(in frame: CGRect) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    (format.scale, format.opaque) = (max(1, traitCollection.displayScale), false)
    return UIGraphicsImageRenderer(size: frame.size, format: format).image { _ in
      let whole = CGRect(
        origin: CGPoint(x: bounds.minX - frame.minX, y: bounds.minY - frame.minY),
        size: bounds.size)
      drawHierarchy(in: whole, afterScreenUpdates: false)
    }
  }
}
#endif
