import Foundation
import Testing

@Suite("the packages that drawing needs are told before they are installed")
struct PackagesTests {
  let folder: Folder

  /// A system where `here` is installed, and whose `apt-get` notes what it was asked for and what
  /// had been said by then.
  init() throws {
    folder = try Folder()
    try command("dpkg-query", "[ \"$4\" = here ] && printf installed")
    try command("apt-get", "{ cat said; echo \"apt-get $*\"; } >>noted")
    try command("sudo", "\"$@\"")
  }

  /// A file written by this process may still be open in another one that starts just now, and then it cannot be run;
  /// so the shell makes the command from it.
  private func command(_ name: String, _ script: String) throws {
    _ = try folder.file("\(name).sh", Data("#!/bin/sh\n\(script)\n".utf8))
  }

  private func install(_ arguments: String) async throws -> ToolRun {
    let script = repository.appending(path: "Scripts/install-packages.sh").path
    return try await ToolRun.shell(
      """
      for file in *.sh; do cp "$file" "${file%.sh}" && chmod +x "${file%.sh}" || exit; done
      PATH="$PWD:$PATH"; '\(script)' \(arguments) >said && cat said
      """, in: folder)
  }

  @Test("only those that are missing are installed, after their names are told")
  func missing() async throws {
    let run = try await install("here gone lost")
    #expect(run.status == 0 && run.output.hasSuffix("apt-get, as root: gone lost\n"))
    let noted = try String(decoding: folder.read("noted"), as: UTF8.self).split(separator: "\n")
    expectEqual(noted.first, run.output.split(separator: "\n").first)
    #expect(
      noted.last?.hasSuffix(" gone lost") == true && noted.last?.contains(" install ") == true)
  }

  @Test("where nothing is missing nothing is said or done")
  func nothing() async throws {
    let run = try await install("here")
    #expect(run.status == 0 && run.output.isEmpty && run.errors.isEmpty)
    #expect(try !folder.names.contains("noted"))
  }

  @Test("a list says of each whether it is there")
  func list() async throws {
    let run = try await install("--list here gone")
    expectEqual(run.status, 0)
    #expect(run.output.hasPrefix("installed  here\nmissing    gone\n"))
  }

  @Test("an installation that fails names what could not be installed")
  func failure() async throws {
    try command("apt-get", "exit 100")
    let run = try await install("gone")
    #expect(run.status == 1 && run.errors.hasSuffix("apt-get could not install: gone\n"))
  }
}
