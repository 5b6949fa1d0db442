internal import CCairo
internal import SwiftUI

/// Draws the items of a display list.
struct Canvas {
  let context: OpaquePointer?
  let grid: PixelGrid

  func paint(_ color: HeadlessHost.ResolvedColor) {
    set(color)
    cairo_paint(context)
  }

  func draw(_ item: HeadlessHost.DisplayItem) {
    cairo_save(context)
    defer { cairo_restore(context) }
    for clip in item.clips { self.clip(to: clip) }
    set(item.color)
    if let gradient = item.gradient { set(gradient) }
    switch item.content {
    case .fill(let path, let style):
      add(path, grid.mapping(path, in: item.frame))
      fill(style)
    case .stroke(let path, let style):
      add(path, grid.mapping(path, in: item.frame))
      stroke(style)
    case .text(let lines, let font): draw(lines, font, opacity: item.color.opacity, in: item.frame)
    case .symbol(let name, let font): draw(Symbol.named(name), font, in: item.frame)
    }
  }

  private func set(_ color: HeadlessHost.ResolvedColor) {
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.opacity)
  }

  private func set(_ gradient: HeadlessHost.ResolvedGradient) {
    let pattern: OpaquePointer?
    func moved(_ point: CGPoint) -> CGPoint {
      CGPoint(x: point.x - grid.origin.x, y: point.y - grid.origin.y)
    }
    switch gradient.geometry {
    case .line(let start, let end):
      let (start, end) = (moved(start), moved(end))
      pattern = cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
    case .circles(let center, let start, let end):
      let center = moved(center)
      pattern = cairo_pattern_create_radial(center.x, center.y, start, center.x, center.y, end)
    }
    for stop in gradient.stops {
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.location, stop.color.red, stop.color.green, stop.color.blue,
        stop.color.opacity)
    }
    cairo_set_source(context, pattern)
    cairo_pattern_destroy(pattern)
  }

  private func clip(to clip: HeadlessHost.Clip) {
    add(clip.path, grid.mapping(clip.path, in: clip.frame))
    set(clip.style)
    cairo_clip(context)
    cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT)
  }

  private func set(_ style: FillStyle) {
    cairo_set_fill_rule(
      context, style.isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    cairo_set_antialias(
      context, style.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
  }

  private func fill(_ style: FillStyle) {
    set(style)
    cairo_fill(context)
  }

  private func stroke(_ style: StrokeStyle) {
    cairo_set_line_width(context, max(0, style.lineWidth))
    cairo_set_line_cap(context, style.lineCap.cairo)
    cairo_set_line_join(context, style.lineJoin.cairo)
    cairo_set_miter_limit(context, max(1, style.miterLimit))
    // Cairo rejects what draws nothing: negative lengths, or zeros alone.
    let dash = style.dash.map { Double(max(0, $0)) }
    if dash.contains(where: { $0 > 0 }) {
      cairo_set_dash(context, dash, Int32(dash.count), style.dashPhase)
    }
    cairo_stroke(context)
  }

  private func add(_ path: Path, _ map: (CGPoint) -> CGPoint) {
    func add(_ element: Path.Element) {
      switch element {
      case .move(let end):
        let end = map(end)
        cairo_move_to(context, end.x, end.y)
      case .line(let end):
        let end = map(end)
        cairo_line_to(context, end.x, end.y)
      case .curve(let end, let control1, let control2):
        let (control1, control2, end) = (map(control1), map(control2), map(end))
        cairo_curve_to(context, control1.x, control1.y, control2.x, control2.y, end.x, end.y)
      case .closeSubpath: cairo_close_path(context)
      }
    }
    path.forEach(add)
  }

  // Letters keep their shape: the frame moves them, but does not stretch them.
  private func draw(
    _ lines: [HeadlessHost.TextLine], _ font: HeadlessHost.ResolvedFont, opacity: Double,
    in frame: CGRect
  ) {
    let rounded = grid.rounded(frame)
    for line in lines {
      let start = CGPoint(
        x: line.origin.x - frame.minX + rounded.minX, y: line.origin.y - frame.minY + rounded.minY)
      PangoText.shared.show(line, in: font, opacity: opacity, at: start, on: context)
    }
  }

  /// Draws a symbol in the largest square in the middle of its frame.
  private func draw(_ symbol: Symbol, _ font: HeadlessHost.ResolvedFont, in frame: CGRect) {
    let frame = grid.rounded(frame)
    let unit = min(frame.width, frame.height) / Symbol.side
    cairo_translate(
      context, frame.midX - unit * Symbol.side / 2, frame.midY - unit * Symbol.side / 2)
    cairo_scale(context, unit, unit)
    for part in symbol.parts {
      add(part.path) { $0 }
      switch part.paint {
      case .fill: fill(FillStyle(eoFill: true))
      case .stroke:
        let width = Symbol.lineWidth(weight: font.weight)
        stroke(StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round))
      }
    }
  }
}

extension CGLineCap {
  fileprivate var cairo: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension CGLineJoin {
  fileprivate var cairo: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}
