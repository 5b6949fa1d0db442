import Foundation
import Testing

@Suite("what takes longer than a second is announced on a terminal, and only there")
struct ProgressTests {
  private let slowInput = "(sleep 1.4; echo Swift) | \"$flow\" render - --output frames.json"

  @Test("a terminal shows the seconds gone by, and nothing of it remains")
  func onTerminal() async throws {
    // `script` runs a command on a terminal of its own and passes on what that shows.
    let run = try await ToolRun.shell(
      "script --quiet --return --command '\(slowInput)' /dev/null", in: Folder())
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("\rrendering standard input… 1 s\r"))
    #expect(run.output.hasSuffix("\r\u{1B}[K"))
  }

  @Test("a file or a pipe gets no progress")
  func elsewhere() async throws {
    let run = try await ToolRun.shell(slowInput, in: Folder())
    #expect(run.status == 0 && run.errors.isEmpty && run.output.isEmpty)
  }
}
