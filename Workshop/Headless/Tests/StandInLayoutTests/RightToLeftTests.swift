import SwiftUI
import Testing

@MainActor @Suite("From right to left everything is mirrored, once")
struct RightToLeftTests {
  /// Views of all kinds that place others.
  @ViewBuilder private var sample: some View {
    VStack(alignment: .leading, spacing: 3) {
      HStack(spacing: 5) {
        Box("a", 10, 10)
        Box("b", 20.5, 10).padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 9))
        Spacer()
        Box("c", 7, 10).offset(x: 4, y: 1)
      }
      ZStack(alignment: .topTrailing) {
        Box("d", 50, 20)
        Box("e", 10, 10)
      }
      Box("f", 10, 10).frame(width: 70, height: 12, alignment: .bottomLeading)
      Box("g", 10, 10).frame(maxWidth: .infinity, alignment: .trailing)
      Box("h", 30, 10)
        .background(alignment: .leading) { Box("i", 4, 4) }
        .overlay(alignment: .topTrailing) { Box("j", 5, 4) }
      Box("k", 10, 10).position(CGPoint(x: 20, y: 5)).frame(height: 10)
      Box("l", 30, 10).alignmentGuide(.leading) { _ in -6 }
      Custom(size: CGSize(width: 60, height: 10)) { bounds, proposal, subviews in
        subviews[0].place(at: CGPoint(x: bounds.minX + 3, y: bounds.minY), proposal: proposal)
        subviews[1].place(
          at: CGPoint(x: bounds.maxX, y: bounds.midY), anchor: .trailing, proposal: proposal)
      } content: {
        Box("m", 10, 10)
        Box("n", 12, 10)
      }
    }
    .fixedSize(horizontal: false, vertical: true)
  }

  @Test("each frame is the mirror image of the one from left to right")
  func mirrored() {
    let width: CGFloat = 200
    let leftToRight = HeadlessHost.corner(width, 300) { sample }.frames
    let rightToLeft = HeadlessHost.corner(width, 300, .rightToLeft) { sample }.frames
    expectEqual(leftToRight.map(\.identifier), rightToLeft.map(\.identifier))
    expectEqual(leftToRight.count, 14)
    for ((name, left), (_, right)) in zip(leftToRight, rightToLeft) {
      #expect(abs(right.minX - (width - left.maxX)) < 1e-9, "\(name): \(left) and \(right)")
      #expect(right.minY == left.minY && right.size == left.size, "\(name): \(left) and \(right)")
    }
  }

  @Test("a row begins at the right")
  func row() {
    let host = HeadlessHost.corner(100, 10, .rightToLeft) {
      HStack(spacing: 5) {
        Box("a", 10, 10)
        Box("b", 20, 10)
      }
    }
    expectEqual(host.places("a", "b"), ["90,0 10x10", "65,0 20x10"])
  }

  @Test("leading insets are at the right")
  func insets() {
    let host = HeadlessHost.corner(100, 10, .rightToLeft) {
      Box("a", 10, 10).padding(.leading, 3).accessibilityIdentifier("whole")
    }
    expectEqual(host.places("whole", "a"), ["87,0 13x10", "87,0 10x10"])
  }

  @Test("a layout computes as if from left to right and is told the direction")
  func layout() {
    let log = Log()
    let host = HeadlessHost.corner(100, 20, .rightToLeft) {
      Custom(size: CGSize(width: 60, height: 20)) { bounds, _, subviews in
        log.add("\(subviews.layoutDirection) \(bounds.minX)")
        subviews[0].place(at: bounds.origin, proposal: .unspecified)
      } content: {
        Box("a", 10, 10)
      }
    }
    expectEqual(host.place(of: "a"), "90,0 10x10")
    #expect(log.entries.allSatisfy { $0.hasPrefix("rightToLeft") })
  }

  @Test("an environment value turns a part around")
  func environment() {
    let host = HeadlessHost.corner(100, 30) {
      VStack(alignment: .leading, spacing: 0) {
        HStack(spacing: 0) {
          Box("a", 10, 10)
          Box("b", 20, 10)
        }
        .environment(\.layoutDirection, .rightToLeft)
        Box("c", 50, 10)
      }
    }
    expectEqual(host.places("a", "b", "c"), ["20,0 10x10", "0,0 20x10", "0,10 50x10"])
  }
}
