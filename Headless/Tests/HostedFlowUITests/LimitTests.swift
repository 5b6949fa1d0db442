import FlowUI
import SwiftUI
import Testing

/// What a `Flow` with a limit shows: chips of 40 × 20 points and gaps of 8, in 200 points, four a line.
@MainActor @Suite("A flow with a line limit")
struct LimitTests {
  private let names = (1...10).map(String.init)

  private func host(
    _ count: Int = 10, width: CGFloat = 200, height: CGFloat = 400, maxLines: Int? = 2,
    fitsHeight: Bool = false, layout: FlowLayout = FlowLayout(), indicator: CGFloat = 40
  ) -> HeadlessHost {
    HeadlessHost(size: CGSize(width: width, height: height)) {
      Flow(
        names.prefix(count), id: \.self, layout: layout, maxLines: maxLines,
        fitsHeight: fitsHeight
      ) {
        Chip($0)
      } overflow: { more in
        Text("+\(more.count)").frame(width: indicator, height: 20)
      }
      .accessibilityIdentifier("flow")
    }
  }

  @Test(
    "shows the longest run that fits with the indicator, which says at once how many are hidden")
  func longestRun() throws {
    let host = host()
    #expect(try host.settle() == 2)
    #expect(host.seenTexts == ["1", "2", "3", "4", "5", "6", "7", "+3"])
    #expect(host.size == CGSize(width: 184, height: 48))
    #expect(
      host.frame(of: "7")
        == CGRect(x: 96, y: 28, width: 40, height: 20)
        .offsetBy(dx: 8, dy: 176))
  }

  @Test("if everything fits without the indicator, there is none")
  func everythingFits() throws {
    let host = host(8)
    #expect(try host.settle() == 1)
    #expect(host.seenTexts == names.prefix(8).map { $0 })
    #expect(self.host(9).seenTexts.last == "+2")
  }

  @Test("what is shown does not depend on the number that the indicator shows")
  func widestIndicator() {
    func host(_ count: Int) -> HeadlessHost {
      HeadlessHost(size: CGSize(width: 200, height: 400)) {
        Flow(0..<count, id: \.self, maxLines: 1) {
          Chip("\($0)")
        } overflow: { more in
          Text("+\(more.count)").frame(width: CGFloat(20 * "\(more.count)".count))
        }
      }
    }
    // Room for "+100" is 60 points, for "+97" it would be 40: four chips would fit beside that.
    #expect(host(99).seenTexts == ["0", "1", "2", "+96"])
    #expect(host(100).seenTexts == ["0", "1", "+98"])
  }
}
