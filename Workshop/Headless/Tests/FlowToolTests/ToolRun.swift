import Foundation
import Testing

/// The folder of the whole project.
let repository = URL(filePath: #filePath).deletingLastPathComponent()
  .appending(path: "../../../..").standardizedFileURL

/// The built tool, run as a process.
///
/// Input and output go through files, so that no amount of output can block it.
struct ToolRun {
  let status: Int32
  let output: String
  let errors: String

  /// The tool, which is built into the folder that the test bundle runs from.
  static let tool = (Bundle.main.executableURL?.deletingLastPathComponent() ?? URL(filePath: "."))
    .appending(path: "flow")

  /// Runs `flow` with arguments in a folder.
  static func flow(
    _ arguments: String..., input: Data = Data(), in folder: Folder
  ) async throws -> ToolRun {
    try await run(tool, arguments, input: input, in: folder)
  }

  static func flow(arguments: [String], in folder: Folder) async throws -> ToolRun {
    try await run(tool, arguments, input: Data(), in: folder)
  }

  /// Runs a line of shell in a folder, where `$flow` is the tool's path.
  static func shell(_ line: String, in folder: Folder) async throws -> ToolRun {
    try await run(URL(filePath: "/bin/sh"), ["-c", line], input: Data(), in: folder)
  }

  private static func run(
    _ executable: URL, _ arguments: [String], input: Data, in folder: Folder
  ) async throws -> ToolRun {
    let streams = try Folder()
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = folder.url
    process.environment = ProcessInfo.processInfo.environment
      .merging(["flow": tool.path]) { $1 }
    process.standardInput = try streams.file("input", input).reading()
    process.standardOutput = try streams.file("output").writing()
    process.standardError = try streams.file("errors").writing()
    try await withCheckedThrowingContinuation { (done: CheckedContinuation<Void, any Error>) in
      process.terminationHandler = { _ in done.resume() }
      do { try process.run() } catch { done.resume(throwing: error) }
    }
    return try ToolRun(
      status: process.terminationStatus,
      output: String(decoding: streams.read("output"), as: UTF8.self),
      errors: String(decoding: streams.read("errors"), as: UTF8.self))
  }
}

/// A folder of its own for a test, removed with the last reference to it.
final class Folder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "flow-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// Everything in the folder, hidden files included.
  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
  }

  @discardableResult
  func file(_ name: String, _ data: Data = Data()) throws -> URL {
    let file = url.appending(path: name)
    try data.write(to: file)
    return file
  }

  func permissions(_ name: String) throws -> Int? {
    let path = url.appending(path: name).path
    return try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  func read(_ name: String) throws -> Data {
    try Data(contentsOf: url.appending(path: name))
  }
}

extension URL {
  fileprivate func reading() throws -> FileHandle { try FileHandle(forReadingFrom: self) }
  fileprivate func writing() throws -> FileHandle { try FileHandle(forWritingTo: self) }
}

extension ToolRun {
  /// Expects a failure told in exactly one line of standard error that holds all the words.
  func expectFailure(
    _ status: Int32, _ words: String..., location: SourceLocation = #_sourceLocation
  ) {
    #expect(self.status == status, "\(errors)", sourceLocation: location)
    #expect(output.isEmpty, sourceLocation: location)
    #expect(errors.hasPrefix("flow: "), sourceLocation: location)
    #expect(
      errors.hasSuffix("\n") && errors.filter { $0 == "\n" }.count == 1,
      "not one line: \(errors)", sourceLocation: location)
    for word in words {
      #expect(errors.contains(word), "no \(word) in: \(errors)", sourceLocation: location)
    }
  }
}
