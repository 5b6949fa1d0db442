import Foundation
import Testing

@Suite("input that cannot be used is named, by the tool with status 65 or 66")
struct InputTests {
  let folder: Folder

  init() throws { folder = try Folder() }

  @Test("a file that is not there, and one that is a folder")
  func unreadable() async throws {
    try await ToolRun.flow("render", "tags.txt", in: folder)
      .expectFailure(66, "'tags.txt'", "No such file", "expected a readable file")
    try await ToolRun.flow("render", ".", in: folder)
      .expectFailure(66, "'.'", "Is a directory", "expected a readable file")
    try folder.file("tags.txt")
    try await ToolRun.flow("render", "tags.txt/more", in: folder)
      .expectFailure(66, "'tags.txt/more'", "Not a directory")
  }

  @Test("standard input that is closed or a folder")
  func unreadableStandardInput() async throws {
    try await ToolRun.shell("\"$flow\" render - <&-", in: folder)
      .expectFailure(66, "standard input", "expected a readable file")
    try await ToolRun.shell("\"$flow\" render - <.", in: folder)
      .expectFailure(66, "standard input", "Is a directory")
  }

  @Test("a file without permission", .enabled(if: getuid() != 0, "root may read everything"))
  func forbidden() async throws {
    let file = try folder.file("tags.txt", Data("Swift".utf8))
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: file.path)
    try await ToolRun.flow("render", "tags.txt", in: folder)
      .expectFailure(66, "'tags.txt'", "Permission denied")
  }

  @Test(
    "make run names a text that cannot be wrapped, and why, before it builds",
    arguments: [
      ("no.txt", "there is no such file"), ("inner", "it is a directory"),
      ("latin.txt", "line 2 is not valid UTF-8"), ("blank.txt", "it has no items"),
    ])
  func beforeBuilding(_ text: String, _ reason: String) async throws {
    try folder.file("latin.txt", Data("Swift\nA".utf8) + [0xE7, 0xE3, 0x6F])
    try folder.file("blank.txt", Data(" \n\n".utf8))
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "inner"), withIntermediateDirectories: true)
    let path = folder.url.path + "/" + text
    // A build that begins all the same fails at once.
    let make = "env -u MAKEFLAGS make --no-print-directory --directory '\(repository.path)'"
    let run = try await ToolRun.shell("\(make) run SWIFT=false TEXT='\(path)'", in: folder)
    let message =
      "make run: cannot read '\(path)': \(reason); expected a text file, one item a line\n"
    #expect(run.status != 0 && run.output.isEmpty && run.errors.hasPrefix(message))
  }

  @Test("a line that is not UTF-8 is named by its number")
  func invalidUTF8() async throws {
    let bytes = Data("Swift\r\n\nSwiftUI\n".utf8) + [0x61, 0xC3, 0x28] + Data("\nLinux".utf8)
    try folder.file("tags.txt", bytes)
    try await ToolRun.flow("render", "tags.txt", in: folder)
      .expectFailure(65, "'tags.txt'", "line 4", "UTF-8")
    try await ToolRun.flow("render", "-", input: bytes, in: folder)
      .expectFailure(65, "standard input", "line 4", "UTF-8")
  }

  @Test("nothing but blank lines", arguments: ["", "\n", " \n\t\r\n\u{3000}\n", "\u{FEFF}\n"])
  func noItems(_ text: String) async throws {
    try folder.file("tags.txt", Data(text.utf8))
    try await ToolRun.flow("render", "tags.txt", in: folder)
      .expectFailure(65, "'tags.txt'", "no items", "one item a line")
    try await ToolRun.flow("render", "-", input: Data(text.utf8), in: folder)
      .expectFailure(65, "standard input", "no items")
  }

  @Test(
    "proportions that are none",
    arguments: ["0:2 Beach", "3: Beach", "-3:2", "1:2:3 Beach", "3:0"])
  func ratios(_ line: String) async throws {
    try folder.file("tags.txt", Data("3:2 Tree\n\(line)\n".utf8))
    try await ToolRun.flow("render", "tags.txt", "--target-row-height", "90", in: folder)
      .expectFailure(
        65, "'tags.txt'", "'\(line)'", "expected a width and a height above 0, such as 3:2")
    // Without a target it is a text like others.
    expectEqual(try await ToolRun.flow("render", "tags.txt", in: folder).status, 0)
  }

  @Test("photo rows without a photo")
  func noRatios() async throws {
    try await ToolRun.flow("render", "--target-row-height", "90", in: folder)
      .expectFailure(65, "the built-in sample", "no item has a ratio", "'3:2 Beach'")
  }

  @Test("a file named like an option is reached behind two dashes")
  func fileNamedLikeAnOption() async throws {
    try folder.file("--width", Data("Swift\n".utf8))
    let run = try await ToolRun.flow("render", "--style=plain", "--", "--width", in: folder)
    expectEqual(run.status, 0)
    #expect(run.output.contains("1 item on 1 line"))
  }
}
