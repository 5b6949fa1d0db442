import ToolInput

/// A command of the tool: the table that its arguments are read by and its help is written from.
struct Command<Values> {
  /// The word that selects the command: `render`.
  let name: String
  /// One sentence for the help.
  let summary: String
  /// The values in force where no argument changes them.
  let defaults: Values
  /// The argument without a name, if the command takes one.
  let operand: Operand<Values>?
  let options: [Option<Values>]
  /// Whole command lines, each with a remark.
  let examples: [(line: String, remark: String)]
  /// Does the command's work.
  let run: @MainActor (Values) throws(Failure) -> Void
}

extension Command {
  /// What arguments ask for.
  enum Request {
    case help
    case run(Values)
  }

  /// Reads arguments by the table.
  ///
  /// Options and the operand come in any order, values as `--name value` or `--name=value`; of an option
  /// given twice the last one counts; after `--` everything is an operand. Who asks for help gets it,
  /// whatever else is wrong.
  func parse(_ arguments: [String]) throws(Failure) -> Request {
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
    guard let value = parts.count > 1 ? String(parts[1]) : rest.popFirst() else {
      throw usage("\(name) needs a value: \(option.placeholder)")
    }
    try option.store(value, &values)
  }

  private func store(_ operands: [String], into values: inout Values) throws(Failure) {
    let expected = operand == nil ? 0 : 1
    if operands.count > expected {
      let limit = operand.map { "at most one \($0.placeholder)" } ?? "options only"
      throw usage("\(operands[expected].quoted) is one argument too many, there can be \(limit)")
    }
    if let operand, let text = operands.first { operand.store(text, &values) }
  }

  private func usage(_ problem: String) -> Failure {
    Failure(.usage, "\(problem); 'flow \(name) --help' lists what there is")
  }
}
