/// How an option's argument is written, read and shown.
package struct ValueKind<Value> {
  /// The placeholder of the value in the help: `POINTS`, `leading|center|trailing`.
  package let placeholder: String
  /// A description of right values, to end "… is not".
  package let expectation: String
  /// The text of a value as a user would write it; nil for none.
  package let text: (Value) -> String?
  /// The value that a text means; nil if it means none.
  package let value: (String) -> Value?

  package init(
    placeholder: String, expectation: String, text: @escaping (Value) -> String?,
    value: @escaping (String) -> Value?
  ) {
    self.placeholder = placeholder
    self.expectation = expectation
    self.text = text
    self.value = value
  }
}

extension ValueKind<String> {
  /// Any text.
  package static func text(_ placeholder: String) -> Self {
    ValueKind(placeholder: placeholder, expectation: "a text", text: \.self, value: { $0 })
  }
}

extension ValueKind<Double> {
  /// How many pixels a point has.
  package static var scale: Self {
    finite("FACTOR", "a number above 0") { $0 > 0 }
  }

  /// A finite number of points, above zero.
  package static var positiveLength: Self {
    finite("POINTS", "a number of points above 0") { $0 > 0 }
  }

  private static func finite(
    _ placeholder: String, _ expectation: String, _ accepts: @escaping (Double) -> Bool
  ) -> Self {
    ValueKind(
      placeholder: placeholder, expectation: expectation, text: \.shortest,
      value: { text in Double(finite: text).flatMap { accepts($0) ? $0 : nil } })
  }
}

extension ValueKind<Double?> {
  /// A finite number of points; negative spacing makes neighbors overlap, nil is the platform's own.
  package static var spacing: Self {
    ValueKind(
      placeholder: "POINTS|platform", expectation: "a number of points or platform",
      text: { $0?.shortest ?? "platform" },
      value: { $0 == "platform" ? .some(nil) : Double(finite: $0).map(Optional.some) })
  }
}

extension ValueKind<ClosedRange<Double>> {
  /// The least and the greatest of some lengths.
  package static var lengths: Self {
    ValueKind(
      placeholder: "LEAST-GREATEST",
      expectation: "two numbers of points from 0 on, such as 60-240, the greater one last",
      text: { "\($0.lowerBound.shortest)-\($0.upperBound.shortest)" },
      value: { text in
        let ends = text.split(separator: "-", omittingEmptySubsequences: false)
          .map { Double(finite: String($0)) ?? -1 }
        return ends.count == 2 && ends[0] >= 0 && ends[0] <= ends[1] ? ends[0]...ends[1] : nil
      })
  }
}

extension ValueKind<Int> {
  /// How many there are of something.
  package static var count: Self {
    ValueKind(
      placeholder: "COUNT", expectation: "a whole number above 0", text: String.init,
      value: { text in Int(text).flatMap { $0 > 0 ? $0 : nil } })
  }
}

extension ValueKind<Bool> {
  /// Whether something is so.
  package static var yesOrNo: Self {
    ValueKind(
      placeholder: "yes|no", expectation: "yes or no", text: { $0 ? "yes" : "no" },
      value: { ["yes": true, "no": false][$0] })
  }
}

extension ValueKind where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
  /// One of the words of an enumeration.
  package static var keyword: Self {
    let words = Value.allCases.map(\.rawValue)
    return ValueKind(
      placeholder: words.joined(separator: "|"),
      expectation: words.count == 1 ? words[0] : "one of \(words.joined(separator: ", "))",
      text: \.rawValue,
      value: Value.init(rawValue:))
  }
}

extension Double {
  /// The number that a text means; nil if it means none, or one that is not finite.
  fileprivate init?(finite text: String) {
    guard let number = Double(text), number.isFinite else { return nil }
    self = number
  }

  /// The shortest decimal that reads back as this number, without a needless `.0`.
  package var shortest: String {
    self == rounded() && magnitude < 1e15 ? String(Int(self)) : String(describing: self)
  }
}

extension [String] {
  /// The words with commas between them and "or" before the last.
  package var alternatives: String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " or " + last
  }
}
