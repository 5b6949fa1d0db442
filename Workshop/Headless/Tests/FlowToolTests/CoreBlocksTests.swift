import Foundation
import Testing

/// Pages can show, and tests can run, all engine code that needs no host.
@Suite("pages describe the engine as it works")
struct CoreBlocksTests {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// The blocks of statements that import the engine.
  private func blocks() throws -> [CodeBlock] {
    try Page.all.flatMap { try CodeBlock.blocks(of: $0.text, page: $0.path) }
      .filter {
        ($0.hidden + $0.code).contains("import FlowLayoutEngine") && $0.place == .statements
      }
  }

  /// A block as a function, in which comments such as `// run.count == 3` are checked.
  private func function(_ block: CodeBlock, _ number: Int) -> (text: String, checks: Int) {
    var checks = 0
    let lines = (block.hidden + block.code).filter { $0 != "import FlowLayoutEngine" }.map { line in
      guard let claim = line.wholeMatch(of: /\/\/ (\S.* +== .*)/)?.1 else { return line }
      return claim.split(separator: /, (?=[a-z]\w*\.)/).map { part in
        checks += 1
        return "check(\(part), #\"\(block.page): \(part)\"#)"
      }.joined(separator: "; ")
    }
    return ("func page\(number)() {\n\(lines.joined(separator: "\n"))\n}", checks)
  }

  /// The lines that a program of these statements prints.
  private func output(of program: String) throws -> [Substring] {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "core-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = folder.appending(path: "main.swift")
    try Data(program.utf8).write(to: source)
    let products = Bundle.main.bundleURL
    let objects = try FileManager.default.contentsOfDirectory(
      at: products.appending(path: "FlowLayoutEngine.build"), includingPropertiesForKeys: nil
    ).filter { $0.pathExtension == "o" }.map(\.path)
    let file = folder.appending(path: "program").path
    _ = try run(
      ["swiftc", "-swift-version", "6", "-suppress-warnings", "-o", file]
        + ["-I", products.appending(path: "Modules").path, source.path] + objects)
    return try run([file]).split(separator: "\n")
  }

  private func run(_ arguments: [String]) throws -> String {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(description: output) }
    return output
  }

  @Test("every comparison in a comment of a block is true")
  func claims() throws {
    let blocks = try blocks()
    let functions = blocks.enumerated().map { function($1, $0) }
    #expect(functions.reduce(0) { $0 + $1.checks } >= 20)
    let check = """
      import FlowLayoutEngine
      func check(_ holds: Bool, _ claim: String) { if !holds { print(claim) } }
      """
    let calls = functions.indices.map { "page\($0)()" }
    let program = ([check] + functions.map(\.text) + calls).joined(separator: "\n")
    for wrong in try output(of: program) { Issue.record("not so: \(wrong)") }
  }
}
