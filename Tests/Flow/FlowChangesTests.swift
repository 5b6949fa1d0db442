#if canImport(SwiftUI)
import FlowLayoutUI
import SwiftUI
import Testing

/// Changes to a `Flow` while it is shown: chips of 8 points, four to a line of 64.
@MainActor @Suite("A flow that changes in a window", .enabled(if: hasWindows))
struct FlowChangesTests {
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  private func flow(
    _ ids: [Int], maxLines: Int? = 1, isExpanded: Bool = false,
    longFirst: CGFloat = 8, in record: Record
  ) -> some View {
    Flow(ids, id: \.self) { id in
      InkChip(id, id == 0 ? longFirst : 8, in: record)
    }
    .maxLines(maxLines, isExpanded: isExpanded) { more in
      Indicator(more.count)
    }
  }

  @Test(
    "a limited flow shows more or fewer elements at another width, and remaining views keep their identity"
  )
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func resizing() async throws {
    let hosted = Hosted { record in flow(Array(0..<10), in: record) }
    try await hosted.settle()
    for (width, art, hidden) in [
      (64, "r.g.b.##", 7), (32, "r.##", 9), (144, "r.g.b.c.m.r.g.b.##", 2),
      (152, "r.g.b.c.m.r.g.b.c.m", nil), (48, "r.g.##", 8), (64, "r.g.b.##", 7),
    ] as [(CGFloat, String, Int?)] {
      try await hosted.resize(width: width)
      expectEqual(hosted.picture.art, art)
      expectEqual(hosted.picture.number, hidden)
      expectEqual(hosted.record.appearances[0], 1)
    }
  }

  @Test("a limited flow expands, with the indicator behind all elements, and collapses again")
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func expanding() async throws {
    let isExpanded = Remote(false)
    let hosted = Hosted { record in
      Bound(isExpanded) { flow(Array(0..<10), isExpanded: $0.wrappedValue, in: record) }
    }
    try await hosted.settle()
    for _ in 0..<2 {
      expectEqual(hosted.picture.art, "r.g.b.##")
      expectEqual(hosted.picture.number, 7)
      isExpanded.value = true
      try await hosted.settle()
      expectEqual(hosted.picture.art, "r.g.b.c//m.r.g.b//c.m.##")
      expectEqual(hosted.picture.number, 0)
      isExpanded.value = false
      try await hosted.settle()
    }
    expectEqual(hosted.picture.art, "r.g.b.##")
    expectEqual(hosted.record.appearances[0], 1)
  }

  @Test(
    "a limited flow widened while it is expanded, then collapsed, shows the elements that its new width holds"
  )
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func widenedWhileExpanded() async throws {
    let isExpanded = Remote(false)
    let hosted = Hosted { record in
      Bound(isExpanded) { flow(Array(0..<10), isExpanded: $0.wrappedValue, in: record) }
    }
    try await hosted.settle()
    isExpanded.value = true
    try await hosted.resize(width: 152)
    isExpanded.value = false
    try await hosted.settle()
    expectEqual(hosted.picture.art, "r.g.b.c.m.r.g.b.c.m")
  }

  @Test(
    "an expanded flow shows its indicator only if collapsing would hide an element",
    arguments: [4, 5])
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func nothingToCollapse(count: Int) async throws {
    let hosted = Hosted { record in
      flow(Array(0..<count), isExpanded: true, in: record)
    }
    try await hosted.settle()
    expectEqual(hosted.picture.art, (count == 4 ? "r.g.b.c" : "r.g.b.c//m.##"))
  }

  @Test(
    "a limited flow shows the right elements and hidden count after its data grows, shrinks or is reversed"
  )
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func data() async throws {
    let ids = Remote(Array(0..<10))
    let hosted = Hosted { record in
      Bound(ids) { flow($0.wrappedValue, in: record) }
    }
    try await hosted.settle()
    for (value, art, hidden) in [
      ([0, 1, 2], "r.g.b", nil), ([0, 1, 2, 3, 4], "r.g.b.##", 2), ([], "", nil),
      (Array(0..<16), "r.g.b.##", 13), ([4, 3, 2, 1, 0], "m.c.b.##", 2), ([7], "b", nil),
    ] as [([Int], String, Int?)] {
      ids.value = value
      try await hosted.settle()
      expectEqual(hosted.picture.art, art)
      expectEqual(hosted.picture.number, hidden)
    }
  }

  @Test(
    "a limited flow shows the elements and lines that fit after maxLines changes, also to 0 or nil")
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func limit() async throws {
    let maxLines = Remote<Int?>(nil)
    let hosted = Hosted { record in
      Bound(maxLines) { flow(Array(0..<10), maxLines: $0.wrappedValue, in: record) }
    }
    try await hosted.settle()
    for (value, art) in [
      (1, "r.g.b.##"), (nil, "r.g.b.c//m.r.g.b//c.m"), (0, "##"), (2, "r.g.b.c//m.r.g.##"),
      (5, "r.g.b.c//m.r.g.b//c.m"),
    ] as [(Int?, String)] {
      maxLines.value = value
      try await hosted.settle()
      expectEqual(hosted.picture.art, art)
    }
  }

  @Test(
    "a limited flow shows all elements once its limit is removed, and still once a sufficient one is set"
  )
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func limitTakenAway() async throws {
    let maxLines = Remote<Int?>(1)
    let hosted = Hosted { record in
      Bound(maxLines) { maxLines in
        Flow(0..<5, id: \.self) {
          InkChip($0, in: record)
        }
        .maxLines(maxLines.wrappedValue) {
          Indicator($0.count)
        }
        .lineSeparator {
          Ink.yellow.color.frame(height: 8)
        }
      }
    }
    try await hosted.settle()
    expectEqual(hosted.picture.art, "r.g.b.##")
    for value in [nil, 2] as [Int?] {
      maxLines.value = value
      try await hosted.settle()
      expectEqual(hosted.picture.art, "r.g.b.c//yyyyyyy//m")
    }
    expectEqual(hosted.record.appearances[0], 1)
  }

  @Test("a view that becomes longer hides other elements of a limited flow")
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func growingView() async throws {
    let width = Remote<CGFloat>(8)
    let hosted = Hosted { record in
      Bound(width) { flow([0, 1, 2, 3], longFirst: $0.wrappedValue, in: record) }
    }
    try await hosted.settle()
    expectEqual(hosted.picture.art, "r.g.b.c")
    width.value = 24
    try await hosted.settle()
    expectEqual(hosted.picture.art, "rrr.g.##")
    width.value = 16
    try await hosted.settle()
    expectEqual(hosted.picture.art, "rr.g.b.c")
  }

  @Test("separators of a flow appear and disappear with its lines when the width changes")
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func separators() async throws {
    let hosted = Hosted(width: 72) { record in
      Flow(0..<4, id: \.self) {
        InkChip($0, in: record)
      }
      .itemSeparator {
        Ink.yellow.color.frame(width: 8, height: 8)
      }
      .lineSeparator {
        Ink.yellow.color.frame(height: 8)
      }
    }
    try await hosted.settle()
    for (width, art) in [
      (72, "r.y.g.y.b//yyyyyyyyy//c"), (40, "r.y.g//yyyyy//b.y.c"), (8, "r//y//g//y//b//y//c"),
      (104, "r.y.g.y.b.y.c"), (72, "r.y.g.y.b//yyyyyyyyy//c"),
    ] as [(CGFloat, String)] {
      try await hosted.resize(width: width)
      expectEqual(hosted.picture.art, art)
      #expect((0..<4).allSatisfy { hosted.record.appearances[$0] == 1 })
    }
  }
}

/// The accessibility of a `Flow`.
@MainActor @Suite("Accessibility labels of a flow", .readAloud)
struct FlowLabelsTests {
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  private func hosted(_ maxLines: Int?, isExpanded: Bool = false) async throws -> Hosted {
    let hosted = Hosted { _ in
      Flow(0..<10, id: \.self) { id in
        Text("\(id)").frame(width: 8, height: 8)
      }
      .maxLines(maxLines, isExpanded: isExpanded) { more in
        Text("+\(more.count)").frame(width: 16, height: 8)
      }
      .itemSeparator {
        Text("·").frame(width: 8, height: 8)
      }
    }
    try await hosted.settle()
    return hosted
  }

  @Test(
    "accessibility reads neither hidden elements nor separators of a limited flow",
    arguments: [
      (1, ["0", "1", "+8"]), (2, ["0", "1", "2", "3", "+6"]), (0, ["+10"]),
      (nil, (0..<10).map(String.init)), (9, (0..<10).map(String.init)),
    ] as [(Int?, [String])])
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func limited(maxLines: Int?, labels: [String]) async throws {
    expectEqual(try await hosted(maxLines).labels, labels)
  }

  @Test("accessibility reads all elements of an expanded flow, and its indicator last")
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func expanded() async throws {
    expectEqual(try await hosted(1, isExpanded: true).labels, (0..<10).map(String.init) + ["+0"])
  }

  @Test(
    "accessibility no longer reads the elements of a limited flow that a narrower window hides",
    .enabled(if: hasWindows))
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func resizing() async throws {
    let hosted = try await hosted(1)
    try await hosted.resize(width: 40)
    expectEqual(hosted.labels, ["0", "+9"])
    try await hosted.resize(width: 96)
    expectEqual(hosted.labels, ["0", "1", "2", "+7"])
  }
}
#endif
