public import Foundation

/// An error in a file of cases.
public struct CaseError: Error, CustomStringConvertible {
  /// Where it is wrong and what was expected.
  public let description: String
}

/// Reads files of cases, checking every member.
public struct CaseReader {
  /// Reads the cases of a file.
  ///
  /// - Parameters:
  ///   - data: The file's bytes.
  ///   - path: Its name, for messages.
  /// - Returns: The cases, in the file's order.
  /// - Throws: A `CaseError` that names the file, the case and the member.
  public static func cases(in data: Data, path: String) throws -> [FlexboxCase] {
    let json: Any
    do {
      json = try JSONSerialization.jsonObject(with: data)
    } catch {
      let reason = (error as NSError).userInfo["NSDebugDescription"] as? String
      throw CaseError(description: "\(path): not JSON: \(reason ?? error.localizedDescription)")
    }
    let file = try Members(json, of: path)
    return try file.array("cases").enumerated().map { index, value in
      let unnamed = try Members(value, of: "\(path): case \(index)")
      let name = try unnamed.string("name")
      return try flexboxCase(try Members(value, of: "\(path): case \(name)"), name: name)
    }
  }

  private static func flexboxCase(_ members: Members, name: String) throws -> FlexboxCase {
    let container = try members.object("container")
    let items = try members.array("items").enumerated().map { index, value in
      try item(try Members(value, of: "\(members.place): item \(index)"))
    }
    return FlexboxCase(
      name: name, group: try members.string("group"), container: try box(container),
      containingBlock: try container.extent("containingBlock"),
      size: try container.extent("size"),
      hasAutoWidth: try container.optionalString("autoWidth") != nil, items: items)
  }

  private static func item(_ members: Members) throws -> Item {
    guard members.contains("frame") else { throw members.error("frame", "is missing") }
    let frame = members.isNull("frame") ? nil : try members.numbers("frame", count: 4)
    return Item(
      box: try box(members),
      content: members.contains("content") ? try members.extent("content").truncated : nil,
      baseline: members.contains("baseline") ? try members.number("baseline") : nil,
      text: members.contains("text") ? try text(members) : nil,
      frame: frame.map { Frame(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) })
  }

  private static func text(_ members: Members) throws -> FixedText {
    let font = try members.object("font")
    return FixedText(
      text: try members.string("text"), size: try font.number("size"),
      lineHeight: try font.number("lineHeight"))
  }

  private static func box(_ members: Members) throws -> Box {
    let style = try members.object("style")
    var values: [String: StyleValue] = [:]
    for (property, value) in style.values {
      guard let grammar = Grammar.properties[property] else {
        throw style.error(property, "is no property that is known here")
      }
      guard let value = styleValue(value), grammar.accepts(value) else {
        throw style.error(property, "must be \(grammar.expectation)")
      }
      values[property] = value
    }
    return Box(values: values)
  }

  private static func styleValue(_ value: Any) -> StyleValue? {
    if let keyword = value as? String { return .keyword(keyword) }
    if let object = value as? [String: Any] {
      guard object.count == 1, let number = Members.number(object["percent"]) else { return nil }
      return .percent(number)
    }
    return Members.number(value).map(StyleValue.number)
  }
}

/// The members of a JSON object, with the place of the object for messages.
private struct Members {
  let values: [String: Any]
  let place: String

  init(_ json: Any, of place: String) throws {
    guard let values = json as? [String: Any] else {
      throw CaseError(description: "\(place): must be an object")
    }
    self.values = values
    self.place = place
  }

  func error(_ member: String, _ problem: String) -> CaseError {
    CaseError(description: "\(place): \"\(member)\" \(problem)")
  }

  func contains(_ member: String) -> Bool { values[member] != nil }

  func isNull(_ member: String) -> Bool { values[member] is NSNull }

  func object(_ member: String) throws -> Members {
    try Members(try value(member), of: "\(place): \"\(member)\"")
  }

  func array(_ member: String) throws -> [Any] {
    guard let array = try value(member) as? [Any] else {
      throw error(member, "must be an array")
    }
    return array
  }

  func string(_ member: String) throws -> String {
    guard let string = try value(member) as? String else {
      throw error(member, "must be a string")
    }
    return string
  }

  func optionalString(_ member: String) throws -> String? {
    contains(member) ? try string(member) : nil
  }

  func number(_ member: String) throws -> Double {
    guard let number = Self.number(try value(member)) else {
      throw error(member, "must be a finite number")
    }
    return number
  }

  func numbers(_ member: String, count: Int) throws -> [Double] {
    let numbers = try array(member).compactMap(Self.number)
    guard numbers.count == count, try array(member).count == count else {
      throw error(member, "must be an array of \(count) finite numbers")
    }
    return numbers
  }

  func extent(_ member: String) throws -> Extent {
    let numbers = try numbers(member, count: 2)
    return Extent(width: numbers[0], height: numbers[1])
  }

  private func value(_ member: String) throws -> Any {
    guard let value = values[member] else { throw error(member, "is missing") }
    return value
  }

  /// A finite number; JSON's true and false are none.
  static func number(_ json: Any?) -> Double? {
    guard let number = json as? NSNumber, CFBooleanCheck.isNumber(number) else { return nil }
    return number.doubleValue.isFinite ? number.doubleValue : nil
  }
}

private enum CFBooleanCheck {
  static func isNumber(_ number: NSNumber) -> Bool {
    String(cString: number.objCType) != String(cString: NSNumber(value: true).objCType)
  }
}
