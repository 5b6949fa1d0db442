internal import CCairo
internal import Foundation
internal import SwiftUI

/// Texts in real fonts, through Pango, which must not be used from two threads at once.
final class PangoText: @unchecked Sendable {
  static let shared = PangoText()

  private let lock = NSLock()
  private let context: OpaquePointer?
  private let layout: OpaquePointer?
  private var descriptions: [HeadlessHost.ResolvedFont: OpaquePointer?] = [:]
  private var metrics: [HeadlessHost.ResolvedFont: HeadlessHost.LineMetrics] = [:]
  private var widths: [HeadlessHost.ResolvedFont: [String: CGFloat]] = [:]
  private var widthCount = 0
  private var emoji: EmojiPictures

  private init() {
    context = pango_font_map_create_context(pango_cairo_font_map_new())
    // Nothing may depend on the machine's language or on the scale of the picture.
    pango_context_set_language(context, pango_language_from_string("en"))
    pango_context_set_round_glyph_positions(context, 0)
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    layout = pango_layout_new(context)
    pango_layout_set_single_paragraph_mode(layout, 1)
    emoji = EmojiPictures(context)
    pango_cairo_context_set_shape_renderer(
      context, Self.drawEmoji, Unmanaged.passUnretained(self).toOpaque(), nil)
  }

  private static let drawEmoji: PangoCairoShapeRendererFunc = { canvas, shape, _, data in
    guard let shape, let data else { return }
    Unmanaged<PangoText>.fromOpaque(data).takeUnretainedValue().emoji.draw(
      at: shape.pointee.attr.start_index, on: canvas)
  }

  func lineMetrics(of font: HeadlessHost.ResolvedFont) -> HeadlessHost.LineMetrics {
    lock.withLock {
      if let known = metrics[font] { return known }
      let values = pango_context_get_metrics(context, description(of: font), nil)
      defer { pango_font_metrics_unref(values) }
      let ascent = points(pango_font_metrics_get_ascent(values)).rounded()
      let descent = points(pango_font_metrics_get_descent(values)).rounded()
      let line = HeadlessHost.LineMetrics(height: ascent + descent, baseline: ascent)
      metrics[font] = line
      return line
    }
  }

  func width(of text: Substring, in font: HeadlessHost.ResolvedFont) -> CGFloat {
    if text.isEmpty { return 0 }
    return lock.withLock {
      let text = String(text)
      if let known = widths[font]?[text] { return known }
      let exact = text.pieces.reduce(0) { $0 + extent(of: String($1), in: font) }
      let width = max(0, (exact - 1e-3).rounded(.up))
      remember(width, of: text, in: font)
      return width
    }
  }

  private func extent(of text: String, in font: HeadlessHost.ResolvedFont) -> CGFloat {
    prepare(text, font)
    var extents = PangoRectangle()
    pango_layout_line_get_extents(pango_layout_get_line_readonly(layout, 0), nil, &extents)
    return points(extents.width)
  }

  /// Shows a line in the width that it was measured to have, its baseline's left end at a point.
  ///
  /// Where another measurer measured it, letters that are too wide are squeezed, and space that
  /// is left is shared by both sides.
  func show(
    _ line: HeadlessHost.TextLine, in font: HeadlessHost.ResolvedFont, opacity: Double,
    at point: CGPoint, on canvas: OpaquePointer?
  ) {
    lock.withLock {
      prepare(line.text, font)
      emoji.opacity = opacity
      let shown = pango_layout_get_line_readonly(layout, 0)
      var extents = PangoRectangle()
      pango_layout_line_get_extents(shown, nil, &extents)
      let free = line.width - points(extents.width)
      cairo_save(canvas)
      cairo_translate(canvas, point.x + (free > 1 ? free / 2 : 0), point.y)
      if free < -1 { cairo_scale(canvas, max(1e-3, line.width) / points(extents.width), 1) }
      cairo_move_to(canvas, 0, 0)
      pango_cairo_show_layout_line(canvas, shown)
      cairo_restore(canvas)
    }
  }

  private func remember(_ width: CGFloat, of text: String, in font: HeadlessHost.ResolvedFont) {
    if text.utf8.count > 256 { return }
    if widthCount == 10_000 { (widths, widthCount) = ([:], 0) }
    widths[font, default: [:]][text] = width
    widthCount += 1
  }

  private func prepare(_ text: String, _ font: HeadlessHost.ResolvedFont) {
    // For Pango a text ends at its first NUL; HTML and Markdown show U+FFFD in place of one, too.
    let text = text.utf8.contains(0) ? text.replacing("\0", with: "\u{FFFD}") : text
    pango_layout_set_font_description(layout, description(of: font))
    let attributes = pango_attr_list_new()
    if font.hasMonospacedDigits {
      pango_attr_list_insert(attributes, pango_attr_font_features_new("tnum=1"))
    }
    for attribute in emoji.attributes(of: text, size: font.size) {
      pango_attr_list_insert(attributes, attribute)
    }
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
    pango_layout_set_text(layout, text, -1)
  }

  private func description(of font: HeadlessHost.ResolvedFont) -> OpaquePointer? {
    if let known = descriptions[font] { return known }
    let description = pango_font_description_new()
    pango_font_description_set_family(description, font.design.families.joined(separator: ","))
    pango_font_description_set_absolute_size(description, font.size * scale)
    pango_font_description_set_weight(description, PangoWeight(UInt32(font.weight)))
    descriptions[font] = description
    return description
  }

  // Pango counts in 1024ths of a point.
  private let scale = 1024.0
  private func points(_ units: Int32) -> CGFloat { CGFloat(units) / scale }
}

extension String {
  /// The text in pieces that are short enough for Pango, which counts in 32 bits; cut at spaces.
  fileprivate var pieces: [Substring] {
    let limit = 4096
    if utf8.count <= limit { return [self[...]] }
    var pieces: [Substring] = []
    var rest = self[...]
    while !rest.isEmpty {
      var piece = rest.prefix(limit)
      if piece.endIndex < endIndex, let space = piece.lastIndex(of: " ") {
        piece = piece[...space]
      }
      pieces.append(piece)
      rest = rest[piece.endIndex...]
    }
    return pieces
  }
}

extension Font.Design {
  /// The families that are tried, first to last; what they lack comes from any other font.
  fileprivate var families: [String] {
    let common = ["Noto Sans", "Noto Sans Arabic", "Noto Sans Hebrew", "Noto Sans CJK SC"]
    return switch self {
    case .serif: ["Noto Serif", "Noto Serif Hebrew", "Noto Serif CJK SC"] + common
    case .monospaced: ["Noto Sans Mono"] + common
    case .default, .rounded: common
    }
  }
}
