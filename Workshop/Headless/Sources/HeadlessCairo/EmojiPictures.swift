internal import CCairo
internal import Foundation

/// Draws emoji as pictures of a high resolution.
///
/// Cairo draws color glyphs without regard to opacity, and into vector formats with one pixel to
/// the point. So each emoji is a shape to Pango, filled with a picture that is made once.
struct EmojiPictures {
  /// How opaque the next emoji are drawn.
  var opacity = 1.0

  private let layout: OpaquePointer?
  private var known: [String: Picture] = [:]
  /// The emoji of the current text, by the byte at which each begins.
  private var current: [UInt32: Picture] = [:]
  private var size: CGFloat = 0

  private struct Picture {
    let surface: OpaquePointer?
    let ink: PangoRectangle
    let logical: PangoRectangle
  }

  /// The font size that pictures are made in, about that of the font's own bitmaps.
  private static let sourceSize = 100.0
  private static let unitsPerPoint = 1024.0

  init(_ context: OpaquePointer?) {
    layout = pango_layout_new(context)
    let description = pango_font_description_new()
    pango_font_description_set_family(description, "Noto Color Emoji")
    pango_font_description_set_absolute_size(description, Self.sourceSize * Self.unitsPerPoint)
    pango_layout_set_font_description(layout, description)
    pango_layout_set_single_paragraph_mode(layout, 1)
  }

  /// The shapes to reserve for the emoji of a text in a font size.
  mutating func attributes(
    of text: String, size: CGFloat
  ) -> [UnsafeMutablePointer<PangoAttribute>] {
    current = [:]
    self.size = size
    // No emoji is shorter than two bytes, and no other text should pay for them.
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return [] }
    var attributes: [UnsafeMutablePointer<PangoAttribute>] = []
    var start: UInt32 = 0
    for character in text {
      let end = start + UInt32(character.utf8.count)
      if character.isEmoji {
        let picture = picture(of: String(character))
        current[start] = picture
        // A shape is as wide for each scalar that it stands for: only the first one has a width.
        let first = start + UInt32(character.unicodeScalars.first.map(UTF8.width) ?? 0)
        attributes += [attribute(picture, start, first)].compactMap { $0 }
        if first < end { attributes += [attribute(nil, first, end)].compactMap { $0 } }
      }
      start = end
    }
    return attributes
  }

  /// Draws the emoji that begins at a byte of the current text, at the canvas's current point.
  func draw(at start: UInt32, on canvas: OpaquePointer?) {
    guard let picture = current[start] else { return }
    let scale = size / Self.sourceSize
    var (x, y) = (0.0, 0.0)
    cairo_get_current_point(canvas, &x, &y)
    cairo_save(canvas)
    cairo_translate(canvas, x, y)
    cairo_scale(canvas, scale, scale)
    let surface = opacity < 1 ? faded(picture) : cairo_surface_reference(picture.surface)
    cairo_set_source_surface(canvas, surface, Double(picture.ink.x), Double(picture.ink.y))
    cairo_paint(canvas)
    cairo_restore(canvas)
    cairo_surface_destroy(surface)
  }

  // Cairo cuts off what it paints into an SVG with an alpha; a picture that has it is painted whole.
  private func faded(_ picture: Picture) -> OpaquePointer? {
    let surface = Self.surface(picture.ink)
    let canvas = cairo_create(surface)
    cairo_set_source_surface(canvas, picture.surface, 0, 0)
    cairo_paint_with_alpha(canvas, opacity)
    cairo_destroy(canvas)
    return surface
  }

  private static func surface(_ ink: PangoRectangle) -> OpaquePointer? {
    cairo_image_surface_create(CAIRO_FORMAT_ARGB32, max(1, ink.width), max(1, ink.height))
  }

  /// The picture of an emoji, with its extents in pixels.
  private mutating func picture(of emoji: String) -> Picture {
    if let picture = known[emoji] { return picture }
    pango_layout_set_text(layout, emoji, -1)
    let line = pango_layout_get_line_readonly(layout, 0)
    var (ink, logical) = (PangoRectangle(), PangoRectangle())
    pango_layout_line_get_pixel_extents(line, &ink, &logical)
    let surface = Self.surface(ink)
    let canvas = cairo_create(surface)
    cairo_move_to(canvas, Double(-ink.x), Double(-ink.y))
    pango_cairo_show_layout_line(canvas, line)
    cairo_destroy(canvas)
    let picture = Picture(surface: surface, ink: ink, logical: logical)
    known[emoji] = picture
    return picture
  }

  private func attribute(
    _ picture: Picture?, _ start: UInt32, _ end: UInt32
  ) -> UnsafeMutablePointer<PangoAttribute>? {
    var extents = PangoRectangle()
    if let logical = picture?.logical {
      let scale = size / Self.sourceSize * Self.unitsPerPoint
      extents.y = Int32(Double(logical.y) * scale)
      extents.width = Int32(Double(logical.width) * scale)
      extents.height = Int32(Double(logical.height) * scale)
    }
    let attribute = pango_attr_shape_new(&extents, &extents)
    attribute?.pointee.start_index = start
    attribute?.pointee.end_index = end
    return attribute
  }
}

extension Character {
  /// Whether the character is shown as an emoji, by itself or by a variation selector.
  fileprivate var isEmoji: Bool {
    guard let first = unicodeScalars.first else { return false }
    return first.properties.isEmojiPresentation
      || first.properties.isEmoji && unicodeScalars.contains("\u{FE0F}")
  }
}
