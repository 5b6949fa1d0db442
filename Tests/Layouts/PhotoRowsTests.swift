#if canImport(SwiftUI)
import FlowLayoutUI
import SwiftUI
import Testing

@MainActor @Suite("Photo rows")
struct PhotoRowsTests {
  /// Views that fill what they are offered, in a flow that is 300 wide or high.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  private func photos(
    _ ratios: [CGFloat?], _ layout: some Layout = FlowLayout(spacing: 10, targetRowHeight: 100),
    width: CGFloat? = 300, height: CGFloat? = nil
  ) -> Rendered {
    Rendered(width: width, height: height) { record in
      AnyLayout(layout) {
        ForEach(Array(ratios.enumerated()), id: \.offset) { index, ratio in
          Leaf(index, 40, 30, fills: ratio != nil, in: record).flowAspectRatio(ratio)
        }
      }
      .noted(-1, in: record)
    }
  }

  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  private func expect(_ rendered: Rendered, _ frames: [CGRect]) {
    expectEqual(rendered.frames.count, frames.count)
    for (frame, wanted) in zip(rendered.frames, frames) {
      let distances = [
        frame.minX - wanted.minX, frame.minY - wanted.minY, frame.maxX - wanted.maxX,
        frame.maxY - wanted.maxY,
      ]
      #expect(distances.allSatisfy { abs($0) < 1e-6 }, "\(frame) is not \(wanted)")
    }
  }

  @Test("photos of a full row are scaled to the one height at which the row is as wide as the flow")
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func rows() {
    let rendered = photos([2, 1.625, 0.5, 1])
    expect(
      rendered,
      [
        CGRect(x: 0, y: 0, width: 160, height: 80), CGRect(x: 170, y: 0, width: 130, height: 80),
        CGRect(x: 0, y: 90, width: 50, height: 100), CGRect(x: 60, y: 90, width: 100, height: 100),
      ])
    #expect(abs(rendered.size.width - 300) < 1e-6 && abs(rendered.size.height - 190) < 1e-6)
  }

  @Test("a photo in a row is proposed the size of its frame and no other size")
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func proposals() {
    for alignment in [VerticalAlignment.top, .center, .firstTextBaseline] {
      let layout = FlowLayout(spacing: 10, verticalAlignment: alignment, targetRowHeight: 100)
      let rendered = photos([2, 1.625, 0.5, 1], layout)
      for (id, frame) in rendered.frames.enumerated() {
        let proposals = rendered.proposals(id)
        #expect(!proposals.isEmpty)
        for proposal in proposals {
          #expect(abs((proposal.width ?? 0) - frame.width) < 1e-6)
          #expect(abs((proposal.height ?? 0) - frame.height) < 1e-6)
        }
      }
    }
  }

  @Test(
    "photos in a column are equally wide, and their aspect ratio is still that of width to height")
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func columns() {
    let layout = VFlowLayout(spacing: 10, targetColumnWidth: 100)
    expect(
      photos([0.5, 1 / 1.625, 2, 1], layout, width: nil, height: 300),
      [
        CGRect(x: 0, y: 0, width: 80, height: 160), CGRect(x: 0, y: 170, width: 80, height: 130),
        CGRect(x: 90, y: 0, width: 100, height: 50), CGRect(x: 90, y: 60, width: 100, height: 100),
      ])
  }

  @Test(
    "the last row of photos has the target height, and lastLine aligns the row or makes it fill the width"
  )
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func lastRow() {
    func xs(_ alignment: FlowAlignment, _ lastLine: FlowAlignment?) -> [CGFloat] {
      photos(
        [3, 1, 1],
        FlowLayout(alignment: alignment, spacing: 10, lastLine: lastLine, targetRowHeight: 100)
      ).xs
    }
    expectEqual(xs(.leading, nil), [0, 0, 110])
    expectEqual(xs(.trailing, nil), [0, 90, 200])
    expectEqual(xs(.leading, .center), [0, 45, 155])
    expectEqual(xs(.stretch, nil), [0, 0, 110])
    let filled = photos(
      [3, 1, 1], FlowLayout(spacing: 10, lastLine: .stretch, targetRowHeight: 100))
    #expect(filled.heights == [100, 145, 145] && filled.widths == [300, 145, 145])
  }

  @Test(
    "rows of photos keep within rowHeightLimits, except the lower row of a single very wide photo")
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func limits() {
    expectEqual(photos([0.5, 20, 1]).heights, [200, 15, 100])
    let layout = FlowLayout(spacing: 10, targetRowHeight: 100, rowHeightLimits: 90...120)
    expectEqual(photos([0.5, 20, 1], layout).heights, [120, 15, 100])
    expectEqual(photos([0.5, 20, 1], layout).widths, [60, 300, 100])
  }

  @Test("a full-line header among photos keeps its height, and a full-line photo fills its row")
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func fullRows() {
    let rendered = Rendered(width: 300) { record in
      FlowLayout(spacing: 10, targetRowHeight: 100) {
        Leaf(0, 40, 30, fills: true, in: record).frame(height: 30).flowFullLine()
        Leaf(1, 40, fills: true, in: record).flowAspectRatio(1)
        Leaf(2, 40, fills: true, in: record).flowAspectRatio(0.5).flowFullLine()
        Leaf(3, 40, 20, in: record)
      }
      .noted(-1, in: record)
    }
    expectEqual(rendered.widths, [300, 100, 300, 40])
    expectEqual(rendered.heights, [30, 100, 600, 20])
    expectEqual(rendered.ys, [0, 40, 150, 760])
  }

  @Test(
    "photos without a proposed width are in one row of the target height, or in rows of the ideal length"
  )
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func unlimited() {
    expectEqual(photos([2, 1, 0.5], width: nil).size, CGSize(width: 370, height: 100))
    expectEqual(photos([2, 1, 0.5], width: .infinity).size, CGSize(width: 370, height: 100))
    let layout = FlowLayout(spacing: 10, targetRowHeight: 100, idealLength: 310)
    expectEqual(photos([2, 1, 0.5], layout, width: nil).size, CGSize(width: 310, height: 210))
  }

  @Test("a flow of photos keeps their frames when it is proposed its own width")
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func ownSize() {
    for ratios in [[1, 1], [0.5, 20, 1], [1.3, 0.7, 2.1, 0.9, 1.6]] as [[CGFloat]] {
      let first = photos(ratios)
      expect(photos(ratios, width: first.size.width), first.frames)
    }
  }

  @Test("photos whose aspect ratio is not positive and finite count as squares")
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func oddRatios() {
    let odd: [CGFloat] = [0, -1, .nan, .infinity]
    expect(photos(odd), photos([1, 1, 1, 1]).frames)
    let layout = VFlowLayout(spacing: 10, targetColumnWidth: 100)
    expect(
      photos(odd, layout, width: nil, height: 300),
      photos([1, 1, 1, 1], layout, width: nil, height: 300).frames)
  }

  @Test("a target row height that is not positive and finite counts as the width of the flow")
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func oddTargets() {
    for target in [0, -1, .nan, .infinity, 300] as [CGFloat] {
      let layout = FlowLayout(spacing: 10, targetRowHeight: target)
      expectEqual(photos([2, 1, 1], layout).heights, [150, 300, 300])
    }
    expectEqual(photos([2, 1], width: 0).widths, [0, 0])
  }

  @Test(
    "flowAspectRatio takes a CGSize as a ratio, a size of no height as a square, and nil as no ratio"
  )
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func sizes() {
    let rendered = Rendered(width: 300) { record in
      FlowLayout(spacing: 10, targetRowHeight: 100) {
        Leaf(0, 40, fills: true, in: record).flowAspectRatio(CGSize(width: 1600, height: 800))
        Leaf(1, 40, fills: true, in: record).flowAspectRatio(CGSize(width: 5, height: 0))
        Leaf(2, 40, 30, in: record).flowAspectRatio(nil)
      }
      .noted(-1, in: record)
    }
    let height: CGFloat = 290 / 3
    expectEqual(rendered.heights, [height, height, 30])
    expectEqual(rendered.widths, [2 * height, height, 40])
  }

  @Test("flowAspectRatio does nothing in a flow without a target row height")
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func noTarget() {
    let rendered = photos([2, 1], FlowLayout(spacing: 10))
    #expect(rendered.widths == [40, 40] && rendered.heights == [30, 30])
  }

  @Test("balanced rows of photos are nearer to the target height than greedy rows")
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func balanced() {
    let ratios: [CGFloat] = [1, 1.5, 1.5, 1, 2, 3]
    let greedy = FlowLayout(spacing: 0, targetRowHeight: 100)
    let balanced = FlowLayout(spacing: 0, wrapping: .balanced, targetRowHeight: 100)
    expectEqual(photos(ratios, greedy).heights, [120, 120, 120, 120, 60, 60])
    expectEqual(photos(ratios, balanced).heights, [75, 75, 75, 100, 100, 100])
  }

  @Test("a limited flow of photos shows as many as fit into its rows together with the indicator")
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func limited() {
    let rendered = Rendered(width: 300) { record in
      Flow(0..<7, id: \.self, layout: FlowLayout(spacing: 10, targetRowHeight: 100)) { id in
        Leaf(id, 40, fills: true, in: record).flowAspectRatio(1)
      }
      .maxLines(2) { _ in
        Leaf(100, 60, 20, in: record)
      }
      .noted(-1, in: record)
    }
    // Three and three fill two rows; the indicator takes the place of the last one.
    expectEqual(rendered.xs.prefix(5).map { $0.rounded() }, [0, 103, 207, 0, 110])
    expectEqual(rendered.frame(100)?.minX, 220)
  }
}

/// A wall of photos in a window of 200 points: `LazyFlow` beside `FlowLayout`.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
private struct PhotoWall: View {
  let isLazy: Bool
  let position: Remote<ScrollPosition>
  let record: Record

  var body: some View {
    Bound(position) { position in
      ScrollView {
        let layout = FlowLayout(spacing: 4, targetRowHeight: 40)
        if isLazy {
          LazyFlow(0..<300, id: \.self, layout: layout) { photo($0) }.itemAspectRatios(Self.ratio)
        } else {
          layout { ForEach(0..<300, id: \.self) { photo($0).flowAspectRatio(Self.ratio($0)) } }
        }
      }
      .scrollPosition(position)
    }
  }

  private func photo(_ id: Int) -> some View {
    Ink(chip: id).color.noted(id, in: record)
      .onAppear { record.alive.insert(id) }
      .onDisappear {
        record.alive.remove(id)
        record.frames[id] = nil
      }
  }

  static func ratio(_ id: Int) -> CGFloat { [1.5, 0.75, 1, 1.25, 2][id * 7 % 5] }
}

@MainActor @Suite("Lazy photo rows in a window", .enabled(if: hasWindows))
struct LazyPhotoRowsTests {
  @Test(
    "a lazy flow of photos shows the frames of FlowLayout, and realizes only views near the viewport",
    arguments: [0, 700, 1500] as [CGFloat])
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func window(y: CGFloat) async throws {
    var shown: [[Int: CGRect]] = []
    for isLazy in [true, false] {
      let position = Remote(ScrollPosition(idType: Int.self))
      let hosted = Hosted(width: 200, height: 200) { record in
        PhotoWall(isLazy: isLazy, position: position, record: record)
      }
      try await hosted.settle()
      position.value.scrollTo(y: y)
      try await hosted.settle()
      shown.append(hosted.shown)
      if isLazy { #expect(hosted.record.alive.count < 3 * hosted.shown.count + 12) }
    }
    #expect(shown[0].count > 10 && shown[0].keys == shown[1].keys)
    for (id, frame) in shown[0] {
      guard let wanted = shown[1][id] else { continue }
      #expect(abs(frame.minX - wanted.minX) + abs(frame.minY - wanted.minY) < 0.01)
      #expect(abs(frame.width - wanted.width) + abs(frame.height - wanted.height) < 0.01)
    }
  }
}
#endif
