/// Cairo numbers the surfaces, images and clips of an SVG through the whole process; a picture
/// should not show how many were drawn before it.
///
/// Takes a document piece by piece, wherever it is cut, and gives each name a number in the order in
/// which they appear.
struct SVGNames {
  private var numbers: [String: Int] = [:]
  /// The end of what was taken, where a name may begin that is not whole yet.
  private var rest: [UInt8] = []

  /// The next bytes with their names renumbered, but for an end that waits for more.
  mutating func renumbered(_ bytes: UnsafeRawBufferPointer) -> [UInt8] {
    rest.append(contentsOf: bytes)
    return renumberRest(isLast: false)
  }

  /// Returns the rest at the end of the document.
  mutating func finished() -> [UInt8] { renumberRest(isLast: true) }

  private mutating func renumberRest(isLast: Bool) -> [UInt8] {
    var result: [UInt8] = []
    let count = rest.withUnsafeBytes { bytes in
      Self.renumber(bytes, isLast: isLast, &numbers, into: &result)
    }
    rest.removeFirst(count)
    return result
  }

  /// Answers how many bytes are done with.
  private static func renumber(
    _ bytes: UnsafeRawBufferPointer, isLast: Bool, _ numbers: inout [String: Int],
    into result: inout [UInt8]
  ) -> Int {
    result.reserveCapacity(bytes.count)
    var copied = 0
    var index = 0
    // The next bytes may show these to begin a name.
    var end = isLast ? bytes.count : max(0, bytes.count - mark.count)
    while let start = startOfName(in: bytes, from: index) {
      let digits = bytes[start...].firstIndex { !isLetter($0) } ?? bytes.endIndex
      index = bytes[digits...].firstIndex { !isDigit($0) } ?? bytes.endIndex
      if index == bytes.endIndex, !isLast {
        end = min(end, max(0, start - mark.count))
        break
      }
      // `glyph0-17` counts within the document already.
      let isCounted = index < bytes.endIndex && bytes[index] == UInt8(ascii: "-")
      if digits == start || index == digits || isCounted { continue }
      let name = String(decoding: bytes[start..<index], as: UTF8.self)
      let number = numbers[name] ?? numbers.count + 1
      numbers[name] = number
      result.append(contentsOf: bytes[copied..<digits])
      result.append(contentsOf: "\(number)".utf8)
      copied = index
    }
    end = max(copied, end)
    result.append(contentsOf: bytes[copied..<end])
    return end
  }

  /// The bytes before a name; before a reference to one stands a `#`.
  private static let mark = "id=\"".utf8

  /// The first byte after the next `id="` or `#`.
  private static func startOfName(in bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
    var index = start
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "#") { return index + 1 }
      if bytes[index] == UInt8(ascii: "\""), bytes[...index].suffix(mark.count).elementsEqual(mark)
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
