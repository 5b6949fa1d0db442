import Testing

@testable import HeadlessCairo

@Suite("The names of an SVG are numbered within it, wherever it is cut")
struct SVGNamesTests {
  /// Names, references, glyphs that keep their numbers, colors, and what only looks like a name.
  private let document = """
    <g id="glyph0-1"><path id="surface31" fill="#abc"/></g><clipPath id="clip7"/>#1#x#
    <use xlink:href="#glyph0-1" clip-path="url(#clip7)"/><a id="" xid="b22"/><i id="image40"/>
    <use xlink:href="#surface31"/>#id="clip7"##clip7#clip8#clip7 clip="clip9" é id='c1' id="d2
    """

  /// The same document by a search in all of it.
  private var renumbered: String {
    var numbers: [Substring: Int] = [:]
    return document.replacing(/(id="|#)([a-z]+)([0-9]++)(?!-)/) { match in
      let name = match.output.2 + match.output.3
      let number = numbers[name, default: numbers.count + 1]
      numbers[name] = number
      return "\(match.output.1)\(match.output.2)\(number)"
    }
  }

  private func renumbered(_ pieces: [ArraySlice<UInt8>]) -> String {
    var names = SVGNames()
    var bytes: [UInt8] = []
    for piece in pieces { bytes += piece.withUnsafeBytes { names.renumbered($0) } }
    return String(decoding: bytes + names.finished(), as: UTF8.self)
  }

  @Test("in the order in which they appear; those of glyphs stay")
  func order() {
    let svg = """
      <g id="surface41"><image id="image7"/><use xlink:href="#image7"/>\
      <use xlink:href="#glyph0-3"/><g clip-path="url(#clip9)"/></g> #fff id="x
      """
    let expected = """
      <g id="surface1"><image id="image2"/><use xlink:href="#image2"/>\
      <use xlink:href="#glyph0-3"/><g clip-path="url(#clip3)"/></g> #fff id="x
      """
    expectEqual(renumbered([Array(svg.utf8)[...]]), expected)
    expectEqual(renumbered([Array(document.utf8)[...]]), renumbered)
  }

  @Test("in two pieces, three, and one for each byte")
  func pieces() {
    let bytes = Array(document.utf8)
    let whole = renumbered
    for first in 0...bytes.count {
      #expect(renumbered([bytes[..<first], bytes[first...]]) == whole, "cut at \(first)")
      for second in first...min(first + 8, bytes.count) {
        let pieces = [bytes[..<first], bytes[first..<second], bytes[second...]]
        #expect(renumbered(pieces) == whole, "cut at \(first) and \(second)")
      }
    }
    expectEqual(renumbered(bytes.indices.map { bytes[$0...$0] }), whole)
  }

  @Test("of an empty document nothing is left")
  func empty() {
    #expect(renumbered([]) == "" && renumbered([[]]) == "")
  }
}
