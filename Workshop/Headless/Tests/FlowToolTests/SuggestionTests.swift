import Testing
import ToolInput

@testable import flow

@Suite("a misspelled name brings the names that it may stand for")
struct SuggestionTests {
  private let names = Command.render.options.map(\.name) + ["--help"]

  @Test(
    "few edits, in any case and with any number of dashes",
    arguments: [
      ("--widht", "--width"), ("--wide", "--width"), ("-width", "--width"), ("--Width", "--width"),
      ("--horizontal_spacing", "--horizontal-spacing"), ("--ouput", "--output"),
      ("--max-item-per-lines", "--max-items-per-line"), ("--hlep", "--help"), ("--hugs", "--hug"),
    ])
  func edits(_ typed: String, _ expected: String) {
    expectEqual(typed.closest(among: names), [expected])
  }

  @Test("the beginning of a name, and what stands in it")
  func parts() {
    expectEqual("--out".closest(among: names), ["--output"])
    expectEqual("--align".closest(among: names), ["--alignment"])
    expectEqual("-w".closest(among: names), ["--width", "--wrapping"])
    expectEqual("--spacing".closest(among: names), ["--horizontal-spacing", "--vertical-spacing"])
  }

  @Test(
    "nothing where nothing is close, or too much",
    arguments: [
      "--font", "--", "---", "", "-x", "--color", "--h", String(repeating: "w", count: 10_000),
    ])
  func nothing(_ typed: String) {
    #expect(typed.closest(among: names).isEmpty)
  }

  @Test("a question names them all")
  func question() {
    #expect([].question == "" && ["a"].question == " (did you mean a?)")
    expectEqual(["a", "b"].question, " (did you mean a or b?)")
  }
}
