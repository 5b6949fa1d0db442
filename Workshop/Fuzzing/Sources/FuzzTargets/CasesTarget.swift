import FlexboxCases
import Foundation
import TestSupport

extension FuzzTarget {
  /// Files of flexbox cases, from the first byte to the last frame.
  ///
  /// An input that begins with a brace is a file; any other is the choices by which one is written.
  public static let cases = FuzzTarget(
    name: "cases", summary: "JSON files of cases as flow-conformance reads them; counts files"
  ) { input throws(Finding) in
    var drawer = CaseDrawer(source: ByteSource(input))
    let file = input.first == UInt8(ascii: "{") ? Data(input) : Data(drawer.file().utf8)
    let cases: [FlexboxCase]
    do {
      cases = try CaseReader.cases(in: file, path: "some.json")
    } catch let error as CaseError {
      try require(error.description.hasPrefix("some.json: "), "no file is named: \(error)")
      return 1
    } catch {
      throw Finding("\(error) is no error of a case")
    }
    for subject in cases {
      _ = subject.details()
      if subject.skipReason == nil { try check(subject) }
    }
    return 1
  }

  private static func check(_ subject: FlexboxCase) throws(Finding) {
    let solved = subject.solve()
    try require(solved.frames.count == subject.items.count, "an item is left out: \(subject)")
    for frame in solved.frames.compactMap(\.self) {
      let numbers = [frame.x, frame.y, frame.width, frame.height]
      try require(numbers.allSatisfy(\.isFinite), "\(frame) is no frame: \(subject)")
    }
    _ = subject.verdict()
    let document = subject.drawing()
    try require(
      document.count { $0 == "<" } == document.count { $0 == ">" }
        - subject.name.count { $0 == ">" },
      "the case's name is markup: \(document)")
  }
}

/// Writes files of cases: most of them as they should be, the others with something wrong.
private struct CaseDrawer {
  var source: ByteSource
  private var isSound = true

  init(source: ByteSource) {
    self.source = source
  }

  mutating func file() -> String {
    isSound = source.chance(0.8)
    let cases = list(0...3) { $0.flexboxCase() }
    return object(["cases": cases, "meta": "{}"])
  }

  private mutating func flexboxCase() -> String {
    var container = [
      "style": style(), "containingBlock": "[\(number()), \(number())]",
      "size": "[\(number()), \(number())]",
    ]
    if source.chance(0.1) { container["autoWidth"] = word() }
    return object([
      "name": word(), "group": word(), "container": object(container),
      "items": list(0...6) { $0.item() },
    ])
  }

  private mutating func item() -> String {
    var members = [
      "style": style(), "frame": "[\(number()), \(number()), \(number()), \(number())]",
    ]
    if source.chance(0.3) { members["content"] = "[\(number()), \(number())]" }
    if source.chance(0.2) { members["baseline"] = number() }
    if source.chance(0.2) {
      members["text"] = word()
      members["font"] = object(["size": number(), "lineHeight": number()])
    }
    if source.chance(0.1) { members["frame"] = "null" }
    return object(members)
  }

  private mutating func style() -> String {
    let properties = Grammar.properties.keys.sorted()
    var members: [String: String] = [:]
    for _ in 0..<Int.random(in: 0...6, using: &source) {
      let property = source.pick(properties)
      members[property] = value(of: property)
    }
    return object(members)
  }

  private mutating func value(of property: String) -> String {
    guard let grammar = Grammar.properties[property] else { return "null" }
    var values: [String] = []
    let number = grammar.canBeNegative || !isSound ? number() : size()
    if grammar.numbers { values.append(number) }
    if grammar.percentages { values.append("{\"percent\": \(number)}") }
    if !grammar.keywords.isEmpty { values.append("\"\(source.pick(grammar.keywords.sorted()))\"") }
    return source.pick(values)
  }

  private mutating func number() -> String {
    if !isSound, source.chance(0.02) { return "null" }
    return source.chance(0.1) ? source.pick(["-1", "-1e300", "-0.0", "-0.5"]) : size()
  }

  private mutating func size() -> String {
    let odd = ["0", "1e300", "1e-300", "2147483648", "1e19", "0.5"]
    return source.chance(0.1) ? source.pick(odd) : "\(source.length(0...200))"
  }

  private mutating func word() -> String {
    let words = [
      "", "a", "some words to wrap", "<b>&amp;", "\\u0000", "\\ud83d\\ude00", "\\u200b ",
    ]
    return "\"\(source.pick(words))\""
  }

  private mutating func list(_ counts: ClosedRange<Int>, _ element: (inout Self) -> String)
    -> String
  {
    let elements = (0..<Int.random(in: counts, using: &source)).map { _ in element(&self) }
    return "[\(elements.joined(separator: ", "))]"
  }

  /// Members in the order of their names; now and then one is missing.
  private mutating func object(_ members: [String: String]) -> String {
    let members = members.sorted { $0.key < $1.key }.filter { _ in
      isSound || !source.chance(0.02)
    }
    return "{\(members.map { "\"\($0.key)\": \($0.value)" }.joined(separator: ", "))}"
  }
}
