public import SwiftUI

/// Measures texts in the fonts that pictures are drawn with.
///
///     HeadlessHost(size: size, textMeasurer: .pango) { Text("Swift") }
///
/// The system font is Noto Sans, with Noto's fonts for Chinese, Japanese, Korean, emoji and
/// whatever else Pango finds for a character. Widths are rounded up to whole points, heights and
/// baselines to the nearest, so one machine always measures the same, whatever its language and the
/// scale of the picture; another machine may have other fonts.
public struct PangoTextMeasurer: HeadlessHost.TextMeasurer {
  /// A measurer; all of them share their fonts.
  public init() {}

  /// The height and the baseline of a font's lines, rounded to whole points.
  public func lineMetrics(of font: HeadlessHost.ResolvedFont) -> HeadlessHost.LineMetrics {
    PangoText.shared.lineMetrics(of: font)
  }

  /// The width of a shaped line, rounded up to a whole point.
  public func width(of text: Substring, in font: HeadlessHost.ResolvedFont) -> CGFloat {
    PangoText.shared.width(of: text, in: font)
  }
}

extension HeadlessHost.TextMeasurer where Self == PangoTextMeasurer {
  /// Measures texts in the fonts that pictures are drawn with.
  public static var pango: PangoTextMeasurer { PangoTextMeasurer() }
}
