import Foundation
import Testing

@Suite("output is written whole or not at all, with status 73 or 74")
struct OutputTests {
  let folder: Folder

  init() throws { folder = try Folder() }

  @Test("a folder that is not there, and a file where the folder should be")
  func noFolder() async throws {
    try await ToolRun.flow("render", "--output", "none/frames.json", in: folder)
      .expectFailure(73, "'none/frames.json'", "No such file", "expected a writable path")
    try folder.file("none")
    try await ToolRun.flow("render", "--output", "none/frames.json", in: folder)
      .expectFailure(73, "'none/frames.json'", "Not a directory")
    expectEqual(try folder.names, ["none"])
  }

  @Test("a folder where the file should be, and a place that takes no files")
  func notAFile() async throws {
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "frames.json"), withIntermediateDirectories: false)
    try await ToolRun.flow("render", "--output", "frames.json", in: folder)
      .expectFailure(73, "'frames.json'", "not a regular file")
    expectEqual(try folder.names, ["frames.json"])
    try await ToolRun.flow("render", "--output", "/proc/frames.json", in: folder)
      .expectFailure(73, "'/proc/frames.json'")
  }

  @Test(
    "a file or folder without permission", .enabled(if: getuid() != 0, "root may write everywhere"))
  func forbidden() async throws {
    let file = try folder.file("frames.json", Data("old".utf8))
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: file.path)
    try await ToolRun.flow("render", "--output", "frames.json", in: folder)
      .expectFailure(73, "'frames.json'", "Permission denied")
    expectEqual(try folder.read("frames.json"), Data("old".utf8))
  }

  @Test("writing that breaks off leaves the old file and nothing beside it")
  func brokenOff() async throws {
    try folder.file("frames.json", Data("old".utf8))
    let items = (0..<500).map { "item \($0)\n" }.joined()
    try folder.file("tags.txt", Data(items.utf8))
    // A block of 512 bytes is all that may be written.
    try await ToolRun.shell(
      "ulimit -f 1; \"$flow\" render tags.txt --output frames.json 2>/dev/stderr", in: folder
    ).expectFailure(74, "'frames.json'", "broke off")
    expectEqual(try folder.names, ["frames.json", "tags.txt"])
    expectEqual(try folder.read("frames.json"), Data("old".utf8))
  }

  @Test("bad input leaves the old file")
  func badInput() async throws {
    try folder.file("frames.json", Data("old".utf8))
    try await ToolRun.flow("render", "-", "--output", "frames.json", in: folder)
      .expectFailure(65, "no items")
    expectEqual(try folder.names, ["frames.json"])
    expectEqual(try folder.read("frames.json"), Data("old".utf8))
  }

  @Test("a symbolic link keeps pointing at the file, which is replaced")
  func symbolicLink() async throws {
    let file = try folder.file("real.json", Data("old".utf8))
    try FileManager.default.createSymbolicLink(
      at: folder.url.appending(path: "link.json"), withDestinationURL: file)
    let run = try await ToolRun.flow("render", "--output", "link.json", in: folder)
    expectEqual(run.status, 0)
    expectEqual(try folder.names, ["link.json", "real.json"])
    expectEqual(try folder.read("real.json").first, UInt8(ascii: "{"))
    let type = try FileManager.default.attributesOfItem(
      atPath: folder.url.appending(path: "link.json").path)[.type]
    #expect(type as? FileAttributeType == .typeSymbolicLink)
  }

  @Test("a symbolic link to a file that is yet to be made makes that file, wherever it is")
  func danglingLink() async throws {
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "links"), withIntermediateDirectories: false)
    let links = [("links/a.json", "b.json"), ("links/b.json", "../real.json")]
    for (link, target) in links {
      try FileManager.default.createSymbolicLink(
        atPath: folder.url.appending(path: link).path, withDestinationPath: target)
    }
    let run = try await ToolRun.flow("render", "--output", "links/a.json", in: folder)
    #expect(run.status == 0, "\(run.errors)")
    expectEqual(try folder.names, ["links", "real.json"])
    for (link, target) in links {
      let path = folder.url.appending(path: link).path
      expectEqual(try FileManager.default.destinationOfSymbolicLink(atPath: path), target)
    }
  }

  @Test("a symbolic link to itself, and one into a folder that is not there")
  func brokenLink() async throws {
    for (link, target, problem) in [
      ("loop.json", "loop.json", "Too many levels"), ("lost.json", "none/a.json", "No such file"),
    ] {
      let path = folder.url.appending(path: link).path
      try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
      try await ToolRun.flow("render", "--output", link, in: folder)
        .expectFailure(73, "'\(link)'", problem)
    }
    expectEqual(try folder.names, ["loop.json", "lost.json"])
  }

  @Test("a file that is overwritten keeps its permissions", arguments: [0o600, 0o640, 0o777])
  func permissions(_ permissions: Int) async throws {
    let file = try folder.file("frames.json", Data("old".utf8))
    try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: file.path)
    let run = try await ToolRun.flow("render", "--output", "frames.json", in: folder)
    expectEqual(run.status, 0)
    expectEqual(try folder.permissions("frames.json"), permissions)
    #expect(try folder.read("frames.json").count > 100)
  }

  @Test("a new file has the permissions that the user's mask leaves")
  func mask() async throws {
    let run = try await ToolRun.shell(
      "umask 027; \"$flow\" render --output frames.json", in: folder)
    expectEqual(run.status, 0)
    expectEqual(try folder.permissions("frames.json"), 0o640)
  }

  @Test("the input may be the output")
  func overInput() async throws {
    try folder.file("tags.json", Data("Swift\nSwiftUI\n".utf8))
    let run = try await ToolRun.flow(
      "render", "tags.json", "--output", "tags.json", in: folder)
    expectEqual(run.status, 0)
    let text = try String(decoding: folder.read("tags.json"), as: UTF8.self)
    #expect(text.hasPrefix("{") && text.contains("\"SwiftUI\""))
  }

  @Test("a reader that has seen enough ends the tool in silence")
  func closedPipe() async throws {
    let item = String(repeating: "x", count: 500) + "\n"
    try folder.file("tags.txt", Data(String(repeating: item, count: 500).utf8))
    let run = try await ToolRun.shell("\"$flow\" render tags.txt | head -n 1", in: folder)
    #expect(run.errors.isEmpty && run.output.hasSuffix("\n"))
    #expect(run.output.contains("500 items on"))
  }

  @Test("a pipe closed by a reader that has enough, a full device, a closed output")
  func closedOutput() async throws {
    try await ToolRun.shell(
      "trap '' PIPE; mkfifo pipe; exec 3<>pipe 4>pipe 3<&-; \"$flow\" render >&4", in: folder
    )
    .expectFailure(74, "standard output", "Broken pipe")
    try await ToolRun.shell("\"$flow\" --help >/dev/full", in: folder)
      .expectFailure(74, "standard output", "No space left")
    try await ToolRun.shell("\"$flow\" render >&-", in: folder)
      .expectFailure(74, "standard output")
  }

  @Test("an ending counts in capitals too")
  func capitalEnding() async throws {
    let run = try await ToolRun.flow("render", "--output", "FRAMES.JSON", in: folder)
    #expect(run.status == 0 && run.output.isEmpty && run.errors.isEmpty)
    expectEqual(try folder.names, ["FRAMES.JSON"])
  }
}
