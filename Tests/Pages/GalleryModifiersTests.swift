#if canImport(SwiftUI)
import FlowGallery
import FlowLayoutUI
import SwiftUI
import Testing

/// The effects of the gallery's modifiers, in lines of 240 points with boxes of 36 and gaps of 8.
@MainActor @Suite("The gallery's modifiers")
struct GalleryModifiersTests {
  /// The boxes in rows: left and top edge, width, height.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  private func rows(_ modifier: ItemModifier) -> [[CGFloat]] {
    let third: CGFloat = (240 - 16) / 3
    return switch modifier {
    case .grow: [[0, 0, 36, 36], [44, 0, 152, 36], [204, 0, 36, 36]]
    case .shrink, .fullLine: [[0, 0, 36, 36], [0, 44, 240, 36], [0, 88, 36, 36]]
    case .basis:
      [[0, 0, third, 36], [third + 8, 0, third, 36], [2 * third + 16, 0, third, 36]]
    case .order: [[88, 0, 36, 36], [0, 0, 36, 36], [44, 0, 36, 36]]
    case .alignment:
      [[0, 0, 36, 72], [44, 0, 36, 36], [88, 18, 36, 36], [132, 36, 36, 36], [176, 0, 36, 72]]
    case .lineBreaks: [[0, 0], [0, 44], [44, 44], [0, 88]].map { $0 + [36, 36] }
    case .noBreak:
      [[0, 0], [44, 0], [88, 0], [132, 0], [0, 44], [44, 44]].map { $0 + [36, 36] }
    case .lineBreakView: [[0, 0], [0, 44], [44, 44]].map { $0 + [36, 36] }
    case .spacer: [[0, 0], [204, 0]].map { $0 + [36, 36] }
    case .balanced:
      [[0, 0], [44, 0], [88, 0], [0, 44], [44, 44], [88, 44]].map { $0 + [36, 36] }
    case .maxItemsPerLine:
      [[0, 0], [44, 0], [0, 44], [44, 44], [0, 88], [44, 88]].map { $0 + [36, 36] }
    }
  }

  @Test(
    "each modifier of the gallery gives its boxes the documented frames in rows and columns",
    arguments: ItemModifier.allCases)
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func modifiers(modifier: ItemModifier) throws {
    let host = Hosted(600, 900) { ItemModifierView(modifier) }
    let boxes = host.frames.filter { $0.identifier.count == 1 }.map(\.frame)
    let expected = rows(modifier)
    expectEqual(boxes.count, 2 * expected.count)
    let inRows = try boxes.prefix(expected.count).map { try relative($0, to: "rows", host) }
    let inColumns = try boxes.suffix(expected.count).map { try relative($0, to: "columns", host) }
    for (box, expected) in zip(inRows, expected) {
      #expect(isClose(box, expected), "\(box) is not \(expected)")
    }
    // Columns are rows in which width and height have changed places.
    for (box, expected) in zip(inColumns, expected) {
      let across = [expected[1], expected[0], expected[3], expected[2]]
      #expect(isClose(box, across), "\(box) is not \(across)")
    }
  }

  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  private func relative(
    _ frame: CGRect, to flow: String, _ host: Hosted
  ) throws -> [CGFloat] {
    let origin = try #require(host.frame(of: flow)).origin
    return [frame.minX - origin.x, frame.minY - origin.y, frame.width, frame.height]
  }

  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  private func isClose(_ a: [CGFloat], _ b: [CGFloat]) -> Bool {
    zip(a, b).allSatisfy { abs($0 - $1) < 1e-9 }
  }
}
#endif
