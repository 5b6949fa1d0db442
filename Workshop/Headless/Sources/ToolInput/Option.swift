/// One row of a command's table of options: its name, its value and where that goes.
package struct Option<Values> {
  /// The name with its dashes: `--width`.
  package let name: String
  /// The placeholder of the value in the help; nil if the option takes none.
  package let placeholder: String?
  /// One sentence for the help.
  let summary: String
  /// The text of the value that a set of values holds, for the help; nil for none.
  let currentText: (Values) -> String?
  /// Reads a value's text and stores it.
  let store: (String, inout Values) throws(Failure) -> Void

  /// An option that has a value.
  package init<Value>(
    _ name: String, _ member: WritableKeyPath<Values, Value>, _ kind: ValueKind<Value>,
    _ summary: String
  ) {
    self.init(
      name, kind, summary, currentText: { kind.text($0[keyPath: member]) },
      set: { $0[keyPath: member] = $1 })
  }

  /// An option for a value that need not be there.
  package init<Value>(
    _ name: String, _ member: WritableKeyPath<Values, Value?>, _ kind: ValueKind<Value>,
    _ summary: String
  ) {
    self.init(
      name, kind, summary, currentText: { $0[keyPath: member].flatMap(kind.text) },
      set: { $0[keyPath: member] = $1 })
  }

  /// An option that collects the values of all its occurrences.
  package init<Value>(
    _ name: String, collecting member: WritableKeyPath<Values, [Value]>, _ kind: ValueKind<Value>,
    _ summary: String
  ) {
    self.init(
      name, kind, summary, currentText: { _ in nil },
      set: { $0[keyPath: member].append($1) })
  }

  /// An option without a value: that it is there says it.
  package init(_ name: String, _ member: WritableKeyPath<Values, Bool>, _ summary: String) {
    self.name = name
    self.placeholder = nil
    self.summary = summary
    currentText = { _ in nil }
    store = { _, values in values[keyPath: member] = true }
  }

  private init<Value>(
    _ name: String, _ kind: ValueKind<Value>, _ summary: String,
    currentText: @escaping (Values) -> String?, set: @escaping (inout Values, Value) -> Void
  ) {
    self.name = name
    self.placeholder = kind.placeholder
    self.summary = summary
    self.currentText = currentText
    store = { text, values throws(Failure) in
      guard let value = kind.value(text) else {
        throw Failure(.usage, "\(name): \(text.quoted) is not \(kind.expectation)")
      }
      set(&values, value)
    }
  }
}

/// The arguments without a name that a command takes.
package struct Operand<Values> {
  /// The placeholder of an argument in the help: `FILE|-`.
  package let placeholder: String
  /// One sentence for the help.
  let summary: String
  /// Whether there is one or more, rather than at most one.
  let isRepeated: Bool
  /// Stores one.
  let store: (String, inout Values) -> Void

  package init(
    _ placeholder: String, isRepeated: Bool = false, summary: String,
    store: @escaping (String, inout Values) -> Void
  ) {
    self.placeholder = placeholder
    self.isRepeated = isRepeated
    self.summary = summary
    self.store = store
  }

  var synopsis: String { isRepeated ? "\(placeholder)…" : "[\(placeholder)]" }
}
