import Foundation
import Testing

/// A page of the project, taken apart into what can be checked.
struct Page: CustomTestStringConvertible {
  /// Its path in the project.
  let path: String
  let text: String
  /// The text between backticks, and the lines of code blocks.
  let code: [String]

  init(path: String) throws {
    self.path = path
    text = try String(contentsOf: repository.appending(path: path), encoding: .utf8)
    let parts = text.split(separator: "\n```", omittingEmptySubsequences: false)
    var code: [String] = []
    for (index, part) in parts.enumerated() {
      let lines = part.split(separator: "\n").map(String.init)
      if index.isMultiple(of: 2) {
        code += part.matches(of: /``.+?``|`([^`]+)`/).compactMap { $0.1.map(String.init) }
        code += lines.filter { $0.hasPrefix("    ") }
      } else {
        code += lines.dropFirst()
      }
    }
    self.code = code
  }

  var testDescription: String { path }

  /// Every page of the project, in the order of their paths.
  static let all: [Page] = {
    let paths = projectFiles.filter { $0.hasSuffix(".md") || $0 == "llms.txt" }
    return paths.compactMap { try? Page(path: $0) }
  }()

  /// A path that the page names, seen from its own folder.
  func exists(_ target: String) -> Bool {
    let folder = repository.appending(path: path).deletingLastPathComponent()
    return FileManager.default.fileExists(atPath: folder.appending(path: target).path)
  }

  /// Where links may lead in the page: its headings as GitHub names them.
  var anchors: Set<String> {
    let headings = text.matches(of: /(?:^|\n)#+ ([^\n]+)/).map { $0.1.lowercased() }
    return Set(
      headings.map { heading in
        let kept = heading.unicodeScalars.filter {
          $0.properties.isAlphabetic || $0.properties.numericType != nil
            || " -_".contains(Character($0))
        }
        return String(String.UnicodeScalarView(kept)).replacing(" ", with: "-")
      })
  }
}

/// The paths of the project's files, without what builds and runs leave.
let projectFiles: [String] = {
  let keys: [URLResourceKey] = [.isDirectoryKey]
  let files = FileManager.default.enumerator(at: repository, includingPropertiesForKeys: keys)
  var paths: [String] = []
  while let file = files?.nextObject() as? URL {
    let generated = [".build", ".git", ".venv", ".swiftpm", "Output"]
    if generated.contains(file.lastPathComponent) { files?.skipDescendants() }
    paths.append(String(file.path.dropFirst(repository.path.count).drop { $0 == "/" }))
  }
  return paths.sorted()
}()
