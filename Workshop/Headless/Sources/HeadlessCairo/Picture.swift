import CCairo
public import Foundation
public import SwiftUI

/// The picture of a host, to be drawn into a file.
///
///     let host = HeadlessHost(
///       size: CGSize(width: 320, height: 200), textMeasurer: .pango
///     ) { TagCloud() }
///     let white = HeadlessHost.ResolvedColor(red: 1, green: 1, blue: 1)
///     try Picture(host, background: white).png(scale: 2).write(to: url)
///
/// A picture is a snapshot: it does not change when the host does. The same picture gives the same
/// bytes on one machine. Drawing takes time in proportion to the views and, for PNG, to the pixels.
public struct Picture: Sendable {
  /// The size of the picture, in points.
  public let size: CGSize
  /// The color under everything else, over the whole picture; nil leaves it transparent.
  public let background: HeadlessHost.ResolvedColor?
  private let items: [HeadlessHost.DisplayItem]
  private let origin: CGPoint

  /// The most pixels that a side of a PNG can have.
  public static let maximumPixels = 32_767

  /// The most points that a side of an SVG or PDF picture can have: Cairo counts in 256ths of one.
  public static let maximumPoints = 8_388_607

  /// A picture of what a host shows now.
  ///
  /// `area` is the part of it to show, in the host's coordinates: all of the size that its root
  /// is proposed, unless another one is given.
  @MainActor public init(
    _ host: HeadlessHost, area: CGRect? = nil, background: HeadlessHost.ResolvedColor? = nil
  ) {
    let area = area ?? CGRect(origin: .zero, size: host.proposedSize)
    size = area.size
    origin = area.origin
    self.background = background
    items = host.displayList
  }

  /// The picture as a PNG, with `scale` pixels to the point.
  ///
  /// The edges of what views paint are moved to whole pixels, halves up, as on a display. A side is
  /// rounded up to whole pixels, at least one.
  ///
  /// - Throws: `PictureError` where a side has no finite length or more than `maximumPixels`, where
  ///   the scale is not a positive number, or where memory runs out.
  public func png(scale: Double = 1) throws -> Data { try data(.png(scale: scale)) }

  /// The picture as SVG, a user unit to the point; nothing is rounded, texts become outlines.
  ///
  /// - Throws: `PictureError` where a side has no finite length or more than `maximumPoints`.
  public func svg() throws -> Data { try data(.svg) }

  /// The picture as a PDF of one page, a unit to the point; nothing is rounded, texts stay text.
  ///
  /// - Throws: `PictureError` where a side has no finite length or more than `maximumPoints`.
  public func pdf() throws -> Data { try data(.pdf) }

  private func data(_ format: Format) throws -> Data {
    var data = Data()
    try write(as: format) { data.append(contentsOf: $0) }
    return data
  }

  /// A file format of pictures.
  public enum Format: Equatable, Sendable {
    /// As `png(scale:)`.
    case png(scale: Double)
    /// As `svg()`.
    case svg
    /// As `pdf()`.
    case pdf
  }

  /// Passes the bytes of a file on as they are made, in pieces of some kilobytes.
  ///
  ///     try Picture(host).write(as: .svg) { bytes in
  ///       guard fwrite(bytes.baseAddress, 1, bytes.count, file) == bytes.count else { throw broken() }
  ///     }
  ///
  /// The bytes are those of `png(scale:)`, `svg()` or `pdf()`, without room for all of them at once.
  ///
  /// - Throws: what these throw, before the first piece where a length or the scale is to blame; and
  ///   what `write` throws, which is not called again then.
  public func write(
    as format: Format, to write: (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    try withoutActuallyEscaping(write) { write in
      switch format {
      case .png(let scale): try drawPNG(scale, ByteStream(write))
      case .svg:
        var names = SVGNames()
        try drawSVG(ByteStream { bytes in try names.renumbered(bytes).withUnsafeBytes(write) })
        try names.finished().withUnsafeBytes(write)
      case .pdf: try drawPDF(ByteStream(write))
      }
    }
  }

  private func drawPNG(_ scale: Double, _ stream: ByteStream) throws {
    guard scale > 0, scale.isFinite else { throw PictureError.scale(scale) }
    try check(limit: Self.maximumPixels, scale: scale)
    let surface = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32, pixels(size.width, scale), pixels(size.height, scale))
    defer { cairo_surface_destroy(surface) }
    try check(cairo_surface_status(surface))
    try draw(on: surface, grid: PixelGrid(scale: scale, origin: origin))
    try stream.finish {
      try check(cairo_surface_write_to_png_stream(surface, ByteStream.write, stream.pointer))
    }
  }

  private func drawSVG(_ stream: ByteStream) throws {
    try check(limit: Self.maximumPoints, scale: 1)
    let surface = cairo_svg_surface_create_for_stream(
      ByteStream.write, stream.pointer, size.width, size.height)
    cairo_svg_surface_set_document_unit(surface, CAIRO_SVG_UNIT_PX)
    try drawVectors(on: surface, stream)
  }

  private func drawPDF(_ stream: ByteStream) throws {
    try check(limit: Self.maximumPoints, scale: 1)
    let surface = cairo_pdf_surface_create_for_stream(
      ByteStream.write, stream.pointer, size.width, size.height)
    // The same picture gives the same bytes, whenever it is drawn.
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z")
    try drawVectors(on: surface, stream)
  }

  private func drawVectors(on surface: OpaquePointer?, _ stream: ByteStream) throws {
    defer { cairo_surface_destroy(surface) }
    try stream.finish {
      try draw(on: surface, grid: PixelGrid(scale: nil, origin: origin))
      cairo_surface_finish(surface)
      try check(cairo_surface_status(surface))
    }
  }

  private func draw(on surface: OpaquePointer?, grid: PixelGrid) throws {
    let context = cairo_create(surface)
    defer { cairo_destroy(context) }
    let scale = grid.scale ?? 1
    cairo_scale(context, scale, scale)
    let canvas = Canvas(context: context, grid: grid)
    if let background { canvas.paint(background) }
    for item in items { canvas.draw(item) }
    try check(cairo_status(context))
  }

  private func pixels(_ length: CGFloat, _ scale: Double) -> Int32 {
    Int32(max(1, (length * scale - 1e-6).rounded(.up)))
  }

  private func check(limit: Int, scale: Double) throws {
    for (side, length) in [("wide", size.width), ("high", size.height)] {
      let pixels = (length * scale - 1e-6).rounded(.up)
      if !(pixels <= CGFloat(limit)) || length < 0 {
        throw PictureError.size(side: side, points: length, scale: scale, limit: limit)
      }
    }
  }

  private func check(_ status: cairo_status_t) throws {
    if status == CAIRO_STATUS_SUCCESS { return }
    throw PictureError.drawing(String(cString: cairo_status_to_string(status)))
  }
}

/// Why a picture cannot be drawn.
public enum PictureError: Error, Equatable, CustomStringConvertible {
  /// A side (`wide` or `high`) has no finite length or more pixels than can be held.
  case size(side: String, points: CGFloat, scale: Double, limit: Int)
  /// The scale is not a positive number.
  case scale(Double)
  /// An error of Cairo.
  case drawing(String)

  /// One sentence that says what to change.
  public var description: String {
    switch self {
    case .size(let side, let points, let scale, let limit):
      let name = side == "wide" ? "width" : "height"
      if !points.isFinite || points < 0 {
        return "the picture's \(name) must be a length of points, not \(points)"
      }
      let pixels = Int((points * scale).rounded(.up))
      let advice =
        scale > 1 ? "use a smaller scale than \(scale) or \(name)" : "use a smaller \(name)"
      return
        "the picture would be \(pixels) pixels \(side), at most \(limit) can be drawn: \(advice)"
    case .scale(let scale): return "the scale must be a positive number, not \(scale)"
    case .drawing(let reason): return "the picture cannot be drawn: \(reason)"
    }
  }
}
