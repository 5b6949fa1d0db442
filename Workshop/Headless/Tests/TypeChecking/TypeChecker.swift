import Foundation

/// Type-checks snippets of user code against the stand-in that this test run was built with.
///
/// All snippets of a batch are files of one module and go through the compiler together, so a batch
/// costs about as much as one snippet. Types in a snippet must therefore be `private`. Warnings count
/// as errors: where Apple marks a declaration `@preconcurrency`, its misuse is "only" a warning.
///
/// Availability cannot be checked here: it needs the libraries of a platform that has deployment targets (`-target
/// arm64-apple-ios13.0`), and Linux has none.
package enum TypeChecker {
  /// One complaint of the compiler, at a line of the snippet counted from 1.
  package struct Diagnostic: Sendable, CustomStringConvertible {
    package let line: Int
    package let message: String

    package var description: String { "line \(line): \(message)" }
  }

  package enum Failure: Error, CustomStringConvertible {
    case moduleNotFound(String)
    case compilerFailed(String)

    package var description: String {
      switch self {
      case .moduleNotFound(let folder): "there is no SwiftUI.swiftmodule in \(folder)"
      case .compilerFailed(let output): "swiftc did not type-check the snippets:\n\(output)"
      }
    }
  }

  /// The complaints about each snippet, in the order of the snippets.
  ///
  /// `options` are those of the compiler that the snippets need beside the project's own.
  package static func check(
    _ snippets: [String], options: [String] = []
  ) throws -> [[Diagnostic]] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("snippets-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }

    var files: [String] = []
    for (index, snippet) in snippets.enumerated() {
      let file = folder.appendingPathComponent("\(prefix)\(index).swift")
      try Data("import SwiftUI\n\(snippet)\n".utf8).write(to: file)
      files.append(file.path)
    }
    let (status, output) = try run(arguments: options + files)
    let diagnostics = parse(output, count: snippets.count)
    // A compiler that complains ends with 1; one that crashes may have complained of others before.
    if status > 1 || (status != 0 && diagnostics.allSatisfy(\.isEmpty)) {
      throw Failure.compilerFailed(output)
    }
    return diagnostics
  }

  private static let prefix = "snippet-"

  private static func run(arguments: [String]) throws -> (status: Int32, output: String) {
    let products = Bundle.main.bundleURL
    let modules = products.appendingPathComponent("Modules")
    let module = modules.appendingPathComponent("SwiftUI.swiftmodule")
    guard FileManager.default.fileExists(atPath: module.path) else {
      throw Failure.moduleNotFound(modules.path)
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      [
        "swiftc", "-typecheck", "-wmo", "-swift-version", "6", "-warnings-as-errors",
        "-diagnostic-style", "llvm", "-module-name", "Snippets", "-I", modules.path,
        "-module-cache-path", products.appendingPathComponent("ModuleCache").path,
      ] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }

  /// Reads lines of the form `…/snippet-3.swift:7:11: error: message`.
  private static func parse(_ output: String, count: Int) -> [[Diagnostic]] {
    var diagnostics = [[Diagnostic]](repeating: [], count: count)
    for line in output.split(separator: "\n") {
      guard let name = line.range(of: "/\(prefix)"), let error = line.range(of: ": error: ") else {
        continue
      }
      let place = line[name.upperBound..<error.lowerBound].split(separator: ":")
      guard place.count == 3, let row = Int(place[1]),
        let index = Int(place[0].replacing(".swift", with: "")), index < count
      else { continue }
      // The first line of each file is the import.
      diagnostics[index].append(
        Diagnostic(line: row - 1, message: String(line[error.upperBound...])))
    }
    return diagnostics
  }
}
