import Foundation
import Testing

@Suite("a wrong command line is told in one line, with status 64")
struct UsageTests {
  let folder: Folder

  init() throws { folder = try Folder() }

  @Test("no command, and a command that there is not")
  func commands() async throws {
    try await ToolRun.flow(in: folder).expectFailure(64, "expected a command", "render, gallery")
    try await ToolRun.flow("draw", in: folder).expectFailure(64, "'draw'", "render")
    try await ToolRun.flow("", in: folder).expectFailure(64, "''")
    try await ToolRun.flow("rendr", in: folder).expectFailure(64, "did you mean render?")
    try await ToolRun.flow("-version", in: folder).expectFailure(64, "did you mean --version?")
  }

  @Test("an option that there is not, one without its value, one argument too many")
  func options() async throws {
    try await ToolRun.flow("render", "--wide", "3", in: folder)
      .expectFailure(64, "'--wide'", "did you mean --width?", "--help")
    try await ToolRun.flow("gallery", "--ouput=a", in: folder)
      .expectFailure(64, "'--ouput'", "did you mean --output?")
    try await ToolRun.flow("render", "-w", in: folder).expectFailure(64, "'-w'")
    try await ToolRun.flow("render", "--width", in: folder)
      .expectFailure(64, "--width", "needs a value", "POINTS")
    try await ToolRun.flow("render", "a", "b", in: folder).expectFailure(64, "'b'", "FILE")
  }

  @Test(
    "a width must be a number above zero",
    arguments: ["0", "-0", "-5", "nan", "inf", "-inf", "1e999", "wide", "", "3 ", "3,5", "３"])
  func width(_ value: String) async throws {
    try await ToolRun.flow("render", "--width", value, in: folder)
      .expectFailure(64, "--width", "'\(value)'", "a number of points above 0")
  }

  @Test("spacing must be a finite number", arguments: ["nan", "-inf", "infinity", "8pt"])
  func spacing(_ value: String) async throws {
    for option in ["--horizontal-spacing", "--vertical-spacing"] {
      try await ToolRun.flow("render", option, value, in: folder)
        .expectFailure(64, option, "'\(value)'", "a number of points or platform")
    }
  }

  @Test(
    "a count must be a whole number above zero",
    arguments: ["0", "-1", "1.5", "two", "", "99999999999999999999"])
  func counts(_ value: String) async throws {
    for option in ["--min-lines", "--max-items-per-line", "--lines"] {
      try await ToolRun.flow("render", option, value, in: folder)
        .expectFailure(64, option, "'\(value)'", "a whole number above 0")
    }
  }

  @Test(
    "limits must be two numbers of points, the greater one last",
    arguments: ["90", "90-60", "-60-90", "60-90-120", "nan-9", "0-inf", "60–90", ""])
  func limits(_ value: String) async throws {
    try await ToolRun.flow(
      "render", "--target-row-height", "90", "--row-height-limits", value, in: folder
    )
    .expectFailure(64, "--row-height-limits", "'\(value)'", "two numbers of points", "60-240")
  }

  @Test("each axis has its own lengths, guides and words for its ends")
  func axes() async throws {
    for (arguments, words) in [
      (["--height", "9"], ["--height", "--width"]),
      (["--horizontal-alignment", "center"], ["--vertical-alignment"]),
      (["--alignment", "top"], ["--alignment", "rows", "'top'", "leading, center, trailing"]),
      (["--last-line", "bottom"], ["--last-line", "rows", "'bottom'"]),
      (["--axis=columns", "--width", "9"], ["--width", "--height"]),
      (["--axis=columns", "--vertical-alignment", "top"], ["--horizontal-alignment"]),
      (
        ["--axis=columns", "--alignment", "leading"],
        ["columns", "'leading'", "top, center, bottom"]
      ),
      (["--axis=columns", "--last-line", "trailing"], ["--last-line", "columns", "'trailing'"]),
      (["--target-column-width", "90"], ["--target-column-width", "--target-row-height"]),
      (["--column-width-limits", "9-90"], ["--column-width-limits", "--row-height-limits"]),
      (
        ["--axis=columns", "--target-row-height", "90"],
        ["--target-row-height", "--target-column-width"]
      ),
      (
        ["--axis=columns", "--row-height-limits", "9-90"],
        ["--row-height-limits", "--column-width-limits"]
      ),
    ] {
      let run = try await ToolRun.flow(arguments: ["render"] + arguments, in: folder)
      run.expectFailure(64)
      for word in words { #expect(run.errors.contains(word), "no \(word) in: \(run.errors)") }
    }
  }

  @Test("options that would change nothing are refused")
  func uselessOptions() async throws {
    try await ToolRun.flow("render", "--min-lines", "2", in: folder)
      .expectFailure(64, "--min-lines", "--wrapping balanced")
    try await ToolRun.flow("render", "--ideal-length", "90", "--width", "80", in: folder)
      .expectFailure(64, "--ideal-length", "--width")
    try await ToolRun.flow("render", "--row-height-limits", "9-90", in: folder)
      .expectFailure(64, "--row-height-limits", "--target-row-height")
    try await ToolRun.flow(
      "render", "--axis", "columns", "--column-width-limits", "9-90", in: folder
    )
    .expectFailure(64, "--column-width-limits", "--target-column-width")
    try await ToolRun.flow("render", "--order", "across-lines", in: folder)
      .expectFailure(64, "--order", "--lines")
    for option in ["--width=90", "--ideal-length=90"] {
      try await ToolRun.flow("render", "--lines", "2", option, in: folder)
        .expectFailure(64, "--lines", "--width, --height and --ideal-length")
    }
    for option in ["--wrapping=balanced", "--max-items-per-line=3"] {
      try await ToolRun.flow("render", "--lines", "2", option, in: folder)
        .expectFailure(64, "--lines", "--wrapping and --max-items-per-line")
    }
    try await ToolRun.flow("render", "--lines", "2", "--target-row-height", "90", in: folder)
      .expectFailure(64, "--lines", "leave out --target-row-height")
  }

  @Test("a keyword must be one of those that the message lists")
  func keywords() async throws {
    try await ToolRun.flow("render", "--alignment", "left", in: folder)
      .expectFailure(64, "'left'", "leading, top, center")
    try await ToolRun.flow("render", "--style=pill", in: folder)
      .expectFailure(64, "'pill'", "tag, suggestion, plain")
    try await ToolRun.flow("render", "--direction", "LTR", in: folder)
      .expectFailure(64, "'LTR'", "ltr, rtl")
    try await ToolRun.flow("render", "--metrics", "real", in: folder)
      .expectFailure(64, "'real'", "pango, fixed")
    try await ToolRun.flow("render", "--appearance", "Dark", in: folder)
      .expectFailure(64, "'Dark'", "light, dark")
    try await ToolRun.flow("render", "--stretch-items", "true", in: folder)
      .expectFailure(64, "'true'", "yes or no")
  }

  @Test(
    "an output path must end in what can be written",
    arguments: ["frames.txt", "frames", "", "-", ".json", "folder.json/", "frames.json.gz"])
  func outputEnding(_ path: String) async throws {
    try await ToolRun.flow("render", "--output", path, in: folder)
      .expectFailure(64, "--output", "'\(path)'", ".json, .png, .svg or .pdf")
    #expect(try folder.names.isEmpty)
  }

  @Test(
    "a scale must be a number above zero", arguments: ["0", "-2", "nan", "inf", "1e999", "2x", ""])
  func scale(_ value: String) async throws {
    try await ToolRun.flow("render", "--output", "a.png", "--scale", value, in: folder)
      .expectFailure(64, "--scale", "'\(value)'", "a number above 0")
    try await ToolRun.flow("gallery", "--output", "a", "--scale", value, in: folder)
      .expectFailure(64, "--scale", "'\(value)'", "a number above 0")
    #expect(try folder.names.isEmpty)
  }

  @Test("scale, appearance and margin are refused where they would change nothing")
  func pictureOptions() async throws {
    for path in ["a.svg", "a.pdf", "a.json"] {
      try await ToolRun.flow("render", "--scale", "2", "--output", path, in: folder)
        .expectFailure(64, "--scale", ".png", "'\(path)'")
    }
    try await ToolRun.flow("render", "--scale", "2", in: folder)
      .expectFailure(64, "--scale", ".png", "text")
    try await ToolRun.flow("render", "--appearance", "dark", "--output", "a.json", in: folder)
      .expectFailure(64, "--appearance", ".png, .svg or .pdf", "'a.json'")
    try await ToolRun.flow("render", "--appearance", "dark", in: folder)
      .expectFailure(64, "--appearance", "text")
    try await ToolRun.flow("render", "--margin", "8", "--output", "a.json", in: folder)
      .expectFailure(64, "--margin", ".png, .svg or .pdf", "'a.json'")
    try await ToolRun.flow("render", "--margin", "8", in: folder)
      .expectFailure(64, "--margin", "text")
    #expect(try folder.names.isEmpty)
  }

  @Test("a gallery needs a folder, and nothing else")
  func gallery() async throws {
    try await ToolRun.flow("gallery", in: folder).expectFailure(64, "--output DIR", "--help")
    try await ToolRun.flow("gallery", "--output", "", in: folder)
      .expectFailure(64, "--output", "''", "the path of a folder")
    try await ToolRun.flow("gallery", "pictures", in: folder)
      .expectFailure(64, "'pictures'", "options only")
    #expect(try folder.names.isEmpty)
  }

  @Test("control characters of an argument never reach the terminal")
  func controlCharacters() async throws {
    let run = try await ToolRun.flow("render", "--width", "1\n\u{1B}[2J\u{9B}2J", in: folder)
    run.expectFailure(64, "--width", #"'1\n\u{1B}[2J\u{009B}2J'"#)
  }

  @Test("the version is the newest one that the changelog names")
  func version() async throws {
    let run = try await ToolRun.flow("--version", in: folder)
    #expect(run.status == 0 && run.errors.isEmpty)
    let changelog = try String(
      contentsOf: repository.appending(path: "CHANGELOG.md"), encoding: .utf8)
    let released = changelog.firstMatch(of: /\n## \[([0-9][^\]]*)\]/)?.1
    expectEqual(run.output, "flow \(released ?? "unreleased")\n")
  }

  @Test("help is an answer, not an error")
  func help() async throws {
    let general = try await ToolRun.flow("--help", in: folder)
    #expect(general.status == 0 && general.errors.isEmpty && general.output.contains("render"))
    #expect(general.output.contains("gallery"))
    let render = try await ToolRun.flow("render", "x", "--width", "5", "--help", in: folder)
    #expect(render.status == 0 && render.errors.isEmpty)
    for word in ["FILE|-", "--width POINTS", "375", "leading|top|center", "Examples:"] {
      #expect(render.output.contains(word))
    }
    for arguments in [["help", "render"], ["--help", "render"], ["render", "--width", "--help"]] {
      let run = try await ToolRun.flow(arguments: arguments, in: folder)
      #expect(run.status == 0 && run.errors.isEmpty && run.output == render.output)
    }
    let gallery = try await ToolRun.flow("gallery", "-h", in: folder)
    #expect(
      gallery.status == 0 && gallery.errors.isEmpty && gallery.output.contains("--output DIR"))
  }
}
