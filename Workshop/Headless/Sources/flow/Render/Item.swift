import ToolInput

/// An item as the input has it: a text and, in lines that come near to a depth, perhaps proportions.
struct Item: Equatable {
  let text: String
  /// The width divided by the height; nil for an item of its own size.
  var aspectRatio: Double?
}

extension Item {
  /// Reads proportions before the text: `3:2 Beach`; nil if what stands there is none.
  init?(proportioned line: String) {
    let word = line.prefix { !$0.isWhitespace }
    guard word.contains(":"), word.contains(where: \.isNumber),
      word.allSatisfy(Self.ratioCharacters.contains)
    else {
      text = line
      return
    }
    let sides = word.split(separator: ":", omittingEmptySubsequences: false).map { Double($0) ?? 0 }
    guard sides.count == 2, sides.allSatisfy({ $0 > 0 && $0 < .infinity }) else { return nil }
    let rest = line.dropFirst(word.count).drop(while: \.isWhitespace)
    text = String(rest.isEmpty ? word : rest)
    aspectRatio = sides[0] / sides[1]
  }

  private static let ratioCharacters: Set<Character> = Set("0123456789.:+-")
}

extension RenderOptions {
  /// The items of the input's lines.
  func items(of lines: [String]) throws(Failure) -> [Item] {
    guard flow.targetDepth != nil else { return lines.map { Item(text: $0) } }
    var items: [Item] = []
    for line in lines {
      guard let item = Item(proportioned: line) else {
        throw Failure(
          .data,
          "\(input.name): \(line.quoted) begins with no ratio; "
            + "expected a width and a height above 0, such as 3:2")
      }
      items.append(item)
    }
    if items.allSatisfy({ $0.aspectRatio == nil }) {
      throw Failure(
        .data,
        "\(input.name): no item has a ratio, so there is no depth to come near to; "
          + "expected lines that begin with one, such as '3:2 Beach'")
    }
    return items
  }
}
