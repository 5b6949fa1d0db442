import Foundation
import Testing
import ToolInput

@testable import flow

@MainActor @Suite("every option of FlowLayout and VFlowLayout reaches the layout")
struct FlowOptionsTests {
  /// Lays out items whose letters are 6.5 points wide and lines of text 16 high; widths are rounded up.
  private func arrangement(_ texts: [String], _ arguments: String) throws -> Arrangement {
    let words = "--style plain --metrics fixed \(arguments)".split(separator: " ").map(String.init)
    guard case .run(let options) = try Command.render.parse(words) else {
      throw Failure(.usage, "help instead of options")
    }
    try options.check()
    return HostedFlow.arrangement(try options.items(of: texts), options)
  }

  private func frames(_ texts: [String], _ arguments: String) throws -> [CGRect] {
    try arrangement(texts, arguments).items.map(\.frame)
  }

  private func lines(_ texts: [String], _ arguments: String) throws -> [Int] {
    try arrangement(texts, arguments).items.map(\.line)
  }

  /// Five items 13 × 16: three make a row of 55, the other two one of 34.
  private let pairs = ["aa", "bb", "cc", "dd", "ee"]

  private nonisolated static let shares: [(String, [Double])] = [
    ("leading", [0, 21, 42, 0, 21]),
    ("center", [2.5, 23.5, 44.5, 13, 34]),
    ("trailing", [5, 26, 47, 26, 47]),
    ("space-between", [0, 23.5, 47, 0, 21]),
    ("space-around", [0.8333333333333334, 23.5, 46.166666666666664, 0, 21]),
    ("space-evenly", [1.25, 23.5, 45.75, 0, 21]),
    ("stretch", [0, 22.666666666666668, 45.333333333333336, 0, 21]),
  ]

  @Test("rows share their width in seven ways", arguments: shares)
  func alignments(_ alignment: String, _ expected: [Double]) throws {
    let flow = try arrangement(pairs, "--width 60 --alignment \(alignment)")
    for (item, x) in zip(flow.items, expected) { #expect(abs(item.frame.minX - x) < 1e-9) }
    expectEqual(flow.items.map(\.frame.minY), [0, 0, 0, 24, 24])
    expectEqual(flow.items.map(\.line), [1, 1, 1, 2, 2])
    expectEqual(flow.size, CGSize(width: alignment == "leading" ? 55 : 60, height: 40))
    let widths = flow.items.map(\.frame.width)
    if alignment == "stretch" {
      for width in widths[..<3] { #expect(abs(width - 44.0 / 3) < 1e-9) }
      expectEqual(widths[3...], [13, 13])
    } else {
      expectEqual(widths, [13, 13, 13, 13, 13])
    }
  }

  private nonisolated static let columnShares: [(String, [Double])] = [
    ("top", [0, 24, 0]),
    ("center", [10, 34, 22]),
    ("bottom", [20, 44, 44]),
    ("space-between", [0, 44, 0]),
    ("space-around", [5, 39, 0]),
    ("space-evenly", [6.666666666666667, 37.333333333333336, 0]),
    ("stretch", [0, 34, 0]),
  ]

  @Test("columns share their height in seven ways", arguments: columnShares)
  func columnAlignments(_ alignment: String, _ expected: [Double]) throws {
    let flow = try arrangement(
      ["aa", "bbbb", "c"], "--axis columns --height 60 --alignment \(alignment)")
    for (item, y) in zip(flow.items, expected) { #expect(abs(item.frame.minY - y) < 1e-9) }
    expectEqual(flow.items.map(\.frame.minX), [0, 0, 34])
    expectEqual(flow.items.map(\.line), [1, 1, 2])
    expectEqual(flow.size, CGSize(width: 41, height: alignment == "top" ? 40 : 60))
    expectEqual(flow.items[0].frame.height, (alignment == "stretch" ? 26 : 16))
  }

  @Test("the last line can have its own alignment")
  func lastLine() throws {
    let rows = try frames(pairs, "--width 60 --alignment space-between --last-line trailing")
    expectEqual(rows.map(\.minX), [0, 23.5, 47, 26, 47])
    let columns = try frames(pairs, "--axis columns --height 60 --last-line bottom")
    expectEqual(columns.map(\.minY), [0, 24, 0, 24, 24])
  }

  @Test(
    "items stand in their row by a guide, or stretch over its height",
    arguments: [
      ("--vertical-alignment top", [0, 0]), ("--vertical-alignment center", [8, 0]),
      ("--vertical-alignment bottom", [16, 0]),
      ("--vertical-alignment first-text-baseline", [0, 0]),
      ("--vertical-alignment last-text-baseline", [16, 0]), ("--stretch-items yes", [0, 0]),
    ])
  func verticalGuides(_ option: String, _ expected: [CGFloat]) throws {
    let flow = try arrangement(["a", "b\u{2028}c"], option)
    expectEqual(flow.items.map(\.frame.minY), expected)
    expectEqual(flow.items.map(\.line), [1, 1])
    expectEqual(flow.items[0].frame.height, (option == "--stretch-items yes" ? 32 : 16))
  }

  @Test(
    "items stand in their column by a guide, or stretch over its width",
    arguments: [
      ("--horizontal-alignment leading", [0, 0]), ("--horizontal-alignment center", [6.5, 0]),
      ("--horizontal-alignment trailing", [13, 0]), ("--stretch-items yes", [0, 0]),
    ])
  func horizontalGuides(_ option: String, _ expected: [CGFloat]) throws {
    let flow = try arrangement(["aa", "bbbb"], "--axis columns \(option)")
    expectEqual(flow.items.map(\.frame.minX), expected)
    expectEqual(flow.items.map(\.line), [1, 1])
    expectEqual(flow.items[0].frame.width, (option == "--stretch-items yes" ? 26 : 13))
  }

  @Test("lines are greedy, balanced, as many as asked for, or limited in their items")
  func wrapping() throws {
    let four = ["aa", "bb", "cc", "dd"]
    expectEqual(try lines(four, "--width 60"), [1, 1, 1, 2])
    expectEqual(try lines(four, "--width 60 --wrapping balanced"), [1, 1, 2, 2])
    expectEqual(try lines(four, "--width 60 --wrapping balanced --min-lines 4"), [1, 2, 3, 4])
    expectEqual(
      try lines(four, "--width 60 --wrapping balanced --min-lines 999999999"), [1, 2, 3, 4])
    expectEqual(try lines(four, "--max-items-per-line 1"), [1, 2, 3, 4])
    expectEqual(try lines(four, "--axis columns --max-items-per-line 3"), [1, 1, 1, 2])
  }

  @Test("items with proportions share a depth that comes near to the target, within its limits")
  func photoRows() throws {
    let photos = ["3:2 a", "1:1 b", "2:1 c"]
    let rows = try arrangement(photos, "--width 200 --target-row-height 50")
    let depth = (200.0 - 16) / 4.5
    #expect(rows.items.map(\.text) == ["a", "b", "c"] && rows.items.map(\.line) == [1, 1, 1])
    for (item, ratio) in zip(rows.items, [1.5, 1, 2]) {
      #expect(abs(item.frame.height - depth) < 1e-9)
      #expect(abs(item.frame.width - ratio * depth) < 1e-9)
    }
    expectEqual(rows.size, CGSize(width: 200, height: depth))
    let limited = try frames(
      photos, "--width 200 --target-row-height 50 --row-height-limits 45-60")
    expectEqual(
      limited,
      [
        CGRect(x: 0, y: 0, width: 90, height: 60), CGRect(x: 98, y: 0, width: 60, height: 60),
        CGRect(x: 0, y: 68, width: 100, height: 50),
      ])
    let columns = try frames(
      ["2:3 a", "1:1 b", "1:2 c"],
      "--axis columns --height 200 --target-column-width 50 --column-width-limits 45-60")
    expectEqual(
      columns, limited.map { CGRect(x: $0.minY, y: $0.minX, width: $0.height, height: $0.width) })
  }

  @Test("an item without proportions, or with nothing behind them, stands among photos")
  func captions() throws {
    let rows = try arrangement(
      ["10:5", "note: aa", "1e0:1 b"], "--width 200 --target-row-height 50 --vertical-alignment top"
    )
    expectEqual(rows.items.map(\.text), ["10:5", "note: aa", "1e0:1 b"])
    expectEqual(rows.items[1].frame.size, CGSize(width: 52, height: 16))
    // The rest beside the others: 200 − 52 − 46 − 2 × 8.
    expectEqual(rows.items[0].frame.size, CGSize(width: 86, height: 43))
  }

  @Test("a strip has as many lines as asked for, filled one by one or the shortest first")
  func strips() throws {
    let evenly = try arrangement(pairs, "--lines 2")
    expectEqual(evenly.items.map(\.line), [1, 1, 1, 2, 2])
    expectEqual(evenly.items.map(\.frame.minX), [0, 21, 42, 0, 21])
    expectEqual(evenly.size, CGSize(width: 55, height: 40))
    let across = try arrangement(["aaaa", "b", "c", "dd", "e"], "--lines 2 --order across-lines")
    expectEqual(across.items.map(\.line), [1, 2, 2, 2, 1])
    expectEqual(across.items.map(\.frame.minX), [0, 0, 15, 30, 34])
    expectEqual(across.lines.map { $0.map(\.text) }, [["aaaa", "e"], ["b", "c", "dd"]])
    for direction in ["ltr", "rtl"] {
      let options = "--axis columns --lines 2 --order across-lines --direction \(direction)"
      expectEqual(try lines(pairs, options + " --horizontal-spacing -13"), [1, 2, 1, 2, 1])
    }
    let many = (0..<300).map { "\($0)" }
    expectEqual(try arrangement(many, "--lines 3").items.map(\.line).max(), 3)
    expectEqual(try lines(pairs, "--lines 999999999"), [1, 2, 3, 4, 5])
  }

  @Test("items of a strip share what their line leaves, and its depth")
  func justifiedStrips() throws {
    let trailing = try frames(pairs, "--lines 2 --alignment trailing")
    expectEqual(trailing.map(\.minX), [0, 21, 42, 21, 42])
    let stretched = try frames(["a", "b\u{2028}c"], "--lines 1 --stretch-items yes")
    expectEqual(stretched.map(\.height), [32, 32])
  }

  @Test("a flow hugs its lines or takes what it is offered")
  func hugging() throws {
    let center = try arrangement(pairs, "--width 60 --alignment center --hug yes")
    expectEqual(center.size, CGSize(width: 55, height: 40))
    expectEqual(center.items.map(\.frame.minX), [0, 21, 42, 10.5, 31.5])
    expectEqual(try arrangement(pairs, "--width 60 --hug no").size, CGSize(width: 60, height: 40))
    let column = try arrangement(pairs, "--axis columns --height 60 --alignment bottom --hug yes")
    #expect(column.size.height == 40 && column.items.map(\.frame.minY) == [0, 24, 0, 24, 24])
    let tall = try arrangement(pairs, "--axis columns --height 60 --hug no")
    expectEqual(tall.size.height, 60)
  }

  @Test("without a length on offer lines wrap at the ideal one, and the flow hugs them")
  func idealLength() throws {
    let rows = try arrangement(pairs, "--ideal-length 60 --alignment center")
    expectEqual(rows.size, CGSize(width: 55, height: 40))
    expectEqual(rows.items.map(\.frame.minX), [0, 21, 42, 10.5, 31.5])
    let columns = try arrangement(pairs, "--ideal-length 60 --axis columns")
    expectEqual(columns.size, CGSize(width: 55, height: 40))
  }

  @Test("spacing is a distance of its own each way, or the platform's")
  func spacing() throws {
    let own = try frames(pairs, "--width 60 --horizontal-spacing 1 --vertical-spacing 2")
    #expect(own.map(\.minX) == [0, 14, 28, 42, 0] && own[4].minY == 18)
    let platform = try frames(
      pairs, "--width 60 --horizontal-spacing platform --vertical-spacing platform")
    // Here the platform's distance between two texts is 8 points.
    expectEqual(platform, try frames(pairs, "--width 60"))
  }

  @Test("a second layout tells the lines only where the first one does not")
  func revealingLines() throws {
    for (arguments, tells) in [
      ([], true), (["--vertical-spacing", "1", "--vertical-alignment", "top"], true),
      (["--vertical-alignment", "center"], false), (["--vertical-spacing", "0"], false),
      (["--vertical-spacing", "platform"], false),
      (
        ["--axis", "columns", "--horizontal-alignment", "leading", "--vertical-spacing", "0"], true
      ),
      (["--axis", "columns", "--horizontal-spacing", "-1"], false),
    ] {
      guard case .run(let options) = try Command.render.parse(arguments) else { continue }
      #expect((options.flow.revealingLines == options.flow) == tells, "\(arguments)")
    }
  }

  @Test("lines are numbered wherever their items stand, even in the same place")
  func lineNumbers() throws {
    let texts = (0..<24).map {
      String(repeating: "a", count: 1 + $0 * 7 % 5) + ($0 % 5 == 0 ? "\u{2028}b" : "")
    }
    for axis in ["--width 60", "--axis columns --height 60"] {
      let ends = axis.contains("columns") ? ["top", "bottom"] : ["leading", "trailing"]
      let guides =
        axis.contains("columns")
        ? ["leading", "center", "trailing"].map { "--horizontal-alignment \($0)" }
        : ["top", "center", "bottom", "last-text-baseline"].map { "--vertical-alignment \($0)" }
      let expected = try lines(texts, axis)
      #expect(expected.last ?? 0 > 5)
      for alignment in ends + [
        "center", "space-between", "space-around", "space-evenly", "stretch",
      ] {
        for guide in guides {
          for direction in ["ltr", "rtl"] {
            for spacing in [8, 0, -16, -200] {
              let across = axis.contains("columns") ? "--horizontal-spacing" : "--vertical-spacing"
              let options =
                "\(axis) --alignment \(alignment) --last-line \(ends[1]) \(guide) "
                + "--direction \(direction) \(across) \(spacing)"
              #expect(try lines(texts, options) == expected, "\(options)")
            }
          }
        }
      }
    }
    expectEqual(try lines(texts, "--horizontal-spacing -1e300"), texts.map { _ in 1 })
  }
}
