import Foundation
import Testing
import ToolInput

@Suite("flow render lays out real views")
struct RenderTests {
  /// The json that the tool writes, read strictly by its members' names.
  struct Frames: Decodable, Equatable {
    struct Item: Decodable, Equatable {
      let text: String
      let line: Int
      let frame: [Double]
    }
    let size: [Double]
    let items: [Item]
  }

  let folder: Folder

  init() throws { folder = try Folder() }

  private func frames(_ text: String, _ options: String = "") async throws -> Frames {
    try folder.file("tags.txt", Data(text.utf8))
    let run = try await ToolRun.shell(
      "\"$flow\" render tags.txt \(options) --output frames.json", in: folder)
    #expect(run.status == 0 && run.output.isEmpty && run.errors.isEmpty, "\(run.errors)")
    return try JSONDecoder().decode(Frames.self, from: folder.read("frames.json"))
  }

  private let tags = """
    Swift
    SwiftUI
    Combine

    Layout protocol
    "quoted" \\ back
    标签
    Party 🎉
    a
    """

  @Test("json has exactly the documented members")
  func members() async throws {
    _ = try await frames(tags)
    let json = try #require(
      JSONSerialization.jsonObject(with: folder.read("frames.json")) as? [String: Any])
    expectEqual(Set(json.keys), ["size", "items"])
    let items = try #require(json["items"] as? [[String: Any]])
    #expect(items.allSatisfy { Set($0.keys) == ["text", "line", "frame"] })
    expectEqual(items.map { $0["text"] as? String }, tags.split(separator: "\n").map(String.init))
  }

  @Test(
    "frames are those of a greedy wrap of the items' sizes", arguments: [60, 100, 180, 320, 5000])
  func greedy(_ width: Double) async throws {
    let frames = try await frames(
      tags, "--width \(width) --horizontal-spacing 6 --vertical-spacing 10")
    var x = 0.0
    var y = 0.0
    var line = 1
    var depth = 0.0
    var longest = 0.0
    for item in frames.items {
      let (w, h) = (item.frame[2], item.frame[3])
      if x > 0, x + w > width {
        (x, y, line, depth) = (0, y + depth + 10, line + 1, 0)
      }
      expectEqual(item.frame, [x, y, w, h])
      expectEqual(item.line, line)
      longest = max(longest, x + w)
      x += w + 6
      depth = max(depth, h)
    }
    expectEqual(frames.size, [longest, y + depth])
  }

  @Test("right to left is the mirror image, trailing and center shift whole lines")
  func alignments() async throws {
    let leading = try await frames(tags, "--width 200")
    let mirrored = try await frames(tags, "--width 200 --direction rtl")
    expectEqual(mirrored.size, leading.size)
    for (a, b) in zip(leading.items, mirrored.items) {
      expectEqual(b.line, a.line)
      #expect(abs(b.frame[0] - (leading.size[0] - a.frame[0] - a.frame[2])) < 1e-6)
      expectEqual(Array(b.frame[1...]), Array(a.frame[1...]))
    }
    for (alignment, share) in [("center", 0.5), ("trailing", 1)] {
      let aligned = try await frames(tags, "--width 200 --alignment \(alignment)")
      expectEqual(aligned.size, [200, leading.size[1]])
      let lines = Dictionary(grouping: leading.items, by: \.line)
      for (a, b) in zip(leading.items, aligned.items) {
        let length = lines[a.line]?.map { $0.frame[0] + $0.frame[2] }.max() ?? 0
        expectEqual(b.line, a.line)
        #expect(abs(b.frame[0] - (a.frame[0] + (200 - length) * share)) < 1e-6)
      }
    }
  }

  @Test("styles pad the text: plain least, suggestion most")
  func styles() async throws {
    let text = "Swift"
    let plain = try await frames(text, "--style plain").size
    let tag = try await frames(text, "--style tag").size
    let suggestion = try await frames(text, "--style suggestion").size
    #expect(tag[0] < suggestion[0] && tag[1] < suggestion[1])
    #expect(plain[1] < tag[1] && plain[1] < suggestion[1])
  }

  @Test("every control character and line ending makes valid json")
  func controlCharacters() async throws {
    let text = "a\u{0}b\u{1}\u{1F}\u{7F}\t\"\\\u{2028}\rsecond\r\nthird"
    let frames = try await frames(text)
    expectEqual(
      frames.items.map(\.text),
      [
        "a\u{0}b\u{1}\u{1F}\u{7F}\t\"\\\u{2028}", "second", "third",
      ])
  }

  @Test("the file has one item a line, with members in alphabetical order")
  func lineByLine() async throws {
    _ = try await frames("a/b\nc", "--style plain --metrics fixed")
    let expected = """
      {"items":[
      {"frame":[0,0,20,16],"line":1,"text":"a/b"},
      {"frame":[28,0,7,16],"line":1,"text":"c"}
      ],"size":[35,16]}

      """
    expectEqual(try String(decoding: folder.read("frames.json"), as: UTF8.self), expected)
  }

  @Test("without a file a sample is wrapped, at the width that the text names")
  func sample() async throws {
    let run = try await ToolRun.flow("render", "--width", "240.5", in: folder)
    #expect(run.status == 0 && run.errors.isEmpty)
    let lines = run.output.split(separator: "\n")
    #expect(lines[0].hasPrefix("240.5 points wide: "))
    #expect(lines[1].hasPrefix("  [Swift] [SwiftUI]"))
  }

  @Test("text shows distances as spaces, and columns beside each other")
  func sketch() async throws {
    func sketch(_ options: String) async throws -> [Substring] {
      let run = try await ToolRun.shell(
        "printf '流x\\nbb\\ncc\\n' | \"$flow\" render - --metrics fixed \(options)", in: folder)
      #expect(run.status == 0 && run.errors.isEmpty)
      return run.output.split(separator: "\n")
    }
    expectEqual(
      try await sketch(
        "--style plain --width 100 --alignment space-between --last-line space-between"),
      [
        "100 points wide: 3 items on 1 line, 100 × 16", "  流x   bb   cc",
      ])
    expectEqual(
      try await sketch("--style plain --width 100 --alignment center --max-items-per-line 2"),
      [
        "100 points wide: 3 items on 2 lines, 100 × 40", "      流x bb", "       cc",
      ])
    expectEqual(
      try await sketch("--axis columns --height 60 --style plain"),
      [
        "60 points high: 3 items in 2 columns, 41 × 40", "  流x cc", "  bb",
      ])
    expectEqual(
      try await sketch("--axis columns --ideal-length 60 --style plain --direction rtl"),
      [
        "ideally 60 points high: 3 items in 2 columns, 41 × 40", "  cc 流x", "     bb",
      ])
  }

  @Test("text keeps each line's items together and escapes what could move a cursor")
  func terminalText() async throws {
    let input = Data("one\ntwo\u{1B}[2J\nthree\n".utf8)
    let narrow = try await ToolRun.flow(
      "render", "-", "--style", "plain", "--width", "1", input: input, in: folder)
    expectEqual(
      narrow.output.split(separator: "\n").dropFirst(), ["  one", #"  two\u{1B}[2J"#, "  three"])
    let wide = try await ToolRun.flow("render", "-", "--width", "900", input: input, in: folder)
    expectEqual(
      wide.output.split(separator: "\n").dropFirst(), [#"  [one] [two\u{1B}[2J] [three]"#])
    let mirrored = try await ToolRun.flow(
      "render", "-", "--width", "900", "--direction", "rtl", input: input, in: folder)
    expectEqual(
      mirrored.output.split(separator: "\n").dropFirst(), [#"  [three] [two\u{1B}[2J] [one]"#])
  }
}
