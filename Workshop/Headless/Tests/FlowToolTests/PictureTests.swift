import Foundation
import FoundationXML
import Testing
import ToolInput

@testable import flow

@Suite("flow render draws pictures of the flow")
struct PictureTests {
  let folder: Folder

  init() throws {
    folder = try Folder()
    try folder.file("tags.txt", Data(tags.utf8))
  }

  private let tags = "Swift\nSwiftUI\nDesenvolvimento iOS\n标签\nParty 🎉\nتطوير\nפיתוח\n"

  private func render(_ options: String) async throws {
    let run = try await ToolRun.shell("\"$flow\" render tags.txt \(options)", in: folder)
    #expect(run.status == 0 && run.output.isEmpty && run.errors.isEmpty, "\(run.errors)")
  }

  /// The size of the flow, by its json.
  private func size(_ options: String) async throws -> [Double] {
    try await render("\(options) --output frames.json")
    return try JSONDecoder().decode(RenderTests.Frames.self, from: folder.read("frames.json")).size
  }

  @Test("a png has as many pixels as the width and the flow's height, times the scale")
  func pngPixels() async throws {
    let size = try await size("--width 200")
    #expect(size[0] <= 200)
    for (option, scale) in [("", 1), ("--scale 2", 2), ("--scale 1.5", 1.5)] {
      try await render("--width 200 \(option) --output tags.png")
      let pixels = try pixelSize(folder.read("tags.png"))
      expectEqual(pixels, [200, size[1]].map { Int(($0 * scale).rounded(.up)) })
    }
    expectEqual(try folder.names, ["frames.json", "tags.png", "tags.txt"])
  }

  @Test("svg and pdf have the same size, in points")
  func vectorSize() async throws {
    let height = try await size("--width 200")[1].shortest
    try await render("--width 200 --output tags.svg")
    try await render("--width 200 --output tags.pdf")
    let svg = try String(decoding: folder.read("tags.svg"), as: UTF8.self)
    #expect(svg.contains("viewBox=\"0 0 200 \(height)\""))
    let pdf = try String(decoding: folder.read("tags.pdf"), as: UTF8.self)
    #expect(pdf.hasPrefix("%PDF-1.") && pdf.contains("/MediaBox [ 0 0 200 \(height) ]"))
  }

  @Test("a margin makes a picture larger on each side, and moves the flow by it")
  func margin() async throws {
    try await render("--width 200 --output plain.svg")
    try await render("--width 200 --margin 16 --output wide.svg")
    func read(_ name: String) throws -> (size: [Double], letters: [Double]) {
      let svg = try String(decoding: folder.read(name), as: UTF8.self)
      let size = try #require(svg.firstMatch(of: /viewBox="0 0 ([0-9.]+) ([0-9.]+)"/))
      return (
        [size.1, size.2].compactMap { Double($0) },
        svg.matches(of: /<use [^>]*\bx="([0-9.]+)"/).compactMap { Double($0.1) }
      )
    }
    let (plain, wide) = (try read("plain.svg"), try read("wide.svg"))
    expectEqual(wide.size, plain.size.map { $0 + 32 })
    #expect(plain.letters.count > 20 && plain.letters.count == wide.letters.count)
    #expect(zip(plain.letters, wide.letters).allSatisfy { abs($0 + 16 - $1) < 0.01 })
    try await ToolRun.flow(
      "render", "tags.txt", "--margin", "20000", "--output", "a.png", in: folder
    ).expectFailure(73, "pixels wide", "a smaller --margin")
  }

  @Test("items that are drawn twice give the same bytes", arguments: ["png", "svg", "pdf"])
  func sameBytes(_ ending: String) async throws {
    try await render("--output first.\(ending)")
    try await render("--output second.\(ending)")
    expectEqual(try folder.read("first.\(ending)"), try folder.read("second.\(ending)"))
  }

  @Test("where items are wider than the width, so is the picture")
  func wideItems() async throws {
    let size = try await size("--width 10")
    #expect(size[0] > 10)
    try await render("--width 10 --output tags.png")
    expectEqual(try pixelSize(folder.read("tags.png")), size.map { Int($0.rounded(.up)) })
  }

  @Test("a line that is shorter than the picture begins where reading does")
  func direction() async throws {
    try folder.file("tags.txt", Data("ab\n".utf8))
    for (direction, range) in [("ltr", 0.0..<50), ("rtl", 350.0..<400)] {
      try await render("--style plain --width 400 --direction \(direction) --output tags.svg")
      let svg = try String(decoding: folder.read("tags.svg"), as: UTF8.self)
      let letters = svg.matches(of: /<use [^>]*\bx="([0-9.]+)"/).compactMap { Double($0.1) }
      #expect(letters.count == 2 && letters.allSatisfy { range.contains($0) }, "\(letters)")
    }
  }

  @Test("the background is white, or black where the appearance is dark")
  func appearance() async throws {
    // Versions of Cairo differ in attributes and spaces.
    func background(_ options: String) async throws -> String? {
      try await render("\(options) --output tags.svg")
      let svg = try String(decoding: folder.read("tags.svg"), as: UTF8.self)
      let color = svg.firstMatch(of: /<rect [^>]*(rgb\([^)]*\))/)?.1
      return color?.filter { $0 != " " }
    }
    expectEqual(try await background(""), "rgb(100%,100%,100%)")
    expectEqual(try await background("--appearance light"), "rgb(100%,100%,100%)")
    expectEqual(try await background("--appearance dark"), "rgb(0%,0%,0%)")
  }

  @Test("text is measured by real fonts unless the fixed metrics are asked for")
  func metrics() async throws {
    try folder.file("tags.txt", Data("Swift\n".utf8))
    // Five characters of half an em of 13 points, rounded up, and a line of such a font.
    expectEqual(try await size("--style plain --metrics fixed"), [33, 16])
    let pango = try await size("--style plain --metrics pango")
    #expect(try await size("--style plain") == pango && pango[0] != 33)
    try await render("--style plain --width 20 --metrics fixed --output fixed.png")
    try await render("--style plain --width 20 --output pango.png")
    #expect(try folder.read("fixed.png") != folder.read("pango.png"))
  }

  @Test("an item with a NUL is drawn whole")
  func nul() async throws {
    try folder.file("tags.txt", Data("ab\0cd\n".utf8))
    try await render("--style plain --output tags.svg")
    let svg = try String(decoding: folder.read("tags.svg"), as: UTF8.self)
    expectEqual(svg.matches(of: /<use\b/).count, 5)
    try folder.file("tags.txt", Data("ab\n".utf8))
    let start = try await size("--style plain")[0]
    try folder.file("tags.txt", Data("ab\0cd\n".utf8))
    #expect(try await size("--style plain")[0] > 2 * start)
  }

  @Test("markup in an item is drawn, not obeyed")
  func markup() async throws {
    try folder.file("tags.txt", Data("</svg><script>alert(1)</script>&<!--\n]]>\n".utf8))
    try await render("--output tags.svg")
    let svg = try folder.read("tags.svg")
    let parser = XMLParser(data: svg)
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    #expect(!String(decoding: svg, as: UTF8.self).contains("script"))
  }

  @Test("columns are as high as the height that they are offered, and as wide as they get")
  func columns() async throws {
    let size = try await size("--axis columns --height 100")
    #expect(size[1] < 100)
    try await render("--axis columns --height 100 --output tags.png")
    expectEqual(try pixelSize(folder.read("tags.png")), [Int(size[0]), 100])
    try await render("--ideal-length 100 --output tags.png")
    let ideal = try await self.size("--ideal-length 100")
    expectEqual(try pixelSize(folder.read("tags.png")), ideal.map { Int($0) })
  }

  @Test("pictures that are too large name the options that make them smaller, and leave no file")
  func tooLarge() async throws {
    try await ToolRun.flow("render", "--width", "40000", "--output", "a.png", in: folder)
      .expectFailure(
        73, "'a.png'", "40000 pixels wide", "32767", "--width", "--scale", ".svg or .pdf")
    try await ToolRun.flow("render", "--scale", "1e300", "--output", "a.png", in: folder)
      .expectFailure(73, "'a.png'", "pixels wide", "--scale")
    try folder.file("tags.txt", Data(String(repeating: "wide item\n", count: 2000).utf8))
    try await ToolRun.flow(
      "render", "tags.txt", "--width", "20", "--output", "a.png", in: folder
    ).expectFailure(
      73, "'a.png'", "pixels high", "a larger --width", "--vertical-spacing", "--scale")
    try await ToolRun.flow("render", "--width", "1e8", "--output", "a.svg", in: folder)
      .expectFailure(73, "'a.svg'", "100000000 points wide", "8388607", "a smaller --width")
    try await ToolRun.flow(
      "render", "--axis", "columns", "--height", "1e8", "--output", "a.svg", in: folder
    ).expectFailure(73, "'a.svg'", "100000000 points high", "a smaller --height")
    expectEqual(try folder.names, ["tags.txt"])
  }
}

/// The pixels across and down that a png says it has.
func pixelSize(_ png: Data) throws -> [Int] {
  let bytes = Array(png.prefix(24))
  try #require(bytes.count == 24 && Array(bytes[1...3]) == Array("PNG".utf8))
  return [16, 20].map { start in bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
}
