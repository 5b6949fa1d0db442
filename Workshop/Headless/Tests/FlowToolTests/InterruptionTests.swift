import Foundation
import Testing
import ToolInput

@testable import flow

@Suite("a signal leaves neither half a file nor a temporary one", .serialized)
struct InterruptionTests {
  let folder: Folder

  init() throws { folder = try Folder() }

  @Test("while a file is being written", arguments: [SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGXCPU])
  func whileWriting(_ signal: Int32) async throws {
    try folder.file("frames.json", Data("old".utf8))
    let path = folder.url.appending(path: "frames.json").path
    await #expect(processExitsWith: .signal(signal)) {
      [path = path as String, signal = signal as Int32] in
      Foundation.signal(signal, SIG_DFL)
      Interruption.prepare()
      try WholeFile(path: path).write { descriptor throws(Failure) in
        try descriptor.write("half")
        kill(getpid(), signal)
        sleep(60)
      }
    }
    expectEqual(try folder.names, ["frames.json"])
    expectEqual(try folder.read("frames.json"), Data("old".utf8))
  }

  @Test("a signal that the parent has the tool ignore stays ignored")
  func ignored() async throws {
    let path = folder.url.appending(path: "frames.json").path
    await #expect(processExitsWith: .success) { [path = path as String] in
      signal(SIGHUP, SIG_IGN)
      Interruption.prepare()
      try WholeFile(path: path).write { descriptor throws(Failure) in
        kill(getpid(), SIGHUP)
        try descriptor.write("whole")
      }
    }
    expectEqual(try folder.read("frames.json"), Data("whole".utf8))
  }

  @Test("at any moment of a picture", arguments: ["svg", "pdf"], [0.2, 0.4, 0.8])
  func picture(_ ending: String, _ seconds: Double) async throws {
    try folder.file("tags.txt", Data((0..<4000).map { "item \($0)\n" }.joined().utf8))
    try folder.file("tags.\(ending)", Data("old".utf8))
    let run = try await ToolRun.shell(
      "timeout --signal=INT \(seconds) \"$flow\" render tags.txt --output tags.\(ending)",
      in: folder)
    #expect([0, 124].contains(run.status) && run.errors.isEmpty, "\(run.errors)")
    expectEqual(try folder.names, ["tags.\(ending)", "tags.txt"])
    let written = try folder.read("tags.\(ending)")
    let end = Data((ending == "svg" ? "</svg>\n" : "%%EOF\n").utf8)
    // The signal may also come between the last byte and the end of the process.
    let isOld = written == Data("old".utf8)
    #expect(isOld ? run.status == 124 : written.count > 10_000 && written.suffix(end.count) == end)
  }

  @Test("at any moment of a gallery", arguments: [0.3, 0.6, 0.9, 1.2])
  func anyMoment(_ seconds: Double) async throws {
    let gallery = folder.url.appending(path: "new")
    // On a busy machine the signal may come before the tool has made a folder.
    try FileManager.default.createDirectory(at: gallery, withIntermediateDirectories: false)
    let run = try await ToolRun.shell(
      "timeout --signal=INT \(seconds) \"$flow\" gallery --output new", in: folder)
    #expect([0, 124].contains(run.status) && run.errors.isEmpty, "\(run.errors)")
    for name in try FileManager.default.contentsOfDirectory(atPath: gallery.path) {
      let end: [UInt8] = Array("IEND".utf8) + [0xAE, 0x42, 0x60, 0x82]
      #expect(try name.hasSuffix(".png") && folder.read("new/\(name)").suffix(8) == Data(end))
    }
  }
}
