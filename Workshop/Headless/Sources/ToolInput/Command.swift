/// A command line: the table that its arguments are read by and its help is written from.
package struct Command<Values> {
  /// The words that select the command: `flow render`, or the tool's own name where it has no commands.
  package let invocation: String
  /// One sentence for the help.
  package let summary: String
  /// The values in force where no argument changes them.
  let defaults: Values
  /// The arguments without a name, if the command takes any.
  let operand: Operand<Values>?
  package let options: [Option<Values>]
  /// Whole command lines, each with a remark.
  package let examples: [(line: String, remark: String)]
  /// Does the command's work.
  package let run: @MainActor (Values) throws(Failure) -> Void

  package init(
    _ invocation: String, summary: String, defaults: Values, operand: Operand<Values>?,
    options: [Option<Values>], examples: [(line: String, remark: String)],
    run: @escaping @MainActor (Values) throws(Failure) -> Void
  ) {
    self.invocation = invocation
    self.summary = summary
    self.defaults = defaults
    self.operand = operand
    self.options = options
    self.examples = examples
    self.run = run
  }
}

extension Command {
  /// The request that arguments make.
  package enum Request {
    case help
    case run(Values)
  }

  /// Does what arguments ask for, or prints the help.
  @MainActor
  package func perform(_ arguments: [String]) throws(Failure) {
    switch try parse(arguments) {
    case .help: try Descriptor.standardOutput.write(help)
    case .run(let values): try run(values)
    }
  }

  /// Reads arguments by the table.
  ///
  /// Options and operands come in any order, values as `--name value` or `--name=value`; of an option
  /// given twice the last one counts, unless it collects values; after `--` everything is an operand. Who asks
  /// for help gets it, whatever else is wrong.
  package func parse(_ arguments: [String]) throws(Failure) -> Request {
    if arguments.prefix(while: { $0 != "--" }).contains(where: ["--help", "-h"].contains) {
      return .help
    }
    var values = defaults
    var operands: [String] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        break
      } else if argument.hasPrefix("-"), argument != "-" {
        try parseOption(argument, &rest, into: &values)
      } else {
        operands.append(argument)
      }
    }
    try store(operands, into: &values)
    return .run(values)
  }

  private func parseOption(
    _ argument: String, _ rest: inout ArraySlice<String>, into values: inout Values
  ) throws(Failure) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = options.first(where: { $0.name == name }) else {
      let names = options.map(\.name) + ["--help"]
      throw usage("there is no option \(name.quoted)\(name.closest(among: names).question)")
    }
    guard let placeholder = option.placeholder else {
      if parts.count > 1 { throw usage("\(name) takes no value") }
      return try option.store("", &values)
    }
    guard let value = parts.count > 1 ? String(parts[1]) : rest.popFirst() else {
      throw usage("\(name) needs a value: \(placeholder)")
    }
    try option.store(value, &values)
  }

  private func store(_ operands: [String], into values: inout Values) throws(Failure) {
    let most = operand.map { $0.isRepeated ? .max : 1 } ?? 0
    if operands.count > most {
      let limit = operand.map { "at most one \($0.placeholder)" } ?? "options only"
      throw usage("\(operands[most].quoted) is one argument too many, there can be \(limit)")
    }
    guard let operand else { return }
    if operands.isEmpty, operand.isRepeated { throw usage("expected a \(operand.placeholder)") }
    for text in operands { operand.store(text, &values) }
  }

  private func usage(_ problem: String) -> Failure {
    Failure(.usage, "\(problem); '\(invocation) --help' lists what there is")
  }
}
