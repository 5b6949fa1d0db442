/// A text broken into lines.
struct TextLines {
  struct Line: Equatable {
    var text: String
    var width: CGFloat
  }

  private(set) var lines: [Line] = []
  private(set) var isTruncated = false

  private let measurer: any HeadlessHost.TextMeasurer
  private let font: HeadlessHost.ResolvedFont
  private let width: CGFloat

  /// Breaks at ends of line, at spaces, around wide characters, and inside a word that is longer
  /// than a line; what does not fit `maximum` lines is replaced by an ellipsis.
  init(
    _ text: String, font: HeadlessHost.ResolvedFont, measurer: any HeadlessHost.TextMeasurer,
    width: CGFloat?, maximum: Int?
  ) {
    self.measurer = measurer
    self.font = font
    self.width = width ?? .infinity
    let maximum = maximum ?? .max
    for paragraph in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      if lines.count == maximum {
        truncateLast()
        return
      }
      var rest = paragraph
      repeat {
        let end = endOfLine(rest)
        let next = rest[end...].drop { $0.isBreakingSpace }
        if !next.isEmpty, lines.count + 1 == maximum {
          lines.append(truncated(rest))
          isTruncated = true
          return
        }
        append(rest[..<end])
        rest = next
      } while !rest.isEmpty
    }
  }

  var longest: CGFloat { lines.reduce(0) { max($0, $1.width) } }

  private mutating func append(_ text: Substring) {
    lines.append(Line(text: String(text), width: measurer.width(of: text, in: font)))
  }

  private mutating func truncateLast() {
    let last = lines.removeLast().text
    lines.append(truncated(last[...]))
    isTruncated = true
  }

  private func fits(_ text: Substring) -> Bool {
    if width == .infinity { return true }
    return measurer.width(of: text, in: font) <= width
  }

  /// Where the first line of a paragraph ends: as many words as fit, at least one character.
  private func endOfLine(_ text: Substring) -> Substring.Index {
    if width == .infinity { return text.endIndex }
    let fitting = longestPrefix(of: text) { fits($0) }
    // Spaces hang over the end of a line.
    let limit = text[fitting...].firstIndex { !$0.isBreakingSpace } ?? text.endIndex
    if limit == text.endIndex { return fitting }
    var end = text.startIndex
    while let next = text.endOfWord(from: end, atMost: limit) { end = next }
    if end > text.startIndex { return text[..<end].droppingTrailingSpaces.endIndex }
    return fitting > text.startIndex ? fitting : text.index(after: fitting)
  }

  /// The beginning of a text with an ellipsis after it, as long as fits.
  private func truncated(_ text: Substring) -> Line {
    let ellipsis = "\u{2026}"
    let end = longestPrefix(of: text) { fits(($0.droppingTrailingSpaces + ellipsis)[...]) }
    let line = text[..<end].droppingTrailingSpaces + ellipsis
    return Line(text: String(line), width: measurer.width(of: line[...], in: font))
  }

  /// The end of the longest prefix that satisfies a condition which all shorter ones satisfy, too.
  private func longestPrefix(
    of text: Substring, where fits: (Substring) -> Bool
  ) -> Substring.Index {
    // Doubling first keeps the work in proportion to the prefix, not to the text.
    var low = text.startIndex
    var step = 8
    while let next = text.index(low, offsetBy: step, limitedBy: text.endIndex),
      fits(text[..<next])
    {
      low = next
      step *= 2
    }
    while step > 0 {
      if let next = text.index(low, offsetBy: step, limitedBy: text.endIndex), fits(text[..<next]) {
        low = next
      }
      step /= 2
    }
    return low
  }
}

extension Substring {
  fileprivate var droppingTrailingSpaces: Substring {
    guard let last = lastIndex(where: { !$0.isBreakingSpace }) else { return self[..<startIndex] }
    return self[...last]
  }

  /// The end of the word that begins at an index, with the spaces after it; nil beyond the limit.
  fileprivate func endOfWord(from start: Index, atMost limit: Index) -> Index? {
    var index = start
    while index < limit {
      let character = self[index]
      index = self.index(after: index)
      guard index < endIndex else { return nil }
      let next = self[index]
      if next.isBreakingSpace { continue }
      if character.isBreakingSpace { return index }
      let touchesWide = character.isWide || next.isWide
      if touchesWide, !character.opensBracket, !next.staysOnLine { return index }
    }
    return nil
  }
}

extension Character {
  /// A space at which a line may end; a no-break space is none.
  fileprivate var isBreakingSpace: Bool {
    let first = unicodeScalars.first
    return first == " " || first == "\t" || first == "\u{3000}"
  }

  /// Whether no line ends after the character.
  fileprivate var opensBracket: Bool { "([{「『（［｛《〈【〔“‘".contains(self) }

  /// Whether no line begins with the character.
  fileprivate var staysOnLine: Bool {
    "!),.:;?]}、。，．：；！？）］｝」』》〉】〕ー々…”’％".contains(self)
  }
}
