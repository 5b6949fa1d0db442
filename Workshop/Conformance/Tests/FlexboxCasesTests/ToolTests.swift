import Foundation
import Testing

@Suite("flow-conformance")
struct ToolTests {
  @Test("all cases pass: a summary, status 0")
  func passes() throws {
    let path = try Sample.path()
    let run = try Tool.run(path)
    expectEqual(run.output, "\(path): 415 passed, 0 failed, 0 skipped\n")
    expectEqual(run.status, 0)
  }

  @Test("a failing case is one line, a skipped one is counted by reason, status 1")
  func failures() throws {
    let folder = try Folder()
    let path = try folder.write("mixed.json", Self.mixed)
    let run = try Tool.run("--svg", folder.path, path)
    expectEqual(
      run.output,
      """
      \(path): 0 passed, 1 failed, 1 skipped
        failed: short: item 0 expected [0.0, 0.0, 21.0, 10.0], got [0.0, 0.0, 20.0, 10.0]
        skipped 1: absolute: a box out of the flow is no flex item

      """)
    expectEqual(run.status, 1)
    let drawing = try String(contentsOfFile: folder.path + "/short.svg", encoding: .utf8)
    #expect(
      drawing.contains("<rect x=\"0.0\" y=\"0.0\" width=\"21.0\" height=\"10.0\" fill=\"#9bd\""))
    #expect(
      drawing.contains("<rect x=\"0.0\" y=\"0.0\" width=\"20.0\" height=\"10.0\" fill=\"none\""))
  }

  @Test("--only chooses cases, --tolerance forgives, --verbose shows lengths")
  func options() throws {
    let folder = try Folder()
    let path = try folder.write("mixed.json", Self.mixed)
    let run = try Tool.run("--only", "sho", "--tolerance", "1", "--verbose", path)
    expectEqual(
      run.output,
      """
      short: container 50.0 × 10.0 (main × cross)
        line 0: length 20.0, cross 0.0+10.0
          item 0: main 0.0+20.0, cross 0.0+10.0
      \(path): 1 passed, 0 failed, 0 skipped

      """)
    expectEqual(run.status, 0)
  }

  @Test(
    "a wrong command line is refused with status 64",
    arguments: [
      [], ["--frobnicate", "x"], ["x", "--only"], ["--tolerance", "wide", "x"],
      ["--tolerance", "-1", "x"],
    ])
  func usage(arguments: [String]) throws {
    let run = try Tool.run(arguments)
    expectEqual(run.status, 64)
    #expect(run.errors.hasPrefix("flow-conformance: "))
    expectEqual(run.errors.split(separator: "\n").count, 1)
  }

  @Test("an unreadable file, a malformed one and an unwritable folder have their own status")
  func files() throws {
    let folder = try Folder()
    let missing = try Tool.run(folder.path + "/none.json")
    expectEqual(missing.status, 66)
    #expect(missing.errors.contains("none.json"))
    let malformed = try Tool.run(try folder.write("bad.json", "{\"cases\": [{\"name\": 3}]}"))
    expectEqual(malformed.status, 65)
    #expect(malformed.errors.contains("bad.json: case 0: \"name\" must be a string"))
    let mixed = try folder.write("mixed.json", Self.mixed)
    expectEqual(try Tool.run("--svg", mixed, mixed).status, 73)
  }

  @Test("a compressed file that is cut off or damaged is refused")
  func damagedFiles() throws {
    let folder = try Folder()
    let whole = try Data(contentsOf: URL(fileURLWithPath: Sample.path()))
    var damaged = whole
    for place in 1000..<1100 { damaged[place] = 0 }
    for contents in [whole.prefix(5000), damaged] {
      let url = URL(fileURLWithPath: folder.path + "/cases.json.gz")
      try contents.write(to: url)
      let run = try Tool.run(url.path)
      #expect(run.status == 66 && run.output.isEmpty)
      #expect(run.errors.contains("cases.json.gz: cannot be read: "))
    }
  }

  @Test("--help explains every option and ends with status 0")
  func help() throws {
    let run = try Tool.run("--help")
    expectEqual(run.status, 0)
    for option in ["--tolerance", "--only", "--verbose", "--svg"] {
      #expect(run.output.contains(option))
    }
  }

  private static let mixed = """
    {"cases": [
      {"name": "short", "group": "core", "container": {"style": {"width": 50},
        "containingBlock": [0, 0], "size": [50, 10]},
        "items": [{"style": {"width": 20, "height": 10}, "frame": [0, 0, 21, 10]}]},
      {"name": "out", "group": "absolute", "container": {"style": {"width": 50},
        "containingBlock": [0, 0], "size": [50, 10]},
        "items": [{"style": {"position": "absolute"}, "frame": [0, 0, 0, 0]}]}]}
    """
}

/// Runs the tool that was built beside the tests.
enum Tool {
  struct Run {
    let status: Int32
    let output: String
    let errors: String
  }

  static func run(_ arguments: String...) throws -> Run { try run(arguments) }

  static func run(_ arguments: [String]) throws -> Run {
    let process = Process()
    process.executableURL = Bundle.module.bundleURL.deletingLastPathComponent()
      .appendingPathComponent("flow-conformance")
    process.arguments = arguments
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    let messages = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Run(
      status: process.terminationStatus, output: String(bytes: text, encoding: .utf8) ?? "",
      errors: String(bytes: messages, encoding: .utf8) ?? "")
  }
}

/// A folder that goes away with the test.
final class Folder {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "conformance-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ name: String, _ text: String) throws -> String {
    let file = path + "/" + name
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    return file
  }
}
