import SwiftUI
import Testing

/// The size of a view in a host of the given size.
@MainActor private func size<V: View>(
  _ view: V, in width: CGFloat = 1000, _ height: CGFloat = 1000
) -> CGSize {
  HeadlessHost(size: CGSize(width: width, height: height)) { view }.size
}

/// The lines that a view's texts are drawn in.
@MainActor private func lines<V: View>(
  _ view: V, in width: CGFloat = 1000, _ height: CGFloat = 1000
) -> [HeadlessHost.TextLine] {
  let host = HeadlessHost(size: CGSize(width: width, height: height)) { view }
  return host.displayList.flatMap { item -> [HeadlessHost.TextLine] in
    if case .text(let lines, _) = item.content { lines } else { [] }
  }
}

@MainActor
@Test(
  "a line of text is as high as Apple's",
  arguments: [
    (.body, 16), (.callout, 15), (.caption, 13), (.system(size: 14), 17), (.system(size: 17), 21),
    (.system(size: 32, weight: .semibold), 38), (.system(size: 34, weight: .bold), 40),
    (.system(size: 16), 19),
  ] as [(Font, CGFloat)])
func lineHeights(font: Font, height: CGFloat) {
  expectEqual(size(Text("Swift").font(font)).height, height)
}

@MainActor
@Test(
  "a line's baseline lies where Apple's does",
  arguments: [
    (.body, 13), (.caption, 10), (.system(size: 14), 14), (.system(size: 17), 16),
    (.system(size: 32, weight: .semibold), 31), (.system(size: 34, weight: .bold), 33),
  ] as [(Font, CGFloat)])
func baselines(font: Font, baseline: CGFloat) {
  let host = HeadlessHost(size: CGSize(width: 100, height: 100)) {
    HStack(alignment: .firstTextBaseline, spacing: 0) {
      Text("Swift").font(font).accessibilityIdentifier("text")
      Color.red.frame(width: 1, height: 60).accessibilityIdentifier("rule")
    }
  }
  let text = host.frame(of: "text")?.minY ?? .nan
  expectEqual((host.frame(of: "rule")?.maxY ?? .nan) - text, baseline)
}

@MainActor @Test("two lines of system 16 are 38 high, with baselines 15 and 34 below the top")
func twoLines() {
  let text = Text("Swift\nUI").font(.system(size: 16)).accessibilityIdentifier("text")
  expectEqual(size(text).height, 38)
  expectEqual(lines(text, in: 100, 38).map(\.origin.y), [15, 34])
  let host = HeadlessHost(size: CGSize(width: 100, height: 200)) {
    HStack(alignment: .lastTextBaseline, spacing: 0) {
      text
      Color.red.frame(width: 1, height: 60).accessibilityIdentifier("rule")
    }
  }
  let top = host.frame(of: "text")?.minY ?? .nan
  expectEqual((host.frame(of: "rule")?.maxY ?? .nan) - top, 34)
}

@MainActor
@Test(
  "characters are half an em wide, ideographs and emoji one em, lines whole points",
  arguments: [
    ("", 0), ("S", 7), ("Swift", 33), ("你好", 26), ("カタ", 26), ("한국", 26), ("Ａ", 13),
    ("🙂", 13), ("👩‍👩‍👧‍👦", 13), ("🇵🇹", 13), ("❤️", 13), ("❤", 7), ("é", 7), ("e\u{301}", 7),
    ("العربية", 46),
    ("a\u{200B}b", 13), ("1️⃣", 13),
  ] as [(String, CGFloat)])
func widths(text: String, width: CGFloat) {
  expectEqual(size(Text(verbatim: text)).width, width)
}

@MainActor @Test("an empty text is one line high")
func emptyText() {
  expectEqual(size(Text("")), CGSize(width: 0, height: 16))
}

@MainActor @Test("text wraps at spaces and takes no more than it needs")
func wrapping() {
  let text = Text("one two three")
  expectEqual(size(text), CGSize(width: 85, height: 16))
  expectEqual(size(text, in: 84), CGSize(width: 46, height: 32))
  expectEqual(lines(text, in: 84).map(\.text), ["one two", "three"])
  expectEqual(lines(text, in: 45).map(\.text), ["one", "two", "three"])
}

@MainActor @Test("text wraps between ideographs, but not before a full stop or after a bracket")
func wrappingIdeographs() {
  expectEqual(lines(Text("你好世界"), in: 30).map(\.text), ["你好", "世界"])
  expectEqual(lines(Text("你好。世界"), in: 30).map(\.text), ["你", "好。", "世界"])
  expectEqual(lines(Text("你「好世"), in: 30).map(\.text), ["你", "「好", "世"])
  expectEqual(lines(Text("Go语言"), in: 30).map(\.text), ["Go语", "言"])
}

@MainActor @Test("a word longer than a line is broken inside, one character at least")
func longWords() {
  expectEqual(lines(Text("abcdef"), in: 20).map(\.text), ["abc", "def"])
  expectEqual(lines(Text("a bcdefg"), in: 20).map(\.text), ["a", "bcd", "efg"])
  expectEqual(lines(Text("ab"), in: 0).map(\.text), ["a", "b"])
  expectEqual(size(Text("ab"), in: 0), CGSize(width: 7, height: 32))
}

@MainActor @Test("ends of line are kept, and so are empty lines")
func explicitLines() {
  expectEqual(lines(Text("a\n\nb\n")).map(\.text), ["a", "", "b", ""])
  expectEqual(size(Text("a\r\nbc")), CGSize(width: 13, height: 32))
}

@MainActor @Test("where lines are limited, the last one ends with an ellipsis")
func lineLimits() {
  let text = Text("one two three four")
  expectEqual(lines(text.lineLimit(1), in: 60).map(\.text), ["one two…"])
  expectEqual(lines(text.lineLimit(2), in: 60).map(\.text), ["one two", "three fo…"])
  expectEqual(lines(text.lineLimit(3), in: 60).map(\.text), ["one two", "three", "four"])
  expectEqual(lines(text.lineLimit(0), in: 60).map(\.text), ["one two…"])
  expectEqual(lines(Text("a\nb").lineLimit(1)).map(\.text), ["a…"])
  expectEqual(lines(Text("swift").lineLimit(1), in: 1).map(\.text), ["…"])
}

@MainActor @Test("a height has as many lines as fit, at least one, and truncates there")
func limitedHeight() {
  let text = Text("one two three four")
  expectEqual(lines(text, in: 60, 47).map(\.text), ["one two", "three fo…"])
  expectEqual(lines(text, in: 60, 48).map(\.text), ["one two", "three", "four"])
  expectEqual(lines(text, in: 60, 0).map(\.text), ["one two…"])
  expectEqual(size(text, in: 60, 0).height, 16)
}

@MainActor @Test("line spacing lies between lines only")
func lineSpacing() {
  expectEqual(size(Text("a\nb\nc").lineSpacing(4)).height, 56)
  expectEqual(lines(Text("a b c").lineSpacing(4), in: 7, 36).map(\.text), ["a", "…"])
}

@MainActor @Test("lines are aligned within the text's own width, mirrored from right to left")
func lineAlignment() {
  let text = Text("abcd\nab")
  func starts(_ alignment: TextAlignment, _ direction: LayoutDirection) -> [CGFloat] {
    let host = HeadlessHost(size: CGSize(width: 26, height: 32), layoutDirection: direction) {
      text.multilineTextAlignment(alignment)
    }
    guard case .text(let lines, _)? = host.displayList.first?.content else { return [] }
    return lines.map(\.origin.x)
  }
  expectEqual(starts(.leading, .leftToRight), [0, 0])
  expectEqual(starts(.center, .leftToRight), [0, 6.5])
  expectEqual(starts(.trailing, .leftToRight), [0, 13])
  expectEqual(starts(.leading, .rightToLeft), [0, 13])
  expectEqual(starts(.trailing, .rightToLeft), [0, 0])
}

@MainActor @Test("a text stands 5 below a shape and 8 above one")
func textSpacing() {
  func height<A: View, B: View>(_ a: A, _ b: B) -> CGFloat {
    size(
      VStack {
        a
        b
      }
    ).height
  }
  let shape = Color.red.frame(width: 10, height: 10)
  expectEqual(height(Color.red, Color.red), 1000)
  expectEqual(height(shape, Text("a")), 31)
  expectEqual(height(Text("a"), shape), 34)
  expectEqual(height(Text("a"), Text("b")), 40)
}

@MainActor
@Test(
  "text styles have the sizes of macOS and grow with Dynamic Type",
  arguments: [
    (.largeTitle, 26), (.title, 22), (.headline, 13),
    (.subheadline, 11), (.body, 13), (.callout, 12), (.footnote, 10), (.caption, 10),
  ] as [(Font.TextStyle, CGFloat)])
func textStyles(style: Font.TextStyle, points: CGFloat) {
  func font(_ typeSize: DynamicTypeSize) -> HeadlessHost.ResolvedFont? {
    let host = HeadlessHost(size: CGSize(width: 1000, height: 1000)) {
      Text("a").font(.system(style)).dynamicTypeSize(typeSize)
    }
    guard case .text(_, let font)? = host.displayList.first?.content else { return nil }
    return font
  }
  expectEqual(font(.large)?.size, points)
  expectEqual(font(.accessibility5)?.size, (points * 53 / 17).rounded())
  expectEqual(font(.large)?.weight, (style == .headline ? 600 : 400))
}

@MainActor @Test("a preference for bold text makes each weight bolder, up to the boldest")
func legibilityWeight() {
  func weight(_ legibility: LegibilityWeight?, _ weight: Font.Weight) -> Int? {
    let host = HeadlessHost(size: CGSize(width: 100, height: 100)) {
      Text("a").fontWeight(weight).environment(\.legibilityWeight, legibility)
    }
    guard case .text(_, let font)? = host.displayList.first?.content else { return nil }
    return font.weight
  }
  expectEqual([nil, .regular, .bold].map { weight($0, .regular) }, [400, 400, 600])
  expectEqual(weight(.bold, .black), 900)
}

@MainActor @Test("a text's own font, weight and color win over its surroundings'")
func attributes() {
  let host = HeadlessHost(size: CGSize(width: 100, height: 100)) {
    VStack {
      Text("a").font(.system(size: 20)).bold().foregroundColor(.white)
      Text("b")
    }
    .font(.caption).fontWeight(.light).foregroundStyle(.black)
  }
  let items = host.displayList
  guard case .text(_, let first)? = items.first?.content,
    case .text(_, let last)? = items.last?.content
  else {
    Issue.record("two texts are drawn")
    return
  }
  #expect(first.size == 20 && first.weight == 700)
  expectEqual(size(Text("a").font(.system(size: 20)).font(.caption)).height, 24)
  #expect(last.size == 10 && last.weight == 300)
  expectEqual(items.map(\.color.description), ["#FFFFFF", "#000000"])
}

@MainActor @Test("numbers in a localized text are written as the locale has it")
func localizedNumbers() {
  let text = Text("\(1234) of \(7), \(1.5), \("x")")
  expectEqual(lines(text).map(\.text), ["1,234 of 7, 1.500000, x"])
  let german = text.environment(\.locale, Locale(identifier: "de_DE"))
  expectEqual(lines(german).map(\.text), ["1.234 of 7, 1,500000, x"])
  expectEqual(lines(Text(String("\(1234)"))).map(\.text), ["1234"])
}

@MainActor @Test("another measurer decides how large text is")
func otherMeasurer() {
  struct Square: HeadlessHost.TextMeasurer {
    func lineMetrics(of font: HeadlessHost.ResolvedFont) -> HeadlessHost.LineMetrics {
      HeadlessHost.LineMetrics(height: 10, baseline: 7)
    }
    func width(of text: Substring, in font: HeadlessHost.ResolvedFont) -> CGFloat {
      CGFloat(text.count) * 10
    }
  }
  let host = HeadlessHost(size: CGSize(width: 100, height: 100), textMeasurer: Square()) {
    Text("abc")
  }
  expectEqual(host.size, CGSize(width: 30, height: 10))
}

@MainActor @Test("a long text without spaces is laid out in proportion to its length")
func longText() {
  let word = String(repeating: "swift", count: 20_000)
  expectEqual(lines(Text(word), in: 650, 100_000).count, 1000)
  expectEqual(lines(Text(word).lineLimit(1), in: 650).first?.width, 650)
}

@MainActor @Suite("Breaking text")
struct BreakingTests {
  @Test("lines break where trying every prefix would break them", arguments: 0..<40)
  func obviousBreaks(seed: Int) {
    var state = UInt64(seed) &* 0x9e37_79b9_7f4a_7c15 &+ 1
    func next(_ bound: UInt64) -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 33) % bound
    }
    // Words without spaces inside, so that a line ends after a word or inside of one too long.
    let words = (0..<30).map { _ in String(repeating: "a", count: Int(1 + next(14))) }
    let width = CGFloat(20 + next(100))
    let host = HeadlessHost(size: CGSize(width: width, height: 10_000)) {
      Text(verbatim: words.joined(separator: " ")).font(.system(size: 10))
    }
    let drawn = host.displayList.compactMap { item -> [String]? in
      if case .text(let lines, _) = item.content { lines.map(\.text) } else { nil }
    }
    expectEqual(drawn.flatMap { $0 }, Self.breakNaively(words, most: Int(width / 5)))
  }

  /// Five points a character: so many fit a line.
  private static func breakNaively(_ words: [String], most: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in words {
      if !line.isEmpty, line.count + 1 + word.count <= most {
        line += " " + word
        continue
      }
      if !line.isEmpty { lines.append(line) }
      var rest = Substring(word)
      while rest.count > most {
        lines.append(String(rest.prefix(most)))
        rest = rest.dropFirst(most)
      }
      line = String(rest)
    }
    return lines + [line]
  }
}
