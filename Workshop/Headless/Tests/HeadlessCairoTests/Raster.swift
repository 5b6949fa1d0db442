import CCairo
import Foundation
import HeadlessCairo
import SwiftUI

/// The pixels of a PNG.
struct Raster {
  let width: Int
  let height: Int
  private let pixels: [UInt32]

  init(_ png: Data) {
    var reader = Reader(data: png)
    let surface = withUnsafeMutablePointer(to: &reader) { pointer in
      cairo_image_surface_create_from_png_stream(
        { pointer, bytes, count in
          guard let reader = pointer?.assumingMemoryBound(to: Reader.self), let bytes,
            reader.pointee.offset + Int(count) <= reader.pointee.data.count
          else { return CAIRO_STATUS_READ_ERROR }
          let start = reader.pointee.offset
          reader.pointee.data.copyBytes(to: bytes, from: start..<start + Int(count))
          reader.pointee.offset += Int(count)
          return CAIRO_STATUS_SUCCESS
        }, pointer)
    }
    defer { cairo_surface_destroy(surface) }
    width = Int(cairo_image_surface_get_width(surface))
    height = Int(cairo_image_surface_get_height(surface))
    let count = width * height
    pixels =
      cairo_image_surface_get_data(surface)?.withMemoryRebound(to: UInt32.self, capacity: count) {
        Array(UnsafeBufferPointer(start: $0, count: count))
      } ?? []
  }

  /// A pixel as it is stored: opacity, then red, green and blue multiplied by it.
  subscript(x: Int, y: Int) -> String {
    let digits = String(pixels[y * width + x], radix: 16, uppercase: true)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }

  /// The columns of a row that are painted at all.
  func painted(inRow y: Int) -> [Int] { (0..<width).filter { pixels[y * width + $0] != 0 } }

  private struct Reader {
    let data: Data
    var offset = 0
  }
}

/// The pixels of a view in a host.
@MainActor func raster<V: View>(
  _ view: V, width: CGFloat, height: CGFloat, scale: Double = 1,
  direction: LayoutDirection = .leftToRight
) throws -> Raster {
  let host = HeadlessHost(
    size: CGSize(width: width, height: height), layoutDirection: direction, textMeasurer: .pango
  ) { view }
  return Raster(try Picture(host).png(scale: scale))
}
