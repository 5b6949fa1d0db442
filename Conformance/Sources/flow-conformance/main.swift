import FlexboxCases
import Foundation

for path in CommandLine.arguments.dropFirst() {
  do {
    let cases = try CaseReader.cases(
      in: try Data(contentsOf: URL(fileURLWithPath: path)), path: path)
    var p: [String: [Int]] = [:]
    var lines: [String] = []
    for c in cases {
      var v = p[c.group] ?? [0, 0, 0]
      switch c.verdict() {
      case .passed: v[0] += 1
      case .failed(let i, let e, let g):
        v[1] += 1
        lines.append(
          "  \(c.group) \(c.name): \(i) \(e.map(\.description) ?? "") \(g.map(\.description) ?? "")"
        )
      case .skipped: v[2] += 1
      }
      p[c.group] = v
    }
    print(path, p)
    print(lines.joined(separator: "\n"))
  } catch { print(error) }
}
