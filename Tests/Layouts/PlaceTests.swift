#if canImport(SwiftUI)
import FlowLayoutUI
import SwiftUI
import Testing

@MainActor @Suite("Flows inside and around other containers")
struct PlaceTests {
  @Test("a nested flow is laid out as one view of the outer flow")
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func nested() {
    let rendered = Rendered(width: 100) { record in
      FlowLayout {
        Leaf(0, 60, in: record)
        FlowLayout(spacing: 2) {
          Leaf(1, 30, in: record)
          Leaf(2, 30, in: record)
        }
        FlowLayout(spacing: 2) {
          ForEach(3..<7) { Leaf($0, 30, in: record) }
        }
      }
      .noted(-1, in: record)
    }
    expectEqual(rendered.xs, [0, 0, 32, 0, 32, 64, 0])
    expectEqual(rendered.ys, [0, 28, 28, 56, 56, 56, 78])
  }

  @Test("a flow in a scroll view is as tall as its rows")
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func scrollView() {
    let rendered = Rendered(width: 100, height: 50) { record in
      ScrollView {
        FlowLayout { ForEach(0..<5) { Leaf($0, 40, in: record) } }.noted(-1, in: record)
      }
    }
    expectEqual(rendered.frame(-1)?.size, CGSize(width: 88, height: 76))
    expectEqual(rendered.ys, [0, 0, 28, 28, 56])
  }

  @Test("a flow in an HStack gets the width that fixed neighbors leave")
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func stack() {
    let rendered = Rendered(width: 150) { record in
      HStack(alignment: .top, spacing: 10) {
        FlowLayout { ForEach(0..<3) { Leaf($0, 40, in: record) } }.noted(-1, in: record)
        Leaf(9, 50, in: record)
      }
    }
    expectEqual(rendered.ys, [0, 0, 28])
    expectEqual(rendered.frame(9)?.minX, 98)
  }

  @Test("a flow with fixedSize has all its views in one row")
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func fixedSize() {
    let rendered = Rendered(width: 100) { record in
      FlowLayout { ForEach(0..<3) { Leaf($0, 40, in: record) } }.fixedSize().noted(-1, in: record)
    }
    expectEqual(rendered.ys, [0, 0, 0])
  }

  @Test("AnyLayout shows the same views in a stack, in a flow of rows and in a flow of columns")
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func anyLayout() {
    func ys(_ layout: some Layout) -> [CGFloat] {
      Rendered(width: 100) { record in
        AnyLayout(layout) { ForEach(0..<3) { Leaf($0, 40, in: record) } }.noted(-1, in: record)
      }
      .ys
    }
    expectEqual(ys(HStackLayout(spacing: 8)), [0, 0, 0])
    expectEqual(ys(FlowLayout()), [0, 0, 28])
    expectEqual(ys(VFlowLayout()), [0, 28, 56])
  }

  @Test("a flow of columns wraps at the proposed height")
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func columns() {
    let rendered = Rendered(width: 300, height: 100) { record in
      VFlowLayout(horizontalSpacing: 10) { ForEach(0..<4) { Leaf($0, 30, 40, in: record) } }
        .noted(-1, in: record)
    }
    expectEqual(rendered.xs, [0, 0, 40, 40])
    expectEqual(rendered.ys, [0, 48, 0, 48])
    expectEqual(rendered.size, CGSize(width: 70, height: 88))
  }

  @Test(
    "a FlowLayoutView keeps 4 points of space around each item, and is as wide as the proposed width"
  )
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func flowLayoutView() {
    let rendered = Rendered(width: 120) { record in
      FlowLayoutView(mode: .scrollable, items: [0, 1, 2]) { Leaf($0, 40, in: record) }
        .noted(-1, in: record)
    }
    expectEqual(rendered.size, CGSize(width: 120, height: 56))
    expectEqual(rendered.xs, [4, 52, 4])
    expectEqual(rendered.ys, [4, 4, 32])
  }

  @Test("a flow whose spacing and views change has the frames of a new flow")
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func endState() {
    let record = Record()
    let renderer = ImageRenderer(content: EndState(isWide: false, record: record))
    renderer.proposedSize = ProposedViewSize(width: 130, height: nil)
    renderer.render { _, _ in }
    expectEqual(record.frames[1]?.origin, CGPoint(x: 48, y: 0))
    renderer.content = EndState(isWide: true, record: record)
    renderer.render { _, _ in }
    expectEqual(record.frames[0]?.width, 100)
    expectEqual(record.frames[1]?.origin, CGPoint(x: 0, y: 40))
  }

  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  private struct EndState: View {
    var isWide: Bool
    var record: Record

    var body: some View {
      FlowLayout(spacing: isWide ? 20 : 8) {
        Leaf(0, isWide ? 100 : 40, in: record)
        Leaf(1, 40, in: record)
      }
    }
  }

  @Test(
    "a flow's spacing is interpolated in an animation; to and from nil, the platform's, it switches at once"
  )
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func interpolation() {
    func halfway(from start: FlowLayout, to end: FlowLayout) -> FlowLayout {
      var (layout, distance) = (end, end.animatableData - start.animatableData)
      distance.scale(by: 0.5)
      layout.animatableData = start.animatableData + distance
      return layout
    }
    let middle = halfway(from: FlowLayout(spacing: 8), to: FlowLayout(spacing: 20))
    expectEqual(middle.horizontalSpacing, 14)
    expectEqual(middle.verticalSpacing, 14)
    expectEqual(
      halfway(from: FlowLayout(spacing: nil), to: FlowLayout(spacing: 20)).verticalSpacing, 20)
    expectEqual(
      halfway(from: FlowLayout(spacing: 8), to: FlowLayout(spacing: nil)).verticalSpacing, nil)
  }
}
#endif
