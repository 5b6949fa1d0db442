#if canImport(SwiftUI) && (os(iOS) || os(visionOS))
import SwiftUI
import UIKit

extension UIImage {
  /// Returns the outline of this picture when drawn at a size in points.
  ///
  /// Nil for an empty picture.
  @available(iOS 16.0, *)
  func outline(in size: CGSize) -> UIBezierPath? {
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
    return UIBezierPath(
      roundedRect: CGRect(origin: .zero, size: size),
      cornerRadius: outline.radius * size.width / CGFloat(image.width))
  }
}
#endif
