#if canImport(SwiftUI)
import FlowLayoutUI
import SwiftUI
import Testing

/// The picture of a `Flow`: chips of 8 points and gaps of 8, four to a line of 64 points, or three and the indicator.
@MainActor @Suite("Flow in a window")
struct FlowTests {
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  private func hosted(
    _ count: Int = 10, width: CGFloat = 64, height: CGFloat = 200, maxLines: Int? = nil,
    fits: Bool = false, layout: some FlowingLayout = FlowLayout(), chipWidth: CGFloat = 8
  ) async throws -> Hosted {
    let hosted = Hosted(width: width, height: height) { record in
      Flow(0..<count, id: \.self, layout: layout) { id in
        InkChip(id, chipWidth, in: record)
      }
      .maxLines(maxLines)
      .fitsBounds(fits) { more in
        Indicator(more.count)
      }
    }
    try await hosted.settle()
    return hosted
  }

  @Test(
    "a limited flow shows as many elements as fit on its lines together with the indicator",
    arguments: [
      (1, "r.g.b.##", 7), (2, "r.g.b.c//m.r.g.##", 3), (3, "r.g.b.c//m.r.g.b//c.m", nil),
      (nil, "r.g.b.c//m.r.g.b//c.m", nil), (0, "##", 10), (-1, "##", 10), (.min, "##", 10),
    ] as [(Int?, String, Int?)])
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func limit(maxLines: Int?, art: String, hidden: Int?) async throws {
    let picture = try await hosted(maxLines: maxLines).picture
    expectEqual(picture.art, art)
    expectEqual(picture.number, hidden)
  }

  @Test(
    "a limited flow shows no indicator if all elements fit, also if the last one takes the indicator's place",
    arguments: [
      (3, "r.g.b", nil), (4, "r.g.b.c", nil), (5, "r.g.b.##", 2), (0, "", nil), (1, "r", nil),
    ] as [(Int, String, Int?)])
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func fitting(count: Int, art: String, hidden: Int?) async throws {
    let picture = try await hosted(count, maxLines: 1).picture
    expectEqual(picture.art, art)
    expectEqual(picture.number, hidden)
  }

  @Test(
    "a limited flow hides more elements in a narrower window",
    arguments: [
      (16, "##", 10), (31, "##", 10), (32, "r.##", 9), (48, "r.g.##", 8),
      (144, "r.g.b.c.m.r.g.b.##", 2), (152, "r.g.b.c.m.r.g.b.c.m", nil),
    ] as [(CGFloat, String, Int?)])
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func widths(width: CGFloat, art: String, hidden: Int?) async throws {
    let picture = try await hosted(width: width, maxLines: 1).picture
    expectEqual(picture.art, art)
    expectEqual(picture.number, hidden)
  }

  @Test(
    "a flow with fitsBounds shows the lines that its height holds",
    arguments: [
      (8, "r.g.b.##", 7), (23, "r.g.b.##", 7), (24, "r.g.b.c//m.r.g.##", 3),
      (40, "r.g.b.c//m.r.g.b//c.m", nil),
    ] as [(CGFloat, String, Int?)])
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func fitsBounds(height: CGFloat, art: String, hidden: Int?) async throws {
    let picture = try await hosted(height: height, fits: true).picture
    expectEqual(picture.art, art)
    expectEqual(picture.number, hidden)
  }

  @Test(
    "a flow with both maxLines and fitsBounds shows what the stricter of the two limits allows",
    arguments: [(1, 24), (2, 8), (1, 200)])
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func bothLimits(maxLines: Int, height: CGFloat) async throws {
    let picture = try await hosted(height: height, maxLines: maxLines, fits: true).picture
    expectEqual(picture.art, "r.g.b.##")
  }

  @Test(
    "a flow of columns with fitsBounds shows the columns that its width holds",
    arguments: [
      (24, "r//g//b//##", 7), (32, "r.m//g.r//b.g//c.##", 3),
      (40, "r.m.c//g.r.m//b.g//c.b", nil),
    ] as [(CGFloat, String, Int?)])
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func columns(width: CGFloat, art: String, hidden: Int?) async throws {
    let hosted = try await hosted(width: width, height: 56, fits: true, layout: VFlowLayout())
    expectEqual(hosted.picture.art, art)
    expectEqual(hosted.picture.number, hidden)
  }

  @Test(
    "a Flow without a limit shows the same frames as its layout used directly",
    arguments: [30, 64, 100, 145, 400] as [CGFloat])
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func plain(width: CGFloat) async throws {
    let layout = FlowLayout(horizontalSpacing: 5, verticalSpacing: 3, alignment: .center)
    let sizes: [CGSize] = (0..<20).map { (index: Int) -> CGSize in
      CGSize(width: CGFloat(8 + index * 7 % 31), height: CGFloat(8 + index % 3))
    }
    func frames(@ViewBuilder _ content: (Record) -> some View) async throws -> [Int: CGRect] {
      let hosted = Hosted(width: width, height: 400, content)
      try await hosted.settle()
      return hosted.record.frames
    }
    let flow = try await frames { record in
      Flow(sizes.indices, id: \.self, layout: layout) {
        InkChip($0, sizes[$0].width, sizes[$0].height, in: record)
      }
    }
    let plain = try await frames { record in
      layout {
        ForEach(sizes.indices, id: \.self) {
          InkChip($0, sizes[$0].width, sizes[$0].height, in: record)
        }
      }
    }
    expectEqual(flow, plain)
    expectEqual(flow.count, 20)
  }

  @Test("the indicator of a limited flow follows the alignment of its line")
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func alignment() async throws {
    let layout = FlowLayout(alignment: .trailing)
    let picture = try await hosted(12, width: 80, maxLines: 2, layout: layout).picture
    expectEqual(picture.art, ".r.g.b.c.m//r.g.b.c.##")
    let narrow = try await hosted(width: 72, maxLines: 1, layout: layout).picture
    expectEqual(narrow.art, ".r.g.b.##")
  }

  @Test(
    "a limited flow from right to left mirrors one from left to right, with the indicator at the left"
  )
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func rightToLeft() async throws {
    let hosted = Hosted { record in
      Flow(0..<10, id: \.self) {
        InkChip($0, in: record)
      }
      .maxLines(2) {
        Indicator($0.count)
      }
      .frame(width: 64)
      .environment(\.layoutDirection, .rightToLeft)
    }
    try await hosted.settle()
    expectEqual(hosted.picture.art, ".c.b.g.r//##.g.r.m")
  }

  @Test("a limited flow of unlimited width, as in a horizontal scroll view, shows all elements")
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func endless() async throws {
    let hosted = Hosted(width: 400) { record in
      Flow(0..<10, id: \.self) {
        InkChip($0, in: record)
      }
      .maxLines(1) {
        Indicator($0.count)
      }
      .fixedSize()
    }
    try await hosted.settle()
    expectEqual(hosted.picture.art, "r.g.b.c.m.r.g.b.c.m")
  }

  @Test("a limited flow shows the indicator alone where no view fits beside it on a line")
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func longViews() async throws {
    let picture = try await hosted(2, maxLines: 1, chipWidth: 64).picture
    expectEqual(picture.art, "##")
    expectEqual(picture.number, 2)
    expectEqual(try await hosted(1, maxLines: 1, chipWidth: 64).picture.art, "rrrrrrrr")
  }

  @Test("a limited flow shows or hides all views of an element with several views together")
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func severalViews() async throws {
    let hosted = Hosted { record in
      Flow(0..<5, id: \.self) { id in
        InkChip(2 * id, in: record)
        InkChip(2 * id + 1, in: record)
      }
      .maxLines(1) {
        Indicator($0.count)
      }
    }
    try await hosted.settle()
    expectEqual(hosted.picture.art, "r.g.##")
    expectEqual(hosted.picture.number, 4)
  }

  @Test("the indicator of a limited flow gets the hidden elements in the order of the data")
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func hidden() async throws {
    let hosted = Hosted { record in
      Flow(0..<6, id: \.self) { id in
        InkChip(id, in: record).flowOrder(id < 3 ? 1 : 0)
      }
      .maxLines(1) { more in
        // Shows which they are, and in which order: 0, 1, 2 as 3 × (3 × 0 + 1) + 2.
        Indicator(more.hidden.reduce(0) { 3 * $0 + $1 })
      }
    }
    try await hosted.settle()
    expectEqual(hosted.picture.art, "c.m.r.##")
    expectEqual(hosted.picture.number, 5)
  }

  @Test("LineBreak views in a limited flow begin new lines, and do not count as hidden elements")
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func lineBreaks() async throws {
    let hosted = Hosted { record in
      Flow(0..<8, id: \.self) { id in
        if id % 3 == 2 { LineBreak() } else { InkChip(id, in: record) }
      }
      .maxLines(2) {
        Indicator($0.count)
      }
    }
    try await hosted.settle()
    expectEqual(hosted.picture.art, "r.g//c.m.##")
    expectEqual(hosted.picture.number, 2)
  }

  @Test(
    "an outer and an inner limited flow each hide elements by their own limit, and show their own indicators"
  )
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func nested() async throws {
    let hosted = Hosted { record in
      Flow(0..<3, id: \.self) { group in
        Flow(0..<5, id: \.self) {
          InkChip(5 * group + $0, in: record)
        }
        .maxLines(1) {
          Indicator($0.count)
        }
      }
      .maxLines(2) {
        Indicator($0.count)
      }
    }
    try await hosted.settle()
    expectEqual(hosted.picture.art, "r.g.b.##//##")
  }
}

/// A `Flow` of views that are written down, of which SwiftUI tells the flow one by one.
extension FlowTests {
  @Test(
    "a limited Flow made with a view builder shows or hides each of its views by itself, also those of groups",
    arguments: [(1, "r.g.b"), (2, "r.g.b//c.m.r.##")])
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func anyContent(maxLines: Int, art: String) async throws {
    let hosted = Hosted { record in
      Flow {
        InkChip(0, in: record)
        Group {
          InkChip(1, in: record)
          if maxLines > 0 { InkChip(2, in: record) }
        }
        if maxLines == 2 { LineBreak() }
        ForEach(3..<(maxLines == 2 ? 9 : 3), id: \.self) { InkChip($0, in: record) }
      }
      .maxLines(maxLines) {
        Indicator($0.count)
      }
    }
    try await hosted.settle()
    expectEqual(hosted.picture.art, art)
    expectEqual(hosted.picture.number, (maxLines == 2 ? 3 : nil))
  }

  @Test(
    "views of a limited Flow made with a view builder keep their flowOrder and flowBreak modifiers")
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func modifiers() async throws {
    let hosted = Hosted { record in
      Flow {
        InkChip(0, in: record).flowOrder(1)
        InkChip(1, in: record)
        InkChip(2, in: record).flowBreak(.before)
      }
      .maxLines(3)
    }
    try await hosted.settle()
    expectEqual(hosted.picture.art, "g//b.r")
  }
}
#endif
