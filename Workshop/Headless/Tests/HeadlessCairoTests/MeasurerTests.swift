import HeadlessCairo
import SwiftUI
import Testing

/// The font of a text that sets none.
@MainActor var bodyFont: HeadlessHost.ResolvedFont {
  resolved(.body)
}

@MainActor func resolved(_ font: Font) -> HeadlessHost.ResolvedFont {
  let host = HeadlessHost(size: CGSize(width: 1000, height: 1000)) { Text("a").font(font) }
  guard case .text(_, let font)? = host.displayList.first?.content else {
    preconditionFailure("a text is drawn as text")
  }
  return font
}

@MainActor
@Test(
  "real fonts have widths for every script",
  arguments: ["Swift", "Ação", "你好", "日本語", "한국어", "العربية", "שלום", "🎉", "👩‍👩‍👧‍👦", "❤️"])
func scripts(text: String) {
  let measurer = PangoTextMeasurer()
  let width = measurer.width(of: text[...], in: bodyFont)
  #expect(width > 0 && width == width.rounded())
  expectEqual(width, measurer.width(of: text[...], in: bodyFont))
  #expect(measurer.width(of: (text + " " + text)[...], in: bodyFont) > width)
  #expect(measurer.width(of: text[...], in: resolved(.system(size: 26))) > width)
}

@MainActor @Test("an ideograph is an em wide, and digits can be equally wide")
func ideographs() {
  let measurer = PangoTextMeasurer()
  expectEqual(measurer.width(of: "你好", in: resolved(.system(size: 20))), 40)
  let digits = resolved(.system(size: 20).monospacedDigit())
  expectEqual(measurer.width(of: "111", in: digits), measurer.width(of: "888", in: digits))
}

@MainActor @Test("a text may be longer than Pango can count")
func endlessText() {
  let measurer = PangoTextMeasurer()
  let font = resolved(.system(size: 20))
  let ideographs = String(repeating: "字", count: 200_000)
  expectEqual(measurer.width(of: ideographs[...], in: font), 4_000_000)
  let words = String(repeating: "word ", count: 2000)
  let hundred = measurer.width(of: words.prefix(500), in: font)
  #expect(abs(measurer.width(of: words[...], in: font) - 20 * hundred) <= 20)
}

@MainActor @Test("a text goes on behind a NUL, which is as wide as U+FFFD")
func nul() {
  let measurer = PangoTextMeasurer()
  let width = measurer.width(of: "Swift\0UI 🎉"[...], in: bodyFont)
  expectEqual(width, measurer.width(of: "Swift\u{FFFD}UI 🎉"[...], in: bodyFont))
  #expect(width > measurer.width(of: "SwiftUI 🎉"[...], in: bodyFont))
}

@MainActor @Test("weight and design change widths")
func fontTraits() {
  let measurer = PangoTextMeasurer()
  let width = measurer.width(of: "minimum", in: bodyFont)
  #expect(measurer.width(of: "minimum", in: resolved(.body.bold())) > width)
  let mono = resolved(.system(.body, design: .monospaced))
  expectEqual(measurer.width(of: "iii", in: mono), measurer.width(of: "mmm", in: mono))
}

@MainActor @Test("lines are whole points high and grow with the font")
func lineMetrics() {
  let lines = [10, 13, 17, 26, 52].map { size in
    PangoTextMeasurer().lineMetrics(of: resolved(.system(size: size)))
  }
  for (small, large) in zip(lines, lines.dropFirst()) {
    #expect(small.height < large.height && small.baseline < large.baseline)
  }
  #expect(lines.allSatisfy { $0.height == $0.height.rounded() && $0.baseline < $0.height })
}
