extension HeadlessHost {
  /// A font as it is measured and drawn: nothing of it depends on the environment any more.
  public struct ResolvedFont: Hashable, Sendable {
    /// The size in points, Dynamic Type included.
    public var size: CGFloat
    /// The weight as in CSS: 400 is regular, 700 bold.
    public var weight: Int
    /// The kind of letters.
    public var design: Font.Design
    /// Whether all digits are equally wide.
    public var hasMonospacedDigits: Bool
  }

  /// The vertical measures of a line of text, in points.
  public struct LineMetrics: Hashable, Sendable {
    /// The height of the line, which is also the distance from one line to the next.
    public var height: CGFloat
    /// From the top of the line down to its baseline.
    public var baseline: CGFloat

    /// Measures of a line.
    public init(height: CGFloat, baseline: CGFloat) {
      self.height = height
      self.baseline = baseline
    }
  }

  /// A measurer of text for a host; breaking lines and truncating is not its affair.
  ///
  /// A measurer answers the same for the same question, on any thread.
  public protocol TextMeasurer: Sendable {
    /// The vertical measures of each line in a font.
    func lineMetrics(of font: ResolvedFont) -> LineMetrics

    /// The width of a text in one line, in points.
    ///
    /// A longer text is not narrower; an empty one has no width.
    func width(of text: Substring, in font: ResolvedFont) -> CGFloat
  }

  /// Metrics that are the same on every machine, whatever fonts it has.
  ///
  /// A character (a grapheme cluster) is half an em wide, a Chinese, Japanese, Korean or fullwidth
  /// one and an emoji one em, and one that only controls its neighbors nothing; a line's width is
  /// rounded up to a whole point. A line in a font of size s is round(1.13 s + 1.37) high with its
  /// baseline round(0.95 s + 0.25) below its top; that is what Apple's system font measures at every
  /// size that was read off its pictures: 10, 12, 13, 14, 16, 17, 32 and 34. Weight, slant and
  /// design change nothing.
  public struct FixedTextMeasurer: TextMeasurer {
    /// The fixed metrics.
    public init() {}

    /// The height and the baseline by the two formulas above.
    public func lineMetrics(of font: ResolvedFont) -> LineMetrics {
      LineMetrics(
        height: (1.13 * font.size + 1.37).rounded(), baseline: (0.95 * font.size + 0.25).rounded())
    }

    /// Half an em or an em for each character, rounded up; takes time in proportion to the text.
    public func width(of text: Substring, in font: ResolvedFont) -> CGFloat {
      let halves = text.asciiCount ?? text.reduce(0) { $0 + $1.halfEms }
      return max(0, (CGFloat(halves) * font.size / 2 - 1e-9).rounded(.up))
    }
  }
}

extension HeadlessHost.TextMeasurer where Self == HeadlessHost.FixedTextMeasurer {
  /// Metrics that are the same on every machine.
  public static var fixed: HeadlessHost.FixedTextMeasurer { HeadlessHost.FixedTextMeasurer() }
}

extension Substring {
  /// The number of characters if all of them are ASCII, which is quickly found out.
  var asciiCount: Int? {
    // Of all pairs of ASCII characters, only the two of an end of line make one character.
    let isPlain = utf8.withContiguousStorageIfAvailable { bytes in
      bytes.allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: "\r") }
    }
    return isPlain == true ? utf8.count : nil
  }
}

extension Character {
  /// The width in halves of an em.
  var halfEms: Int {
    if isASCII { return 1 }
    if isWide { return 2 }
    return unicodeScalars.allSatisfy(\.properties.isDefaultIgnorableCodePoint) ? 0 : 1
  }

  /// Whether the character is as wide as an ideograph: East Asian Wide or Fullwidth, or an emoji.
  var isWide: Bool {
    guard let first = unicodeScalars.first, first.value >= 0x80 || unicodeScalars.count > 1 else {
      return false
    }
    let isEmoji =
      first.properties.isEmojiPresentation
      || first.properties.isEmoji && unicodeScalars.contains("\u{FE0F}")
    return isEmoji || Self.wideRanges.contains { $0.contains(first.value) }
  }

  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3,
    0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
    0x16FE0...0x18DF2, 0x1AFF0...0x1B2FB, 0x1F200...0x1F265, 0x20000...0x3FFFD,
  ]
}
