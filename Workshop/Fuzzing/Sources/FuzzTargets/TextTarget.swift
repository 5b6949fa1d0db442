import TestSupport
import ToolInput

extension FuzzTarget {
  /// The treatment of a file by `flow render` before it lays anything out.
  ///
  /// An input whose first byte is even is the file behind that byte; any other is the choices by which a
  /// text is written.
  public static let text = FuzzTarget(
    name: "text", summary: "files of items as the tool reads them; counts files"
  ) { input throws(Finding) in
    let isFile = input.first?.isMultiple(of: 2) ?? true
    return try check(isFile ? Array(input.dropFirst()) : Array(written(by: input).utf8))
  }

  private static func written(by choices: [UInt8]) -> String {
    let pieces = [
      "\n", "\r", "\r\n", " ", "\t", "a", "words in a row", "\u{FEFF}", "\u{0}", "\u{1B}[2J",
      "\u{7F}",
      "\u{85}", "\u{2028}", "\u{200B}", "\u{202E}", "\u{301}", "👩‍👩‍👧", "שלום", "\u{3000}", "'", "\\",
    ]
    var source = ByteSource(choices)
    return (0..<choices.count).map { _ in source.pick(pieces) }.joined()
  }

  private static func check(_ input: [UInt8]) throws(Finding) -> Int {
    let ends = input.count { $0 == 0x0A || $0 == 0x0D }
    switch read(input) {
    case .success(let items): try check(items, lines: ends + 1)
    case .failure(.notUTF8(let line)):
      try require(1...ends + 1 ~= line, "line \(line) of \(ends + 1) is no UTF-8")
      try require(String(validating: input, as: UTF8.self) == nil, "the file is UTF-8")
    case .failure: break
    }
    try checkMessages(String(decoding: input, as: UTF8.self))
    return 1
  }

  /// Items are lines, and writing them down gives them back.
  private static func check(_ items: [String], lines: Int) throws(Finding) {
    try require(!items.isEmpty && items.count <= lines, "\(items.count) items of \(lines) lines")
    for item in items {
      try require(
        !item.utf8.contains { $0 == 0x0A || $0 == 0x0D } && !item.allSatisfy(\.isWhitespace),
        "no item: \(item.debugDescription)")
    }
    // The mark that is skipped is not an item's own.
    let again = read(Array(("\u{FEFF}" + items.joined(separator: "\n")).utf8))
    try require(again == .success(items), "read again, \(items) are \(again)")
  }

  private static func read(_ file: [UInt8]) -> Result<[String], Lines.Problem> {
    Result { () throws(Lines.Problem) in try Lines.items(of: file) }
  }

  /// Checks that a message's quotations stay on their line and move no cursor.
  private static func checkMessages(_ text: String) throws(Finding) {
    let quoted = text.quoted
    try require(
      !quoted.contains(where: \.isNewline), "more than a line: \(quoted.debugDescription)")
    for scalar in quoted.unicodeScalars + text.printable.unicodeScalars {
      try require(
        scalar.properties.generalCategory != .control, "controls: \(quoted.debugDescription)")
    }
    try require(text.printable.printable == text.printable, "escapes escape: \(text)")
  }
}
