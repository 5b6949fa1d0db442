#if canImport(SwiftUI)
import FlowLayoutUI
import SwiftUI
import Testing

/// Chips of 8 points, dots of 8 points between them and rules 8 points high between lines, with gaps of 8.
@MainActor @Suite("Separators of a flow in a window")
struct FlowSeparatorTests {
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  private func art(
    _ count: Int, width: CGFloat = 72, maxLines: Int? = nil, layout: FlowLayout = FlowLayout(),
    breaks: Int? = nil
  ) async throws -> String {
    let hosted = Hosted(width: width) { record in
      Flow(0..<count, id: \.self, layout: layout) { id in
        InkChip(id, in: record).flowBreak(id == breaks ? .before : [])
      }
      .maxLines(maxLines) {
        Indicator($0.count)
      }
      .itemSeparator {
        Ink.yellow.color.frame(width: 8, height: 8)
      }
      .lineSeparator {
        Ink.yellow.color.frame(height: 8)
      }
    }
    try await hosted.settle()
    return hosted.picture.art
  }

  @Test(
    "item separators of a flow stand between neighbors on a line, and line separators between lines",
    arguments: [
      (0, ""), (1, "r"), (2, "r.y.g"), (3, "r.y.g.y.b"), (4, "r.y.g.y.b//yyyyyyyyy//c"),
      (7, "r.y.g.y.b//yyyyyyyyy//c.y.m.y.r//yyyyyyyyy//g"),
    ])
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func places(count: Int, art: String) async throws {
    expectEqual(try await self.art(count), art)
  }

  @Test(
    "separators of a flow move with its lines when the width changes",
    arguments: [
      (8, "r//y//g//y//b"), (40, "r.y.g//yyyyy//b"), (71, "r.y.g//yyyyy//b"),
      (72, "r.y.g.y.b"),
    ] as [(CGFloat, String)])
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func widths(width: CGFloat, art: String) async throws {
    expectEqual(try await self.art(3, width: width), art)
  }

  @Test(
    "item separators without line separators leave the spacing between a flow's lines unchanged")
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func oneKind() async throws {
    let hosted = Hosted(width: 72) { record in
      Flow(0..<4, id: \.self) {
        InkChip($0, in: record)
      }
      .itemSeparator {
        Ink.yellow.color.frame(width: 8, height: 8)
      }
    }
    try await hosted.settle()
    expectEqual(hosted.picture.art, "r.y.g.y.b//c")
  }

  @Test("a line break forced by flowBreak has a line separator, and no item separator")
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func forcedBreak() async throws {
    expectEqual(try await art(3, breaks: 1), "r//yyyyy//g.y.b")
  }

  @Test("the indicator of a limited flow has no item separator before it on its line")
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func indicator() async throws {
    expectEqual(try await art(5, maxLines: 1), "r.y.g.##")
    expectEqual(try await art(9, maxLines: 2), "r.y.g.y.b//yyyyyyyyy//c.y.m.##")
  }

  @Test(
    "in a trailing flow, item separators follow their line, and line separators lie under the longest line"
  )
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func aligned() async throws {
    #expect(
      try await art(4, width: 88, layout: FlowLayout(alignment: .trailing))
        == "..r.y.g.y.b//..yyyyyyyyy//..........c")
  }

  @Test(
    "a flow with fitsBounds counts line separators when it decides how many lines fit its height",
    arguments: [(39, "r.y.g.##"), (40, "r.y.g.y.b//yyyyyyyyy//c.y.m")])
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func height(height: Int, art: String) async throws {
    let hosted = Hosted(width: 72, height: CGFloat(height)) { record in
      Flow(0..<5, id: \.self) {
        InkChip($0, in: record)
      }
      .fitsBounds {
        Indicator($0.count)
      }
      .itemSeparator {
        Ink.yellow.color.frame(width: 8, height: 8)
      }
      .lineSeparator {
        Ink.yellow.color.frame(height: 8)
      }
    }
    try await hosted.settle()
    expectEqual(hosted.picture.art, art)
  }
}
#endif
