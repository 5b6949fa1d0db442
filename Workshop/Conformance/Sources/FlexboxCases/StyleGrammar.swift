// Which CSS properties a case may set, and to what.

/// The value of one CSS property in a case.
public enum StyleValue: Equatable, Sendable {
  /// Pixels, or a plain number.
  case number(Double)
  /// A percentage.
  case percent(Double)
  /// A keyword, or keywords, as CSS writes them.
  case keyword(String)
}

/// The values that a property takes.
package struct Grammar {
  package var numbers = false
  package var percentages = false
  package var keywords: Set<String> = []
  package var canBeNegative = false
  /// Whether numbers are integers, which browsers keep in 32 bits.
  package var isInteger = false

  /// The accepted values in words, for an error.
  package var expectation: String {
    var parts: [String] = []
    if numbers {
      let number = isInteger ? "an integer of 32 bits" : "a number"
      parts.append(canBeNegative ? number : "\(number) of at least 0")
    }
    if percentages { parts.append("{\"percent\": n}") }
    if !keywords.isEmpty { parts.append("one of " + keywords.sorted().joined(separator: ", ")) }
    return parts.joined(separator: " or ")
  }

  package func accepts(_ value: StyleValue) -> Bool {
    switch value {
    case .number(let number):
      numbers && number.isFinite && (canBeNegative || number >= 0)
        && (!isInteger || Int32(exactly: number) != nil)
    case .percent(let number): percentages && number.isFinite && (canBeNegative || number >= 0)
    case .keyword(let keyword): keywords.contains(keyword)
    }
  }
}

extension Grammar {
  private static func length(_ keywords: Set<String> = []) -> Grammar {
    Grammar(numbers: true, percentages: true, keywords: keywords)
  }

  private static let intrinsic: Set<String> = [
    "min-content", "max-content", "fit-content", "stretch",
  ]
  private static let size = length(intrinsic.union(["auto"]))
  private static let margin = Grammar(
    numbers: true, percentages: true, keywords: ["auto"], canBeNegative: true)
  private static let overflow = Grammar(keywords: ["visible", "hidden", "scroll", "auto", "clip"])
  private static let factor = Grammar(numbers: true)

  private static let positions: Set<String> = ["start", "end", "flex-start", "flex-end", "center"]
  private static let spaces: Set<String> = ["space-between", "space-around", "space-evenly"]
  private static let selfPositions = positions.union(["self-start", "self-end"])
  private static let baselines: Set<String> = ["baseline", "first baseline", "last baseline"]

  /// Positions, with the overflow keywords before them.
  private static func alignment(_ positions: Set<String>, _ others: Set<String>) -> Grammar {
    let safe = positions.map { "safe \($0)" }
    let unsafe = positions.map { "unsafe \($0)" }
    return Grammar(keywords: positions.union(others).union(safe).union(unsafe))
  }

  /// The properties of containers and items.
  package static let properties: [String: Grammar] = {
    var table: [String: Grammar] = [
      "display": Grammar(keywords: ["flex", "block", "none"]),
      "position": Grammar(keywords: ["static", "relative", "absolute", "fixed"]),
      "visibility": Grammar(keywords: ["visible", "hidden", "collapse"]),
      "direction": Grammar(keywords: ["ltr", "rtl"]),
      "boxSizing": Grammar(keywords: ["content-box", "border-box"]),
      "overflowX": overflow, "overflowY": overflow,
      "width": size, "height": size, "minWidth": size, "minHeight": size,
      "maxWidth": length(intrinsic.union(["none"])), "maxHeight": length(intrinsic.union(["none"])),
      "aspectRatio": Grammar(numbers: true, keywords: ["auto"]),
      "flexDirection": Grammar(keywords: ["row", "row-reverse", "column", "column-reverse"]),
      "flexWrap": Grammar(keywords: [
        "nowrap", "wrap", "wrap-reverse", "balance", "wrap balance", "wrap-reverse balance",
      ]),
      "flexLineCount": Grammar(numbers: true, isInteger: true),
      "rowGap": length(["normal"]), "columnGap": length(["normal"]),
      "flexGrow": factor, "flexShrink": factor,
      "flexBasis": length(intrinsic.union(["auto", "content"])),
      "order": Grammar(numbers: true, canBeNegative: true, isInteger: true),
      "justifyContent": alignment(
        positions.union(["left", "right"]), spaces.union(["normal", "stretch"])),
      "alignContent": alignment(positions, spaces.union(["normal", "stretch"]).union(baselines)),
      "alignItems": alignment(selfPositions, baselines.union(["normal", "stretch"])),
      "alignSelf": alignment(selfPositions, baselines.union(["auto", "normal", "stretch"])),
    ]
    for side in ["Left", "Top", "Right", "Bottom"] {
      table["margin\(side)"] = margin
      table["padding\(side)"] = length()
      table["border\(side)Width"] = factor
      table[side.lowercased()] = margin
    }
    return table
  }()
}
