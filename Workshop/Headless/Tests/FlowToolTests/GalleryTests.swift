import FlowGallery
import Foundation
import Testing
import TypeChecking

@testable import flow

@MainActor @Suite("flow gallery draws every example view")
struct GalleryTests {
  let folder: Folder

  init() throws { folder = try Folder() }

  /// The pictures' names without their ending, in the order of the page.
  private var names: [String] {
    GalleryCatalog.entries.flatMap { entry in
      [320, 375, 768].flatMap { width in
        ["light", "dark"].flatMap { appearance in
          ["ltr", "rtl"].map { "\(entry.id).\(width).\(appearance).\($0)" }
        }
      }
    }
  }

  @Test(
    "each view in each width, appearance and direction, and a page that shows each of them once, from two runs at once into a folder with a gallery"
  )
  func everything() async throws {
    let files = names.map { "\($0).png" }
    let gallery = folder.url.appending(path: "new")
    try FileManager.default.createDirectory(at: gallery, withIntermediateDirectories: false)
    for file in files + ["index.html"] { try folder.file("new/\(file)", Data("old".utf8)) }
    async let first = ToolRun.flow("gallery", "--output", "new", "--scale", "0.25", in: folder)
    async let second = ToolRun.flow("gallery", "--output", "new/", "--scale", "0.25", in: folder)
    for run in try await [first, second] {
      #expect(run.status == 0 && run.output.isEmpty && run.errors.isEmpty, "\(run.errors)")
    }
    expectEqual(
      try FileManager.default.contentsOfDirectory(atPath: gallery.path).sorted(),
      (files + ["index.html"]).sorted())
    for name in names {
      let size = try pixelSize(folder.read("new/\(name).png"))
      let width = try #require(Int(name.split(separator: ".").dropLast(2).last ?? ""))
      #expect(size[0] == (width + 3) / 4 && size[1] > 10, "\(name): \(size)")
    }
    let page = try String(decoding: folder.read("new/index.html"), as: UTF8.self)
    #expect(page.matches(of: /<img src="([^"]+)"/).map { String($0.1) } == files)
    #expect(!page.contains("<script") && !page.contains("<pre"))
    let descriptions = page.matches(of: /alt="([^"]+)"/).map { String($0.1) }
    #expect(descriptions.count == files.count && Set(descriptions).count == files.count)
    #expect(!page.contains("http") && page.hasSuffix("</html>\n"))
  }

  @Test("the elements of the page are closed in order")
  func wellFormed() async throws {
    try Gallery(entries: Array(GalleryCatalog.entries.suffix(7)), widths: [40])
      .write(to: OutputFolder(path: folder.url.path), scale: 0.1)
    let page = try String(decoding: folder.read("index.html"), as: UTF8.self)
    var open: [Substring] = []
    for tag in page.matches(of: /<(\/?)([a-z0-9]+)[^>]*>/)
    where !["img", "meta", "input"].contains(tag.2) {
      if tag.1.isEmpty { open.append(tag.2) } else { expectEqual(open.popLast(), tag.2) }
    }
    #expect(open.isEmpty)
  }

  /// The classes of each picture that a page shows, by the name of its file.
  private func classes(_ page: String) -> [(file: String, classes: Set<String>)] {
    page.matches(of: /<img src="([^"]+)" class="([^"]+)"/).map {
      (String($0.1), Set($0.2.split(separator: " ").map(String.init)))
    }
  }

  @Test("whatever is chosen, each example shows one picture, and the one that is meant")
  func choices() throws {
    let entries = GalleryCatalog.entries.filter {
      $0.id.hasPrefix("phrases") || $0.modifier == .grow
    }
    try Gallery(entries: entries, widths: [30, 40])
      .write(to: OutputFolder(path: folder.url.path), scale: 0.1)
    let page = try String(decoding: folder.read("index.html"), as: UTF8.self)
    let pictures = classes(page)
    expectEqual(page.matches(of: /type="radio"[^>]* checked/).count, 4)
    // A rule hides what has not the class of the chosen option; views in one language always show.
    let rules = page.matches(of: /#(\w+)-([\w-]+):checked\) (img|\.localized):not\(\.([\w-]+)\)/)
    for width in ["30", "40"] {
      for (appearance, direction) in [("light", "ltr"), ("dark", "rtl"), ("dark", "language")] {
        for language in GalleryLanguage.allCases.map(\.rawValue) {
          let chosen = [
            "width": width, "appearance": appearance, "direction": direction, "language": language,
          ]
          let hiding = rules.filter { chosen[String($0.1)] == String($0.2) }
          expectEqual(hiding.count, 4)
          let shown = pictures.filter { picture in
            !hiding.contains { rule in
              (rule.3 == "img" || picture.classes.contains("localized"))
                && !picture.classes.contains(String(rule.4))
            }
          }
          let isRightToLeft =
            direction == "rtl" || (direction == "language" && ["ar", "he"].contains(language))
          let end = "\(width).\(appearance)"
          expectEqual(
            shown.map(\.file),
            [
              "phrases.\(language).\(end).\(isRightToLeft ? "rtl" : "ltr").png",
              "modifier-grow.en.\(end).\(direction == "rtl" ? "rtl" : "ltr").png",
            ])
        }
      }
    }
    // Where the page cannot choose, it shows one of each.
    let first = pictures.filter { $0.classes.contains("first") }.map(\.file)
    expectEqual(first, ["phrases.en.40.light.ltr.png", "modifier-grow.en.40.light.ltr.png"])
  }

  @Test("the code of every example stands beside it, and the compiler accepts it")
  func code() throws {
    let sources = GallerySources(path: repository.appending(path: "Gallery").path)
    let entries = GalleryCatalog.entries.filter { $0.language == .english }
    let code = try entries.map { try sources.code(of: $0) }
    for (entry, code) in zip(entries, code) {
      let word = /flow[A-Z]\w+|LineBreak|Spacer|wrapping|maxItemsPerLine/
      if let telling = entry.modifier?.swift.firstMatch(of: word)?.0 {
        #expect(code.contains(telling), "\(entry.id): \(code)")
      } else {
        #expect(code.hasPrefix("struct \(entry.type)"), "\(entry.id): \(code)")
      }
      #expect(!code.contains(/(?m)#if|_Previews|import |\bpublic\b|\/\/\/|@available|^\n^\n/))
    }
    let shown = Set(code.filter { $0.hasPrefix("FlowLayout") })
    expectEqual(shown.count, ItemModifier.allCases.count)
    let boxes = """
      private struct LetterBox: View {
        init(_ name: String, width: CGFloat = 36, height: CGFloat = 36) {}
        var body: some View { EmptyView() }
      }
      private typealias ModifiedBox = LetterBox
      private let axis = Axis.vertical
      """
    let bodies = shown.map {
      "import FlowLayoutUI\n\(boxes)\n@ViewBuilder @MainActor private func body() -> some View {\n\($0)\n}"
    }
    for (code, diagnostics) in zip(shown, try TypeChecker.check(bodies)) {
      #expect(diagnostics.isEmpty, "\(code): \(diagnostics)")
    }
    var gallery = Gallery(entries: entries, widths: [40])
    gallery.sources = sources
    try gallery.write(to: OutputFolder(path: folder.url.path), scale: 0.1)
    let page = try String(decoding: folder.read("index.html"), as: UTF8.self)
    expectEqual(page.matches(of: /<pre/).count, entries.count)
    #expect(page.contains("FlowLayout(wrapping: .balanced) {"))
    #expect(
      page.contains("Set&lt;String&gt;") && page.contains("@escaping @MainActor () -&gt; Void"))
  }

  @Test("the Swift in a picture is Swift")
  func captions() throws {
    let views =
      "ABCDEF".map { "private let \($0) = EmptyView()" } + [
        "private let box = EmptyView(), boxes = EmptyView()"
      ]
    let bodies = ItemModifier.allCases.map { modifier in
      (["import FlowLayoutUI"] + views + [
        "@ViewBuilder @MainActor private func body() -> some View {"
      ]
        + [modifier.swift, "}"]).joined(separator: "\n")
    }
    for (body, diagnostics) in zip(bodies, try TypeChecker.check(bodies)) {
      #expect(diagnostics.isEmpty, "\(body): \(diagnostics)")
    }
  }

  @Test("each example has a name and a sentence, and the page links back where it is told to")
  func words() throws {
    let entries = GalleryCatalog.entries.filter { $0.language == .english }
    expectEqual(Set(entries.map(\.title)).count, entries.count)
    #expect(
      entries.allSatisfy { $0.summary.hasSuffix(".") && $0.summary.first?.isUppercase == true })
    var gallery = Gallery(entries: Array(entries.prefix(1)), widths: [40])
    try gallery.write(to: OutputFolder(path: folder.url.path), scale: 0.1)
    #expect(try !String(decoding: folder.read("index.html"), as: UTF8.self).contains("../"))
    gallery.home = "../"
    try gallery.write(to: OutputFolder(path: folder.url.path), scale: 0.1)
    let page = try String(decoding: folder.read("index.html"), as: UTF8.self)
    #expect(page.contains("<a href=\"../playground.html\">Playground</a>"))
    #expect(page.contains(">Tag cloud</a></h2>\n<p>Tags in rows that wrap.</p>"))
  }

  @Test("a folder without the gallery's sources is told")
  func noCode() async throws {
    try await ToolRun.flow("gallery", "--output", "new", "--code", "none", in: folder)
      .expectFailure(66, "none/TagCloudView.swift", "the folder of the gallery")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.url.appending(path: "new").path)
        .isEmpty)
  }

  @Test("the gallery is written with the same bytes every time")
  func sameBytes() throws {
    let gallery = Gallery(entries: Array(GalleryCatalog.entries.prefix(2)), widths: [320])
    let folders = [
      OutputFolder(path: "\(folder.url.path)/a"), OutputFolder(path: "\(folder.url.path)/b/"),
    ]
    for folder in folders {
      try folder.prepare()
      try gallery.write(to: folder, scale: 1.5)
    }
    let files = try FileManager.default.contentsOfDirectory(atPath: folders[0].path)
    expectEqual(files.count, 9)
    for file in files { expectEqual(try folder.read("a/\(file)"), try folder.read("b/\(file)")) }
  }

  @Test("a folder that cannot be made, and a file where it should be")
  func noFolder() async throws {
    try await ToolRun.flow("gallery", "--output", "none/new", in: folder)
      .expectFailure(73, "'none/new'", "No such file", "expected a writable folder")
    try folder.file("none")
    try await ToolRun.flow("gallery", "--output", "none", in: folder)
      .expectFailure(73, "'none'", "Not a directory")
    try await ToolRun.flow("gallery", "--output", "none/new", in: folder)
      .expectFailure(73, "'none/new'", "Not a directory")
    try await ToolRun.flow("gallery", "--output", "/proc", in: folder).expectFailure(73, "'/proc")
    expectEqual(try folder.names, ["none"])
  }

  @Test("pictures that are too large, and writing that breaks off, leave no page")
  func failures() async throws {
    try await ToolRun.flow("gallery", "--output", "new", "--scale", "103", in: folder)
      .expectFailure(73, "pixels wide", "a smaller --scale")
    // A block of 512 bytes is all that may be written.
    try await ToolRun.shell("ulimit -f 1; \"$flow\" gallery --output new 2>/dev/stderr", in: folder)
      .expectFailure(74, "broke off")
    #expect(
      !FileManager.default.fileExists(atPath: folder.url.appending(path: "new/index.html").path))
  }
}
