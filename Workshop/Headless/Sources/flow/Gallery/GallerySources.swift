import FlowGallery
import Foundation
import ToolInput

/// The code of the gallery's views, as it stands in their files.
struct GallerySources: Equatable {
  /// The folder of the files.
  let path: String

  /// The code of an entry's view, as an app would have it: without what only a library needs.
  ///
  /// A modifier is the boxes that have it, inside their flow.
  @MainActor
  func code(of entry: GalleryEntry) throws(Failure) -> String {
    guard let modifier = entry.modifier else {
      return try file(entry.type).withoutPreviews.asInAnApp.beginning(with: entry.type)
    }
    let boxes = try file("ItemModifier").lines(ofCase: "\(modifier)")
    return "\(modifier.flow) {\n\(boxes)\n}"
  }

  private func file(_ name: String) throws(Failure) -> String {
    let folder = URL(filePath: path)
    let recipe = folder.appending(path: "Recipes/\(name).swift")
    let isRecipe = FileManager.default.fileExists(atPath: recipe.path)
    let file = isRecipe ? recipe : folder.appending(path: "\(name).swift")
    do { return try String(contentsOf: file, encoding: .utf8) } catch {
      throw Failure(
        .noInput, "cannot read \(file.relativePath.quoted); expected the folder of the gallery")
    }
  }
}

extension ValueKind<GallerySources> {
  /// The path of the folder with the gallery's sources.
  static var gallerySources: Self {
    ValueKind(
      placeholder: "DIR", expectation: "the path of a folder", text: \.path,
      value: { $0.isEmpty ? nil : GallerySources(path: $0) })
  }
}

extension String {
  /// The code without conditions, imports, availability, documentation, access for others, and the texts
  /// of the gallery's languages.
  fileprivate var asInAnApp: String {
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    let needless = /#.*|(public )?import .*|@available.*|\s*\/\/\/.*/
    return lines.filter { $0.wholeMatch(of: needless) == nil }.joined(separator: "\n")
      .replacing("public ", with: "").replacing("private let ", with: "let ")
      .replacing(/\n  init\(language: (?:.|\n)*?\n  \}\n/, with: "")
      .trimmingCharacters(in: .newlines)
  }

  /// The types of the code, one of them before all others.
  fileprivate func beginning(with type: String) -> String {
    let start = "struct "
    let types = replacing("\n\n\(start)", with: "\n\n\u{0}\(start)").split(separator: "\n\n\u{0}")
    let isFirst = { (code: Substring) in code.hasPrefix("\(start)\(type):") }
    return (types.filter(isFirst) + types.filter { !isFirst($0) }).joined(separator: "\n\n")
  }

  /// The code up to its previews, which come last.
  fileprivate var withoutPreviews: String {
    let preview = /\n(@available[^\n]*\n)?struct \w+_Previews/
    let end = firstRange(of: preview)?.lowerBound ?? endIndex
    return String(self[..<end])
  }

  /// The lines of a `case` that has several of them, moved to a margin of two.
  fileprivate func lines(ofCase name: String) -> String {
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    let label = lines.firstIndex { $0.hasPrefix("    case ") && $0.cases.contains(name) }
    guard let label else { return "" }
    return lines[(label + 1)...].prefix { $0.hasPrefix("      ") }
      .map { $0.dropFirst(4) }.joined(separator: "\n")
  }
}

extension Substring {
  /// The names in a line such as `case .a, .b:` with nothing behind it.
  fileprivate var cases: [String] {
    guard hasSuffix(":") else { return [] }
    return matches(of: /\.(\w+)/).map { String($0.1) }
  }
}
