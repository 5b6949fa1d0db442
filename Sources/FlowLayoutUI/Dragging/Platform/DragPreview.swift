#if canImport(SwiftUI) && (os(iOS) || os(visionOS))
import SwiftUI
import UIKit

@available(iOS 16.0, *)
extension UITargetedDragPreview {
  /// Creates the picture of a lifted element, where it stands in a host.
  convenience init?(of lift: HostInteractions.Lift, in host: UIView) {
    let scale = max(1, host.traitCollection.displayScale)
    guard let picture = lift.source.picture(of: lift, in: host, scale: scale) else { return nil }
    let parameters = UIDragPreviewParameters()
    parameters.backgroundColor = .clear
    // Else UIKit rounds a rectangle and throws its shadow.
    if let outline = picture.outline(scale: scale) {
      (parameters.visiblePath, parameters.shadowPath) = (outline, outline)
    }
    self.init(
      view: UIImageView(image: picture), parameters: parameters,
      target: lift.source.target(lift.frame, in: host))
  }

  /// Returns the preview on its way to a frame of a flow, where it throws no shadow over the view that it becomes.
  func landing(
    at frame: CGRect, of source: DragSourceView, in host: UIView
  ) -> UITargetedDragPreview {
    let parameters = UIDragPreviewParameters()
    parameters.backgroundColor = .clear
    parameters.visiblePath = self.parameters.visiblePath
    parameters.shadowPath = UIBezierPath()
    return UITargetedDragPreview(
      view: view, parameters: parameters, target: source.target(frame, in: host))
  }
}

@available(iOS 16.0, *)
extension DragSourceView {
  /// Returns the place of a preview, at a frame of the flow.
  fileprivate func target(_ frame: CGRect, in host: UIView) -> UIDragPreviewTarget {
    let frame = convert(frame, to: host)
    return UIDragPreviewTarget(container: host, center: CGPoint(x: frame.midX, y: frame.midY))
  }

  /// Returns the picture of an element.
  ///
  /// A snapshot of SwiftUI's content may be empty, so that the views are drawn anew; but where views of the platform
  /// are among them, or the element has several, the host is drawn as it is, and cropped.
  fileprivate func picture(
    of lift: HostInteractions.Lift, in host: UIView, scale: CGFloat
  ) -> UIImage? {
    let frame = convert(lift.frame, to: host)
    if !host.hasControl(in: frame, of: host), let view = mover.view(ofElement: lift.element) {
      let renderer = ImageRenderer(
        content: view.environment(\.self, environment)
          .frame(width: frame.width, height: frame.height))
      renderer.scale = scale
      if let image = renderer.uiImage, image.outline(scale: scale) != nil { return image }
    }
    guard frame.width > 0, frame.height > 0 else { return nil }
    let format = UIGraphicsImageRendererFormat()
    (format.scale, format.opaque) = (scale, false)
    return UIGraphicsImageRenderer(size: frame.size, format: format).image { _ in
      let whole = CGRect(
        origin: CGPoint(x: -frame.minX, y: -frame.minY), size: host.bounds.size)
      host.drawHierarchy(in: whole, afterScreenUpdates: false)
    }
  }
}

extension UIView {
  /// Whether a view of the platform that SwiftUI cannot draw stands in a frame of a host.
  @available(iOS 16.0, *)
  fileprivate func hasControl(in frame: CGRect, of host: UIView) -> Bool {
    subviews.contains { view in
      let isHit = view.convert(view.bounds, to: host).intersects(frame)
      return isHit && (view is UIControl || view is any UITextInput)
        || view.hasControl(in: frame, of: host)
    }
  }
}

extension UIImage {
  /// Returns the outline of what is painted, in points; nil if nothing is.
  @available(iOS 16.0, *)
  fileprivate func outline(scale: CGFloat) -> UIBezierPath? {
    guard let image = cgImage, image.width > 0, image.height > 0 else { return nil }
    var alpha = [UInt8](repeating: 0, count: image.width * image.height)
    let isDrawn = alpha.withUnsafeMutableBytes { bytes in
      let context = CGContext(
        data: bytes.baseAddress, width: image.width, height: image.height, bitsPerComponent: 8,
        bytesPerRow: image.width, space: CGColorSpaceCreateDeviceGray(),
        bitmapInfo: CGImageAlphaInfo.alphaOnly.rawValue)
      context?.draw(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
      return context != nil
    }
    guard isDrawn, let outline = DragOutline(alpha: alpha, width: image.width) else { return nil }
    let frame = CGRect(
      x: outline.frame.minX / scale, y: outline.frame.minY / scale,
      width: outline.frame.width / scale, height: outline.frame.height / scale)
    return UIBezierPath(roundedRect: frame, cornerRadius: outline.radius / scale)
  }
}
#endif
