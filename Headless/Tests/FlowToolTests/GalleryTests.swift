import FlowGallery
import Foundation
import Testing

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
    "each view in each width, appearance and direction, and a page that shows each of them once")
  func everything() async throws {
    let run = try await ToolRun.flow("gallery", "--output", "new", in: folder)
    #expect(run.status == 0 && run.output.isEmpty && run.errors.isEmpty, "\(run.errors)")
    let files = names.map { "\($0).png" }
    let gallery = folder.url.appending(path: "new")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: gallery.path).sorted()
        == (files + ["index.html"]).sorted())
    for name in names {
      let size = try pixelSize(folder.read("new/\(name).png"))
      #expect(name.contains(".\(size[0]).") && size[1] > 40)
    }
    let page = try String(decoding: folder.read("new/index.html"), as: UTF8.self)
    #expect(page.matches(of: /<img src="([^"]+)"/).map { String($0.1) } == files)
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
    for tag in page.matches(of: /<(\/?)([a-z0-9]+)[^>]*>/) where !["img", "meta"].contains(tag.2) {
      if tag.1.isEmpty { open.append(tag.2) } else { #expect(open.popLast() == tag.2) }
    }
    #expect(open.isEmpty)
  }

  @Test("the same bytes every time")
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
    #expect(files.count == 9)
    for file in files { #expect(try folder.read("a/\(file)") == folder.read("b/\(file)")) }
  }

  @Test("two runs into one folder at once, and one into a folder with a gallery")
  func sameFolder() async throws {
    async let first = ToolRun.flow("gallery", "--output", "new", "--scale", "0.5", in: folder)
    async let second = ToolRun.flow("gallery", "--output", "new", "--scale", "0.5", in: folder)
    for run in try await [first, second] { #expect(run.status == 0 && run.errors.isEmpty) }
    let again = try await ToolRun.flow("gallery", "--output", "new/", "--scale", "0.5", in: folder)
    #expect(again.status == 0)
    let files = try FileManager.default.contentsOfDirectory(
      atPath: folder.url.appending(path: "new").path)
    #expect(files.sorted() == (names.map { "\($0).png" } + ["index.html"]).sorted())
    for name in names { _ = try pixelSize(folder.read("new/\(name).png")) }
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
    #expect(try folder.names == ["none"])
  }

  @Test("pictures that are too large, and writing that breaks off, leave no page")
  func failures() async throws {
    try await ToolRun.flow("gallery", "--output", "new", "--scale", "103", in: folder)
      .expectFailure(73, "pixels wide", "a smaller --scale")
    // A block of 512 bytes is all that may be written.
    try await ToolRun.shell("ulimit -f 1; $flow gallery --output new 2>/dev/stderr", in: folder)
      .expectFailure(74, "broke off")
    #expect(
      !FileManager.default.fileExists(atPath: folder.url.appending(path: "new/index.html").path))
  }
}
