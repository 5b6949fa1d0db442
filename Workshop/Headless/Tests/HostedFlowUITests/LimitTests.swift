import FlowUI
import SwiftUI
import Testing

/// What a `Flow` with a limit shows: chips of 40 × 20 points and gaps of 8 in 200 points, four a line.
@MainActor @Suite("A flow with a limit")
struct LimitTests {
  private func names(_ count: Int) -> [String] {
    (1...max(1, count)).prefix(count).map(String.init)
  }

  private func host(
    _ count: Int = 10, maxLines: Int? = 2, indicator: CGFloat = 40
  ) -> HeadlessHost {
    HeadlessHost(size: CGSize(width: 200, height: 400)) {
      Flow(names(count), id: \.self, maxLines: maxLines) {
        Chip($0)
      } overflow: { more in
        Text("+\(more.count)").frame(width: indicator, height: 20)
      }
    }
  }

  /// The texts of lines of rows, from the top.
  private func lines(_ host: HeadlessHost) -> [[String]] {
    let seen = host.seen
    let rows = Set(seen.map(\.frame.midY)).sorted()
    return rows.map { row in
      seen.filter { $0.frame.midY == row }.sorted { $0.frame.minX < $1.frame.minX }.map(\.text)
    }
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
    // "+100" would take 60 points, "+97" takes 40: three chips would fit beside that.
    #expect(host(10).seenTexts == ["0", "1", "2", "+7"])
    #expect(host(99).seenTexts == ["0", "1", "2", "+96"])
    #expect(host(100).seenTexts == ["0", "1", "+98"])
  }

  @Test("the number is that of what is hidden, at every width and for every length of its text")
  func number() throws {
    // The second one is longer for fewer views, which must not make a circle.
    let indicators: [(Int) -> CGFloat] = [
      { CGFloat(10 * "\($0)".count) }, { $0 == 1 ? 90 : 30 }, { CGFloat($0 * 7 % 80) },
    ]
    for indicator in indicators {
      for width in stride(from: CGFloat(90), through: 400, by: 7) {
        let host = HeadlessHost(size: CGSize(width: width, height: 400)) {
          Flow(names(14), id: \.self, maxLines: 2) {
            Chip($0)
          } overflow: {
            Text("+\($0.count)").frame(width: indicator($0.count), height: 20)
          }
        }
        #expect(try host.settle() <= 2)
        let shown = host.focusOrder.count
        #expect(host.readTexts.dropFirst(shown) == (shown < 14 ? ["+\(14 - shown)"] : []))
      }
    }
  }

  @Test("without views a flow has no size, whatever it is asked for")
  func empty() throws {
    for maxLines in [nil, 0, 2] {
      let host = host(0, maxLines: maxLines)
      #expect(host.size == .zero && host.seenTexts.isEmpty)
      #expect(try host.settle(limit: 2) == 0)
    }
    let content = HeadlessHost(size: CGSize(width: 200, height: 400)) {
      Flow(maxLines: 2) {
      } overflow: {
        Text("+\($0.count)")
      }
    }
    #expect(content.size == .zero)
  }

  @Test("an indicator that fits beside nothing stands alone, one of no size takes its gap")
  func oddIndicators() {
    #expect(lines(host(indicator: 300)) == [["1", "2", "3", "4"], ["+6"]])
    let host = HeadlessHost(size: CGSize(width: 200, height: 400)) {
      Flow(names(10), id: \.self, maxLines: 2) {
        Chip($0)
      } overflow: { more in
        if more.count > 1_000 { Text("never") }
      }
    }
    #expect(lines(host) == [["1", "2", "3", "4"], ["5", "6", "7", "8"]])
  }

  @Test("without an indicator the lines end where the limit does")
  func withoutIndicator() throws {
    let host = HeadlessHost(size: CGSize(width: 200, height: 400)) {
      Flow(names(10), id: \.self, maxLines: 2) { Chip($0) }
    }
    #expect(try host.settle() == 2)
    #expect(lines(host) == [["1", "2", "3", "4"], ["5", "6", "7", "8"]])
    #expect(host.readTexts == names(8))
  }

  @Test("where a line has no end, forced breaks are lines")
  func endlessLine() {
    let broken = HeadlessHost(size: CGSize(width: 200, height: 400)) {
      ScrollView(.horizontal) {
        Flow(names(6), id: \.self, maxLines: 2) {
          Chip($0).flowBreak(Int($0)! % 2 == 1 ? .before : [])
        } overflow: {
          Text("+\($0.count)").frame(width: 40, height: 20)
        }
      }
    }
    #expect(lines(broken) == [["1", "2"], ["3", "4", "+2"]])
  }
}

/// What else a flow can do, together with a limit.
extension LimitTests {
  @Test("full lines, grown, stretched and balanced lines and a maximum of views keep to the limit")
  func otherOptions() {
    func shown(_ layout: FlowLayout, _ asked: @escaping (Chip) -> some View) -> [[String]] {
      lines(
        HeadlessHost(size: CGSize(width: 200, height: 400)) {
          Flow(names(10), id: \.self, layout: layout, maxLines: 2) {
            asked(Chip($0))
          } overflow: {
            Text("+\($0.count)").frame(width: 40, height: 20)
          }
        })
    }
    let greedy = [["1", "2", "3", "4"], ["5", "6", "7", "+3"]]
    #expect(shown(FlowLayout()) { $0.flowFullLine() } == [["1"], ["+9"]])
    #expect(shown(FlowLayout()) { $0.flowGrow() } == greedy)
    #expect(shown(FlowLayout(alignment: .stretch, stretchesItems: true)) { $0 } == greedy)
    #expect(shown(FlowLayout(maxItemsPerLine: 3)) { $0 } == [["1", "2", "3"], ["4", "5", "+5"]])
    #expect(shown(FlowLayout(wrapping: .balanced(minLines: 3))) { $0 } == greedy)
    let wide = shown(FlowLayout(wrapping: .balanced)) { chip in
      Chip(chip.name, chip.name == "7" ? 150 : 40)
    }
    // Greedy wrapping would leave the indicator less.
    #expect(wide == [["1", "2", "3", "4"], ["5", "6", "+4"]])
  }

  @Test("the indicator's guides are its line's, and baselines those of what is shown")
  func baselines() {
    let host = HeadlessHost(size: CGSize(width: 300, height: 100)) {
      HStack(alignment: .lastTextBaseline, spacing: 0) {
        Block(10, 10, baseline: 10).accessibilityIdentifier("beside")
        Flow(
          0..<9, id: \.self, layout: FlowLayout(verticalAlignment: .firstTextBaseline), maxLines: 2
        ) {
          Block(60, 20, baseline: $0 > 5 ? 90 : 15).accessibilityIdentifier("\($0)")
        } overflow: { _ in
          Block(20, 30, baseline: 25).accessibilityIdentifier("more")
        }
        .frame(width: 200)
      }
    }
    let (beside, more) = (host.frame(of: "beside"), host.frame(of: "more"))
    #expect(more.map { $0.minY + 25 } == beside?.maxY)
    #expect(host.frame(of: "4").map { $0.minY + 15 } == beside?.maxY)
  }

  @Test("one update may ask for many widths, and the last one counts")
  func manyWidths() throws {
    let widths = stride(from: CGFloat(10), through: 400, by: 10).map {
      ProposedViewSize(width: $0, height: nil)
    }
    let proposals =
      widths + [.unspecified, .zero, .infinity, ProposedViewSize(width: 200, height: 400)]
    let host = HeadlessHost(size: CGSize(width: 200, height: 400)) {
      HostQuestions(proposals: proposals) {
        Flow(names(10), id: \.self, maxLines: 2) {
          Chip($0)
        } overflow: {
          Text("+\($0.count)").frame(width: 40, height: 20)
        }
      }
    }
    #expect(try host.settle() == 2)
    #expect(lines(host) == [["1", "2", "3", "4"], ["5", "6", "7", "+3"]])
    let fixed = HeadlessHost(size: CGSize(width: 200, height: 400)) {
      Flow(names(10), id: \.self, maxLines: 1) {
        Chip($0)
      } overflow: {
        Text("+\($0.count)")
      }
      .fixedSize()
    }
    #expect(fixed.seenTexts == names(10))
  }
}
