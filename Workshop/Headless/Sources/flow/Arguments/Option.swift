import ToolInput

/// One row of a command's table of options: its name, its value and where that goes.
struct Option<Values> {
  /// The name with its dashes: `--width`.
  let name: String
  /// What stands for the value in the help.
  let placeholder: String
  /// One sentence for the help.
  let summary: String
  /// The text of the value that a set of values holds, for the help; nil for none.
  let currentText: (Values) -> String?
  /// Reads a value's text and stores it.
  let store: (String, inout Values) throws(Failure) -> Void

  init<Value>(
    _ name: String, _ member: WritableKeyPath<Values, Value>, _ kind: ValueKind<Value>,
    _ summary: String
  ) {
    self.name = name
    self.placeholder = kind.placeholder
    self.summary = summary
    currentText = { kind.text($0[keyPath: member]) }
    store = { text, values throws(Failure) in
      guard let value = kind.value(text) else {
        throw Failure(.usage, "\(name): \(text.quoted) is not \(kind.expectation)")
      }
      values[keyPath: member] = value
    }
  }

  /// An option for a value that need not be there.
  init<Value>(
    _ name: String, _ member: WritableKeyPath<Values, Value?>, _ kind: ValueKind<Value>,
    _ summary: String
  ) {
    let optional = ValueKind<Value?>(
      placeholder: kind.placeholder, expectation: kind.expectation,
      text: { $0.flatMap(kind.text) }, value: { kind.value($0).map(Optional.some) })
    self.init(name, member, optional, summary)
  }
}

/// The one argument without a name that a command takes.
struct Operand<Values> {
  /// What stands for it in the help: `FILE|-`.
  let placeholder: String
  /// One sentence for the help.
  let summary: String
  /// Stores it.
  let store: (String, inout Values) -> Void
}
