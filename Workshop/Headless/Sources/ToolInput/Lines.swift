/// Splits a text file into its items: one a line, blank lines skipped.
///
/// Lines end with LF, CR LF or CR; a byte order mark at the start is skipped. What else stands in a line,
/// spaces at its ends included, is the item's text.
package enum Lines {
  /// Why a file gives no items.
  package enum Problem: Error, Equatable {
    case notUTF8(line: Int)
    case noItems
    case tooManyItems

    package var explanation: String {
      switch self {
      case .notUTF8(let line):
        "line \(line) is not valid UTF-8; expected UTF-8 text, one item a line"
      case .noItems: "no items; expected UTF-8 text, one item a line"
      case .tooManyItems: "more than \(Lines.itemLimit) items; use a shorter file"
      }
    }
  }

  /// More than these are refused: views take some 5 KB of memory each.
  package static let itemLimit = 1_000_000

  private static let lineFeed: UInt8 = 0x0A
  private static let carriageReturn: UInt8 = 0x0D
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// The items of a file's bytes, in linear time.
  package static func items(of bytes: [UInt8]) throws(Problem) -> [String] {
    var items: [String] = []
    var number = 1
    var start = bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex { $0 == lineFeed || $0 == carriageReturn } ?? bytes.count
      guard let text = String(validating: bytes[start..<end], as: UTF8.self) else {
        throw .notUTF8(line: number)
      }
      if !text.allSatisfy(\.isWhitespace) { items.append(text) }
      if items.count > itemLimit { throw .tooManyItems }
      let isPair =
        end + 1 < bytes.count && bytes[end] == carriageReturn && bytes[end + 1] == lineFeed
      start = end + (isPair ? 2 : 1)
      number += 1
    }
    if items.isEmpty { throw .noItems }
    return items
  }
}
