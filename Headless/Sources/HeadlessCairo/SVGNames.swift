internal import Foundation

/// Cairo numbers the surfaces, images and clips of an SVG through the whole process; a picture
/// should not show how many were drawn before it.
enum SVGNames {
  /// The same document, its names numbered in the order in which they appear.
  static func renumbered(_ data: Data) -> Data { data.withUnsafeBytes(renumbered) }

  private static func renumbered(_ bytes: UnsafeRawBufferPointer) -> Data {
    var result = Data(capacity: bytes.count)
    var numbers: [String: Int] = [:]
    var copied = 0
    var index = 0
    while let start = startOfName(in: bytes, from: index) {
      let digits = bytes[start...].firstIndex { !isLetter($0) } ?? bytes.endIndex
      let end = bytes[digits...].firstIndex { !isDigit($0) } ?? bytes.endIndex
      index = end
      // `glyph0-17` counts within the document already.
      if digits == start || end == digits || bytes[end] == UInt8(ascii: "-") { continue }
      let name = String(decoding: bytes[start..<end], as: UTF8.self)
      let number = numbers[name] ?? numbers.count + 1
      numbers[name] = number
      result.append(contentsOf: bytes[copied..<digits])
      result.append(contentsOf: "\(number)".utf8)
      copied = end
    }
    result.append(contentsOf: bytes[copied...])
    return result
  }

  /// The first byte after the next `id="` or `#`.
  private static func startOfName(in bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
    var index = start
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "#") { return index + 1 }
      if bytes[index] == UInt8(ascii: "\""), index >= 3, bytes[index - 1] == UInt8(ascii: "="),
        bytes[index - 2] == UInt8(ascii: "d"), bytes[index - 3] == UInt8(ascii: "i")
      {
        return index + 1
      }
      index += 1
    }
    return nil
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a") <= byte && byte <= UInt8(ascii: "z")
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0") <= byte && byte <= UInt8(ascii: "9")
  }
}
