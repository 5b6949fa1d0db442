/// Text in the font of the cases: every glyph and space is as wide as the font's size.
public struct FixedText: Sendable {
  let size: Double
  let lineHeight: Double

  /// The words, in glyphs; a word that a zero-width space ends is followed by none.
  private let words: [(glyphs: Int, spaceAfter: Int)]

  init(text: String, size: Double, lineHeight: Double) {
    self.size = size
    self.lineHeight = lineHeight
    var words: [(glyphs: Int, spaceAfter: Int)] = []
    var glyphs = 0
    for scalar in text.unicodeScalars {
      switch scalar {
      case " ", "\n", "\t":
        if glyphs > 0 { words.append((glyphs, 1)) }
        glyphs = 0
      case "\u{200B}":
        if glyphs > 0 { words.append((glyphs, 0)) }
        glyphs = 0
      default: glyphs += 1
      }
    }
    if glyphs > 0 { words.append((glyphs, 0)) }
    self.words = words
  }

  /// The length of the longest word.
  var minContent: Double { Double(words.map(\.glyphs).max() ?? 0) * size }

  /// The length of the whole text on one line.
  var maxContent: Double {
    var glyphs = 0
    for (index, word) in words.enumerated() {
      glyphs += word.glyphs + (index < words.count - 1 ? word.spaceAfter : 0)
    }
    return Double(glyphs) * size
  }

  /// The number of lines at a width; a word that does not fit sticks out.
  func lines(atWidth width: Double) -> Int {
    var lines = 0
    var reach = 0.0
    var space = 0.0
    for word in words {
      let length = Double(word.glyphs) * size
      if lines == 0 || reach + space + length > width + 1.0 / 64 {
        lines += 1
        reach = length
      } else {
        reach += space + length
      }
      space = Double(word.spaceAfter) * size
    }
    return lines
  }

  /// The height at a width.
  func height(atWidth width: Double) -> Double { Double(lines(atWidth: width)) * lineHeight }

  /// The first baseline, from the top.
  var ascent: Double { (lineHeight - size) / 2 + size * 0.8 }
}
