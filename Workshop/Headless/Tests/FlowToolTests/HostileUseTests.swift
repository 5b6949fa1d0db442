import Foundation
import Testing

@Suite("the tool in a world that does not hold still")
struct HostileUseTests {
  let folder: Folder

  init() throws { folder = try Folder() }

  /// Whether a user may mount a file system of their own.
  private static let mounts: Bool = {
    let probe = Process()
    probe.executableURL = URL(filePath: "/bin/sh")
    probe.arguments = [
      "-c", "unshare --map-root-user --mount mount -t tmpfs none /tmp 2>/dev/null",
    ]
    do { try probe.run() } catch { return false }
    probe.waitUntilExit()
    return probe.terminationStatus == 0
  }()

  @Test(
    "a full disk keeps what was there, and gets nothing half-written",
    .enabled(if: mounts, "needs a file system of its own"))
  func fullDisk() async throws {
    let items = (0..<2000).map { "item \($0)\n" }.joined()
    try folder.file("tags.txt", Data(items.utf8))
    let run = try await ToolRun.shell(
      """
      mkdir disk
      unshare --map-root-user --mount sh -c '
        mount -t tmpfs -o size=64k none disk
        for file in frames.json tags.svg tags.png; do
          echo old > disk/$file
          "$flow" render tags.txt --output disk/$file; echo $?
          cat disk/$file
        done
        ls -A disk'
      """, in: folder)
    let old = ["74", "old"]
    #expect(
      run.output.split(separator: "\n").map(String.init)
        == old + old + old + ["frames.json", "tags.png", "tags.svg"], "\(run.errors)")
    #expect(run.errors.components(separatedBy: "No space left").count == 4, "\(run.errors)")
  }

  @Test("names with line breaks and escapes stay on their line of the message")
  func oddNames() async throws {
    let name = "a\nb\u{1B}[2J\u{2028}c.txt"
    try await ToolRun.flow("render", name, in: folder)
      .expectFailure(66, #"'a\nb\u{1B}[2J\u{2028}c.txt'"#)
    try folder.file(name, Data([0xFF]))
    try await ToolRun.flow("render", name, in: folder).expectFailure(65, #"c.txt'"#, "line 1")
    try await ToolRun.flow("render", "--output", "none\n/\(name).json", in: folder)
      .expectFailure(73, #"'none\n/a\nb"#)
  }

  @Test("line separators in an item are shown, not obeyed")
  func lineSeparators() async throws {
    let input = Data("one\u{2028}two\u{2029}\u{85}three\n".utf8)
    let run = try await ToolRun.flow("render", "-", "--style", "plain", input: input, in: folder)
    #expect(run.output.contains(#"one\u{2028}two\u{2029}\u{0085}three"#), "\(run.output)")
  }

  @Test(
    "a signal at any moment of writing leaves the old file or the new one",
    arguments: ["frames.json", "tags.svg", "tags.png"])
  func anyMoment(_ name: String) async throws {
    try folder.file("tags.txt", Data((0..<300).map { "item \($0)\n" }.joined().utf8))
    let whole = try await ToolRun.flow("render", "tags.txt", "--output", name, in: folder)
    expectEqual(whole.status, 0)
    let new = try folder.read(name)
    for milliseconds in stride(from: 5, through: 125, by: 30) {
      try folder.file(name, Data("old".utf8))
      let run = try await ToolRun.shell(
        "timeout --signal=TERM \(Double(milliseconds) / 1000) \"$flow\" render tags.txt --output \(name)",
        in: folder)
      #expect([0, 124].contains(run.status) && run.errors.isEmpty, "\(run.errors)")
      #expect(try [Data("old".utf8), new].contains(folder.read(name)))
      expectEqual(try folder.names, [name, "tags.txt"].sorted())
    }
  }
}
