import FlowLayoutEngine

/// The outcome of one file of cases.
public struct Report: Sendable {
  /// The file.
  public let path: String
  /// How many cases passed.
  public private(set) var passed = 0
  /// One line for each failing case.
  public private(set) var failures: [String] = []
  /// How many cases were skipped, by reason.
  public private(set) var skipped: [String: Int] = [:]

  /// Makes an empty report.
  public init(path: String) {
    self.path = path
  }

  /// Counts a case.
  public mutating func add(_ subject: FlexboxCase, _ verdict: Verdict) {
    switch verdict {
    case .passed: passed += 1
    case .skipped(let reason): skipped[reason, default: 0] += 1
    case .failed(let item, let expected, let got):
      failures.append(
        "\(subject.name): item \(item) expected \(Self.text(expected)), got \(Self.text(got))")
    }
  }

  private static func text(_ frame: Frame?) -> String { frame?.description ?? "no box" }

  /// The report for people: a summary, the failing cases, the reasons for skipping.
  public var lines: [String] {
    let skips = skipped.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let total = skipped.values.reduce(0, +)
    return ["\(path): \(passed) passed, \(failures.count) failed, \(total) skipped"]
      + failures.map { "  failed: \($0)" }
      + skips.map { "  skipped \($0.value): \($0.key)" }
  }
}

extension FlexboxCase {
  /// The case's lines and resolved lengths, for `--verbose`.
  public func details() -> [String] {
    if let skipReason { return ["\(name): skipped, \(skipReason)"] }
    let solved = solve()
    let solution = solved.solution
    var lines = ["\(name): container \(solution.mainSize) × \(solution.crossSize) (main × cross)"]
    for (index, line) in solution.lines.enumerated() {
      lines.append(
        "  line \(index): length \(line.length), cross \(line.crossPosition)+\(line.crossSize)")
      for place in line.items {
        let item = solution.item(at: place)
        lines.append(
          "    item \(item): main \(solution.mainPositions[item])+\(solution.mainSizes[item]), "
            + "cross \(solution.crossPositions[item])+\(solution.crossSizes[item])")
      }
    }
    return lines
  }
}
