import FlowGallery
import Foundation
import Testing
import ToolInput

@testable import flow

@Suite("the project's pages name what is there")
struct PagesTests {
  @Test("all pages are looked at, and the README leads to those in Docs")
  func all() throws {
    let paths = Page.all.map(\.path)
    for path in ["README.md", "CHANGELOG.md", "CONTRIBUTING.md", "Workshop/Headless/README.md"] {
      #expect(paths.contains(path))
    }
    let readme = try Page(path: "README.md").text
    let docs = paths.filter { $0.hasPrefix("Docs/") }
    #expect(docs.count >= 3)
    for page in docs {
      let isNamed = readme.contains("](\(page))")
      #expect(isNamed, "README.md does not name \(page)")
    }
  }

  @Test("links and pictures lead somewhere", arguments: Page.all)
  func links(_ page: Page) throws {
    let links = page.text.matches(of: /\]\(([^)\s]+)\)|(?:src|srcset)="([^"]+)"/)
      .compactMap { ($0.1 ?? $0.2).map(String.init) }
    for link in links where !link.contains(":") {
      let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      // In a catalog, pictures are found by their names alone.
      let catalog = page.path.firstRange(of: ".docc/").map { page.path[..<$0.upperBound] }
      let isInCatalog =
        catalog.map { folder in
          projectFiles.contains { $0.hasPrefix(folder) && $0.hasSuffix("/\(parts[0])") }
        } ?? false
      #expect(parts[0].isEmpty || page.exists(String(parts[0])) || isInCatalog, "\(link)")
      guard parts.count > 1 else { continue }
      let folder = page.path.split(separator: "/").dropLast().map { "\($0)/" }.joined()
      let target = parts[0].isEmpty ? page : try Page(path: folder + parts[0])
      #expect(target.anchors.contains(String(parts[1])), "\(link)")
    }
  }

  @Test("links to guides name one that is there", arguments: Page.all)
  func guideLinks(_ page: Page) {
    for link in page.text.matches(of: /<doc:([^>]+)>/) {
      let names = ["/\(link.1).md", "/\(link.1).tutorial"]
      let isThere = projectFiles.contains {
        $0.contains(".docc/") && names.contains(where: $0.hasSuffix)
      }
      #expect(isThere, "\(link.0)")
    }
  }

  @Test("a page lists every guide once, by its title and its first sentence")
  func guideList() throws {
    let catalogs = [
      "FlowLayoutUI/FlowLayoutUI.docc/Guides/", "FlowLayoutEngine/FlowLayoutEngine.docc/",
    ]
    let guides = try catalogs.flatMap { folder in
      try Page.all.filter {
        $0.path.hasPrefix("Sources/\(folder)") && !$0.path.dropFirst(8 + folder.count).contains("/")
          && !$0.path.hasSuffix("/FlowLayoutEngine.md")
      }
      .map { page in
        let parts = page.text.split(separator: "\n\n", maxSplits: 2)
        let title = try #require(parts[0].wholeMatch(of: /# (.+)/)?.1)
        return "| [\(title)](../\(page.path)) | \(parts[1].replacing("\n", with: " ")) |"
      }
    }
    let list = try Page(path: "Docs/Guides.md").text.split(separator: "\n").filter {
      $0.hasPrefix("| [")
    }
    expectEqual(list.map(String.init).sorted(), guides.sorted())
    #expect(guides.count > 25)
  }

  @Test("folders in the table of folders are there")
  func folders() throws {
    let page = try Page(path: "CONTRIBUTING.md")
    let folders = page.text.matches(of: /\n\| `([^`]+)` \|/).map { String($0.1) }
    #expect(folders.count >= 6)
    for folder in folders { #expect(page.exists(folder), "\(folder)") }
  }

  @Test("the repository has one address, and its site the one that follows", arguments: Page.all)
  func address(_ page: Page) throws {
    let address = try String(
      contentsOf: repository.appending(path: "Scripts/repository.txt"), encoding: .utf8
    ).trimmingCharacters(in: .newlines)
    let owner = try #require(address.firstMatch(of: /github\.com\/([^\/]+)\/swift-flow-layout/)?.1)
    let named = page.text.matches(
      of: /github\.com\/([^\/]+)\/swift-flow-layout|([\w-]+)\.github\.io\/swift-flow-layout/)
    for match in named { #expect(match.1 ?? match.2 == owner, "\(match.0)") }
    #expect(!page.text.contains("<the URL"))
  }

  @Test("files and folders are there", arguments: Page.all)
  func paths(_ page: Page) {
    let names = Set(projectFiles.compactMap { $0.split(separator: "/").last.map(String.init) })
    let words = page.code.flatMap { $0.split { " \"'(),;:=|".contains($0) }.map(String.init) }
    for word in words where word.wholeMatch(of: /[\w.+-]+(\/[\w.+-]+)*/) != nil {
      let isGenerated = ["Output/", ".build/", ".venv"].contains { word.contains($0) }
      // A checkout of this repository beside the reader's own package.
      let isElsewhere = ["../swift-flow-layout", "Tags/", "Sources/Tags/"]
        .contains { word.hasPrefix($0) }
      let isTag = GalleryLanguage.english.tags.contains(word)
      if word.contains("/"), !isGenerated, !isElsewhere, !isTag {
        let isThere = page.exists(word) || projectFiles.contains(word)
        #expect(isThere, "\(word)")
      } else if word.contains(/\w\.(swift|md|sh|py|yml)$/), !isElsewhere {
        let isThere = names.contains(word)
        #expect(isThere, "\(word)")
      }
    }
  }

  @Test("targets of make are in the Makefile", arguments: Page.all)
  func targets(_ page: Page) throws {
    let makefile = try String(contentsOf: repository.appending(path: "Makefile"), encoding: .utf8)
    let targets = Set(makefile.matches(of: /\n([a-z-]+):/).map(\.1))
    for code in page.code {
      for name in code.matches(of: /\bmake ([a-z][a-z-]*)/).map(\.1) {
        #expect(targets.contains(name), "make \(name)")
      }
    }
  }

  @Test("commands of the tool are understood", arguments: Page.all)
  func commands(_ page: Page) throws {
    for code in page.code { try expectCommands(in: code) }
  }

  @Test("the examples in the tool's help are understood")
  func examples() throws {
    for example in Command.render.examples { try expectCommands(in: example.line) }
    for example in Command.gallery.examples { try expectCommands(in: example.line) }
    for example in Command.film.examples { try expectCommands(in: example.line) }
  }

  private func expectCommands(in code: String) throws {
    for command in code.matches(of: /(?:^|[\s\/])flow (render|gallery|film)([^|>#]*)/) {
      let arguments = command.2.split(separator: " ").map(String.init)
      switch command.1 {
      case "render":
        guard case .run(let options) = try Command.render.parse(arguments) else { continue }
        try options.check()
      case "gallery": _ = try Command.gallery.parse(arguments)
      default: _ = try Command.film.parse(arguments)
      }
    }
  }

  @Test("tests are there, by their names and for filters", arguments: Page.all)
  func tests(_ page: Page) throws {
    let tests = try projectFiles.filter { $0.contains("Tests/") && $0.hasSuffix(".swift") }
      .map { try String(contentsOf: repository.appending(path: $0), encoding: .utf8) }.joined()
    for name in page.text.matches(of: /the test \*([^*]+)\*/).map(\.1) {
      let isThere = tests.contains("\"\(name.replacing("\n", with: " "))\"")
      #expect(isThere, "\(name)")
    }
    for name in page.code.flatMap({ $0.matches(of: /--filter (\w+)/).map { String($0.1) } }) {
      let isThere = tests.contains("struct \(name)")
      #expect(isThere, "\(name)")
    }
  }

  @Test("the library's modifiers are declared", arguments: Page.all)
  func modifiers(_ page: Page) throws {
    let sources =
      try projectFiles
      .filter { $0.hasPrefix("Sources/Flow") && $0.hasSuffix(".swift") }
      .map { try String(contentsOf: repository.appending(path: $0), encoding: .utf8) }.joined()
    for name in page.code.flatMap({ $0.matches(of: /\b(flow[A-Z]\w*)/).map { String($0.1) } }) {
      let isDeclared = ["(", "<"].contains { sources.contains("func \(name)\($0)") }
      #expect(isDeclared, "\(name)")
    }
  }

  @Test("the count of browser cases is that of the committed ones")
  func cases() throws {
    struct Cases: Decodable {
      struct Case: Decodable {}
      let cases: [Case]
    }
    let files = projectFiles.filter {
      $0.hasPrefix("Workshop/Conformance/Tests/FlexboxCasesTests/Cases/") && $0.contains(".json")
    }
    let count = try files.reduce(0) { count, file in
      try count + JSONDecoder().decode(Cases.self, from: expanded(file)).cases.count
    }
    let page = try Page(path: "Docs/Flexbox.md")
    let told = page.text.firstMatch(of: /([\d,]+) measured cases/)?.1.replacing(",", with: "")
    expectEqual(told, "\(count)")
  }

  /// A file's bytes, compressed or not.
  private func expanded(_ file: String) throws -> Data {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    let path = repository.appending(path: file).path
    process.arguments = ["gzip", "--decompress", "--force", "--stdout", path]
    process.standardOutput = pipe
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd()
    process.waitUntilExit()
    return data ?? Data()
  }

  @Test("every drawn modifier stands on the page about them")
  func pictures() throws {
    let guides = "Sources/FlowLayoutUI/FlowLayoutUI.docc/Guides"
    let page = try Page(path: "\(guides)/LayoutModifiers.md")
    let shown = page.text.matches(of: /\((modifier-[a-z-]+)\.png\)/).map { String($0.1) }
    expectEqual(shown, ItemModifier.allCases.map { "modifier-\($0.rawValue)" })
    let files = projectFiles.filter { $0.hasPrefix("\(guides)/modifier-") }
    expectEqual(
      files.sorted(),
      shown.flatMap { ["\(guides)/\($0).png", "\(guides)/\($0)~dark.png"] }.sorted())
  }
}
