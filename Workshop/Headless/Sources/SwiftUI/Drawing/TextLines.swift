struct TextLines {
  struct Line: Equatable {
    var text: String
    var width: CGFloat
  }

  let lines: [Line]
  let longest: CGFloat

  /// Breaks at ends of line, at spaces, around wide characters, and inside a word that is longer
  /// than a line; what does not fit `maximum` lines is replaced by an ellipsis.
  init(
    _ text: String, font: HeadlessHost.ResolvedFont, measurer: any HeadlessHost.TextMeasurer,
    width: CGFloat?, maximum: Int?
  ) {
    lines =
      LineBreaker(text, font: font, measurer: measurer, width: width, maximum: maximum).lines
    longest = lines.reduce(0) { max($0, $1.width) }
  }
}

/// The breaker of a text into lines; let go of when it has.
private struct LineBreaker {
  typealias Line = TextLines.Line

  private(set) var lines: [Line] = []

  private let measurer: any HeadlessHost.TextMeasurer
  private let font: HeadlessHost.ResolvedFont
  private let width: CGFloat

  /// How many characters the latest search found to fit.
  private var lastCount = 8

  init(
    _ text: String, font: HeadlessHost.ResolvedFont, measurer: any HeadlessHost.TextMeasurer,
    width: CGFloat?, maximum: Int?
  ) {
    self.measurer = measurer
    self.font = font
    self.width = width.map { $0.isNaN ? .infinity : $0 } ?? .infinity
    let maximum = maximum ?? .max
    for paragraph in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      if lines.count == maximum {
        lines.append(truncated(lines.removeLast().text[...]))
        return
      }
      var rest = paragraph
      repeat {
        let end = endOfLine(rest)
        let next = rest[end...].drop { $0.isBreakingSpace }
        if !next.isEmpty, lines.count + 1 == maximum {
          lines.append(truncated(rest))
          return
        }
        append(rest[..<end])
        rest = next
      } while !rest.isEmpty
    }
  }

  private mutating func append(_ text: Substring) {
    lines.append(Line(text: String(text), width: measurer.width(of: text, in: font)))
  }

  /// Where the first line of a paragraph ends: as many words as fit, at least one character.
  private mutating func endOfLine(_ text: Substring) -> Substring.Index {
    if width == .infinity { return text.endIndex }
    let (measurer, font) = (measurer, font)
    let fitting = longestPrefix(of: text) { measurer.width(of: $0, in: font) }
    // Spaces hang over the end of a line.
    let limit = text[fitting...].firstIndex { !$0.isBreakingSpace } ?? text.endIndex
    if limit == text.endIndex { return fitting }
    var end = text.startIndex
    while let next = text.endOfWord(from: end, atMost: limit) { end = next }
    if end > text.startIndex { return text[..<end].droppingTrailingSpaces.endIndex }
    return fitting > text.startIndex ? fitting : text.index(after: fitting)
  }

  /// The beginning of a text with an ellipsis after it, as long as fits.
  private mutating func truncated(_ text: Substring) -> Line {
    let ellipsis = "\u{2026}"
    let (measurer, font) = (measurer, font)
    let end = longestPrefix(of: text) {
      measurer.width(of: ($0.droppingTrailingSpaces + ellipsis)[...], in: font)
    }
    let line = text[..<end].droppingTrailingSpaces + ellipsis
    return Line(text: String(line), width: measurer.width(of: line[...], in: font))
  }

  /// The end of the longest prefix that fits, where a longer prefix is never measured to be shorter.
  ///
  /// Lines of a text have about as many characters each, so the search begins there and goes on where
  /// the measured lengths point: three or four measurements a line.
  private mutating func longestPrefix(
    of text: Substring, measuring: (Substring) -> CGFloat
  ) -> Substring.Index {
    var fitting = Prefix(end: text.startIndex, count: 0, width: 0)
    var tooLong: Prefix?
    var count = max(1, lastCount)
    var tries = 0
    while count > fitting.count, tooLong.map({ count < $0.count }) ?? true {
      let (end, counted) = text.prefix(after: fitting.end, count: count - fitting.count)
      if counted == 0 { break }
      let prefix = Prefix(end: end, count: fitting.count + counted, width: measuring(text[..<end]))
      if prefix.width <= width { fitting = prefix } else { tooLong = prefix }
      tries += 1
      count = nextCount(fitting, tooLong, bisects: tries > 6)
    }
    lastCount = fitting.count
    return fitting.end
  }

  private struct Prefix {
    let end: Substring.Index
    let count: Int
    let width: CGFloat
  }

  /// How many characters to try between a prefix that fits and one that does not.
  private func nextCount(_ fitting: Prefix, _ tooLong: Prefix?, bisects: Bool) -> Int {
    guard let tooLong else {
      let perCharacter = max(0.1, fitting.width / CGFloat(max(1, fitting.count)))
      let more = min(CGFloat(fitting.count) + 8, (width - fitting.width) / perCharacter)
      return fitting.count + max(1, Int(more))
    }
    let between = tooLong.count - fitting.count
    if between < 2 { return fitting.count }
    let room = max(0, width - fitting.width)
    let share = bisects ? 0.5 : room / (tooLong.width - fitting.width)
    return fitting.count + min(between - 1, max(1, Int(CGFloat(between) * share)))
  }
}

extension Substring {
  /// The index up to `count` characters after another, and how many there were.
  fileprivate func prefix(after start: Index, count: Int) -> (end: Index, count: Int) {
    if let end = index(start, offsetBy: count, limitedBy: endIndex) { return (end, count) }
    return (endIndex, distance(from: start, to: endIndex))
  }

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
