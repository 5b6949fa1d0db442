import FlexboxCases
import Foundation

/// Reads a file's cases, only those that were asked for.
func readCases(_ path: String, _ options: Options) throws -> [FlexboxCase] {
  let data: Data
  do {
    data = try Data(contentsOf: URL(fileURLWithPath: path))
  } catch {
    throw Failure(.noInput, "\(path): cannot be read: \(error.localizedDescription)")
  }
  let cases: [FlexboxCase]
  do {
    cases = try CaseReader.cases(in: data, path: path)
  } catch let error as CaseError {
    throw Failure(.data, error.description)
  }
  guard let only = options.only else { return cases }
  return cases.filter { $0.name.contains(only) }
}

/// Writes a failing case's picture.
func draw(_ subject: FlexboxCase, into folder: String) throws {
  let name = subject.name.map { $0.isLetter || $0.isNumber || $0 == "-" ? $0 : "_" }
  let url = URL(fileURLWithPath: folder).appendingPathComponent(String(name) + ".svg")
  do {
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
    try Data(subject.drawing().utf8).write(to: url, options: .atomic)
  } catch {
    throw Failure(.cannotCreate, "\(url.path): cannot be written: \(error.localizedDescription)")
  }
}

/// Compares one file; answers whether no case failed.
func compare(_ path: String, _ options: Options) throws -> Bool {
  var report = Report(path: path)
  for subject in try readCases(path, options) {
    let verdict = subject.verdict(tolerance: options.tolerance)
    report.add(subject, verdict)
    if options.isVerbose { subject.details().printed() }
    if case .failed = verdict, let folder = options.svgFolder { try draw(subject, into: folder) }
  }
  report.lines.printed()
  return report.failures.isEmpty
}

extension [String] {
  func printed() {
    for line in self { print(line) }
  }
}

do {
  let options = try Options(Array(CommandLine.arguments.dropFirst()))
  if options.wantsHelp {
    print(Options.help)
    exit(0)
  }
  var allPassed = true
  for path in options.paths {
    allPassed = try compare(path, options) && allPassed
  }
  exit(allPassed ? 0 : 1)
} catch let failure as Failure {
  FileHandle.standardError.write(Data("flow-conformance: \(failure.message)\n".utf8))
  exit(failure.status.rawValue)
}
