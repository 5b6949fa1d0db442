import Contestants
import Foundation

/// What the command line asks for.
struct Options {
  /// The numbers of items.
  var counts = [100, 1000, 10_000, 100_000, 1_000_000]

  /// Where the results go as JSON.
  var jsonPath: String?

  /// How long and how often to measure.
  var race = Race()

  /// The engine's contestants that run; empty for all.
  var names: [String] = []

  /// Whether only the engine is measured.
  var coreOnly = false

  static let usage = """
    Usage: flow-benchmarks [--counts 100,1000] [--rounds 11] [--core] [--only NAME]… [--json FILE]
      --counts  the numbers of items (default 100 to 1000000, in powers of ten)
      --rounds  how often each contestant has its turn (default 11)
      --core    only the engine and its baselines, not FlowLayout
      --only    one contestant of the engine by name; may be repeated (default all)
      --json    also write the results to FILE
    """

  init(_ arguments: some Sequence<String>) {
    var arguments = Array(arguments)
    while !arguments.isEmpty {
      let option = arguments.removeFirst()
      switch option {
      case "--counts": counts = Self.numbers(&arguments, of: option)
      case "--rounds": race.rounds = Self.numbers(&arguments, of: option)[0]
      case "--core": coreOnly = true
      case "--only": names.append(Self.value(&arguments, of: option))
      case "--json": jsonPath = Self.value(&arguments, of: option)
      case "--help", "-h":
        print(Self.usage)
        exit(0)
      default: Self.fail("unknown option \(option)")
      }
    }
  }

  private static func value(_ arguments: inout [String], of option: String) -> String {
    if arguments.isEmpty { fail("\(option) needs a value") }
    return arguments.removeFirst()
  }

  private static func numbers(_ arguments: inout [String], of option: String) -> [Int] {
    let text = value(&arguments, of: option)
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    if numbers.contains(where: { $0 < 1 }) { fail("\(option) needs numbers from 1, not \(text)") }
    return numbers
  }

  /// Ends the program with a message.
  static func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("flow-benchmarks: \(message)\n\(usage)\n".utf8))
    exit(2)
  }
}
