/// How an option's argument is written, read and shown.
struct ValueKind<Value> {
  /// What stands for the value in the help: `POINTS`, `leading|center|trailing`.
  let placeholder: String
  /// What a wrong value should have been, to end "… is not".
  let expectation: String
  /// The text of a value as a user would write it; nil for none.
  let text: (Value) -> String?
  /// The value that a text means; nil if it means none.
  let value: (String) -> Value?
}

extension ValueKind<Double> {
  /// How many pixels a point has.
  static var scale: Self {
    finite("FACTOR", "a number above 0") { $0 > 0 }
  }

  /// A finite number of points, above zero.
  static var positiveLength: Self {
    finite("POINTS", "a number of points above 0") { $0 > 0 }
  }

  /// A finite number of points; negative spacing makes neighbours overlap.
  static var spacing: Self {
    finite("POINTS", "a number of points") { _ in true }
  }

  private static func finite(
    _ placeholder: String, _ expectation: String, _ accepts: @escaping (Double) -> Bool
  ) -> Self {
    ValueKind(
      placeholder: placeholder, expectation: expectation, text: \.shortest,
      value: { text in Double(text).flatMap { $0.isFinite && accepts($0) ? $0 : nil } })
  }
}

extension ValueKind where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
  /// One of the words of an enumeration.
  static var keyword: Self {
    let words = Value.allCases.map(\.rawValue)
    return ValueKind(
      placeholder: words.joined(separator: "|"),
      expectation: words.count == 1 ? words[0] : "one of \(words.joined(separator: ", "))",
      text: \.rawValue,
      value: Value.init(rawValue:))
  }
}

extension Double {
  /// The shortest decimal that reads back as this number, without a needless `.0`.
  var shortest: String {
    self == rounded() && magnitude < 1e15 ? String(Int(self)) : String(describing: self)
  }
}

extension [String] {
  /// The words with commas between them and "or" before the last.
  var alternatives: String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " or " + last
  }
}
