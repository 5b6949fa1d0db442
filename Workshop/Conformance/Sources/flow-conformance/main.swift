import FlexboxCases
import Foundation
import ToolInput

/// Reads a file's cases, only those that were asked for.
func readCases(_ path: String, _ options: Options) throws(Failure) -> [FlexboxCase] {
  let data: Data
  do {
    data = try CaseFile.contents(path)
  } catch {
    throw Failure(.noInput, "\(path): cannot be read: \(error)")
  }
  let cases: [FlexboxCase]
  do {
    cases = try CaseReader.cases(in: data, path: path)
  } catch {
    throw Failure(.data, "\(error)")
  }
  guard let only = options.only else { return cases }
  return cases.filter { $0.name.contains(only) }
}

/// Writes a failing case's picture.
func draw(_ subject: FlexboxCase, into folder: String) throws(Failure) {
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

/// Compares one file; returns whether no case failed.
func compare(_ path: String, _ options: Options) throws(Failure) -> Bool {
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

/// Compares all files, and ends the process with status 1 if a case failed.
func compareAll(_ options: Options) throws(Failure) {
  var allPassed = true
  for path in options.paths {
    allPassed = try compare(path, options) && allPassed
  }
  if !allPassed { exit(1) }
}

extension [String] {
  func printed() {
    for line in self { print(line) }
  }
}

Command.conformance.main()
