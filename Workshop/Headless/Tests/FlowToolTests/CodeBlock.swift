import Foundation
import Testing

/// A block of Swift on a page, in the place that the page means.
///
/// A block is a file of its own, unless a comment before it says where it belongs:
///
///     <!-- swift: view
///     let tags: [String]
///     -->
///     ```swift
///     FlowLayout { ForEach(tags, id: \.self) { Text($0) } }
///     ```
///
/// The lines of the comment are what the page leaves out; readers do not see them.
struct CodeBlock: CustomTestStringConvertible {
  enum Place: String, CaseIterable {
    /// At the top of a file.
    case file
    /// The body of a view, whose properties the hidden lines declare, where FlowLayoutUI is imported.
    case view
    /// A function, behind the hidden lines.
    case statements
    /// A whole `Package.swift`.
    case manifest
    /// One of a package's dependencies.
    case dependency
    /// One of a target's dependencies.
    case product
  }

  let page: String
  /// The line of the page that the code begins after.
  let line: Int
  let place: Place
  let hidden: [String]
  let code: [String]

  var testDescription: String { "\(page):\(line)" }

  /// A file that the compiler accepts if the block is right, and how many lines stand before it.
  var file: (text: String, offset: Int) {
    let lines = hidden + code
    let imports = lines.filter { $0.hasPrefix("import ") }
    // An import counts for the whole file; its line stays, so that the others keep their numbers.
    let (hidden, code) = (hidden.map(\.withoutImport), code.map(\.withoutImport))
    var before = imports
    var after: [String] = []
    switch place {
    case .file:
      before += hidden.map(\.madePrivate)
      return ((before + code.map(\.madePrivate)).joined(separator: "\n"), before.count)
    case .view:
      before +=
        ["import FlowLayoutUI", "private struct Page: View {"] + hidden + ["var body: some View {"]
      after = ["}", "}"]
    case .statements:
      before += ["@MainActor private func page() async throws {"] + hidden
      after = ["}"]
    case .manifest:
      before += ["private func page() {"] + hidden
      after = ["_ = package", "}"]
    case .dependency:
      before += ["import PackageDescription", "private func page() -> [Package.Dependency] { ["]
      after = ["] }"]
    case .product:
      before += ["import PackageDescription", "private func page() -> [Target.Dependency] { ["]
      after = ["] }"]
    }
    return ((before + code + after).joined(separator: "\n"), before.count)
  }
}

extension CodeBlock {
  /// A comment or a block that cannot be read.
  struct Mistake: Error, CustomStringConvertible {
    let description: String
  }

  /// The blocks of a page's text, in their order.
  static func blocks(of text: String, page: String) throws -> [CodeBlock] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var blocks: [CodeBlock] = []
    var context: (place: Place, hidden: [String])?
    var index = 0
    /// The lines up to one that ends the element, which is skipped.
    func take(until end: String) throws -> [String] {
      let start = index
      while index < lines.count, lines[index].trimmed != end { index += 1 }
      guard index < lines.count else { throw Mistake(description: "\(page):\(start): no \(end)") }
      index += 1
      return Array(lines[start..<index - 1])
    }
    while index < lines.count {
      let line = lines[index]
      index += 1
      if let comment = line.wholeMatch(of: /<!-- swift: (\w+)( -->)?/) {
        guard let place = Place(rawValue: String(comment.1)) else {
          throw Mistake(description: "\(page):\(index): \(comment.1) is none of \(Place.allCases)")
        }
        context = (place, comment.2 == nil ? try take(until: "-->") : [])
      } else if line.trimmed == "```swift" {
        let (first, margin) = (index, line.prefix { $0 == " " }.count)
        let code = try take(until: "```").map { String($0.dropFirst(margin)) }
        blocks.append(
          CodeBlock(
            page: page, line: first, place: context?.place ?? .file, hidden: context?.hidden ?? [],
            code: code))
        context = nil
      } else if line.trimmed.hasPrefix("```") {
        _ = try take(until: "```")
      } else if context != nil, !line.trimmed.isEmpty {
        throw Mistake(description: "\(page):\(index): expected Swift after the comment")
      }
    }
    return blocks
  }
}

extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }

  fileprivate var withoutImport: String { hasPrefix("import ") ? "" : self }

  /// Declarations of different blocks may have the same name.
  fileprivate var madePrivate: String {
    let declaration =
      /(@\w+ )*(final |indirect |nonisolated )*(struct|class|enum|actor|protocol|func|let|var|typealias) .*/
    return wholeMatch(of: declaration) == nil ? withoutImport : "private \(self)"
  }
}
