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

  /// How much of a text stands on a line.
  enum Content {
    /// One word: the least width that the text can have.
    case minimal
    /// All of it: the width that it likes.
    case maximal
  }

  /// The width of the longest word, or of the whole text on one line.
  func width(_ content: Content) -> Double {
    if content == .minimal { return Double(words.map(\.glyphs).max() ?? 0) * size }
    let spaces = words.dropLast().reduce(0) { $0 + $1.spaceAfter }
    return Double(words.reduce(spaces) { $0 + $1.glyphs }) * size
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
