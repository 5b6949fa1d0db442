import Foundation
import Testing

@testable import flow

@Suite("the tool announces work of more than a second on a terminal, and only there")
@MainActor struct ProgressTests {
  private let slowInput = "(sleep 1.4; echo Swift) | \"$flow\" render - --output frames.json"

  @Test("a terminal shows the seconds gone by, and nothing of it remains")
  func onTerminal() async throws {
    // `script` runs a command on a terminal of its own and passes on what that shows.
    let run = try await ToolRun.shell(
      "script --quiet --return --command '\(slowInput)' /dev/null", in: Folder())
    expectEqual(run.status, 0)
    #expect(run.output.hasPrefix("\r\u{1B}[Krendering standard input… 1 s\r"))
    #expect(run.output.hasSuffix("\r\u{1B}[K"))
  }

  @Test("a gallery counts its pictures")
  func pictures() async throws {
    // A scale at which every machine needs longer than a second.
    let run = try await ToolRun.shell(
      "timeout --foreground --signal=INT 4 script --quiet --command "
        + "'exec \"$flow\" gallery --output new --scale 20' /dev/null", in: Folder())
    let count = Gallery.standard.pictures.count
    let notes = run.output.matches(of: /\r\u{1B}\[Kdrawing the gallery… (\d+) of (\d+), (\d) s/)
    let first = try #require(notes.first)
    #expect(first.2 == "\(count)" && first.3 == "1")
    #expect(0..<count ~= Int(first.1) ?? -1)
  }

  @Test("a file or a pipe gets no progress")
  func elsewhere() async throws {
    let run = try await ToolRun.shell(slowInput, in: Folder())
    #expect(run.status == 0 && run.errors.isEmpty && run.output.isEmpty)
  }
}
