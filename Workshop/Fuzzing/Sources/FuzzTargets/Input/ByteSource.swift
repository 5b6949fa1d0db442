import TestSupport

/// Bytes as a source of choices: whoever changes the bytes changes what is drawn.
///
///     byte 1, 2       byte 3, 4       …        no more bytes
///     first choice    second choice            numbers that follow from all bytes
///
/// Two bytes are the upper bits of what the standard library chooses integers by, and again of what it
/// chooses fractions by. The lower bits are noise: without it, the library would throw the same number
/// away again and again in search of an even choice.
public struct ByteSource: RandomNumberGenerator {
  private let bytes: [UInt8]
  private var position = 0
  private var noise: SeededGenerator

  /// Makes a source that begins with the first two bytes.
  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
    noise = SeededGenerator(bytes.reduce(bytes.count) { ($0 ^ Int($1)) &* 0x100_0000_01B3 })
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public mutating func next() -> UInt64 {
    let random = noise.next()
    guard position + 1 < bytes.count else { return random }
    let (high, low) = (UInt64(bytes[position]), UInt64(bytes[position + 1]))
    position += 2
    // Integers are chosen by bits 63 and below, fractions by bits 52 and below.
    let choice = high << 56 | (low >> 5) << 53 | high << 45 | low << 37
    return choice | random & (1 << 37 - 1)
  }
}
