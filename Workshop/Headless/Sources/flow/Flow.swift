import Foundation
import ToolInput

/// The command line tool: finds the command that the first argument names and runs it.
@main
enum Flow {
  @MainActor
  private static let commands = [AnyCommand(.render), AnyCommand(.gallery), AnyCommand(.film)]

  /// The newest version that the changelog names.
  static let version = "1.0.0"

  @MainActor
  static func main() {
    Interruption.prepare()
    // A limit on the size of files is then an error of `write`, told like any other. A reader that
    // closes its pipe has seen enough: that ends the tool in silence, as it ends others.
    signal(SIGXFSZ, SIG_IGN)
    do {
      try run(Array(CommandLine.arguments.dropFirst()))
    } catch {
      try? Descriptor.standardError.write("flow: \(error.message)\n")
      exit(error.reason.rawValue)
    }
  }

  @MainActor
  private static func run(_ arguments: [String]) throws(Failure) {
    let names = commands.map(\.name).joined(separator: ", ")
    guard let first = arguments.first else {
      throw Failure(.usage, "expected a command: \(names); 'flow --help' explains")
    }
    let rest = Array(arguments.dropFirst())
    if ["--help", "-h", "help"].contains(first) {
      guard let command = command(rest.first) else {
        return try Descriptor.standardOutput.write(help)
      }
      return try command.perform(["--help"])
    }
    if first == "--version" {
      return try Descriptor.standardOutput.write("flow \(version)\n")
    }
    guard let command = command(first) else {
      let question = first.closest(among: commands.map(\.name) + ["--help", "--version"]).question
      throw Failure(
        .usage,
        "there is no command \(first.quoted)\(question), only \(names); 'flow --help' explains")
    }
    try command.perform(rest)
  }

  @MainActor
  private static func command(_ name: String?) -> AnyCommand? {
    commands.first { $0.name == name }
  }

  @MainActor
  private static var help: String {
    let rows = commands.map { "  flow \($0.name) …\n      \($0.summary)\n" }.joined()
    return """
      Lays out views in lines that wrap, without a screen.

      Commands:
      \(rows)
      'flow COMMAND --help' explains a command, with examples; 'flow --version' names the version.

      Exit status: 0, or 64 for a wrong command line, 65 for unusable input, 66 for unreadable
      input, 73 for output that cannot be created, 74 for reading or writing that broke off.

      """
  }
}

/// A command whose type of values is out of sight.
@MainActor
private struct AnyCommand {
  let name: String
  let summary: String
  let perform: @MainActor ([String]) throws(Failure) -> Void

  init<Values>(_ command: Command<Values>) {
    name = String(command.invocation.split(separator: " ").last ?? "")
    summary = command.summary
    perform = { arguments throws(Failure) in try command.perform(arguments) }
  }
}
