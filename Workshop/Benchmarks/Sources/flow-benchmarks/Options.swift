import Contestants
import Foundation
import ToolInput

/// The options of the command line.
struct Options {
  /// The numbers of items.
  var counts = [100, 1000, 10_000, 100_000, 1_000_000]

  /// Where the results go as JSON.
  var jsonPath: String?

  /// How long and how often to measure.
  var race = Race()

  /// The engine's contestants that run; empty for all.
  var names: [String] = []

  /// How the names of the groups begin that run; empty for all.
  var groups: [String] = []

  /// The contestant of the engine whose frames are printed; nil if all contestants race.
  var framed: String?

  /// Whether only the engine is measured.
  var coreOnly = false
}

extension Command<Options> {
  static var benchmarks: Self {
    Command(
      "flow-benchmarks",
      summary: "Races the library against other ways of doing the same work.",
      defaults: Options(),
      operand: nil,
      options: [
        Option("--counts", \.counts, .counts, "The numbers of items."),
        Option("--rounds", \.race.rounds, .count, "How often each contestant has its turn."),
        Option("--core", \.coreOnly, "Only the engine and its baselines, not FlowLayout."),
        Option(
          "--only", collecting: \.names, .text("NAME"),
          "One contestant of the engine by name; may be repeated. Default: all."),
        Option(
          "--group", collecting: \.groups, .text("NAME"),
          "The groups whose names begin so; may be repeated. Default: all."),
        Option(
          "--frames", \.framed, .text("NAME"),
          "Do not race: print where plain wrap or full flexbox puts each item, a line an item."),
        Option("--json", \.jsonPath, .text("FILE"), "Also write the results to FILE."),
      ],
      examples: [("flow-benchmarks --counts 100,1000 --core", "the engine alone, in a minute")],
      run: { options throws(Failure) in try options.run() }
    )
  }
}

extension Options {
  @MainActor
  fileprivate func run() throws(Failure) {
    if let framed { return try printFrames(of: framed) }
    let results = Suite(options: self).run()
    print(results.tables)
    print(results.verdicts)
    guard let jsonPath else { return }
    do {
      try results.json().write(to: URL(fileURLWithPath: jsonPath))
    } catch {
      throw Failure(.cannotCreate, "cannot write \(jsonPath): \(error.localizedDescription)")
    }
  }
}

extension Options {
  private func printFrames(of name: String) throws(Failure) {
    for count in counts {
      guard let frames = CoreContestants.frames(name, count) else {
        throw Failure(.usage, "--frames: \(name.quoted) is neither plain wrap nor full flexbox")
      }
      for (left, top, width, height) in frames { print(left, top, width, height) }
    }
  }
}

extension ValueKind<[Int]> {
  /// Whole numbers with commas between them.
  fileprivate static var counts: Self {
    ValueKind(
      placeholder: "COUNT,…", expectation: "whole numbers from 1 with commas between them",
      text: { $0.map(String.init).joined(separator: ",") },
      value: { text in
        let counts = text.split(separator: ",", omittingEmptySubsequences: false)
          .map { Int($0) ?? 0 }
        return counts.contains { $0 < 1 } ? nil : counts
      })
  }
}
