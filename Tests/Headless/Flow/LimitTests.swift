import FlowLayoutUI
import SwiftUI
import Testing

/// Views shown by a `Flow` with a limit: chips of 40 × 20 points and gaps of 8 in 200 points, four a line.
@MainActor @Suite("A flow with a limit")
struct LimitTests {
  private func names(_ count: Int) -> [String] { (0..<count).map { "\($0 + 1)" } }

  private func host(
    _ count: Int = 10, width: CGFloat = 200, layout: FlowLayout = FlowLayout(),
    maxLines: Int? = 2, indicator: @escaping (Int) -> CGFloat = { _ in 40 },
    @ViewBuilder content: @escaping (String) -> some View = { Chip($0) }
  ) -> HeadlessHost {
    HeadlessHost(width, 400) {
      Flow(names(count), id: \.self, layout: layout, content: content)
        .maxLines(maxLines, overflow: { More($0, indicator($0.count)) })
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

  private let greedy = [["1", "2", "3", "4"], ["5", "6", "7", "+3"]]
  private let all = [["1", "2", "3", "4"], ["5", "6", "7", "8"]]

  @Test(
    "a limited flow shows as many views as fit beside the indicator that counts all elements as hidden"
  )
  func widestIndicator() {
    func shown(_ count: Int) -> [String] {
      host(count, maxLines: 1, indicator: { CGFloat(20 * "\($0)".count) }).seenTexts
    }
    // "+100" would take 60 points, "+97" takes 40: three chips would fit beside that.
    expectEqual(shown(10), ["1", "2", "3", "+7"])
    expectEqual(shown(99), ["1", "2", "3", "+96"])
    expectEqual(shown(100), ["1", "2", "+98"])
  }

  @Test(
    "the indicator of a limited flow counts the hidden elements, at any width and for any length of its text"
  )
  func number() throws {
    // The second one is longer for fewer views, which must not make a circle.
    let indicators: [(Int) -> CGFloat] = [
      { CGFloat(10 * "\($0)".count) }, { $0 == 1 ? 90 : 30 }, { CGFloat($0 * 7 % 80) },
    ]
    for indicator in indicators {
      for width in stride(from: CGFloat(90), through: 400, by: 7) {
        let host = host(14, width: width, indicator: indicator)
        #expect(try host.settle() <= 2)
        let shown = host.focusOrder.count
        expectEqual(host.readTexts.dropFirst(shown), (shown < 14 ? ["+\(14 - shown)"] : []))
      }
    }
  }

  @Test("a flow without views has no size, with or without a limit", arguments: [nil, 0, 2])
  func empty(maxLines: Int?) throws {
    let host = host(0, maxLines: maxLines)
    #expect(host.size == .zero && host.seenTexts.isEmpty)
    expectEqual(try host.settle(limit: 2), 0)
    var counts: Set<Int> = []
    let content = HeadlessHost(200, 400) {
      Flow(content: {})
        .maxLines(maxLines) { more in
          let _ = counts.insert(more.count)
          More(more)
        }
    }
    expectEqual(content.size, .zero)
    expectEqual(counts, (maxLines == nil ? [] : [0]))
  }

  @Test(
    "in a limited flow, an indicator too wide for any line stands alone, and an empty one takes only its gap"
  )
  func oddIndicators() {
    expectEqual(lines(host(indicator: { _ in 300 })), [["1", "2", "3", "4"], ["+6"]])
    let host = HeadlessHost(200, 400) {
      Flow(names(10), id: \.self) {
        Chip($0)
      }
      .maxLines(2) { more in
        if more.count > 1_000 { Text("never") }
      }
    }
    expectEqual(lines(host), all)
  }

  @Test("a limited flow without an indicator fills its lines up to the limit")
  func withoutIndicator() throws {
    let host = HeadlessHost(200, 400) {
      Flow(names(10), id: \.self) { Chip($0) }
        .maxLines(2)
    }
    expectEqual(try host.settle(), 2)
    expectEqual(lines(host), all)
    expectEqual(host.readTexts, names(8))
  }

  @Test("in a limited flow of unlimited width, lines begun by forced breaks count for the limit")
  func endlessLine() {
    let broken = HeadlessHost(200, 400) {
      ScrollView(.horizontal) {
        Flow(1..<7, id: \.self, content: { Chip($0).flowBreak($0 % 2 == 1 ? .before : []) })
          .maxLines(2, overflow: { More($0) })
      }
    }
    expectEqual(lines(broken), [["1", "2"], ["3", "4", "+2"]])
  }

  @Test(
    "full-line, growing, stretched and balanced views, and maxItemsPerLine, keep to a flow's line limit"
  )
  func otherOptions() {
    expectEqual(lines(host(content: { Chip($0).flowFullLine() })), [["1"], ["+9"]])
    expectEqual(lines(host(content: { Chip($0).flowGrow() })), greedy)
    expectEqual(lines(host(layout: FlowLayout(alignment: .stretch, stretchesItems: true))), greedy)
    let three = host(layout: FlowLayout(maxItemsPerLine: 3))
    expectEqual(lines(three), [["1", "2", "3"], ["4", "5", "+5"]])
    expectEqual(lines(host(layout: FlowLayout(wrapping: .balanced(minLines: 3)))), greedy)
    let wide = host(
      layout: FlowLayout(wrapping: .balanced), content: { Chip($0, $0 == "7" ? 150 : 40) })
    // Greedy wrapping would leave the indicator less.
    expectEqual(lines(wide), [["1", "2", "3", "4"], ["5", "6", "+4"]])
  }

  @Test(
    "the indicator's baseline aligns its line, and a limited flow's baselines are those of its shown views"
  )
  func baselines() {
    let host = HeadlessHost(300, 100) {
      HStack(alignment: .lastTextBaseline, spacing: 0) {
        Block(10, 10, baseline: 10).named("beside")
        Flow(
          0..<9, id: \.self, layout: FlowLayout(verticalAlignment: .firstTextBaseline),
          content: { Block(60, 20, baseline: $0 > 5 ? 90 : 15).named($0) }
        )
        .maxLines(2, overflow: { _ in Block(20, 30, baseline: 25).named("more") })
        .frame(width: 200)
      }
    }
    let (beside, more) = (host.frame(of: "beside"), host.frame(of: "more"))
    expectEqual(more.map { $0.minY + 25 }, beside?.maxY)
    expectEqual(host.frame(of: "4").map { $0.minY + 15 }, beside?.maxY)
  }

  @Test(
    "a limited flow asked for its size at many widths in one update shows the lines of the last width"
  )
  func manyWidths() throws {
    let widths = stride(from: CGFloat(10), through: 400, by: 10).map {
      ProposedViewSize(width: $0, height: nil)
    }
    let proposals =
      widths + [.unspecified, .zero, .infinity, ProposedViewSize(width: 200, height: 400)]
    func flow(_ maxLines: Int) -> some View {
      Flow(names(10), id: \.self, content: { Chip($0) })
        .maxLines(maxLines, overflow: { More($0) })
    }
    let host = HeadlessHost(200, 400) { HostQuestions(proposals: proposals) { flow(2) } }
    expectEqual(try host.settle(), 2)
    expectEqual(lines(host), greedy)
    expectEqual(HeadlessHost(200, 400) { flow(1).fixedSize() }.seenTexts, names(10))
  }
}
