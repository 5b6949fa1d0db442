import FlowLayoutUI
import Foundation
import SwiftUI
import Testing

/// Waterfalls beside those that a browser measured: drawn by `lanes.py` of the package Conformance.
@MainActor @Suite("Cards lie in columns where a browser's lanes have them")
struct LanesTests {
  @Test(
    "cards of a strip of columns have the frames that a browser's grid lanes give, in each measured case"
  )
  func measuredCases() async throws {
    let cases = try JSONDecoder().decode(
      [LanesCase].self, from: browserCases("Browser/lanes.json.gz"))
    expectEqual(cases.count, 16)
    for (index, subject) in cases.enumerated() {
      for isDeclared in [true, false] {
        let host = HeadlessHost(600, 9000) {
          LanesPage(subject: subject, isDeclared: isDeclared)
        }
        try await update(host)
        for (card, place) in subject.places.enumerated() {
          let frame = try #require(host.frame(of: "\(card)"), "case \(index)")
          #expect(
            abs(frame.minX - place[0]) <= 1 / 64 && abs(frame.minY - place[1]) <= 1 / 64,
            "case \(index), card \(card): \(frame) instead of \(place)")
        }
      }
    }
  }
}

/// Cards, and where a browser shows them.
private struct LanesCase: Decodable {
  let lanes: Int
  let width: CGFloat
  let gaps: [CGFloat]
  let heights: [CGFloat]
  let places: [[CGFloat]]
}

private struct LanesPage: View {
  let subject: LanesCase
  let isDeclared: Bool

  var body: some View {
    ScrollView {
      LazyStrip(
        subject.heights.indices, lines: subject.lanes,
        layout: VFlowLayout(horizontalSpacing: subject.gaps[0], verticalSpacing: subject.gaps[1])
      ) { card in
        Color.blue.frame(width: size(card).width, height: size(card).height).named(card)
      }
      .itemSizes(size, .acrossLines, if: isDeclared)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private func size(_ card: Int) -> CGSize {
    CGSize(width: subject.width, height: subject.heights[card])
  }
}
