import Foundation
import Testing
import TypeChecking

/// Extracted from the pages, never copied.
@Suite("the Swift on the project's pages compiles")
struct CodeBlocksTests {
  /// The steps of the tutorial, each a file of its own.
  private static let steps = Result {
    let paths = projectFiles.filter {
      $0.contains(".docc/Tutorial/Steps/") && $0.hasSuffix(".swift")
    }
    return try paths.map { path in
      let lines = try Page(path: path).text.split(separator: "\n", omittingEmptySubsequences: false)
      return CodeBlock(page: path, line: 0, place: .file, hidden: [], code: lines.map(String.init))
    }
  }

  private static let blocks = Result {
    try Page.all.flatMap { try CodeBlock.blocks(of: $0.text, page: $0.path) } + steps.get()
  }

  private static let diagnostics = Result {
    try TypeChecker.check(
      blocks.get().map(\.file.text), options: manifestOptions() + drawingOptions())
  }

  /// Returns the compiler options that find the module that manifests import.
  private static func manifestOptions() throws -> [String] {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    for folder in folders {
      let compiler = URL(filePath: "\(folder)/swiftc").resolvingSymlinksInPath()
      let module = compiler.deletingLastPathComponent()
        .appending(path: "../lib/swift/pm/ManifestAPI").standardizedFileURL
      if FileManager.default.fileExists(atPath: module.path) {
        return ["-I", module.path, "-package-description-version", "6.0.0"]
      }
    }
    throw CodeBlock.Mistake(description: "there is no PackageDescription beside swiftc")
  }

  /// Returns the compiler options that find Cairo and Pango, which `HeadlessCairo` is made of.
  private static func drawingOptions() throws -> [String] {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["pkg-config", "--cflags-only-I", "cairo", "pangocairo"]
    process.standardOutput = pipe
    try process.run()
    let folders = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let module = repository.appending(path: "Workshop/Headless/Sources/CCairo").path
    return ["-I", module] + folders.split { " \n".contains($0) }.flatMap { ["-Xcc", String($0)] }
  }

  @Test("every block of every page, and every step of the tutorial")
  func compiles() throws {
    let blocks = try Self.blocks.get()
    #expect(try blocks.count > 20 && Self.steps.get().count == 10)
    for (block, diagnostics) in zip(blocks, try Self.diagnostics.get()) {
      // A page shows what an expression is worth, or has a name for it, without using it.
      for problem in diagnostics
      where !problem.message.contains(/is unused|was never used/) {
        let line = block.line + problem.line - block.file.offset
        Issue.record("\(block.page):\(line): \(problem.message)")
      }
    }
  }

  private func read(_ text: String) throws -> [CodeBlock] {
    try CodeBlock.blocks(of: text, page: "page")
  }

  @Test("a comment names the place of the block behind it, and what the page leaves out")
  func comments() throws {
    let blocks = try read(
      """
      Text
      <!-- swift: view
      let a: Int
      -->

      ```swift
      Text("\\(a)")
      ```
      <!-- swift: statements -->
      ```swift
      print(1)
      ```
      ```sh
      <!-- swift: none -->
      ```
        ```swift
        struct A {}
        ```
      """)
    expectEqual(blocks.map(\.place), [.view, .statements, .file])
    expectEqual(blocks.map(\.hidden), [["let a: Int"], [], []])
    expectEqual(blocks.map(\.code), [["Text(\"\\(a)\")"], ["print(1)"], ["struct A {}"]])
    expectEqual(blocks.map(\.line), [6, 10, 16])
  }

  @Test("an unknown place, a comment without a block, and what has no end are mistakes")
  func mistakes() {
    for text in [
      "<!-- swift: nowhere -->\n```swift\n```", "<!-- swift: view -->\nText", "<!-- swift: view\n",
      "```swift\nlet a = 1",
    ] {
      #expect(throws: CodeBlock.Mistake.self) { try read(text) }
    }
  }

  @Test("wrong code is told with its line, in every place")
  func wrongCode() throws {
    let blocks = try CodeBlock.Place.allCases.map { place in
      try read("<!-- swift: \(place) -->\n```swift\nimport Foundation\n\nlet a: Int = \"\"\n```")[0]
    }
    let diagnostics = try TypeChecker.check(
      blocks.map(\.file.text), options: Self.manifestOptions())
    for (block, diagnostics) in zip(blocks, diagnostics) {
      let lines = diagnostics.map { block.line + $0.line - block.file.offset }
      #expect(lines.contains(5), "\(block.place): \(diagnostics)")
    }
  }
}
